import { acceptInvitation, newestOrganizationId, setOwnName } from '#src/data/people/invitation/mutations.ts';
import type { Invitation } from '#src/data/people/invitation/queries.ts';
import { setPassword } from '#src/data/people/session/sign-in.ts';
import { useText } from '#src/i18n/react.tsx';
import { areaHome } from '#src/islands/shell/area-paths.ts';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { chooseOrganization } from '#src/stores/active-organization.ts';
import { Button } from '#src/ui/components/button.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import { type FirstAccess, PasswordForm } from './password-form.tsx';

interface AcceptCardProps {
  invitation: Invitation;
  token: string;
  /** The account was made by an invitation and has no password yet. */
  needsPassword: boolean;
}

/** Says what one is invited to, and accepts. */
export function AcceptCard({ invitation, token, needsPassword }: AcceptCardProps) {
  const text = useText('auth').invitation;
  const { kind, organizationName: organization, email } = invitation;
  const accept = useAction({
    mutationFn: async (first: FirstAccess | null) => {
      // A password that was set by an attempt that then failed is no mistake.
      if (first) await setPassword(first.password).catch(unlessSame);
      if (first?.name) await setOwnName(first.name);
      const accepted = await acceptInvitation({ token });
      // Whoever works elsewhere too begins where they were just invited.
      if (accepted === 'member') chooseOrganization(await newestOrganizationId());
      return accepted;
    },
    toast: text.accepted,
    onDone: (accepted) => window.location.replace(areaHome(accepted === 'tenant' ? 'tenant' : 'owner')),
    errorTexts: text.errors,
  });
  return (
    <EntryCard
      title={text.title}
      text={kind === 'tenant' ? text.tenant({ organization }) : text.member({ organization })}
      error={accept.error}
    >
      <InvitationFacts invitation={invitation} />
      {needsPassword ? (
        <PasswordForm
          email={email}
          asksName={kind === 'member'}
          isRunning={accept.isRunning}
          onSubmit={accept.run}
        />
      ) : (
        <Button
          variant="primary"
          size="lg"
          isBlock
          isBusy={accept.isRunning}
          onClick={() => void accept.run(null)}
        >
          {text.accept}
        </Button>
      )}
    </EntryCard>
  );
}

function unlessSame(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'same_password')) throw error;
}
