import { test as base, expect, type Page } from '@playwright/test';
import { openContext, type Visit } from '#tests/support/visit.ts';

export { expect };

interface Fixtures {
  problems: string[];
  /** What this test provokes on purpose; anything else that a page logs as an error fails the test. */
  expectedErrors: readonly RegExp[];
  open: (visit?: Visit) => Promise<Page>;
}

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
    await use(async (visit = {}) => {
      const context = await openContext(browser, visit);
      context.on('page', (page) => watchConsole(page, problems));
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});
