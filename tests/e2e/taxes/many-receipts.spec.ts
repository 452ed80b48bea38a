import { randomUUID } from 'node:crypto';
import { addDays } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { picture } from '#tests/support/picture.ts';
import { made, today } from '#tests/support/rental.ts';
import { issueReceipt, makeShop, openTaxes, type TaxDesk, taxTexts, thisMonth } from './tax-desk.ts';

const YEAR = 365;

/** Lets another unit of the same property, furnished and in dollars, and charges US$35.00. */
async function letFurnished(shop: TaxDesk, tenant: string): Promise<void> {
  const { client } = shop.owner;
  const { organizationId: organization_id, propertyId: property_id } = shop;
  const unit = { organization_id, property_id, label: 'Amueblada', amenities: ['furnished'] };
  const { id: unitId } = await made(client.from('units').insert(unit).select('id').single());
  const person = { organization_id, full_name: tenant, email: '' };
  const { id: personId } = await made(client.from('people').insert(person).select('id').single());
  const leaseId = await made(
    client.rpc('create_lease', {
      p_request_id: randomUUID(),
      p_unit_id: unitId,
      p_person_ids: [personId],
      p_starts_on: addDays(today(), YEAR),
      p_ends_on: addDays(today(), YEAR + YEAR),
      p_currency: 'USD',
      p_rent_minor: 3_500,
      p_due_day: 1,
    }),
  );
  await made(
    client.rpc('add_charge', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_kind: 'other',
      p_amount_minor: 3_500,
      p_due_on: today(),
      p_description: 'Amueblada',
    }),
  );
}

