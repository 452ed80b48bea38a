import { type ReactNode, useState } from 'react';
import { sendRecoveryMail, verifyRecoveryCode } from '#src/data/people/session/sign-in.ts';
import { useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { OneTimeCodeForm } from '#src/islands/shell/one-time-code-form.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Form } from '#src/ui/components/form.tsx';
import { EmailField } from './email-field.tsx';
import type { LoginCardProps } from './login-card.tsx';
import { ResendButton } from './resend-button.tsx';
import { asTyped, emailSchema } from './schemas.ts';

/** Asks for a mail with a link to set a new password. */
export function RecoveryCard({ addresses, hasStaleLink }: Omit<LoginCardProps, 'hasEnded'>) {
  const { recovery } = useText('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAppForm({ schema: emailSchema, defaults: asTyped });
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
      <RecoveryCode email={sentTo} returnTo={addresses.recoveryUrl}>
        {toLogin}
      </RecoveryCode>
    );
  }
  return (
    <EntryCard
      title={recovery.title}
      text={recovery.text}
      note={hasStaleLink ? recovery.expiredLink : undefined}
      error={send.error}
    >
      <Form method="post" onSubmit={form.submit(({ email }) => send.run(email))} className="grid gap-4">
        <EmailField {...form.register('email')} error={form.errorOf('email')} />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={send.isRunning}>
          {recovery.submit}
        </Button>
      </Form>
      {toLogin}
    </EntryCard>
  );
}

interface RecoveryCodeProps {
  email: string;
  returnTo: string;
  children: ReactNode;
}

/** The mail is on its way: its link opens this page again; its code works here, on the device that asked. */
function RecoveryCode({ email, returnTo, children }: RecoveryCodeProps) {
  const { recovery, code } = useText('auth');
  const verify = useAction({ mutationFn: (digits: string) => verifyRecoveryCode(email, digits) });
  return (
    <EntryCard title={recovery.sentTitle} text={recovery.sent({ email })}>
      <OneTimeCodeForm
        label={code.label}
        submitLabel={recovery.useCode}
        invalidText={code.invalid}
        error={verify.error}
        isRunning={verify.isRunning}
        onSubmit={(digits) => void verify.run(digits)}
      />
      <ResendButton
        label={recovery.again}
        sentText={recovery.sentAgain}
        send={() => sendRecoveryMail(email, returnTo)}
      />
      {children}
    </EntryCard>
  );
}
