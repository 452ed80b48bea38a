import type { LinkSession } from '#src/data/people/session/link.ts';
import { enterByLink } from '#src/data/people/session/sign-in.ts';
import { useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';

interface LinkCardProps {
  link: LinkSession;
  /** Who is signed in here already, or null. */
  currentEmail: string | null;
  /** The reader has decided, one way or the other. */
  onSettled: () => void;
}

/** A link wants to sign the reader in, as somebody else or without having been asked for here: do they want that? */
export function LinkCard({ link, currentEmail, onSettled }: LinkCardProps) {
  const text = useText('auth').link;
  const enter = useAction({ mutationFn: () => enterByLink(link), onDone: onSettled });
  return (
    <EntryCard
      title={text.title}
      text={
        currentEmail
          ? text.someoneElse({ current: currentEmail, email: link.email })
          : text.unasked({ email: link.email })
      }
      error={enter.error}
    >
      <Button
        variant="primary"
        size="lg"
        isBlock
        isBusy={enter.isRunning}
        onClick={() => void enter.run(undefined)}
      >
        {text.enter}
      </Button>
      <Button variant="quiet" isBlock onClick={onSettled}>
        {currentEmail ? text.stay : text.refuse}
      </Button>
    </EntryCard>
  );
}
