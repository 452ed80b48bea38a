import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorLine } from './field.tsx';
import { type FieldSays, useSaid } from './in-form.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> &
  FieldSays & {
    label: ReactNode;
    hint?: string;
    /** Keeps the label for screen readers only, as in a table's selection column. */
    isLabelHidden?: boolean;
    className?: string;
  };

/** A yes-or-no question. The whole line is its target. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error: wrong, isUrgent, column, isLabelHidden, className, ...input } = props;
  const error = useSaid({ error: wrong, isUrgent, column });
  const id = useId();
  return (
    <div className={className}>
      <label
        className={classNames(
          // What is only for screen readers is placed within it, and not far down the page beside a table that scrolls.
          'relative flex items-start gap-3',
          // Alone it is 24 px large to the pointer.
          isLabelHidden ? '-m-0.5 p-0.5' : 'min-h-11 py-2.5 md:min-h-8 md:py-1',
        )}
      >
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            // What is missing is led to by it.
            id={id}
            {...input}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
            className="peer size-5 appearance-none rounded-mark border border-control bg-surface transition-colors checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action aria-invalid:border-bad disabled:opacity-55"
          />
          <Check
            size={14}
            strokeWidth={3}
            aria-hidden="true"
            className="pointer-events-none absolute text-surface opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className={isLabelHidden ? 'sr-only' : 'text-15'}>
          {label}
          {hint ? (
            <span id={`${id}-hint`} data-aside="" className="block text-14 text-hint">
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      {error ? <ErrorLine id={`${id}-error`} text={error} /> : null}
    </div>
  );
}
