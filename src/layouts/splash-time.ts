import { remember, remembered } from './page-script/storage.ts';

const SPLASH_MS = 1_500;
const SHOWN_KEY = 'splash_shown';

/**
 * Shows the splash at the start of a browser session, until 1.5 seconds have passed since the page was asked for: what comes
 * later than that does not wait for it.
 * @param passedMs since the page was asked for
 */
export function coverStart(passedMs = performance.now()): void {
  if (remembered(SHOWN_KEY, 'sessionStorage') !== null) return;
  const { dataset } = document.documentElement;
  dataset.splash = '';
  setTimeout(
    () => {
      remember(SHOWN_KEY, 'true', 'sessionStorage');
      delete dataset.splash;
    },
    Math.max(0, SPLASH_MS - passedMs),
  );
}
