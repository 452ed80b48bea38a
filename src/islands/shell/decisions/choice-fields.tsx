import { Plus } from 'lucide-react';
import { useId } from 'react';
import { budgetLeft, type ChoiceDraft } from '#src/domain/decisions/choice.ts';
import { swapped } from '#src/domain/decisions/order.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { FieldError } from '#src/ui/components/field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { MoveButtons } from './move-buttons.tsx';

/** What a part of the form shows and changes. */
export interface ChoicePartProps {
  names: readonly string[];
  details: readonly string[];
  draft: ChoiceDraft;
  onChange: (part: Partial<ChoiceDraft>) => void;
  error: string | undefined;
}

const ABSTAIN = 'abstain';

/** One of the options, or none of them. */
export function OneChoice({ names, details, draft, onChange, error }: ChoicePartProps) {
  const { choice: text, abstain } = useText('decisions');
  const [picked] = draft.picked;
  return (
    <ChoiceGroup
      label={text.label}
      choices={[
        ...names.map((label, index) => ({
          value: String(index + 1),
          label,
          ...(details[index] ? { hint: details[index] } : {}),
        })),
        { value: ABSTAIN, label: abstain },
      ]}
      value={draft.isAbstaining ? ABSTAIN : picked ? String(picked) : ''}
      error={error}
      onChange={({ target: { value } }) =>
        onChange(
          value === ABSTAIN
            ? { isAbstaining: true, picked: [] }
            : { isAbstaining: false, picked: [Number(value)] },
        )
      }
    />
  );
}

/** Several of the options. */
export function SeveralChoice({
  names,
  details,
  draft,
  onChange,
  error,
  most,
}: ChoicePartProps & { most: number }) {
  const { choice: text } = useText('decisions');
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-14 font-medium">{text.label}</legend>
      <p id={`${id}-hint`} className="-mt-2 text-14 text-hint">
        {text.several({ count: most })}
      </p>
      {[...names.entries()].map(([index, label]) => (
        <Checkbox
          key={index}
          label={label}
          {...(details[index] ? { hint: details[index] } : {})}
          checked={draft.picked.includes(index + 1)}
          onChange={({ target: { checked } }) =>
            onChange({
              isAbstaining: false,
              picked: checked
                ? [...draft.picked, index + 1]
                : draft.picked.filter((option) => option !== index + 1),
            })
          }
        />
      ))}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}

/** The options in somebody's order; what is not added is left out. */
export function RankedChoice({ names, details, draft, onChange, error }: ChoicePartProps) {
  const { choice: text } = useText('decisions');
  const id = useId();
  const { picked } = draft;
  const nameOf = (option: number) => names[option - 1] ?? '';
  const pick = (next: readonly number[]) => onChange({ isAbstaining: false, picked: next });
  const rest = [...names.keys()].map((index) => index + 1).filter((option) => !picked.includes(option));
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-14 font-medium">{text.label}</legend>
      <p id={`${id}-hint`} className="-mt-2 text-14 text-hint">
        {text.ranked}
      </p>
      <ol className="divide-y divide-line rounded-control border border-line empty:hidden">
        {picked.map((option, index) => (
          <li key={option} className="flex items-center gap-2 py-1 pl-3">
            <span className="w-6 shrink-0 text-hint tabular-nums">{index + 1}.</span>
            <span className="min-w-0 flex-1">{nameOf(option)}</span>
            <MoveButtons
              name={nameOf(option)}
              index={index}
              count={picked.length}
              onMove={(step) => pick(swapped(picked, index, step))}
              onRemove={() => pick(picked.filter((one) => one !== option))}
            />
          </li>
        ))}
      </ol>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {rest.map((option) => (
          <li key={option} className="min-w-0">
            <Button
              icon={Plus}
              size="sm"
              aria-label={text.add({ name: nameOf(option) })}
              title={details[option - 1] || undefined}
              onClick={() => pick([...picked, option])}
            >
              {nameOf(option)}
            </Button>
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}

/** A number for each option: points on a scale, or percent of a budget. */
export function NumberChoice({
  names,
  details,
  draft,
  onChange,
  error,
  scoreMax,
}: ChoicePartProps & { scoreMax: number | null }) {
  const { choice: text } = useText('decisions');
  const id = useId();
  const { numbers } = draft;
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-14 font-medium">{text.label}</legend>
      <p id={`${id}-hint`} className="-mt-3 text-14 text-hint">
        {scoreMax === null ? text.budget : text.score({ most: scoreMax })}
      </p>
      {[...names.entries()].map(([index, label]) => (
        <NumberField
          key={index}
          label={label}
          hint={details[index] || undefined}
          value={numbers[index] ?? null}
          suffix={scoreMax === null ? '%' : undefined}
          onChange={(value) =>
            onChange({ isAbstaining: false, numbers: numbers.map((one, at) => (at === index ? value : one)) })
          }
        />
      ))}
      {scoreMax === null ? (
        <p aria-live="polite" className="text-14 text-secondary tabular-nums">
          {text.budgetLeft({ count: budgetLeft(numbers) })}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
