import { formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { confirmedOf, makeCardRental, wordsOf } from './place.ts';

const APPROVE = 'Aprobar / Approve';
const DECLINE = /^Rechazar/;

test('un inquilino paga con tarjeta: rechazada, luego aprobada, con su recibo', async ({ open, baseURL }) => {
  const text = await wordsOf('tenantPay', 'es');
  const tenantText = await wordsOf('tenant', 'es');
  const settings = { fee_payer: 'tenant', fee_basis_points: 300 };
  const rental = await makeCardRental(baseURL, 'azul', settings);
  const page = await open({ language: 'es', width: 360, session: rental.tenant.session });
  await page.goto('/tenant-dashboard/');
  await page.getByRole('link', { name: tenantText.home.pay, exact: true }).click();
  const total = Math.round(rental.depositMinor * 1.03);
  const pay = page.getByRole('button', {
    name: text.payCard({ amount: formatMoney(total, 'DOP', 'es', { look: 'said' }) }),
  });
  await expect(page.getByText(text.fee)).toBeVisible();
  await expectAccessible(page, 'pay es');
  await picture(page, 'es/pay-card');
  await pay.click();
  await page.getByRole('button', { name: DECLINE }).click();
  await expect(page.getByRole('heading', { name: text.result.titles.declined })).toBeVisible();
  await picture(page, 'es/pay-declined');
  expect(await confirmedOf(rental)).toEqual([]);

  await page.getByRole('link', { name: text.result.again }).click();
  await page.getByLabel(text.part).check();
  await page.getByLabel(text.amount, { exact: true }).fill('50');
  await expect(
    page.getByText(
      text.amountOutside({
        minimum: formatMoney(10_000, 'DOP', 'es'),
        maximum: formatMoney(50_000_000, 'DOP', 'es'),
      }),
    ),
  ).toBeVisible();
  await page.getByLabel(text.amount, { exact: true }).fill('4000');
  await page
    .getByRole('button', {
      name: text.payCard({ amount: formatMoney(412_000, 'DOP', 'es', { look: 'said' }) }),
    })
    .click();
  await page.getByRole('button', { name: APPROVE }).click();
  await expect(page.getByRole('heading', { name: text.result.titles.approved })).toBeVisible();
  await expect(page.getByText(text.result.cardEnding({ last4: '4242' }))).toBeVisible();
  await expectAccessible(page, 'card payment es');
  await picture(page, 'es/pay-approved');
  expect(await confirmedOf(rental)).toEqual([400_000]);
  await page.getByRole('link', { name: text.result.see }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(tenantText.receipt.download) }).first(),
  ).toBeVisible();
  // Nobody in the office looked at it; what the card was charged besides, and which one it was, stand there.
  await expect(page.getByText(text.approvedCard)).toBeVisible();
  await expect(page.getByText(formatMoney(12_000, 'DOP', 'es'))).toBeVisible();
  await expect(page.getByText(text.result.cardEnding({ last4: '4242' }))).toBeVisible();
  await expectAccessible(page, 'paid by card es');
  await picture(page, 'es/paid-by-card');
});
