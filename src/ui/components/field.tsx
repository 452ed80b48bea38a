import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { type FieldSays, useIsInForm, useSaid } from './in-form.ts';

/** What every field takes besides its own control's props. */
export type FieldTexts = FieldSays & {
  label: string;
  /** One line under the control that helps to fill the field in. */
  hint?: ReactNode;
  /** The word "optional", shown after the label of a field that may stay empty. */
  optional?: string;
  /** Keeps the label for screen readers only, where the surroundings say it already. */
  isLabelHidden?: boolean;
  /** Stands at the end of the label's line: what repeats the field in another way. */
  aside?: ReactNode;
  className?: string;
};

export type FieldControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required?: true;
};

export type FieldProps = FieldTexts & {
  id?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
};

/** Label, hint, control and error, wired together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, hint, optional, isLabelHidden, aside, className, id, children } = props;
  const error = useSaid(props);
  const isInForm = useIsInForm();
  const isRequired = isInForm && !optional;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    // One of no form filters what is shown, or leads elsewhere: paper has no use for it.
    <div className={classNames('grid min-w-0 content-start gap-1.5', !isInForm && 'print:hidden', className)}>
      <span className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-2 text-14'}>
        <label htmlFor={controlId} className="font-medium text-ink">
          {label}
          {optional ? (
            <span data-aside="" className="font-normal text-hint">
              {' '}
              ({optional})
            </span>
          ) : null}
        </label>
        {aside}
      </span>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        ...(isRequired && { required: true }),
      })}
      {hint ? (
        <p id={hintId} className="text-14 text-hint">
          {hint}
        </p>
      ) : null}
      {error ? <ErrorLine id={errorId} text={error} /> : null}
    </div>
  );
}

/** What is wrong with a group of fields, in a form once that was sent. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  const said = useSaid({ error: text });
  return said ? <ErrorLine id={id} text={said} /> : null;
}

/** The error line of a field. */
export function ErrorLine({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} data-fault="" className="flex items-start gap-1.5 text-14 text-bad">
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}
