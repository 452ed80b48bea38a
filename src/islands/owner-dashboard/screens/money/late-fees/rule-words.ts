import type { LateFeeRuleRow } from '#src/data/money/charging/queries.ts';
import type { LateFeeRule } from '#src/domain/money/late-fee.ts';
import type { OwnerChargingText } from '#src/i18n/dictionaries/money/owner-charging.en.ts';
import { formatMoney, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

const BASIS_POINTS_IN_WHOLE = 10_000;
const MOST_GRACE_DAYS = 60;

/** What of a rule is said in a line. */
export type SaidRule = Pick<
  LateFeeRuleRow,
  | 'kind'
  | 'currency'
  | 'amountMinor'
  | 'basisPoints'
  | 'frequency'
  | 'graceDays'
  | 'minimumBalanceMinor'
  | 'monthlyMaximumMinor'
  | 'maximumMinor'
>;

/** A rule in a line: "5 % of what is owed, once, 3 days of grace, RD$2,000.00 for each late rent at most". */
export function ruleWords(
  row: SaidRule,
  words: OwnerChargingText['lateFees']['sentence'],
  language: Language,
): string {
  if (row.kind === 'none') return words.none;
  const money = (minor: number) => formatMoney(minor, row.currency, language);
  const percent = formatPercent((row.basisPoints ?? 0) / BASIS_POINTS_IN_WHOLE, language, 2);
  const fee =
    row.kind === 'fixed'
      ? words.fixed({ amount: money(row.amountMinor ?? 0) })
      : words[row.kind]({ percent });
  const parts = [
    fee,
    words[row.frequency],
    row.graceDays > 0 ? words.grace({ count: row.graceDays }) : words.noGrace,
  ];
  if (row.minimumBalanceMinor > 0) parts.push(words.minimum({ amount: money(row.minimumBalanceMinor) }));
  if (row.monthlyMaximumMinor !== null)
    parts.push(words.monthlyMaximum({ amount: money(row.monthlyMaximumMinor) }));
  if (row.maximumMinor !== null) parts.push(words.maximum({ amount: money(row.maximumMinor) }));
  return parts.join(', ');
}

/** A rule of the domain in a currency, to be said in a line. */
export function saidRule(rule: LateFeeRule, currency: SaidRule['currency']): SaidRule {
  return {
    kind: rule.kind,
    currency,
    amountMinor: rule.amountMinor,
    basisPoints: rule.basisPoints,
    frequency: rule.frequency,
    graceDays: rule.graceDays,
    minimumBalanceMinor: rule.minimumBalanceMinor,
    monthlyMaximumMinor: rule.monthlyMaximumMinor,
    maximumMinor: rule.maximumMinor,
  };
}

/** A rule as the domain knows it, from its row; a fresh one without. */
export function ruleOf(row: LateFeeRuleRow | null): LateFeeRule {
  return {
    kind: row?.kind ?? 'percent_of_outstanding',
    amountMinor: row?.amountMinor ?? 0,
    basisPoints: row?.basisPoints ?? 0,
    frequency: row?.frequency ?? 'one_time',
    graceDays: row?.graceDays ?? 0,
    minimumBalanceMinor: row?.minimumBalanceMinor ?? 0,
    monthlyMaximumMinor: row?.monthlyMaximumMinor ?? null,
    maximumMinor: row?.maximumMinor ?? null,
  };
}

/** Whether an amount that may be left out was left out or can be read: what is typed and cannot be read is NaN. */
export const isLimit = (minor: number | null): boolean => minor === null || minor >= 0;

/** Whether a rule says how much. */
export function isRuleComplete(rule: LateFeeRule): boolean {
  if (rule.kind === 'none') return true;
  if (rule.kind === 'fixed') return rule.amountMinor > 0;
  return rule.basisPoints > 0 && rule.basisPoints <= BASIS_POINTS_IN_WHOLE;
}

/** Whether everything that a rule has beside its amount can be read. */
export function isRuleReadable(rule: LateFeeRule): boolean {
  if (rule.kind === 'none') return true;
  const { graceDays, minimumBalanceMinor, monthlyMaximumMinor, maximumMinor } = rule;
  return isGrace(graceDays) && [minimumBalanceMinor, monthlyMaximumMinor, maximumMinor].every(isLimit);
}

/** Whether so many days of grace can be given. */
export const isGrace = (days: number): boolean =>
  Number.isInteger(days) && days >= 0 && days <= MOST_GRACE_DAYS;
