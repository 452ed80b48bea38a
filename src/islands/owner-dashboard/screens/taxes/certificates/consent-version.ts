/** Names the text of consent in both languages: whoever changes what it says gives it another name. */
export const CONSENT_VERSION = '2026-11-27.2';
