import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Messages that the browser itself writes when a test makes a request fail on purpose. */
const EXPECTED = [
  /Failed to load resource: the server responded with a status of (400|401|403|404|409|422|429)/,
];

/** Collects what a page logs as an error; a stray one fails the test that opened the page. */
export function watchConsole(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (EXPECTED.some((pattern) => pattern.test(message.text()))) return;
    problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
}

/** Playwright's test with every page of the context watched. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('page', (page) => watchConsole(page, problems));
      await use(problems);
      expect(problems, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});
