import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

const SOON = { timeout: 200 };

/** What an expectation says when it is not met; null when it is. */
const saidBy = (asked: Promise<void>): Promise<string | null> =>
  asked.then(
    () => null,
    (error: Error) => error.message,
  );

async function withTexts(page: Page): Promise<Record<'seen' | 'hidden' | 'missing', Locator>> {
  await page.setContent('<p>uno</p><p hidden>dos</p><button>a</button><button>a</button>');
  return { seen: page.getByText('uno'), hidden: page.getByText('dos'), missing: page.getByText('tres') };
}

// The matchers of tests/support/expect.ts: whoever waits with them is told as much as by the runner's own.
test('what is seen, hidden and gone is told apart, and said as the runner says it', async ({ open }) => {
  const page = await open();
  const { seen, hidden, missing } = await withTexts(page);
  await expect(seen).toBeVisible(SOON);
  await expect(seen).not.toBeHidden(SOON);
  for (const unseen of [hidden, missing]) {
    await expect(unseen).toBeHidden(SOON);
    await expect(unseen).not.toBeVisible(SOON);
    await expect(unseen).toBeVisible({ ...SOON, visible: false });
  }
  expect(await saidBy(expect(hidden).toBeVisible(SOON))).toMatch(/toBeVisible.*Received: hidden.*200ms/s);
  expect(await saidBy(expect(missing, 'the third').toBeVisible(SOON))).toMatch(/^the third.*not found/s);
  expect(await saidBy(expect(seen).not.toBeVisible(SOON))).toMatch(/Expected: not visible/);
  expect(await saidBy(expect(seen).toBeHidden(SOON))).toMatch(/Expected: hidden\s+Received: visible/);
  expect(await saidBy(expect(hidden).not.toBeHidden(SOON))).toMatch(/Expected: not hidden/);
  expect(await saidBy(expect(page.getByRole('button')).toBeVisible(SOON))).toContain('strict mode violation');

  await page.goto('/robots.txt');
  await expect(page).toHaveURL(/robots/, SOON);
  await expect(page).not.toHaveURL(/humans/, SOON);
  expect(await saidBy(expect(page).toHaveURL(/humans/, SOON))).toContain('/humans/');
  expect(await saidBy(expect(page).not.toHaveURL(/robots/, SOON))).toContain('/robots/');
});
