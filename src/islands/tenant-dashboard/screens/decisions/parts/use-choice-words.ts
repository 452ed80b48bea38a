import type { Decision, DecisionOption } from '#src/data/decisions/decisions.ts';
import { isOfNumbers } from '#src/domain/decisions/choice.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOptionNames } from '#src/islands/shell/decisions/option-names.ts';

/** Says a choice by the names of its options: those chosen, in order, or with the number of each. */
export function useChoiceWords(decision: Pick<Decision, 'kind'>, options: readonly DecisionOption[]) {
  const { abstain } = useText('decisions');
  const language = useLanguage();
  const names = useOptionNames(decision.kind, options);
  return (choice: readonly number[]): string => {
    if (choice.length === 0) return abstain;
    if (isOfNumbers(decision.kind))
      return names.map((name, index) => `${name}: ${choice[index] ?? 0}`).join(', ');
    const chosen = choice.map((position) => names[position - 1] ?? String(position));
    return decision.kind === 'ranked'
      ? chosen.map((name, index) => `${index + 1}. ${name}`).join(', ')
      : formatList(chosen, language);
  };
}
