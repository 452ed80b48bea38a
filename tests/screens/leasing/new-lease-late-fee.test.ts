import { expect, test } from 'vitest';
import { formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { chainRow, LEASE_ID, leaseRow, PERSON_ID, tenantRow } from '#tests/screens/fixtures/leasing.ts';
import { answerNewLease, openTerms, UNIT } from '#tests/screens/fixtures/new-lease.ts';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, type Row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const DAILY_WORDS: Readonly<Record<Language, string>> = {
  es: 'RD$150.00, cada día de atraso, 3 días de gracia, desde RD$1,000.00 de deuda, máximo RD$900.00 al mes por contrato, máximo RD$1,500.00 por cada alquiler atrasado',
  en: 'RD$150.00, every day late, 3 grace days, if more than RD$1,000.00 is owed, up to RD$900.00 a month per lease, up to RD$1,500.00 per late rent',
};
const rule = (basisPoints: number, columns: Row<'late_fee_rules'> = {}): Row<'late_fee_rules'> => ({
  ...{ id: newId(), property_id: null, lease_id: null, currency: 'DOP', kind: 'percent_of_outstanding' },
  ...{ amount_minor: null, basis_points: basisPoints, frequency: 'one_time', grace_days: 5 },
  ...{ minimum_balance_minor: 0, monthly_maximum_minor: null, maximum_minor: null },
  ...columns,
});
const OWN = {
  ...({ kind: 'fixed' } as const),
  ...{ amount_minor: 15_000, grace_days: 3, minimum_balance_minor: 100_000 },
  ...{ monthly_maximum_minor: 90_000, maximum_minor: 150_000 },
} as const;

/** A rule of the organization and one of the property, which counts before it. */
function answerRules() {
  answerNewLease();
  server.rows('late_fee_rules', [rule(300), rule(700, { property_id: PROPERTY_ID })]);
  server.call('create_lease', LEASE_ID);
  server.call('save_lease_draft', LEASE_ID);
  server.call('inherit_late_fee', LEASE_ID);
  server.call('save_late_fee_rule', newId());
}

test('a new lease follows the rule of its place', async () => {
  answerRules();
  const { screen, words, form, next } = await openTerms({ language: 'en', width: 360 });
  const { lateFees: text } = words.ownerCharging;
  await expect.element(screen.getByLabelText(form.terms.lateFee)).toHaveValue('follow');
  const percent = text.sentence.percent_of_outstanding({ percent: formatPercent(0.07, 'en', 2) });
  await expect.element(screen.getByText(percent, { exact: false })).toBeVisible();
  await next.click();
  await expect.element(screen.getByText(text.lease.follow)).toBeVisible();
  await screen.getByRole('button', { name: form.review.create }).click();
  await expect.element(screen.getByText(form.created)).toBeVisible();
  expect(server.callsOf('inherit_late_fee')).toEqual([{ p_lease_id: LEASE_ID, p_is_inherited: true }]);
  expect(server.callsOf('save_late_fee_rule')).toEqual([]);
});

test('a new lease has its own rule, whose numbers are checked', async () => {
  answerRules();
  const { screen, words, form, next } = await openTerms({ theme: 'dark' });
  const { terms, review } = form;
  const { lateFees: text } = words.ownerCharging;
  const field = (label: string) => screen.getByLabelText(label, { exact: false });
  await screen.getByLabelText(terms.lateFee).selectOptions(words.common.enums.lateFeeKind.fixed);
  await screen.getByLabelText(text.frequency).selectOptions(text.frequencies.daily);
  await field(text.grace).fill('61');
  await next.click();
  await expect.element(screen.getByText(terms.amountInvalid).first()).toBeVisible();
  await expect.element(screen.getByText(terms.graceInvalid).first()).toBeVisible();
  await screen.getByLabelText(text.amount).fill('150');
  await field(text.minimum).fill('1000');
  await field(text.monthlyMaximum).fill('900');
  await field(text.maximum).last().fill('1500');
  await field(text.grace).fill('3');
  await expectAccessible();
  await next.click();
  await expect.element(screen.getByText(DAILY_WORDS.es)).toBeVisible();
  server.otherwise(() => []);
  await screen.getByRole('button', { name: review.saveDraft }).click();
  await expect.poll(() => location.pathname).toMatch(/\/contract$/);
  expect(server.callsOf('save_late_fee_rule')).toMatchObject([
    { p_lease_id: LEASE_ID, p_rule: { ...OWN, frequency: 'daily' } },
  ]);
});

test('a draft is opened again with its own rule, and nothing else of it changes', async () => {
  const { owner, ownerCharging, common } = await textsOf('en');
  const { unit, terms, review } = owner.tenantForm;
  const { lateFees: text } = ownerCharging;
  answerRules();
  server.rows('leases_list', [leaseRow({ status: 'draft', unit_id: UNIT.id ?? '' })]);
  server.rows('tenants_list', [tenantRow()]);
  server.rows('people', [{ id: PERSON_ID, full_name: 'Pedro Núñez', email: '', phone: '', user_id: null }]);
  server.rows('leases', [chainRow({ status: 'draft', late_fee_inherited: false, occupies: 'empty' })]);
  server.rows('late_fee_rules', [
    rule(0, { ...OWN, basis_points: null, frequency: 'daily', lease_id: LEASE_ID }),
  ]);
  const screen = await openScreen(`/owner-dashboard/tenants/new?draft=${LEASE_ID}`, { language: 'en' });
  const next = screen.getByRole('button', { name: common.actions.next });
  await expect.element(screen.getByText('Pedro Núñez').last()).toBeVisible();
  await next.click();
  await expect.element(screen.getByRole('combobox', { name: unit.unit })).toHaveValue('B-7');
  await next.click();
  await expect.element(screen.getByLabelText(terms.lateFee)).toHaveValue('fixed');
  await screen.getByLabelText(text.frequency).selectOptions(text.frequencies.one_time);
  await next.click();
  server.otherwise(() => []);
  await screen.getByRole('button', { name: review.saveChanges }).click();
  await expect.poll(() => location.pathname).toMatch(/\/contract$/);
  expect(server.callsOf('save_late_fee_rule')).toMatchObject([{ p_rule: { ...OWN, frequency: 'one_time' } }]);
});

test('a new lease has none where one says so', async () => {
  answerRules();
  const { screen, words, form, next } = await openTerms({ width: 360 });
  await screen.getByLabelText(form.terms.lateFee).selectOptions(words.common.enums.lateFeeKind.none);
  await expect.element(screen.getByLabelText(words.ownerCharging.lateFees.frequency)).not.toBeInTheDocument();
  await next.click();
  await expect.element(screen.getByText(form.lateFeeText.none)).toBeVisible();
  await screen.getByRole('button', { name: form.review.create }).click();
  await expect.element(screen.getByText(form.created)).toBeVisible();
  expect(server.callsOf('inherit_late_fee')).toEqual([]);
});