test.describe('receipts of many leases', () => {
  // One is refused on purpose: its kind has no numbers.
  test.use({ expectedErrors: [/status of 400 .*issue_fiscal_invoice/] });

  test('receipts of two leases go out at once, with the saved rate; then no form warns of them (es)', async ({
    open,
    baseURL,
  }) => {
    const { common, taxes } = await taxTexts('es');
    const { receipts, issueMany: many, issueDialog, form } = taxes;
    const shop = await makeShop(baseURL);
    await openTaxes(shop);
    const { client } = shop.owner;
    const rated = {
      organization_id: shop.organizationId,
      rated_on: today(),
      rate: 60,
      source: 'Banco Central',
    };
    await made(client.from('exchange_rates').insert(rated).select('id').single());
    await letFurnished(shop, 'Luisa Marte');
    const page = await open({ language: 'es', session: shop.owner.session });

    // Neither form has them, and both say so.
    const missing = form.receiptsMissing({ count: 2, amounts: 'RD$50,000.00 + US$35.00' });
    await page.goto(`/owner-dashboard/finance/taxes/forms/IT-1?month=${thisMonth()}`);
    await expect(page.getByText(missing)).toBeVisible();
    await expect(page.getByText(form.untaxed({ count: 2 }))).toBeVisible();
    await expectAccessible(page, 'IT-1 with charges without a receipt, es');
    await picture(page, 'es/tax-it-1-missing');
    await goWithin(page, `/owner-dashboard/finance/taxes/forms/607?month=${thisMonth()}`);
    await expect(page.getByRole('row').filter({ hasText: missing })).toBeVisible();
    await expect(page.getByText(form.noProblems)).toHaveCount(0);
    await expect(page.getByText(form.informative)).toHaveCount(0);
    await picture(page, 'es/tax-607-missing');
    await page.getByRole('link', { name: form.places.charges }).click();

    await page.getByLabel(receipts.search).fill('marte');
    await expect(
      page.getByRole('checkbox', { name: common.table.selectRow({ name: shop.tenant.name }) }),
    ).toHaveCount(0);
    await expect(
      page.getByRole('checkbox', { name: common.table.selectRow({ name: 'Luisa Marte' }) }),
    ).toBeVisible();
    await page.getByLabel(receipts.search).fill('nadie así');
    await expect(page.getByText(receipts.noMatchTitle)).toBeVisible();
    await page.getByRole('button', { name: common.actions.clearAll }).click();
    await page.getByLabel(receipts.property).selectOption({ label: shop.property });
    await page.getByRole('checkbox', { name: common.table.selectAll }).check();
    await expectAccessible(page, 'charges without a receipt, es');
    await picture(page, 'es/tax-to-invoice');
    await page.getByRole('button', { name: many.submit({ count: 2 }) }).click();

    // There are numbers of fiscal credit only: the one to a consumer is refused and named, the other goes out.
    const dialog = page.getByRole('dialog');
    const row = (name: string) => dialog.getByRole('row').filter({ hasText: name });
    await expect(dialog.getByLabel(issueDialog.rate)).toHaveValue('60');
    await expect(row('Luisa Marte')).toContainText('US$1.26');
    await expect(row('Luisa Marte')).toContainText(taxes.kinds.consumer);
    await expect(row(shop.tenant.name)).toContainText('RD$59,000.00');
    await expect(row(shop.tenant.name)).toContainText(taxes.kinds.fiscal_credit);
    await dialog.getByLabel(issueDialog.rate).fill('');
    await expect(row('Luisa Marte')).toContainText(issueDialog.rateMissing);
    await expect(dialog.getByRole('button', { name: many.submit({ count: 1 }) })).toBeEnabled();
    await dialog.getByLabel(issueDialog.rate).fill('60');
    await expectAccessible(page, 'receipts of many leases, es');
    await picture(page, 'es/tax-issue-many');
    await dialog.getByRole('button', { name: many.submit({ count: 2 }) }).click();
    await expect(row(shop.tenant.name)).toContainText(many.states.done);
    await expect(row('Luisa Marte')).toContainText(many.states.leftOut);
    await picture(page, 'es/tax-issue-many-refused');
    await made(
      client.rpc('add_ncf_range', {
        p_request_id: randomUUID(),
        p_organization_id: shop.organizationId,
        p_series: 'B',
        p_kind: 'consumer',
        p_first: 1,
        p_last: 100,
      }),
    );
    await dialog.getByRole('button', { name: many.submit({ count: 1 }) }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('cell', { name: 'B0200000001' }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'B0100000001' }).first()).toBeVisible();
    const given = await made(
      client
        .from('fiscal_invoices')
        .select('ncf, dop_rate, rate_source, treatment')
        .eq('organization_id', shop.organizationId)
        .order('ncf'),
    );
    expect(given.map((one) => ({ ...one, dop_rate: Number(one.dop_rate) }))).toEqual([
      { ncf: 'B0100000001', dop_rate: 1, rate_source: '', treatment: 'taxable' },
      { ncf: 'B0200000001', dop_rate: 60, rate_source: 'Banco Central', treatment: 'furnished' },
    ]);

    // 50,000.00 and a fifth of 2,100.00 are taxable; 18 % of it is the ITBIS.
    await goWithin(page, `/owner-dashboard/finance/taxes/forms/IT-1?month=${thisMonth()}`);
    const figure = (term: string) => page.locator('dl > div').filter({ hasText: term });
    const money = (minor: number) => formatMoney(minor, 'DOP', 'es');
    await expect(figure(form.itbis.taxable)).toContainText(money(5_042_000));
    await expect(figure(form.itbis.exempt)).toContainText(money(168_000));
    await expect(figure(form.itbis.billed)).toContainText(money(907_560));
    await expect(page.getByRole('link', { name: form.places.charges })).toHaveCount(0);

    // What is withheld of a card payout is 2 % unless the statement says otherwise, never more than the sales, and lowers the month's.
    const { settlements } = taxes;
    await page.getByRole('button', { name: settlements.add }).click();
    await dialog.getByRole('button', { name: settlements.dialog.submit }).click();
    await expect(dialog.getByText(settlements.dialog.grossMissing).last()).toBeVisible();
    await dialog.getByLabel(settlements.dialog.acquirer).fill('Azul');
    await dialog.getByLabel(settlements.dialog.gross).fill('59000');
    const withheld = dialog.getByLabel(settlements.dialog.withheld);
    await expect(withheld).toHaveValue(/^1,?180\.00$/);
    await expectAccessible(page, 'card payout, es');
    await picture(page, 'es/tax-card-payout');
    await dialog.getByRole('button', { name: settlements.dialog.submit }).click();
    await expect(dialog).toHaveCount(0);
    await expect(figure(form.itbis.cards)).toContainText(money(118_000));
    await expect(page.getByRole('cell', { name: 'Azul', exact: true })).toBeVisible();
    await expectAccessible(page, 'IT-1 with a card payout, es');
    await picture(page, 'es/tax-it-1-cards');
  });
});

