import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { partId } from '#src/domain/foundation/request-id.ts';
import { formatDate } from '#src/i18n/format.ts';
import { openLease } from '#tests/screens/fixtures/books.ts';
import { lateFeeRule } from '#tests/screens/fixtures/money.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const FINANCE = '/owner-dashboard/finance';

/** What a month will bring a lease. */
const comingLine = (kind: string, columns: Record<string, string | number | boolean | null> = {}) => ({
  ...{ lease_id: newId(), property_name: 'Torre Mar', unit_label: 'A-1', tenant_name: 'Rosa Almonte' },
  ...{ kind, description: '', period_start: null, period_end: null, due_on: '2026-06-05' },
  ...{ posted_on: '2026-05-05', currency: 'DOP', amount_minor: 350_000, from_credit_minor: 0 },
  ...{ is_postable: true, rent_minor: null, proration_method: 'calendar_month', late_since: null },
  ...columns,
});

test('the month is looked at before it is posted, and then it is posted', async () => {
  const { month: text } = await wordsOf('ownerCharging', 'es');
  const { common } = await textsOf('es');
  const june = { period_start: '2026-06-01', period_end: '2026-06-30' };
  const rent = { ...june, amount_minor: 2_500_000, rent_minor: 2_500_000 };
  let lines = [comingLine('rent', rent), comingLine('condominium_fee', june)];
  server.call('preview_month', ({ p_month }) => (p_month === '2026-06-01' ? lines : []));
  server.call('post_month', () => {
    lines = [];
    return 2;
  });
  const screen = await openScreen(`${FINANCE}/month`);
  await screen.getByRole('group', { name: text.months }).getByRole('button', { pressed: false }).click();
  const table = screen.getByRole('region', { name: text.caption });
  await expect.element(table.getByText(text.reasons.rent, { exact: true })).toBeVisible();
  await expect.element(table.getByText(common.enums.chargeKind.condominium_fee)).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('post_month')).toEqual([]);
  await screen.getByRole('button', { name: text.post }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: text.post }).click();
  await expect.element(screen.getByText(text.emptyTitle)).toBeVisible();
  expect(server.callsOf('post_month')).toMatchObject([{ p_month: '2026-06-01' }]);
});

const RULE = lateFeeRule();

test('a rule of late fees says what cannot be read, and reads as a sentence once it is saved', async () => {
  const { lateFees: text } = await wordsOf('ownerCharging', 'en');
  const { common } = await textsOf('en');
  server.empty('late_fee_rules', 'properties', 'tenants_list');
  server.call('save_late_fee_rule', () => {
    server.rows('late_fee_rules', [RULE]);
    return RULE.id ?? '';
  });
  const screen = await openScreen(`${FINANCE}/late-fees`, { language: 'en', theme: 'dark' });
  await screen.getByRole('button', { name: text.add }).click();
  const dialog = screen.getByRole('dialog');
  const save = dialog.getByRole('button', { name: common.actions.save });
  await save.click();
  await expect.element(dialog.getByText(text.incomplete).first()).toBeVisible();
  const most = dialog.getByLabelText(text.maximum, { exact: false }).last();
  await dialog.getByLabelText(text.percent).fill('5');
  await dialog.getByLabelText(text.frequency).selectOptions('daily');
  await dialog.getByLabelText(text.grace).fill('three');
  await most.fill('2.000');
  await save.click();
  await expect.element(dialog.getByText(common.form.wholeNumberInvalid).first()).toBeVisible();
  await expect.element(dialog.getByText(common.form.amountInvalid).first()).toBeVisible();
  expect(server.callsOf('save_late_fee_rule')).toEqual([]);
  await dialog.getByLabelText(text.grace).fill('3');
  await most.fill('2000');
  await dialog.getByLabelText(text.includes, { exact: false }).click();
  await save.click();
  const words = '5% of the amount owed, every day late, 3 grace days, up to RD$2,000.00 per late rent';
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(server.callsOf('save_late_fee_rule')).toMatchObject([
    { p_currency: 'DOP', p_includes_leases: true },
  ]);
  await expectAccessible();
});

test('leases with a rule of their own are named; where none has one, that is said', async () => {
  const { lateFees: text } = await wordsOf('ownerCharging', 'es');
  const lease = openLease();
  server.rows('late_fee_rules', [{ ...RULE, lease_id: lease.lease_id ?? '' }]);
  server.empty('properties');
  server.rows('tenants_list', [lease]);
  const screen = await openScreen(`${FINANCE}/late-fees`, { width: 360 });
  await expect.element(screen.getByText('Rosa Almonte')).toBeVisible();
  await expect.element(screen.getByText(text.leasesNone)).not.toBeInTheDocument();
});

