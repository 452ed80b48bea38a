import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { type FormFault, focusInView, goToControl, inMidSentence } from './form-faults.ts';
import { SentForm } from './in-form.ts';
import { useRefusedPresses } from './use-refused-presses.ts';

export type FormProps = Omit<ComponentPropsWithoutRef<'form'>, 'noValidate'> & {
  /** Counts how often it was taken. After each time it is a new form, whose empty fields are not wrong yet. */
  round?: number | undefined;
  /** It begins with what was chosen elsewhere: what is missing is said at once. */
  isBegun?: boolean | undefined;
};

/**
 * Every form. Once it was sent, its fields say what is wrong with them, by whatever way they are checked. Each time that it is
 * not taken, this says so above them: a list with a way to each field, which takes the focus, is read out and is in view.
 */
export function Form({ onSubmit, round = 0, isBegun = false, children, ...form }: FormProps) {
  const { element, faults, press, notePress } = useRefusedPresses();
  const [sentRound, setSentRound] = useState(isBegun ? round : null);
  return (
    <form
      {...form}
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSentRound(round);
        notePress();
        onSubmit?.(event);
      }}
    >
      {faults.length > 0 ? <FaultSummary key={press} faults={faults} /> : null}
      <SentForm value={sentRound === round}>{children}</SentForm>
    </form>
  );
}

function FaultSummary({ faults }: { faults: readonly FormFault[] }) {
  const { form: text } = useText('common');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusInView(box.current), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      data-fault-summary=""
      className="col-span-full flex basis-full gap-3 rounded-control border border-bad bg-bad-soft px-4 py-3 text-15"
    >
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-semibold">{text.problems({ count: faults.length })}</p>
        <ul className="mt-1 grid gap-1">
          {faults.map((fault) => (
            <li key={`${fault.label}:${fault.message}`}>
              <FaultLine {...fault} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function FaultLine({ label, message, control }: FormFault) {
  const { form: text } = useText('common');
  const sentence = label ? text.fault({ label, message: inMidSentence(message) }) : message;
  if (!control) return sentence;
  return (
    <a
      href={`#${control.id}`}
      className="inline-block min-h-6 text-ink underline underline-offset-2"
      onClick={(event) => {
        event.preventDefault();
        goToControl(control);
      }}
    >
      {sentence}
    </a>
  );
}