test('one receipt in dollars begins with the saved rate; what is added to a receipt is a debit note (en)', async ({
  open,
  baseURL,
}) => {
  const { common, taxes } = await taxTexts('en');
  const shop = await makeShop(baseURL);
  await openTaxes(shop);
  const rated = {
    organization_id: shop.organizationId,
    rated_on: today(),
    rate: 62.5,
    source: 'Banco Popular',
  };
  await made(shop.owner.client.from('exchange_rates').insert(rated).select('id').single());
  await letFurnished(shop, 'Luisa Marte');
  await issueReceipt(shop);
  const added = {
    p_request_id: randomUUID(),
    p_lease_id: shop.leaseId,
    p_kind: 'other',
    p_amount_minor: 10_000,
  } as const;
  await made(shop.owner.client.rpc('add_charge', { ...added, p_due_on: today(), p_description: 'Interest' }));
  const page = await open({ language: 'en', theme: 'dark', session: shop.owner.session });
  await page.goto('/owner-dashboard/finance/taxes/receipts');
  await page.getByRole('checkbox', { name: common.table.selectRow({ name: 'Luisa Marte' }) }).check();
  await page.getByRole('button', { name: taxes.receipts.issue, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(taxes.issueDialog.rate)).toHaveValue('62.5');
  await expect(dialog.getByLabel(taxes.issueDialog.rateSource)).toHaveValue('Banco Popular');
  await page.keyboard.press('Escape');

  // Her lease has no receipt to add to; the shop's has one.
  const { receipts, debitDialog: debit, kinds } = taxes;
  await page.getByRole('button', { name: receipts.debit, exact: true }).click();
  await expect(dialog.getByText(debit.noReceipt)).toBeVisible();
  await expect(dialog.getByRole('button', { name: debit.submit })).toBeDisabled();
  await page.keyboard.press('Escape');
  for (const [name, isChosen] of [
    ['Luisa Marte', false],
    [shop.tenant.name, true],
  ] as const)
    await page.getByRole('checkbox', { name: common.table.selectRow({ name }) }).setChecked(isChosen);
  await page.getByRole('button', { name: receipts.debit, exact: true }).click();
  await dialog.getByRole('button', { name: debit.submit }).click();
  await expect(dialog.getByText(debit.reasonMissing).last()).toBeVisible();
  await expectAccessible(page, 'debit note, en');
  await picture(page, 'en/tax-debit-note');
  await dialog.getByLabel(debit.receipt).selectOption({ index: 1 });
  await dialog.getByLabel(debit.reason).fill('Late interest of the rent');
  await expect(dialog.getByText('RD$118.00')).toBeVisible();
  await dialog.getByRole('button', { name: debit.submit }).click();
  await expect(dialog).toHaveCount(0);
  const note = page.getByRole('row').filter({ hasText: 'B0300000001' });
  await expect(note).toContainText(`${kinds.debit_note}, ${receipts.changes({ ncf: 'B0100000001' })}`);
});
