import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { expect } from '#tests/support/expect.ts';
import { findTextAtFields } from '#tests/support/said-at-fields.ts';
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
    const opened: BrowserContext[] = [];
    await use(async (visit = {}) => {
      const context = await openContext(browser, visit);
      opened.push(context);
      context.on('page', (page) => watchConsole(page, problems));
      const page = await context.newPage();
      findTextAtFields(page);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
