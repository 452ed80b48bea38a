import { beforeEach, expect, test } from 'vitest';
import { accountId } from '#tests/screens/fixtures/books.ts';
import { answerBill, BILL_ID, BILL_PATH, billLine, listedBill } from '#tests/screens/fixtures/expenses.ts';
import { letTo, listedUnit, PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, type Row, row, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const PLACE = { property_id: PROPERTY_ID, property_name: 'Torre Mar' };
const first = listedUnit({ ...letTo('Rosa Almonte'), area_m2: null });
const second = listedUnit({ ...letTo('Luis Marte'), label: 'B-2', area_m2: null });

/** What of a bill a tenant was charged. */
const passedOn = (amount_minor: number, columns: Row<'bill_pass_ons_list'> = {}): Row<'bill_pass_ons_list'> =>
  row(
    'bill_pass_ons_list',
    { id: newId(), bill_id: BILL_ID, pass_on_id: newId(), line_ids: [], method: 'equal', created_at: NOW },
    { lease_id: first.lease_id ?? '', property_id: PROPERTY_ID, kind: 'condominium_fee', description: '' },
    { due_on: TODAY, currency: 'DOP', amount_minor, outstanding_minor: amount_minor, reversed_at: null },
    { property_name: 'Torre Mar', unit_label: 'A-1', tenant_name: 'Rosa Almonte' },
    columns,
  );

beforeEach(() => {
  answerBill({ ...PLACE, total_minor: 1_000_001, vendor_name: 'Administración Naco' }, [
    billLine({ account_id: accountId('condominium_fees'), amount_minor: 1_000_001 }),
  ]);
  server.rows('properties', [{ id: PROPERTY_ID, name: 'Torre Mar', condominium_name: '' }]);
  server.empty('recurring_charges', 'charges');
});

test('a fee of the condominium goes to tenants; what is vacant stays with the owner', async () => {
  const { passOn: text } = await wordsOf('ownerBills', 'es');
  server.rows('units_list', [first, listedUnit({ label: 'B-2', area_m2: null })]);
  server.rows('recurring_charges', [
    { lease_id: first.lease_id ?? '', '$leases:lease': { property_id: PROPERTY_ID } },
  ]);
  server.call('pass_on_bill', () => {
    server.rows('bill_pass_ons_list', [passedOn(500_001)]);
    return newId();
  });
  const screen = await openScreen(BILL_PATH);
  await chooseAction(screen, text.action);
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(text.vacant, { exact: false }).first()).toBeVisible();
  await expect.element(dialog.getByText(text.twiceNote({ count: 1 }))).toBeVisible();
  await expect.element(dialog.getByRole('option', { name: text.methods.area })).toBeDisabled();
  const usual = dialog.getByLabelText(text.description, { exact: false });
  await expect
    .poll(() => (usual.element() as HTMLInputElement).value)
    .toMatch(/Cuota de condominio, .* · Administración Naco/);
  const amount = dialog.getByLabelText(text.amount, { exact: false }).first();
  await expect.element(amount).toHaveValue('10,000.01');
  await amount.fill('20,000');
  const submit = dialog.getByRole('button', { name: text.submit });
  await submit.click();
  await expect.element(dialog.getByText(/Solo quedan RD\$10,000\.01 por pasar/).first()).toBeVisible();
  expect(server.callsOf('pass_on_bill')).toEqual([]);
  await amount.fill('10,000.01');
  await expectAccessible();
  await submit.click();
  await expect.element(screen.getByText(text.done)).toBeVisible();
  expect(server.callsOf('pass_on_bill')).toMatchObject([
    {
      p_bill_id: BILL_ID,
      p_kind: 'condominium_fee',
      p_parts: [{ lease_id: first.lease_id, amount_minor: 500_001 }],
    },
  ]);
  const card = screen.getByRole('region', { name: text.card.caption });
  await expect.element(card.getByText('5,000.01', { exact: false }).first()).toBeVisible();
  const link = card.getByRole('link', { name: 'Rosa Almonte' });
  await expect.element(link).toHaveAttribute('href', `/owner-dashboard/leases/${first.lease_id}`);
});