const chargeable = (label: string, columns: Record<string, string | number | boolean | null> = {}) => ({
  ...{ id: newId(), property_id: newId(), property_name: 'Torre Mar' },
  ...{ unit_id: newId(), unit_label: label, tenant_name: `Inquilino ${label}`, rent_minor: 2_500_000 },
  ...{ currency: 'DOP' as const, receivable_minor: 0, credit_minor: 0, unit_use: 'dwelling' as const },
  ...{ area_m2: 80, is_furnished: false },
  ...columns,
});

test('a total is split over chosen leases; who is refused is named, and left out the rest is charged', async () => {
  const { many: text } = await wordsOf('ownerCharging', 'es');
  const { common, owner, errors } = await textsOf('es');
  const shop = chargeable('L-1', { unit_use: 'commercial', area_m2: 40 });
  const [home, gone] = [chargeable('A-1'), chargeable('A-2')];
  server.rows('chargeable_leases', [home, gone, shop]);
  server.empty('properties', 'charges_to_invoice', 'charges');
  server.call('add_charges', ({ p_charges }) =>
    (p_charges as unknown[]).length === 3
      ? refuse('charges_refused', { leases: [{ lease_id: gone.id, code: 'lease_not_in_force' }] })
      : [newId(), newId()],
  );
  server.call('reverse_charges', []);
  const screen = await openScreen(`${FINANCE}/charges/new`, { theme: 'dark' });
  await screen.getByRole('button', { name: text.begin }).click();
  await expect.element(screen.getByRole('alert').getByText(text.nobody)).toBeVisible();
  expect(server.callsOf('add_charges')).toEqual([]);
  await screen.getByLabelText(owner.lease.chargeDialog.description, { exact: false }).fill('Agua de mayo');
  await screen.getByLabelText(text.rule).selectOptions(text.rules.area);
  await screen.getByLabelText(text.values.split).fill('1000');
  await screen.getByRole('checkbox', { name: common.table.selectAll }).click();
  const amount = (label: string) => screen.getByLabelText(text.amountOf({ name: `Inquilino ${label}` }));
  await expect.element(amount('A-1')).toHaveValue('400.00');
  await expect.element(amount('L-1')).toHaveValue('200.00');
  await expect.element(screen.getByText('RD$36.00', { exact: false }).first()).toBeVisible();
  await expectAccessible();
  // All is filled in: who looks for somebody has not decided to charge.
  await screen.getByRole('searchbox', { name: text.search }).click();
  await userEvent.keyboard('Inquilino{Enter}');
  expect(server.callsOf('add_charges')).toEqual([]);
  await screen.getByRole('button', { name: text.submit({ count: 3, total: 'RD$1,000.00' }) }).click();
  await expect.element(screen.getByText(errors.codes.lease_not_in_force).first()).toBeVisible();
  await screen.getByRole('button', { name: text.leaveOut({ count: 1 }) }).click();
  await expect.element(amount('L-1')).toHaveValue('333.33');
  await amount('L-1').fill('300');
  await screen.getByRole('button', { name: text.submit({ count: 2, total: 'RD$966.67' }) }).click();
  await expect.element(screen.getByText(text.done.title({ count: 2, total: 'RD$966.67' }))).toBeVisible();
  expect(server.callsOf('add_charges').at(-1)).toMatchObject({
    p_kind: 'other',
    p_description: 'Agua de mayo',
    p_charges: [
      { lease_id: home.id, amount_minor: 66_667, currency: 'DOP' },
      { lease_id: shop.id, amount_minor: 30_000, currency: 'DOP' },
    ],
  });
  await screen.getByRole('button', { name: text.done.undo }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByLabelText(text.done.reason).fill('Otro monto');
  await dialog.getByRole('button', { name: text.done.undo }).click();
  await expect.element(screen.getByRole('button', { name: text.begin })).toBeVisible();
  expect(server.callsOf('reverse_charges')).toMatchObject([{ p_reason: 'Otro monto' }]);
});

test('leases chosen on another screen are chosen; what is charged already and who cannot be charged is said before', async () => {
  const { many: text } = await wordsOf('ownerCharging', 'en');
  const [one, other, third] = [chargeable('A-1'), chargeable('A-2'), chargeable('A-3')];
  server.rows('chargeable_leases', [one, other, third]);
  server.empty('properties');
  // Of this month without a period, of the same amount; the third lease's is of another amount.
  server.rows('charges', [
    ...[
      { id: newId(), lease_id: other.id, amount_minor: 50_000, kind: 'other' as const, period_start: null },
      { id: newId(), lease_id: third.id, amount_minor: 50_001, kind: 'other' as const, period_start: null },
    ].map((charge) => ({ ...charge, due_on: TODAY, reversed_at: null })),
  ]);
  const screen = await openScreen(`${FINANCE}/charges/new?leases=${other.id},${third.id},${newId()}`, {
    language: 'en',
    width: 360,
  });
  await expect.element(screen.getByText(text.notInForce({ count: 1 }))).toBeVisible();
  await screen.getByLabelText(text.values.each).fill('500');
  const amount = (label: string) => screen.getByLabelText(text.amountOf({ name: `Inquilino ${label}` }));
  await expect.element(amount('A-2')).toHaveValue('500.00');
  await expect.element(screen.getByText(text.sameCount({ count: 1 }))).toBeVisible();
  await expect.element(screen.getByText(text.sameThere({ count: 1 }))).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: text.leaveOutSame({ count: 1 }) }).click();
  await expect.element(amount('A-2')).not.toBeInTheDocument();
  await expect.element(screen.getByText(text.sameCount({ count: 1 }))).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: text.submit({ count: 1, total: 'RD$500.00' }) }))
    .toBeVisible();
  server.empty('chargeable_leases');
  const empty = await openScreen(`${FINANCE}/charges/new`, { language: 'en' });
  await expect.element(empty.getByRole('link', { name: text.addLease })).toBeVisible();
});

