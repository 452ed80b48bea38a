import type { DecisionOption } from '#src/data/decisions/decisions.ts';
import type { DecisionKind } from '#src/domain/decisions/decision-enums.ts';
import { useText } from '#src/i18n/react.tsx';

/** The names of what one can choose from, by position: of yes or no the two words. */
export function useOptionNames(kind: DecisionKind, options: readonly DecisionOption[]): readonly string[] {
  const { yes, no } = useText('decisions');
  return kind === 'yes_no' ? [yes, no] : options.map(({ label }) => label);
}
