import { useState } from 'react';
import { Button } from '#src/ui/components/button.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ActionForm } from './form/action-form.tsx';

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
  const digits = code.replaceAll(/\s/g, ''); // Apps and mails show it in two groups.
  const isCode = CODE.test(digits);
  return (
    <ActionForm action={{ isRunning, error }} onSubmit={() => isCode && onSubmit(digits)}>
      <TextField
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={isCode ? undefined : invalidText}
        inputClassName="text-20 tracking-widest tabular-nums"
      />
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isRunning}>
        {submitLabel}
      </Button>
    </ActionForm>
  );
}