test('more charges than can be undone at once are undone in parts, of which none is done twice', async () => {
  const { many: text } = await wordsOf('ownerCharging', 'es');
  const one = chargeable('A-1');
  const chargeIds = Array.from({ length: 501 }, newId);
  server.rows('chargeable_leases', [one]);
  server.empty('properties', 'charges_to_invoice', 'charges');
  server.call('add_charges', chargeIds);
  const screen = await openScreen(`${FINANCE}/charges/new?leases=${one.id}`);
  const { owner } = await textsOf('es');
  await screen.getByLabelText(owner.lease.chargeDialog.description, { exact: false }).fill('Agua de mayo');
  await screen.getByLabelText(text.values.each).fill('500');
  await screen.getByRole('button', { name: text.submit({ count: 1, total: 'RD$500.00' }) }).click();
  await expect
    .element(screen.getByRole('link', { name: text.done.message }))
    .toHaveAttribute('href', `/owner-dashboard/messages/new?leases=${one.id}`);
  await screen.getByRole('button', { name: text.done.undo }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByLabelText(text.done.reason).fill('Otro monto');
  // The second part is refused; by then the first is done.
  const answers = [[], refuse('period_closed'), refuse('charge_already_reversed', {}, 'conflict'), []];
  server.call('reverse_charges', () => answers.shift() ?? []);
  await dialog.getByRole('button', { name: text.done.undo }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: text.done.undo }).click();
  await expect.element(screen.getByLabelText(text.values.each)).toBeVisible();
  const calls = server.callsOf('reverse_charges') as { p_charge_ids: string[]; p_request_id: string }[];
  expect(calls.map((call) => call.p_charge_ids.length)).toEqual([500, 1, 500, 1]);
  const ids = calls.map((call) => call.p_request_id);
  expect(ids).toEqual([ids[0], partId(ids[0] ?? '', 1), ids[2], partId(ids[2] ?? '', 1)]);
  // What was undone is read again, many ids in several requests: none of them is left for the next test.
  let seen = -1;
  const isQuiet = () => {
    const before = seen;
    seen = server.taken;
    return seen === before;
  };
  await expect.poll(isQuiet, { interval: 200 }).toBe(true);
});

test('what was used in a month is split by its meters; a lease without a reading has to be written by hand', async () => {
  const { many: text } = await wordsOf('ownerCharging', 'es');
  const { common } = await textsOf('es');
  const [one, other, unread] = [chargeable('A-1'), chargeable('A-2'), chargeable('A-3')];
  server.rows('chargeable_leases', [one, other, unread]);
  server.empty('properties', 'charges');
  const reading = (leaseId: string, used: number) => ({
    ...{ id: newId(), lease_id: leaseId, used, $unit_meters: { kind: 'water' as const } },
  });
  server.rows('meter_readings', [reading(one.id, 2.5), reading(other.id, 10), reading(one.id, 2.5)]);
  const screen = await openScreen(`${FINANCE}/charges/new`);
  await screen.getByLabelText(text.rule).selectOptions(text.rules.consumption);
  await screen.getByLabelText(text.month).selectOptions(formatDate(TODAY, 'es', 'month'));
  await screen.getByLabelText(text.values.split).fill('900');
  await screen.getByRole('checkbox', { name: common.table.selectAll }).click();
  const amount = (label: string) => screen.getByLabelText(text.amountOf({ name: `Inquilino ${label}` }));
  await expect.element(amount('A-1')).toHaveValue('300.00');
  await expect.element(amount('A-2')).toHaveValue('600.00');
  await expect.element(amount('A-3')).toHaveValue('');
});
