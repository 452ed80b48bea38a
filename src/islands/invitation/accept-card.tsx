import { useState } from 'react';
import {
  acceptInvitation,
  enterByInvitation,
  newestOrganizationId,
  setOwnName,
} from '#src/data/people/invitation/mutations.ts';
import type { Invitation } from '#src/data/people/invitation/queries.ts';
import { setPassword } from '#src/data/people/session/sign-in.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { areaHome } from '#src/islands/shell/area-paths.ts';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { chooseOrganization } from '#src/stores/active-organization.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { InvitationFacts } from './invitation-facts.tsx';
import { type FirstAccess, PasswordForm } from './password-form.tsx';

/** How somebody comes in who has followed the link of the message. */
export interface MailEntry {
  /** What only the mailbox knows. */
  readonly key: string;
  /** Sign-in page that leads back here. */
  readonly login: string;
  readonly onEntered: () => void;
  /** The address has an account: it is entered as such. */
  readonly onAccount: () => void;
}

interface AcceptCardProps {
  invitation: Invitation;
  token: string;
  /** The account was made by an invitation, or will be, and has no password yet. */
  needsPassword: boolean;
  /** Nobody is signed in yet. They are when they press, and not before: scanners of mail open every link. */
  entry: MailEntry | null;
}

/** Says what one is invited to and by whom, and accepts. */
export function AcceptCard({ invitation, token, needsPassword, entry }: AcceptCardProps) {
  const text = useText('auth').invitation;
  const language = useLanguage();
  const { kind, email } = invitation;
  // What is asked stays while they come in, and when something then fails.
  const [asksPassword] = useState(needsPassword);
  const accept = useAction({
    mutationFn: async (first: FirstAccess | null) => {
      if (entry && !(await enter(entry, token, language))) return null;
      // A password that was set by an attempt that then failed is no mistake.
      if (first) await setPassword(first.password).catch(unlessSame);
      if (first?.name) await setOwnName(first.name);
      const accepted = await acceptInvitation({ token });
      // Whoever works elsewhere too begins where they were just invited.
      if (accepted === 'member') chooseOrganization(await newestOrganizationId());
      return accepted;
    },
    toast: (accepted) => (accepted ? text.accepted : ''),
    onDone: (accepted) => {
      if (accepted) window.location.replace(areaHome(accepted === 'member' ? 'owner' : 'tenant'));
      else entry?.onAccount();
    },
    errorTexts: text.errors,
  });
  return (
    <EntryCard
      title={text.title}
      text={text[kind]({ inviter: inviterOf(invitation, text.inviter) })}
      error={accept.error}
    >
      <InvitationFacts invitation={invitation} />
      {asksPassword ? (
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
      {entry ? (
        <a href={entry.login} className={buttonClass({ variant: 'quiet', isBlock: true })}>
          {text.signedOut.signIn}
        </a>
      ) : null}
    </EntryCard>
  );
}

/** The person and the organization; one name where they are the same. */
function inviterOf(
  { inviterName: name, organizationName: organization }: Invitation,
  both: (p: { name: string; organization: string }) => string,
): string {
  return name === '' || name === organization ? organization : both({ name, organization });
}

/** Signs in whom the message was for. False when the address has an account of its own. */
async function enter(
  { key, onEntered }: MailEntry,
  token: string,
  language: ReturnType<typeof useLanguage>,
): Promise<boolean> {
  try {
    await enterByInvitation({ token, key, language });
  } catch (error) {
    if (hasCode(error, 'account_exists')) return false;
    throw error;
  }
  onEntered();
  return true;
}

function unlessSame(error: unknown): void {
  if (!hasCode(error, 'same_password')) throw error;
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
