import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, today } from '#tests/support/rental.ts';
import { booksTextsOf } from './books-texts.ts';

test('every area of money is in sight at a desk, and four stand in the menu (es)', async ({
  open,
  baseURL,
}) => {
  const { owner: texts } = await booksTextsOf('es');
  const { owner } = await makeRental(baseURL);
  const page = await open({ language: 'es', session: owner.session });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/owner-dashboard/finance');
  const bar = page.getByRole('navigation', { name: texts.navigation.finance, exact: true });
  await expect(bar.getByRole('link')).toHaveCount(16);
  for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  expect(await bar.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
  await expectAccessible(page, '/owner-dashboard/finance');
  await picture(page, 'es/finance-areas');
  const menu = page.getByRole('navigation').first();
  for (const area of ['bank', 'reports', 'budget', 'taxes'] as const) {
    const link = menu.getByRole('link', { name: texts.titles[area], exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/finance/${area}$`));
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('payments and charges are exported as the filters find them (en)', async ({ open, baseURL }) => {
  const { owner: texts } = await booksTextsOf('en');
  const { finance } = texts;
  const { owner, leaseId, tenant } = await makeRental(baseURL);
  for (const [reference, amount] of [
    ['T-77', 12_345],
    ['T-78', 500],
  ] as const) {
    await made(
      owner.client.rpc('record_payment', {
        p_request_id: crypto.randomUUID(),
        p_lease_id: leaseId,
        p_amount_minor: amount,
        p_paid_on: today(),
        p_method: 'transfer',
        p_reference: reference,
      }),
    );
  }
  const page = await open({ language: 'en', session: owner.session });
  const rowsOf = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: finance.file.button }).click();
    const file = await download;
    const text = await readFile(await file.path(), 'utf8');
    return { name: file.suggestedFilename(), rows: text.trim().split('\r\n').slice(1) };
  };
  await page.goto('/owner-dashboard/finance');
  await expect(page.getByRole('row').filter({ hasText: tenant.name })).toHaveCount(2);
  const payments = await rowsOf();
  expect(payments.name).toBe(`payments-${today()}.csv`);
  expect(payments.rows).toHaveLength(2);
  expect(payments.rows.find((row) => row.includes('T-77'))).toContain('DOP,123.45');
  await page.getByLabel(finance.searchPayments).fill('T-78');
  await expect(page.getByRole('row').filter({ hasText: tenant.name })).toHaveCount(1);
  expect((await rowsOf()).rows).toHaveLength(1);

  await goWithin(page, '/owner-dashboard/finance/charges');
  await expect(page.getByRole('row').filter({ hasText: tenant.name })).toHaveCount(1);
  await picture(page, 'en/finance-charges');
  const charges = await rowsOf();
  expect(charges.name).toBe(`charges-${today()}.csv`);
  expect(charges.rows).toHaveLength(1);
  expect(charges.rows[0]).toContain(tenant.name);
});
