import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Target } from './targets.ts';

/** One cold visit. Milliseconds from the navigation's start. */
export interface Visit {
  readonly visible: number;
  readonly FCP: number;
  readonly LCP: number;
  /** Total blocking time: what long tasks had over 50 ms, from the first paint on. */
  readonly TBT: number;
  readonly CLS: number;
  readonly requests: number;
  /** Kilobytes moved, headers included. */
  readonly KB: number;
  readonly calls: number;
}

interface Options {
  /** Where the target's server is reached. */
  readonly origin: string;
  /** How many times slower the processor is. */
  readonly slowerCpu: number;
}

const LONGEST_VISIT_MS = 60_000;
/** A visit has ended when nothing was asked for this long after the page is visible. */
const REST_MS = 1_000;
const KB = 1_024;

/** Opens a page in a browser that knows nothing of it, and says what a reader saw. @throws when it never gets visible */
export async function visit(browser: Browser, target: Target, options: Options): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
    // What it keeps for later is no part of a first view.
    serviceWorkers: 'block',
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
  });
  try {
    // Changes as they happen come through a connection that stays open: no part of it either.
    await context.routeWebSocket(/.*/, () => undefined);
    await context.addInitScript(observe, {
      visible: target.visible,
      local: target.localStorage,
      session: target.sessionStorage,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: options.slowerCpu });
    const moved = await countMoved(session, new RegExp(target.calls));
    const { pathname, search } = new URL(target.url);
    await page.goto(options.origin + pathname + search, { waitUntil: 'commit' });
    await page
      .waitForFunction(() => window.seen.visible > 0, undefined, { timeout: LONGEST_VISIT_MS })
      .catch(() => {
        throw new Error(`${target.name} did not get visible at ${page.url()}.`);
      });
    await moved.rest();
    return { ...(await figuresOf(page)), ...moved.sums() };
  } finally {
    await context.close();
  }
}

async function countMoved(session: CDPSession, calls: RegExp) {
  const sums = { requests: 0, bytes: 0, calls: 0 };
  let lastAt = performance.now();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('http')) return;
    lastAt = performance.now();
    sums.requests += 1;
    if (calls.test(new URL(request.url).pathname)) sums.calls += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    lastAt = performance.now();
    sums.bytes += encodedDataLength;
  });
  return {
    sums: () => ({ requests: sums.requests, calls: sums.calls, KB: sums.bytes / KB }),
    rest: async () => {
      while (performance.now() - lastAt < REST_MS) await new Promise((later) => setTimeout(later, 50));
    },
  };
}

const figuresOf = (page: Page) =>
  page.evaluate(() => {
    const LONG_MS = 50;
    const { visible, fcp, lcp, shifts, tasks } = window.seen;
    const blocking = tasks.filter(({ at }) => at >= fcp).map(({ ms }) => ms - LONG_MS);
    return {
      visible,
      FCP: fcp,
      LCP: lcp,
      TBT: blocking.reduce((sum, ms) => sum + ms, 0),
      CLS: shifts.reduce((sum, one) => sum + one, 0),
    };
  });

interface Seen {
  visible: number;
  fcp: number;
  lcp: number;
  shifts: number[];
  tasks: { at: number; ms: number }[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

interface Watched {
  visible: Target['visible'];
  local: Record<string, string>;
  session: Record<string, string>;
}

/** Runs in the page before its own scripts. */
function observe({ visible, local, session }: Watched): void {
  if (!location.protocol.startsWith('http') || window !== window.top) return;
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  window.seen = { visible: 0, fcp: 0, lcp: 0, shifts: [], tasks: [] };
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    window.seen.shifts.push((entry as unknown as { value: number }).value);
  });
  on('longtask', ({ startTime, duration }) => {
    window.seen.tasks.push({ at: startTime, ms: duration });
  });
  const text = new RegExp(visible.text ?? '');
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  const look = () => {
    const found = document.querySelector<HTMLElement>(visible.selector);
    const isThere =
      found !== null && text.test(found.textContent ?? '') && !(visible.without && isShown(visible.without));
    if (isThere) window.seen.visible = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
