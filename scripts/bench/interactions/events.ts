import type { Page } from '@playwright/test';

/** How long one interaction took, in milliseconds. */
export interface Answer {
  /** From the press until its result is drawn. */
  readonly result: number;
  /** The longest of its events, from the press until the next frame: what INP counts. Under 16 ms counts as 16. */
  readonly INP: number;
}

interface Watch {
  pressedAt: number;
  longest: number;
}

declare global {
  interface Window {
    pressed: Watch;
  }
}

/** Shorter ones are not reported by browsers. */
const LEAST_MS = 16;
const LONGEST_WAIT_MS = 30_000;

/** Runs in the page before its own scripts: notes presses, and how long the browser says they took. */
export function watchEvents(leastMs: number): void {
  window.pressed = { pressedAt: 0, longest: leastMs };
  const press = ({ timeStamp }: Event) => {
    window.pressed.pressedAt ||= timeStamp;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId && entry.startTime >= window.pressed.pressedAt)
        window.pressed.longest = Math.max(window.pressed.longest, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: leastMs } as PerformanceObserverInit);
}

export const watchOptions = LEAST_MS;

/** @throws when the result does not come */
export async function measureAnswer(
  page: Page,
  act: () => Promise<unknown>,
  done: { result: string; path: string | undefined },
): Promise<Answer> {
  await page.evaluate(
    ({ least, result, path }) => {
      window.pressed = { pressedAt: 0, longest: least };
      // Where another screen comes, what looks alike on this one is none of it.
      if (path) for (const own of document.querySelectorAll(result)) own.setAttribute('data-left', '');
    },
    { least: LEAST_MS, ...done },
  );
  const seen = page.waitForFunction(
    ({ result, path }) => {
      const { pressedAt } = window.pressed;
      const isThere =
        pressedAt > 0 &&
        (!path || location.pathname.endsWith(path)) &&
        document.querySelector(`:is(${result}):not([data-left])`) !== null;
      return isThere ? performance.now() - pressedAt : null;
    },
    done,
    { timeout: LONGEST_WAIT_MS, polling: 'raf' },
  );
  const [handle] = await Promise.all([seen, act()]);
  const result = (await handle.jsonValue()) ?? 0;
  await restOf(page);
  return { result, INP: await page.evaluate(() => window.pressed.longest) };
}

/** Until the last answers are drawn, and the events of that are told. */
const restOf = (page: Page) => page.waitForTimeout(900);
