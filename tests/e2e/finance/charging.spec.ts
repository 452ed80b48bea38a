import { formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, today } from '#tests/support/rental.ts';
import { booksTextsOf } from './books-texts.ts';

test('the month is looked at before it is posted, and then it is posted (es)', async ({ open, baseURL }) => {
  const { charging, common } = await booksTextsOf('es');
  const { month: text } = charging;
  const { owner, leaseId } = await makeRental(baseURL);
  await made(
    owner.client.rpc('add_recurring_charge', {
      p_request_id: crypto.randomUUID(),
      p_lease_id: leaseId,
      p_kind: 'condominium_fee',
      p_amount_minor: 350_000,
      p_starts_on: today(),
    }),
  );
  const page = await open({ language: 'es', session: owner.session });
  const rents = () =>
    made(owner.client.from('charges').select('id, kind').eq('lease_id', leaseId).eq('kind', 'rent'));
  const before = (await rents()).length;
  await page.goto('/owner-dashboard/finance/month');
  await page.getByRole('group', { name: text.months }).getByRole('button', { pressed: false }).click();
  const table = page.getByRole('region', { name: text.caption });
  await expect(table.getByText(text.reasons.rent, { exact: true })).toBeVisible();
  await expect(table.getByText(common.enums.chargeKind.condominium_fee)).toBeVisible();
  await expectAccessible(page, 'the month');
  await picture(page, 'es/month');
  expect(await rents()).toHaveLength(before);
  await page.getByRole('button', { name: text.post }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text.post }).click();
  await expect(page.getByText(text.emptyTitle)).toBeVisible();
  expect((await rents()).length).toBeGreaterThan(before);
});

test('late fees: a rule for the organization, followed by a lease (en)', async ({ open, baseURL }) => {
  const { charging, common } = await booksTextsOf('en');
  const { lateFees: text } = charging;
  const { owner, leaseId } = await makeRental(baseURL);
  const page = await open({ language: 'en', session: owner.session });
  await page.goto('/owner-dashboard/finance/late-fees');
  await page.getByRole('button', { name: text.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect(dialog.getByText(text.incomplete)).toBeVisible();
  await dialog.getByLabel(text.percent).fill('5');
  await dialog.getByLabel(text.frequency).selectOption('daily');
  await dialog.getByLabel(text.grace).fill('three');
  await dialog.getByLabel(text.maximum, { exact: false }).last().fill('2.000');
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect(dialog.getByText(common.form.wholeNumberInvalid)).toBeVisible();
  await expect(dialog.getByText(common.form.amountInvalid)).toBeVisible();
  await picture(page, 'en/late-fee-rule-unreadable');
  await dialog.getByLabel(text.grace).fill('3');
  await dialog.getByLabel(text.maximum, { exact: false }).last().fill('2000');
  await dialog.getByLabel(text.includes).check();
  await picture(page, 'en/late-fee-rule');
  await dialog.getByRole('button', { name: common.actions.save }).click();
  const words = '5% of the amount owed, every day late, 3 grace days, up to RD$2,000.00 per late rent';
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page, 'late fees');
  await picture(page, 'en/late-fees');
  await goWithin(page, `/owner-dashboard/leases/${leaseId}`);
  await expect(page.getByText(`${text.lease.follow}: ${words}`)).toBeVisible();
  await page.getByRole('button', { name: text.lease.change }).click();
  await dialog.getByLabel(text.lease.title).selectOption({ label: text.lease.exempt });
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect(page.getByText(text.sentence.none, { exact: true }).last()).toBeVisible();
  await goWithin(page, '/owner-dashboard/finance/late-fees');
  await expect(page.getByText(text.leasesNone)).toBeVisible();
});

test('a charge is discounted and charged again, and something is charged every month (es)', async ({
  open,
  baseURL,
}) => {
  const { charging } = await booksTextsOf('es');
  const { credits, recurring } = charging;
  const { owner, leaseId } = await makeRental(baseURL);
  await made(
    owner.client.rpc('add_charge', {
      p_request_id: crypto.randomUUID(),
      p_lease_id: leaseId,
      p_kind: 'other',
      p_amount_minor: 500_000,
      p_due_on: today(),
      p_description: 'Llave perdida',
    }),
  );
  const page = await open({ language: 'es', session: owner.session });
  await page.goto(`/owner-dashboard/leases/${leaseId}`);
  await page.getByRole('button', { name: credits.take({ name: 'Llave perdida' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(credits.amount).fill('6000');
  await dialog.getByLabel(credits.reason).fill('Buen inquilino');
  await dialog.getByRole('button', { name: credits.submit }).click();
  const most = formatMoney(500_000, 'DOP', 'es');
  await expect(dialog.getByText(credits.amountInvalid({ amount: most }))).toBeVisible();
  await dialog.getByLabel(credits.amount).fill('2000');
  await picture(page, 'es/charge-credit');
  await dialog.getByRole('button', { name: credits.submit }).click();
  await expect(page.getByText('Buen inquilino')).toBeVisible();
  await page.getByRole('button', { name: recurring.add }).click();
  await dialog.getByLabel(recurring.amount).fill('3500');
  await dialog.getByRole('button', { name: recurring.add }).click();
  await expect(page.getByText(recurring.added)).toBeVisible();
  await expectAccessible(page, 'lease with credits');
  await picture(page, 'es/lease-credits');
  await page
    .getByRole('button', { name: credits.undo({ amount: formatMoney(200_000, 'DOP', 'es') }) })
    .click();
  const asked = page.getByRole('alertdialog');
  await asked.getByLabel(credits.reason).fill('Era de otro mes');
  await asked.getByRole('button', { name: credits.undoConfirm }).click();
  await expect(page.getByText(credits.wasUndone)).toBeVisible();
});
