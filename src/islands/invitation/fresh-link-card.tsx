import { useState } from 'react';
import { requestFreshLink } from '#src/data/people/invitation/mutations.ts';
import type { Invitation } from '#src/data/people/invitation/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';

interface FreshLinkCardProps {
  invitation: Invitation;
  token: string;
  /** Sign-in page that leads back here. */
  login: string;
  /** Why the link in the mail let nobody in. */
  note?: string | undefined;
}

/** Nobody is signed in: the invited address gets a fresh link, or its owner signs in. */
export function FreshLinkCard({ invitation, token, login, note }: FreshLinkCardProps) {
  const text = useText('auth').invitation;
  const language = useLanguage();
  const [isSent, setIsSent] = useState(false);
  const { email } = invitation;
  const send = useAction({
    mutationFn: () => requestFreshLink(token, language),
    onDone: () => setIsSent(true),
    ...(isSent && { toast: text.sent.sentAgain }),
    errorTexts: text.errors,
  });
  return (
    <EntryCard
      title={isSent ? text.sent.title : text.signedOut.title}
      text={isSent ? text.sent.text({ email }) : text.signedOut.text({ email })}
      note={isSent ? undefined : note}
      error={send.error}
    >
      <Button
        variant={isSent ? 'secondary' : 'primary'}
        size="lg"
        isBlock
        isBusy={send.isRunning}
        onClick={() => void send.run(undefined)}
      >
        {isSent ? text.sent.again : text.signedOut.send}
      </Button>
      <a href={login} className={buttonClass({ variant: 'quiet', isBlock: true })}>
        {text.signedOut.signIn}
      </a>
    </EntryCard>
  );
}
