import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';

export type StepperProps = {
  label: string;
  steps: readonly { id: string; label: string }[];
  /** Index of the step on screen. */
  current: number;
  /** "Paso 2 de 4", shown on phones. */
  positionText: string;
  /** Words for screen readers after the name of a step. */
  doneText: string;
  /** Goes back to a step that is done; leave out when steps cannot be revisited. */
  onGoTo?: (index: number) => void;
};

/** Where the reader stands in a form of several pages. */
export function Stepper({ label, steps, current, positionText, doneText, onGoTo }: StepperProps) {
  return (
    <nav aria-label={label}>
      <p className="text-14 text-hint sm:hidden">
        {positionText} · <span className="font-medium text-ink">{steps[current]?.label}</span>
      </p>
      <ol className="mt-2 flex gap-2 sm:mt-0 sm:gap-3">
        {steps.map((step, index) => {
          const isDone = index < current;
          const isCurrent = index === current;
          const content = (
            <>
              <span
                className={classNames(
                  'hidden size-6 shrink-0 place-items-center rounded-full text-12 font-semibold tabular-nums sm:grid',
                  isCurrent && 'bg-brand text-on-brand',
                  isDone && 'bg-selected text-action',
                  !isCurrent && !isDone && 'border border-control text-hint',
                )}
              >
                {isDone ? <Check size={14} strokeWidth={3} aria-hidden="true" /> : index + 1}
              </span>
              <span className="max-sm:sr-only">{step.label}</span>
              {isDone ? <span className="sr-only"> ({doneText})</span> : null}
            </>
          );
          return (
            <li
              key={step.id}
              aria-current={isCurrent ? 'step' : undefined}
              className={classNames(
                'min-w-0 flex-1 border-t-4 text-14 sm:pt-3',
                index <= current ? 'border-brand' : 'border-line',
                isCurrent ? 'font-semibold' : 'text-secondary',
              )}
            >
              {isDone && onGoTo ? (
                <button
                  type="button"
                  className="flex items-center gap-2 rounded-mark text-left hover:text-ink hover:underline max-sm:min-h-6 max-sm:w-full"
                  onClick={() => onGoTo(index)}
                >
                  {content}
                </button>
              ) : (
                <span className="flex items-center gap-2">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
