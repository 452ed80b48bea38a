import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorLine } from './field.tsx';
import { type FieldSays, useIsInForm, useSaid } from './in-form.ts';

export type Choice = { value: string; label: string; hint?: string; isDisabled?: boolean };

export type ChoiceGroupProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className' | 'value' | 'defaultValue'
> &
  FieldSays & {
    label: string;
    choices: readonly Choice[];
    hint?: string;
    /** 'cards' for choices that need a word of explanation, 'segments' for two to four short ones. */
    look?: 'cards' | 'segments';
    isLabelHidden?: boolean;
    /** Controlled use; leave out with a form library's `register`. */
    value?: string;
    defaultValue?: string;
    className?: string;
  };

const looks = {
  cards: {
    group: 'grid gap-2',
    item: 'flex items-start gap-3 rounded-control border border-control bg-surface px-3 py-2.5 has-checked:border-action has-checked:bg-selected has-disabled:opacity-60',
    input: 'mt-1 size-4 shrink-0 accent-(--action)',
  },
  segments: {
    group: 'inline-flex w-full flex-wrap gap-1 rounded-control bg-sunken p-1 sm:w-auto',
    item: 'relative flex min-h-9 flex-1 items-center justify-center rounded-[6px] border border-transparent px-2 sm:px-4 text-center text-14 font-medium text-secondary has-checked:border-control has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-action pointer-coarse:min-h-11',
    input: 'absolute inset-0 appearance-none opacity-0',
  },
};

/** One choice out of a few, all of them visible: radio buttons as cards or as segments. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const {
    label,
    choices,
    hint,
    error: wrong,
    isUrgent,
    column,
    look = 'cards',
    isLabelHidden,
    value,
    defaultValue,
    className,
    ...input
  } = props;
  const isInForm = useIsInForm();
  const error = useSaid({ error: wrong, isUrgent, column });
  const id = useId();
  const name = input.name ?? id;
  const style = looks[look];
  return (
    <fieldset
      className={classNames('grid min-w-0 gap-1.5', !isInForm && 'print:hidden', className)}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-14 font-medium'}>{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-2 text-14 text-hint">
          {hint}
        </p>
      ) : null}
      <div className={style.group}>
        {choices.map((choice) => (
          <label key={choice.value} className={style.item}>
            <input
              type="radio"
              required={isInForm}
              {...input}
              name={name}
              value={choice.value}
              disabled={input.disabled || choice.isDisabled}
              checked={value === undefined ? undefined : value === choice.value}
              defaultChecked={value === undefined ? defaultValue === choice.value : undefined}
              onChange={input.onChange ?? (() => undefined)}
              className={style.input}
            />
            <span className="min-w-0">
              {choice.label}
              {choice.hint ? (
                <span data-aside="" className="block text-14 text-hint">
                  {choice.hint}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {error ? <ErrorLine id={`${id}-error`} text={error} /> : null}
    </fieldset>
  );
}
