import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

export type FormErrorEntry = {
  /** Id or name of the control to go to; leave out for an error of the whole form. */
  field?: string;
  message: string;
};

export type FormErrorsProps = { title: string; errors: readonly FormErrorEntry[] };

function focusControl(form: Element | null, field: string): void {
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
  (document.getElementById(field) ?? named)?.focus();
}

/**
 * What is wrong with a form, at its top. Takes the focus when it appears, so that it is read out and in view; each line
 * leads to its field. Render it inside the form, and only when there are errors.
 */
export function FormErrors({ title, errors }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.focus(), []);

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex gap-3 rounded-control border border-bad bg-bad-soft px-4 py-3 text-15"
    >
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <ul className="mt-1 grid gap-1">
          {errors.map(({ field, message }) => (
            <li key={`${field ?? ''}:${message}`}>
              {field ? (
                <button
                  type="button"
                  className="text-left text-ink underline underline-offset-2"
                  onClick={() => focusControl(box.current?.closest('form') ?? null, field)}
                >
                  {message}
                </button>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
