import { test as base, expect, type Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { AUTH_STORAGE_KEY } from '#src/data/client.ts';
import type { Language } from '#src/i18n/language.ts';

export { expect };

/** Somebody's browser: a context of its own, with nothing of anybody else's. */
export interface Visit {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  /** Pixels; 360 is a small phone. */
  readonly width?: number;
  /** Signed in from the start. */
  readonly session?: Session;
  /** Without motion, for looking at a screen at rest. */
  readonly isStill?: boolean;
  /** Shows the splash of a first visit, which the other tests leave out to save its 1.5 seconds. */
  readonly hasSplash?: boolean;
}

interface Fixtures {
  problems: string[];
  /** What this test provokes on purpose; anything else that a page logs as an error fails the test. */
  expectedErrors: readonly RegExp[];
  open: (visit?: Visit) => Promise<Page>;
}

const PHONE_WIDTH = 480;

/** Collects what a page logs as an error. */
export function watchConsole(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
}

/** Playwright's test with browsers to open, whose pages are all watched. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  problems: [
    async ({ expectedErrors }, use) => {
      const problems: string[] = [];
      await use(problems);
      const stray = problems.filter((problem) => !expectedErrors.some((pattern) => pattern.test(problem)));
      expect(stray, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ browser, problems }, use) => {
    const opened: Page[] = [];
    await use(
      async ({
        language = 'es',
        theme = 'light',
        width = 1440,
        session,
        isStill = false,
        hasSplash = false,
      } = {}) => {
        const isPhone = width < PHONE_WIDTH;
        const context = await browser.newContext({
          viewport: { width, height: isPhone ? 740 : 900 },
          hasTouch: isPhone,
          isMobile: isPhone,
          reducedMotion: isStill ? 'reduce' : 'no-preference',
          locale: language === 'es' ? 'es-DO' : 'en-US',
        });
        context.on('page', (page) => watchConsole(page, problems));
        await context.addInitScript(prepare, {
          first: { language, theme, ...(session && { [AUTH_STORAGE_KEY]: JSON.stringify(session) }) },
          hasSplash,
        });
        const page = await context.newPage();
        opened.push(page);
        return page;
      },
    );
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

/** Runs in the page before its own scripts: what a returning visitor's browser remembers, once. */
function prepare({ first, hasSplash }: { first: Record<string, string>; hasSplash: boolean }): void {
  // A new page is blank before it goes anywhere, and nothing can be stored there.
  if (!location.protocol.startsWith('http')) return;
  if (!hasSplash) sessionStorage.setItem('splash_shown', 'true');
  if (localStorage.getItem('prepared')) return;
  localStorage.setItem('prepared', 'true');
  for (const [key, value] of Object.entries(first)) localStorage.setItem(key, value);
}
