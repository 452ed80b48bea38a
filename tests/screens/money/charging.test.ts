import { expect, test } from 'vitest';
import { openLease } from '#tests/screens/fixtures/books.ts';
import { lateFeeRule } from '#tests/screens/fixtures/money.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
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
