import type { LateFeeRule } from '#src/domain/late-fee.ts';
import { useText } from '#src/i18n/react.tsx';
import { refusedAt } from '#src/islands/shell/refused-at.ts';
import { isRuleComplete } from './rule-words.ts';

const COLUMNS: Partial<Record<keyof LateFeeRule, string>> = {
  amountMinor: 'amount_minor',
  basisPoints: 'basis_points',
  graceDays: 'grace_days',
  minimumBalanceMinor: 'minimum_balance_minor',
  monthlyMaximumMinor: 'monthly_maximum_minor',
  maximumMinor: 'maximum_minor',
};

/**
 * What to say at each part of a rule: what is missing, once it was tried to save it, and what was refused.
 */
export function useRuleErrors(
  rule: LateFeeRule,
  saving: Parameters<typeof refusedAt>[0],
): (isTried: boolean) => (part: keyof LateFeeRule) => string | undefined {
  const text = useText('ownerCharging').lateFees;
  return (isTried) => (part) => {
    const isAmount = part === 'amountMinor' || part === 'basisPoints';
    const isMissing = isTried && isAmount && !isRuleComplete(rule);
    return isMissing ? text.incomplete : refusedAt(saving, COLUMNS[part] ?? '');
  };
}
