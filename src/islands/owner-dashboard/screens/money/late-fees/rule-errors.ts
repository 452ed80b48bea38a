import type { LateFeeRule } from '#src/domain/money/late-fee.ts';
import { useText } from '#src/i18n/react.tsx';
import { refusedAt } from '#src/islands/shell/form/refused-at.ts';
import { isGrace, isLimit, isRuleComplete } from './rule-words.ts';

const COLUMNS: Partial<Record<keyof LateFeeRule, string>> = {
  amountMinor: 'amount_minor',
  basisPoints: 'basis_points',
  graceDays: 'grace_days',
  minimumBalanceMinor: 'minimum_balance_minor',
  monthlyMaximumMinor: 'monthly_maximum_minor',
  maximumMinor: 'maximum_minor',
};

const limits = ['minimumBalanceMinor', 'monthlyMaximumMinor', 'maximumMinor'] as const;

/**
 * What to say at each part of a rule: what is missing or cannot be read, and what was refused.
 */
export function useRuleErrors(
  rule: LateFeeRule,
  saving: Parameters<typeof refusedAt>[0],
): (part: keyof LateFeeRule) => string | undefined {
  const text = useText('ownerCharging').lateFees;
  const { form } = useText('common');
  const unreadable = (part: keyof LateFeeRule): string | undefined => {
    if (part === 'graceDays') return isGrace(rule.graceDays) ? undefined : text.graceInvalid;
    const isAsked = limits.some((limit) => limit === part);
    return isAsked && !isLimit(Number(rule[part] ?? 0)) ? form.amountInvalid : undefined;
  };
  return (part) => {
    const isAmount = part === 'amountMinor' || part === 'basisPoints';
    const isMissing = isAmount && !isRuleComplete(rule);
    if (isMissing) return text.incomplete;
    const said = unreadable(part);
    return said ?? refusedAt(saving, COLUMNS[part] ?? '');
  };
}
