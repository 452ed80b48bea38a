import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/ui/components/button.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { FailureNote } from './failure-note.tsx';

export interface OneTimeCodeFormProps {
  label: string;
  submitLabel: string;
  /** Said of anything but six digits. */
  invalidText: string;
  /** The last attempt's failure. */
  error: string | null;
  isRunning: boolean;
  onSubmit: (code: string) => void;
}

const CODE = /^\d{6}$/;

/** Six digits from a mail or an authenticator app. */
export function OneTimeCodeForm(props: OneTimeCodeFormProps) {
  const { label, submitLabel, invalidText, error, isRunning, onSubmit } = props;
  const [code, setCode] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const digits = code.replaceAll(/\s/g, ''); // Apps and mails show it in two groups.
    setIsInvalid(!CODE.test(digits));
    if (CODE.test(digits)) onSubmit(digits);
  };

  return (
    <Form onSubmit={submit} className="grid gap-4">
      <FailureNote text={error} />
      <TextField
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={isInvalid ? invalidText : undefined}
        inputClassName="text-20 tracking-widest tabular-nums"
      />
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isRunning}>
        {submitLabel}
      </Button>
    </Form>
  );
}
