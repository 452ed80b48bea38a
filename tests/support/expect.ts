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

/**
 * A toast says for some seconds what the page says too. Whether it is still there decides nothing: what the page says
 * counts.
 */
const OUTSIDE_TOASTS = ':not([data-toasts] *)';

type State = 'visible' | 'hidden' | 'attached' | 'detached';

/**
 * Until what is found is as expected.
 * @param states what is expected, and its opposite, which is waited for after `not`
 * @param ask the runner's matcher
 */
function until(
  called: Called,
  locator: Locator,
  { timeout = called.timeout }: Within,
  [state, opposite]: readonly [State, State],
  ask: (own: ReturnType<typeof runners<Locator>>, again: Within) => Promise<void>,
) {
  const own = called.isNot ? runners(locator).not : runners(locator);
  const wanted = { state: called.isNot ? opposite : state, timeout };
  return after(
    locator.waitFor(wanted).catch((error: Error) => {
      if (wanted.state !== 'visible' || !error.message.includes('strict mode violation')) throw error;
      return locator.and(locator.page().locator(OUTSIDE_TOASTS)).waitFor(wanted);
    }),
    () => ask(own, { timeout: AGAIN_MS }),
    called,
    timeout,
  );
}

/** The runner's `expect`, with quicker ways to wait for what is seen, what is there, what is gone and where a page is. */
export const expect = runners.extend({
  toBeVisible(this: Called, locator: Locator, options: Within & { visible?: boolean } = {}) {
    const { visible = true } = options;
    const states = visible ? (['visible', 'hidden'] as const) : (['hidden', 'visible'] as const);
    return until(this, locator, options, states, (own, again) => own.toBeVisible({ visible, ...again }));
  },

  toBeHidden(this: Called, locator: Locator, options: Within = {}) {
    return until(this, locator, options, ['hidden', 'visible'], (own, again) => own.toBeHidden(again));
  },

  toBeAttached(this: Called, locator: Locator, options: Within & { attached?: boolean } = {}) {
    const { attached = true } = options;
    const states = attached ? (['attached', 'detached'] as const) : (['detached', 'attached'] as const);
    return until(this, locator, options, states, (own, again) => own.toBeAttached({ attached, ...again }));
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
