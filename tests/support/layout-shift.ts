import type { Page } from '@playwright/test';

/** "Good" is up to 0.1 (web.dev/articles/cls); the product asks half of it of itself. */
export const MOST_SHIFT = 0.05;

/**
 * What the page has shifted by since it was opened, whoever caused it.
 * @param withinMs how long to go on watching
 */
export function layoutShiftOf(page: Page, withinMs: number): Promise<number> {
  return page.evaluate(
    (wait) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), wait);
      }),
    withinMs,
  );
}

/** One shift, and what moved in it: the element and its place before and after. */
interface Shift {
  readonly value: number;
  readonly atMs: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** What a browser tells of a shift, which the compiler's library does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Notes every shift of every page that is opened from now on, with what moved while it is still there to be named. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(note);
}

/** Runs in the page. */
function note(): void {
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'what has gone since';
    const marks = (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).slice(0, 4);
    const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30) ?? '';
    return `${[element.tagName.toLowerCase(), ...marks].join('.')} "${text}"`;
  };
  const placeOf = ({ x, y, width, height }: DOMRect) =>
    `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('×')}`;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        window.shifts.push({
          value,
          atMs: startTime,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The cumulative layout shift of a page as Chromium counts it: the worst window of at most 5 s without a second of rest. */
export function cumulativeShift(shifts: readonly Pick<Shift, 'value' | 'atMs'>[]): number {
  const REST_MS = 1_000;
  const WINDOW_MS = 5_000;
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { value, atMs } of shifts) {
    if (atMs - last > REST_MS || atMs - first > WINDOW_MS) {
      sum = 0;
      first = atMs;
    }
    sum += value;
    last = atMs;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** What {@link noteShifts} has noted of the page that is open. */
export const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => window.shifts);
