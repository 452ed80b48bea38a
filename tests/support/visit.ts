import type { Browser, BrowserContext } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import type { Language } from '#src/i18n/language.ts';

/** Somebody's browser: a context of its own, with nothing of anybody else's. */
export interface Visit {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  /** Pixels; 360 is a small phone. */
  readonly width?: number;
  /** Device pixels per pixel; 2 for pictures that stay sharp. Default 1. */
  readonly pixelRatio?: number;
  /** Signed in from the start. */
  readonly session?: Session;
  /** With motion, which a fourth of the time went into drawing: for journeys. The others prefer it less, as one may. */
  readonly hasMotion?: boolean;
  /** Shows the splash of a first visit, which the other tests leave out to save its 1.5 seconds. */
  readonly hasSplash?: boolean;
  /**
   * With the service worker, which keeps some two megabytes on a first visit: for what is about it alone, to save that for
   * every other test.
   */
  readonly hasServiceWorker?: boolean;
  /** Where the product is served, when the test runner does not say it. */
  readonly baseURL?: string;
}

const PHONE_WIDTH = 480;

/** Opens somebody's browser. */
export async function openContext(browser: Browser, visit: Visit): Promise<BrowserContext> {
  const {
    language = 'es',
    width = 1440,
    pixelRatio = 1,
    hasMotion = false,
    hasSplash = false,
    hasServiceWorker = false,
  } = visit;
  const isPhone = width < PHONE_WIDTH;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 740 : 900 },
    deviceScaleFactor: pixelRatio,
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    locale: language === 'es' ? 'es-DO' : 'en-US',
    ...(visit.baseURL && { baseURL: visit.baseURL }),
  });
  await context.addInitScript(prepare, {
    first: rememberedBy(visit),
    hasSplash,
    hasServiceWorker,
  });
  if (process.env.WATCH_FOCUS === '1') await context.addInitScript(watchFocus);
  return context;
}

/** What the browser of a visitor who comes again has stored. */
function rememberedBy({ language = 'es', theme = 'light', session }: Visit): Record<string, string> {
  return { language, theme, ...(session && { [AUTH_STORAGE_KEY]: JSON.stringify(session) }) };
}

interface Prepared {
  first: Record<string, string>;
  hasSplash: boolean;
  hasServiceWorker: boolean;
}

/** Runs in the page before its own scripts: what a returning visitor's browser remembers, once. */
function prepare({ first, hasSplash, hasServiceWorker }: Prepared): void {
  // A new page is blank before it goes anywhere, and nothing can be stored there.
  if (!location.protocol.startsWith('http')) return;
  // As in a browser that has none.
  if (!hasServiceWorker) Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  if (!hasSplash) sessionStorage.setItem('splash_shown', 'true');
  if (localStorage.getItem('prepared')) return;
  localStorage.setItem('prepared', 'true');
  for (const [key, value] of Object.entries(first)) localStorage.setItem(key, value);
}

/** Runs in the page: logs each action after which the focus is nowhere, because its button has gone and nothing took its place. */
function watchFocus(): void {
  const SETTLE_MS = 1_500;
  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
  const look = (button: Element, address: string) => {
    if (!isNowhere() || button.isConnected || location.href !== address) return;
    console.error(
      `The focus is lost after "${button.textContent?.trim() || button.getAttribute('aria-label')}".`,
    );
  };
  let watched: { button: Element; address: string; timer: number } | undefined;
  // What has the focus and is pressed may go at once, or when the answer comes.
  document.addEventListener('click', () => {
    const button = document.activeElement;
    if (!button?.matches('button')) return;
    clearTimeout(watched?.timer);
    const address = location.href;
    const wait = () => {
      if (button.isConnected && document.activeElement === button) {
        watched = { button, address, timer: window.setTimeout(wait, SETTLE_MS) };
        return;
      }
      setTimeout(() => look(button, address), SETTLE_MS);
    };
    watched = { button, address, timer: window.setTimeout(wait, SETTLE_MS) };
  });
}
