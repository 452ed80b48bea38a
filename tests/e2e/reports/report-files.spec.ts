import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { chooseDays } from '#tests/support/date-range.ts';
import { picture } from '#tests/support/picture.ts';
import { makeRental, recordPayment } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test('the journal of a year is made in the background and taken as a file (en)', async ({
  open,
  baseURL,
}) => {
  const { ownerReportFiles: text, ownerReports, owner, dates } = await textsOf('en');
  const rental = await makeRental(baseURL);
  await recordPayment(rental, 300_000);
  const page = await open({ language: 'en', session: rental.owner.session });
  await page.goto('/owner-dashboard/finance/reports');
  await page.getByRole('link', { name: ownerReports.journalFile.title }).click();
  await expect(page.getByText(text.list.empty)).toBeVisible();
  const period = { from: '2020-01-01', to: '2026-01-01', label: text.form.period };
  const popup = await chooseDays(page, 'en', period);
  await expect(popup.getByText(text.form.periodInvalid)).toBeVisible();
  await popup.getByRole('button', { name: dates.presets.this_year }).click();
  await page.getByRole('button', { name: text.form.submit }).click();
  // Nobody loads the page again: how far it is comes by itself.
  await expect(page.getByText(text.list.statuses.done, { exact: true })).toBeVisible();
  await expectAccessible(page, 'journal of a year');
  await picture(page, 'en/report-files');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text.list.download }).click();
  const csv = (await readFile(await (await download).path())).toString('utf8');
  expect(csv).toContain(owner.ledger.accountNames.operating_cash);
  expect(csv).toContain('3000');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText(text.list.empty)).toBeVisible();
});
