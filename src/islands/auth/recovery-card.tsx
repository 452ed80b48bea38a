import { useState } from 'react';
import { sendRecoveryMail } from '#src/data/session/sign-in.ts';
import { useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useAppForm } from '#src/islands/shell/use-app-form.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { EmailField } from './email-field.tsx';
import { EntryCard } from './entry-card.tsx';
import type { LoginCardProps } from './login-card.tsx';
import { emailSchema } from './schemas.ts';

/** Asks for a mail with a link to set a new password. */
export function RecoveryCard({ addresses, hasStaleLink }: LoginCardProps) {
  const { recovery } = useText('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAppForm({ schema: emailSchema, defaults: { email: '' } });
  const send = useAction({
    mutationFn: (email: string) => sendRecoveryMail(email, addresses.recoveryUrl),
    onDone: (_, email) => setSentTo(email),
  });
  const toLogin = (
    <a href={addresses.login} className={buttonClass({ variant: 'quiet', isBlock: true })}>
      {recovery.toLogin}
    </a>
  );

  if (sentTo !== null) {
    return (
      <EntryCard title={recovery.sentTitle} text={recovery.sent({ email: sentTo })}>
        {toLogin}
      </EntryCard>
    );
  }
  return (
    <EntryCard
      title={recovery.title}
      text={recovery.text}
      note={hasStaleLink ? recovery.expiredLink : undefined}
      error={send.error}
    >
      <form onSubmit={form.submit(({ email }) => send.run(email))} noValidate className="grid gap-4">
        <EmailField {...form.register('email')} error={form.errorOf('email')} />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={send.isRunning}>
          {recovery.submit}
        </Button>
      </form>
      {toLogin}
    </EntryCard>
  );
}
