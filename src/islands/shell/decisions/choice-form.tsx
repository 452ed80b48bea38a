import { type ReactNode, useState } from 'react';
import type { Decision, DecisionOption } from '#src/data/decisions/decisions.ts';
import {
  type ChoiceDraft,
  choiceDraft,
  isOfNumbers,
  optionCountOf,
  readChoice,
} from '#src/domain/decisions/choice.ts';
import { useText } from '#src/i18n/react.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ActionForm } from '../form/action-form.tsx';
import type { Action } from '../use-action.ts';
import { NumberChoice, OneChoice, RankedChoice, SeveralChoice } from './choice-fields.tsx';
import { useOptionNames } from './option-names.ts';

export interface ChoiceFormProps {
  decision: Pick<Decision, 'kind' | 'maxChoices' | 'scoreMax'>;
  /** Of yes or no none. */
  options: readonly DecisionOption[];
  /** What was chosen before; null where that is nothing, or not known. */
  choice: readonly number[] | null;
  /** Is run with the choice: positions, or a number for each option; empty abstains. */
  action: Action<readonly number[], unknown>;
  /** Below the fields: on a page the button that sends it. In an `ActionDialog` the dialog has it. */
  children?: ReactNode;
}

/** The form of a choice, of each kind of decision. Something wrong is said at its field once it was sent. */
export function ChoiceForm({ decision, options, choice, action, children }: ChoiceFormProps) {
  const names = useOptionNames(decision.kind, options);
  const count = optionCountOf(decision.kind, options.length);
  const [draft, setDraft] = useState<ChoiceDraft>(() => choiceDraft(decision, count, choice));
  const { choice: text, abstain } = useText('decisions');
  const read = readChoice(decision, draft);
  const isOne = decision.kind === 'yes_no' || decision.kind === 'single';
  const part = {
    names,
    details: options.map(({ detail }) => detail),
    draft,
    onChange: (next: Partial<ChoiceDraft>) => setDraft((now) => ({ ...now, ...next })),
    error: 'problem' in read ? text.problems[read.problem] : undefined,
  };
  return (
    <ActionForm action={action} input={'choice' in read ? read.choice : null}>
      {isOne ? <OneChoice {...part} /> : null}
      {decision.kind === 'several' ? <SeveralChoice {...part} most={decision.maxChoices} /> : null}
      {decision.kind === 'ranked' ? <RankedChoice {...part} /> : null}
      {isOfNumbers(decision.kind) ? (
        <NumberChoice {...part} scoreMax={decision.kind === 'score' ? decision.scoreMax : null} />
      ) : null}
      {isOne ? null : (
        <Checkbox
          label={abstain}
          checked={draft.isAbstaining}
          onChange={({ target: { checked } }) => part.onChange({ isAbstaining: checked })}
        />
      )}
      {children}
    </ActionForm>
  );
}
