import { type Locator, type Page, expect as runners } from '@playwright/test';

interface Within {
  readonly timeout?: number;
}

/** What a matcher knows of how it was called. */
interface Called {
  readonly isNot: boolean;
  readonly timeout: number;
}

/** How long the runner looks once more, for what it has to say. */
const AGAIN_MS = 1;

/**
 * Waits by other means first. Each time that the runner's own matchers look and do not find yet what is expected, they write
 * down the whole page for what they might have to say: a ninth of all that pages did in the tests.
 * @param ask the runner's matcher, which says why where it did not come
 */
async function after(waited: Promise<void>, ask: () => Promise<void>, { isNot }: Called, timeout: number) {
  try {
    await waited.catch(ask);
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { pass: isNot, message: () => said.replaceAll(`${AGAIN_MS}ms`, `${timeout}ms`) };
  }
}

/** The runner's `expect`, with quicker ways to wait for what is seen, what is there, what is gone and where a page is. */
export const expect = runners.extend({
  toBeVisible(this: Called, locator: Locator, options: Within & { visible?: boolean } = {}) {
    const { timeout = this.timeout, visible = true } = options;
    const own = this.isNot ? runners(locator).not : runners(locator);
    return after(
      locator.waitFor({ state: visible === this.isNot ? 'hidden' : 'visible', timeout }),
      () => own.toBeVisible({ visible, timeout: AGAIN_MS }),
      this,
      timeout,
    );
  },

  toBeHidden(this: Called, locator: Locator, options: Within = {}) {
    const { timeout = this.timeout } = options;
    const own = this.isNot ? runners(locator).not : runners(locator);
    return after(
      locator.waitFor({ state: this.isNot ? 'visible' : 'hidden', timeout }),
      () => own.toBeHidden({ timeout: AGAIN_MS }),
      this,
      timeout,
    );
  },

  toBeAttached(this: Called, locator: Locator, options: Within & { attached?: boolean } = {}) {
    const { timeout = this.timeout, attached = true } = options;
    const own = this.isNot ? runners(locator).not : runners(locator);
    return after(
      locator.waitFor({ state: attached === this.isNot ? 'detached' : 'attached', timeout }),
      () => own.toBeAttached({ attached, timeout: AGAIN_MS }),
      this,
      timeout,
    );
  },

  async toHaveURL(this: Called, page: Page, url: string | RegExp, options: Within = {}) {
    const { timeout = this.timeout } = options;
    if (this.isNot) {
      await runners(page).not.toHaveURL(url, options);
      return { pass: false, message: () => '' };
    }
    return after(
      page.waitForURL(url, { timeout, waitUntil: 'domcontentloaded' }),
      () => runners(page).toHaveURL(url, { timeout: AGAIN_MS }),
      this,
      timeout,
    );
  },
});
