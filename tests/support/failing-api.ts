import type { Page } from '@playwright/test';

/** What the frame itself reads, so that the screens are reached. */
const FRAME = /\/rest\/v1\/(profiles|memberships|organizations)\?/;
/** What a server answers that has failed. */
export const FAILURE = { code: 'XX000', message: 'secret detail of the server' };
/** While the tab remembers this, its questions fail. */
const IS_BROKEN = 'api_is_broken';
/** The application's pause before it asks a second time is as long as this then. */
const PAUSE_MS = 20;

/**
 * Lets the server fail for the screens of a page, but for what the frame reads, whenever `setBroken` says so. Done in the
 * page: a browser whose requests are led elsewhere fetches and compiles the whole application anew for every screen.
 */
export async function makeBreakable(page: Page): Promise<void> {
  await page.addInitScript(
    ({ frame, failure, key, pause }) => {
      const fetchReally = window.fetch;
      const isSpared = new RegExp(frame);
      const isBroken = () => sessionStorage.getItem(key) !== null;
      window.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (!url.includes('/rest/v1/') || isSpared.test(url) || !isBroken()) return fetchReally(input, init);
        return Response.json(failure, { status: 500 });
      };
      const waitReally = window.setTimeout;
      const wait = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
        waitReally(handler, isBroken() ? Math.min(ms, pause) : ms, ...args);
      window.setTimeout = wait as typeof window.setTimeout;
    },
    { frame: FRAME.source, failure: FAILURE, key: IS_BROKEN, pause: PAUSE_MS },
  );
}

export const setBroken = (page: Page, isBroken: boolean): Promise<void> =>
  page.evaluate(
    ({ key, isNow }) => (isNow ? sessionStorage.setItem(key, 'true') : sessionStorage.removeItem(key)),
    { key: IS_BROKEN, isNow: isBroken },
  );
