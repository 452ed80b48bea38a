import { enterByInvitation } from '#src/data/people/invitation/mutations.ts';
import type { Invitation } from '#src/data/people/invitation/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { InvitationFacts } from './invitation-facts.tsx';

interface OpenCardProps {
  invitation: Invitation;
  token: string;
  /** What only the mailbox knows. */
  mailKey: string;
  /** Sign-in page that leads back here. */
  login: string;
  onEntered: () => void;
  /** The address has an account: it is entered as such. */
  onAccount: () => void;
}

/** Whoever came by the message is let in when they press, and not before: scanners of mail open every link. */
export function OpenCard({ invitation, token, mailKey, login, onEntered, onAccount }: OpenCardProps) {
  const text = useText('auth').invitation;
  const language = useLanguage();
  const enter = useAction({
    mutationFn: async () => {
      try {
        await enterByInvitation({ token, key: mailKey, language });
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'account_exists') return false;
        throw error;
      }
    },
    onDone: (isIn) => (isIn ? onEntered() : onAccount()),
    errorTexts: text.errors,
  });
  const { kind, organizationName: organization } = invitation;
  return (
    <EntryCard
      title={text.title}
      text={kind === 'tenant' ? text.tenant({ organization }) : text.member({ organization })}
      error={enter.error}
    >
      <InvitationFacts invitation={invitation} />
      <Button
        variant="primary"
        size="lg"
        isBlock
        isBusy={enter.isRunning}
        onClick={() => void enter.run(undefined)}
      >
        {text.open}
      </Button>
      <a href={login} className={buttonClass({ variant: 'quiet', isBlock: true })}>
        {text.signedOut.signIn}
      </a>
    </EntryCard>
  );
}
