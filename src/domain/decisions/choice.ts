import type { DecisionKind } from './decision-enums.ts';

/** What a choice is made of: of a decision, what its kind needs. */
export interface ChoiceKind {
  readonly kind: DecisionKind;
  readonly maxChoices: number;
  readonly scoreMax: number;
}

/** A choice as it is made: `picked` has positions from 1, of a ranked one in order; `numbers` one of each option. */
export interface ChoiceDraft {
  readonly isAbstaining: boolean;
  readonly picked: readonly number[];
  readonly numbers: readonly (number | null)[];
}

export type ChoiceProblem = 'missing' | 'too_many' | 'score' | 'budget';

const WHOLE = 100;
export const isOfNumbers = (kind: DecisionKind) => kind === 'score' || kind === 'budget';
/** How many options one can choose from: of yes or no, two. */
export const optionCountOf = (kind: DecisionKind, options: number) => (kind === 'yes_no' ? 2 : options);

/** What a form begins with: an empty choice, or what was chosen before. */
export function choiceDraft(
  { kind }: Pick<ChoiceKind, 'kind'>,
  optionCount: number,
  choice: readonly number[] | null,
): ChoiceDraft {
  const isNumbers = isOfNumbers(kind);
  return {
    isAbstaining: choice?.length === 0,
    picked: isNumbers ? [] : (choice ?? []),
    numbers: Array.from({ length: optionCount }, (_, index) =>
      isNumbers && choice && choice.length > 0 ? (choice[index] ?? null) : null,
    ),
  };
}

/** What a budget still has to give, of 100. */
export const budgetLeft = (numbers: readonly (number | null)[]) =>
  WHOLE - numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** Reads a choice. Empty: abstains. Twin: private.checked_choice. */
export function readChoice(
  { kind, maxChoices, scoreMax }: ChoiceKind,
  { isAbstaining, picked, numbers }: ChoiceDraft,
): { readonly choice: readonly number[] } | { readonly problem: ChoiceProblem } {
  if (isAbstaining) return { choice: [] };
  if (!isOfNumbers(kind)) {
    if (picked.length === 0) return { problem: 'missing' };
    if (kind === 'several' && picked.length > maxChoices) return { problem: 'too_many' };
    return { choice: kind === 'several' ? [...picked].sort((one, other) => one - other) : picked };
  }
  const isWhole = (one: number | null, most: number): one is number =>
    one !== null && Number.isInteger(one) && one >= 0 && one <= most;
  if (kind === 'score')
    return numbers.every((one) => isWhole(one, scoreMax))
      ? { choice: numbers as readonly number[] }
      : { problem: 'score' };
  const given = numbers.map((one) => one ?? 0);
  return given.every((one) => isWhole(one, WHOLE)) && budgetLeft(given) === 0
    ? { choice: given }
    : { problem: 'budget' };
}
