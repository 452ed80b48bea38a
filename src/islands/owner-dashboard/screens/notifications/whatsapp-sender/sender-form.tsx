import { useState } from 'react';
import { type NewSender, saveSender, senderQueries } from '#src/data/notifications/senders.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { PasswordField } from '#src/ui/components/password-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const isId = (typed: string) => /^\d{5,30}$/.test(typed.trim());
const SHORTEST_TOKEN = 10;

/** The ids of the number and its account, with the token; WhatsApp is asked before they are kept. */
export function SenderForm({ onDone }: { onDone: () => void }) {
  const text = useText('notificationTest').sender;
  const { form } = useText('common');
  const { id: organizationId } = useOrganization();
  const [typed, setTyped] = useState({ phoneNumberId: '', wabaId: '', accessToken: '' });
  const save = useAction({
    mutationFn: saveSender,
    invalidates: [senderQueries.ofOrganization(organizationId).queryKey],
    toast: text.saved,
    onDone,
  });
  const problems = {
    phoneNumberId: isId(typed.phoneNumberId) ? undefined : text.idInvalid,
    wabaId: isId(typed.wabaId) ? undefined : text.idInvalid,
    accessToken: typed.accessToken.trim().length < SHORTEST_TOKEN ? text.tokenMissing : undefined,
  };
  const isRight = Object.values(problems).every((problem) => problem === undefined);
  const input: NewSender | null = isRight ? { organizationId, ...typed } : null;
  return (
    <ActionForm action={save} input={input} autoComplete="off">
      <TextField
        inputMode="numeric"
        label={text.phoneNumberId}
        value={typed.phoneNumberId}
        error={problems.phoneNumberId}
        onChange={({ target }) => setTyped({ ...typed, phoneNumberId: target.value })}
      />
      <TextField
        inputMode="numeric"
        label={text.wabaId}
        value={typed.wabaId}
        error={problems.wabaId}
        onChange={({ target }) => setTyped({ ...typed, wabaId: target.value })}
      />
      <PasswordField
        autoComplete="off"
        showLabel={form.showPassword}
        hideLabel={form.hidePassword}
        label={text.token}
        hint={text.tokenHint}
        value={typed.accessToken}
        error={problems.accessToken}
        onChange={({ target }) => setTyped({ ...typed, accessToken: target.value })}
      />
      <div>
        <Button type="submit" isBusy={save.isRunning}>
          {text.save}
        </Button>
      </div>
    </ActionForm>
  );
}
