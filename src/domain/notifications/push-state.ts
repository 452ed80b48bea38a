/**
 * Whether a browser shows notifications:
 * - `unsupported`: it never will
 * - `needs_install`: on an iPhone or iPad, once the app is on the home screen
 * - `not_offered`: this deployment sends none
 * - `denied`: its user said no, and only the browser's settings can change that
 * - `default`: nobody was asked yet
 * - `off`: allowed, and not subscribed
 * - `on`
 */
export type PushState = 'unsupported' | 'needs_install' | 'not_offered' | 'denied' | 'default' | 'off' | 'on';
