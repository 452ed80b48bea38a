import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { Action } from '../use-action.ts';

const LONGEST = 120;

interface TitleFormProps {
  label: string;
  initial: string;
  submitLabel: string;
  action: Pick<Action<never, unknown>, 'isRunning' | 'error'>;
  onSubmit: (title: string) => void;
  onCancel: () => void;
}

/** One short field with its action. It is no form of its own: it may stand inside the one in which a message is written. */
export function TitleForm({ label, initial, submitLabel, action, onSubmit, onCancel }: TitleFormProps) {
  const { compose } = useText('messages');
  const { actions } = useText('common');
  const [title, setTitle] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(title.trim() === '');
    if (title.trim() === '') field.current?.focus();
    else onSubmit(title.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  return (
    <div className="grid gap-2">
      <TextField
        ref={field}
        label={label}
        value={title}
        maxLength={LONGEST}
        autoComplete="off"
        error={isMissing ? compose.templateNameMissing : (action.error ?? undefined)}
        isUrgent
        onChange={(event) => {
          setTitle(event.target.value);
          setMissing(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" isBusy={action.isRunning} onClick={submit}>
          {submitLabel}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {actions.cancel}
        </Button>
      </div>
    </div>
  );
}
