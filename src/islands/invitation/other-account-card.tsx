import type { Invitation } from '#src/data/people/invitation/queries.ts';
import { leaveThisBrowser } from '#src/data/people/session/sign-in.ts';
import { useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';

interface OtherAccountCardProps {
  invitation: Invitation;
  currentEmail: string;
  home: string;
}

/** The reader is signed in as somebody else than who was invited. */
export function OtherAccountCard({ invitation, currentEmail, home }: OtherAccountCardProps) {
  const { someoneElse } = useText('auth').invitation;
  const leave = useAction({ mutationFn: leaveThisBrowser });
  return (
    <EntryCard
      title={someoneElse.title}
      text={someoneElse.text({ invited: invitation.email, current: currentEmail })}
      error={leave.error}
    >
      <Button
        variant="primary"
        size="lg"
        isBlock
        isBusy={leave.isRunning}
        onClick={() => void leave.run(undefined)}
      >
        {someoneElse.leave}
      </Button>
      <a href={home} className={buttonClass({ variant: 'quiet', isBlock: true })}>
        {someoneElse.stay}
      </a>
    </EntryCard>
  );
}
