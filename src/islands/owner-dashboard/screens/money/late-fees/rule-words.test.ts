import { expect, it } from 'vitest';
import type { LateFeeRuleRow } from '#src/data/money/charging/queries.ts';
import { ownerCharging as en } from '#src/i18n/dictionaries/money/owner-charging.en.ts';
import { ownerCharging as es } from '#src/i18n/dictionaries/money/owner-charging.es.ts';
import { isRuleComplete, isRuleReadable, ruleOf, ruleWords } from './rule-words.ts';

const row: LateFeeRuleRow = {
  id: 'r',
  propertyId: null,
  leaseId: null,
  currency: 'DOP',
  kind: 'percent_of_outstanding',
  amountMinor: null,
  basisPoints: 550,
  frequency: 'daily',
  graceDays: 3,
  minimumBalanceMinor: 100_000,
  monthlyMaximumMinor: 50_000,
  maximumMinor: 90_000,
};

it('tells a rule in a line', () => {
  expect(ruleWords(row, en.lateFees.sentence, 'en')).toBe(
    '5.5% of the amount owed, every day late, 3 grace days, if more than RD$1,000.00 is owed, up to RD$500.00 a month per lease, up to RD$900.00 per late rent',
  );
  const simple = { ...row, kind: 'fixed' as const, amountMinor: 50_000, basisPoints: null, graceDays: 0 };
  const bare = {
    ...simple,
    frequency: 'one_time' as const,
    minimumBalanceMinor: 0,
    monthlyMaximumMinor: null,
    maximumMinor: null,
  };
  expect(ruleWords(bare, es.lateFees.sentence, 'es')).toBe('RD$500.00, una sola vez, sin gracia');
  expect(ruleWords({ ...bare, kind: 'none' }, es.lateFees.sentence, 'es')).toBe('Sin mora');
});

it('knows what is missing', () => {
  expect(isRuleComplete(ruleOf(null))).toBe(false);
  expect(isRuleComplete(ruleOf(row))).toBe(true);
  expect(isRuleComplete({ ...ruleOf(row), kind: 'fixed' })).toBe(false);
  expect(isRuleComplete({ ...ruleOf(row), kind: 'none' })).toBe(true);
  expect(isRuleComplete({ ...ruleOf(row), basisPoints: 10_001 })).toBe(false);
});

it.each(['graceDays', 'minimumBalanceMinor', 'monthlyMaximumMinor', 'maximumMinor'] as const)(
  'knows that %s cannot be read',
  (part) => {
    expect(isRuleReadable(ruleOf(row))).toBe(true);
    expect(isRuleReadable({ ...ruleOf(row), [part]: Number.NaN })).toBe(false);
    expect(isRuleReadable({ ...ruleOf(row), [part]: Number.NaN, kind: 'none' })).toBe(true);
  },
);