test('what was reversed is said so, and can be passed on again', async () => {
  const { passOn: text } = await wordsOf('ownerBills', 'en');
  server.rows('units_list', [first]);
  server.rows('bill_pass_ons_list', [passedOn(500_001, { reversed_at: NOW, outstanding_minor: 0 })]);
  const screen = await openScreen(BILL_PATH, { language: 'en', width: 360 });
  const card = screen.getByRole('region', { name: text.card.caption });
  await expect.element(card.getByText(text.card.reversed).first()).toBeVisible();
  await chooseAction(screen, text.action);
  const amount = screen.getByRole('dialog').getByLabelText(text.amount, { exact: false }).first();
  await expect.element(amount).toHaveValue('10,000.01');
});

test('a bill is split by hand, never beyond its amount; what others passed on meanwhile is refused at it', async () => {
  const { passOn: text } = await wordsOf('ownerBills', 'en');
  const { errors } = await textsOf('en');
  const third = listedUnit({ ...letTo('Rosa Peña'), label: 'B-3', rent_currency: 'USD', area_m2: null });
  answerBill({ ...PLACE, total_minor: 900_000 }, [
    billLine({ description: 'Pump', amount_minor: 300_000 }),
    billLine({ account_id: accountId('insurance'), description: 'Power', amount_minor: 600_000 }),
  ]);
  server.rows('properties', [{ id: PROPERTY_ID, name: 'Torre Mar', condominium_name: '' }]);
  server.rows('units_list', [first, second, third]);
  server.call('pass_on_bill', refuse('pass_on_exceeds_bill', { fields: ['amount_minor'] }, 'conflict'));
  const screen = await openScreen(BILL_PATH, { language: 'en', theme: 'dark' });
  await chooseAction(screen, text.action);
  const dialog = screen.getByRole('dialog');
  await expect
    .element(dialog.getByText(text.otherCurrency({ currency: 'USD' }), { exact: false }))
    .toBeVisible();
  await dialog.getByRole('checkbox', { name: /Pump/ }).click();
  const amount = dialog.getByLabelText(text.amount, { exact: false }).first();
  await expect.element(amount).toHaveValue('6,000.00');
  await dialog.getByLabelText(text.kind).selectOptions(text.kinds.utility);
  await dialog.getByLabelText(text.method).selectOptions(text.methods.manual);
  const own = dialog.getByLabelText(text.shareOf({ unit: 'A-1' }));
  await expect.element(own).toHaveValue('2,000.00');
  const other = dialog.getByLabelText(text.shareOf({ unit: 'B-2' }));
  await own.fill('5,000');
  const submit = dialog.getByRole('button', { name: text.submit });
  await submit.click();
  await expect.element(dialog.getByText(text.handTooMuch, { exact: false }).first()).toBeVisible();
  await other.fill('1,000');
  await expect.element(dialog.getByText(text.handTooMuch, { exact: false }).first()).not.toBeInTheDocument();
  await submit.click();
  await expect
    .element(dialog.getByText(errors.codes.pass_on_exceeds_bill, { exact: false }).first())
    .toBeVisible();
  await expect.element(own).toHaveValue('5,000.00');
  await expectAccessible();
  expect(server.callsOf('pass_on_bill')[0]?.p_parts).toMatchObject([
    { lease_id: first.lease_id, amount_minor: 500_000 },
    { lease_id: second.lease_id, amount_minor: 100_000 },
  ]);
});

test('voiding a bill says what tenants were charged of it', async () => {
  const text = await wordsOf('ownerBills', 'es');
  server.rows('bill_pass_ons_list', [passedOn(400_000), passedOn(450_000)]);
  server.call('void_bill', () => {
    server.rows('bills_list', [listedBill({ ...PLACE, status: 'void', reversal_entry_id: newId() })]);
    return newId();
  });
  const screen = await openScreen(BILL_PATH);
  await chooseAction(screen, text.actions.void);
  const dialog = screen.getByRole('alertdialog');
  const warning = text.passOn.voidNote({ amount: 'RD$8,500.00', count: 2 });
  await expect.element(dialog.getByText(warning, { exact: false })).toBeVisible();
  await dialog.getByLabelText(text.actions.voidReason).fill('Llegó dos veces');
  await dialog.getByRole('button', { name: text.actions.void }).click();
  await expect.element(screen.getByText(text.detail.voidNote)).toBeVisible();
  const again = screen.getByRole('button', { name: text.passOn.action, exact: true });
  await expect.element(again).not.toBeInTheDocument();
  expect(server.callsOf('void_bill')).toMatchObject([{ p_reason: 'Llegó dos veces' }]);
});
