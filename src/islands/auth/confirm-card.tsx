import { confirmSignUp, type NewOwner, resendConfirmation } from '#src/data/people/session/sign-in.ts';
import { useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { OneTimeCodeForm } from '#src/islands/shell/one-time-code-form.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { Addresses } from './addresses.ts';
import { ResendButton } from './resend-button.tsx';

interface ConfirmCardProps {
  email: string;
  /** What was just typed; null when the reader signed up another time. */
  owner: NewOwner | null;
  addresses: Addresses;
  /** Back to the form, with what was typed. */
  onBack: () => void;
}

/** An address has to be confirmed: by the link in the mail, or by its code here. */
export function ConfirmCard({ email, owner, addresses, onBack }: ConfirmCardProps) {
  const { confirm, code } = useText('auth');
  const verify = useAction({ mutationFn: (digits: string) => confirmSignUp(email, digits, owner) });
  return (
    <EntryCard title={confirm.title} text={confirm.text({ email })}>
      <OneTimeCodeForm
        label={code.label}
        submitLabel={confirm.submit}
        invalidText={code.invalid}
        error={verify.error}
        isRunning={verify.isRunning}
        onSubmit={(digits) => void verify.run(digits)}
      />
      <ResendButton
        label={confirm.again}
        sentText={confirm.sentAgain}
        send={() => resendConfirmation(email, addresses.loginUrl)}
      />
      <p className="text-14 text-secondary">
        {confirm.nothingCame}{' '}
        <a href={addresses.login} className={linkClass}>
          {confirm.toLogin}
        </a>
      </p>
      <Button variant="quiet" isBlock onClick={onBack}>
        {confirm.otherEmail}
      </Button>
    </EntryCard>
  );
}
