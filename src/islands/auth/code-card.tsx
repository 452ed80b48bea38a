import { useState } from 'react';
import { sendSignInCode, verifySignInCode } from '#src/data/people/session/sign-in.ts';
import { useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { OneTimeCodeForm } from '#src/islands/shell/one-time-code-form.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { EmailField } from './email-field.tsx';
import { ResendButton } from './resend-button.tsx';
import { emailSchema } from './schemas.ts';

interface CodeCardProps {
  initialEmail: string;
  /** Where the link in the same mail leads. */
  returnTo: string;
  onPassword: () => void;
}

/** Signs in with a code by e-mail: first the address, then the code. */
export function CodeCard({ initialEmail, returnTo, onPassword }: CodeCardProps) {
  const text = useText('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAppForm({ schema: emailSchema, defaults: { email: initialEmail } });
  const send = useAction({
    mutationFn: (email: string) => sendSignInCode(email, returnTo),
    onDone: (_, email) => setSentTo(email),
  });

  if (sentTo !== null) return <EnterCode email={sentTo} returnTo={returnTo} onPassword={onPassword} />;
  return (
    <EntryCard title={text.code.title} text={text.code.text} error={send.error}>
      <Form onSubmit={form.submit(({ email }) => send.run(email))} className="grid gap-4">
        <EmailField {...form.register('email')} error={form.errorOf('email')} />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={send.isRunning}>
          {text.code.send}
        </Button>
      </Form>
      <Button variant="quiet" isBlock onClick={onPassword}>
        {text.code.withPassword}
      </Button>
    </EntryCard>
  );
}

function EnterCode({
  email,
  returnTo,
  onPassword,
}: {
  email: string;
  returnTo: string;
  onPassword: () => void;
}) {
  const text = useText('auth');
  const verify = useAction({ mutationFn: (code: string) => verifySignInCode(email, code) });
  return (
    <EntryCard title={text.code.sentTitle} text={text.code.sent({ email })}>
      <OneTimeCodeForm
        label={text.code.label}
        submitLabel={text.code.submit}
        invalidText={text.code.invalid}
        error={verify.error}
        isRunning={verify.isRunning}
        onSubmit={(code) => void verify.run(code)}
      />
      <ResendButton
        label={text.code.again}
        sentText={text.code.sentAgain}
        send={() => sendSignInCode(email, returnTo)}
      />
      <Button variant="quiet" isBlock onClick={onPassword}>
        {text.code.withPassword}
      </Button>
    </EntryCard>
  );
}
