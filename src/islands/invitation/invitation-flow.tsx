import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type Invitation, readInvitation } from '#src/data/people/invitation/queries.ts';
import type { Language } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/react.tsx';
import { areaHome, areaOf, loginPath } from '#src/islands/shell/area-paths.ts';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { readLinkParameters } from '#src/islands/shell/link-parameters.ts';
import { UnreadLink } from '#src/islands/shell/unread-link.tsx';
import { useLinkRead } from '#src/islands/shell/use-link-read.ts';
import { claimedUserType } from '#src/islands/shell/user-type.ts';
import { $auth } from '#src/stores/auth.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { AcceptCard, type MailEntry } from './accept-card.tsx';
import { FreshLinkCard } from './fresh-link-card.tsx';
import { type InvitationStep, invitationStep } from './invitation-step.ts';
import { OtherAccountCard } from './other-account-card.tsx';

/** Reads the invitation in the address and shows what can be done with it. */
export function InvitationFlow({ pageLanguage }: { pageLanguage: Language }) {
  const common = useText('common');
  const text = useText('auth').invitation;
  const { initialized, user } = useStore($auth);
  const [linkParameters] = useState(readLinkParameters);
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [mailKey] = useState(() => new URLSearchParams(window.location.search).get('key') ?? '');
  const [cameByInvite, setCameByInvite] = useState(() =>
    rememberInvite(linkParameters.type === 'invite', token),
  );
  const [hasAccount, setHasAccount] = useState(false);
  const { found: invitation, ...reading } = useLinkRead(token, readInvitation);

  useEffect(() => {
    document.title = `${text.title} · ${common.product}`;
  }, [text, common]);

  if (reading.error) return <UnreadLink title={text.title} failed={text.failed} {...reading} />;
  if (!initialized || invitation === undefined) {
    return (
      <div role="status" className="grid justify-items-center gap-3 py-24 text-secondary">
        <Spinner size="lg" />
        {text.loading}
      </div>
    );
  }
  const step = invitationStep(invitation, user, cameByInvite);
  const login = loginPath(pageLanguage, `/invitation/?token=${encodeURIComponent(token)}`);
  const isByMail =
    step === 'signed_out' && mailKey !== '' && !hasAccount && linkParameters.errorCode === null;
  // One card before and after they come in: what was typed and what failed stays with it.
  if (invitation && (isByMail || (user && (step === 'accept' || step === 'set_password')))) {
    const entry: MailEntry = {
      key: mailKey,
      login,
      onEntered: () => setCameByInvite(rememberInvite(true, token)),
      onAccount: () => setHasAccount(true),
    };
    return (
      <AcceptCard
        {...{ invitation, token }}
        needsPassword={step !== 'accept'}
        entry={isByMail ? entry : null}
      />
    );
  }
  if (invitation && user?.email && step === 'someone_else') {
    return <OtherAccountCard invitation={invitation} currentEmail={user.email} home={homeOf(user)} />;
  }
  if (invitation && step === 'signed_out') {
    const note = hasAccount
      ? text.hasAccount
      : linkParameters.errorCode === null
        ? undefined
        : text.staleLink;
    return <FreshLinkCard {...{ invitation, token, login, note }} />;
  }
  return <ClosedCard step={step} invitation={invitation} home={user ? homeOf(user) : null} login={login} />;
}

const INVITED_KEY = 'invited_by_mail';

/** Whether the reader came by the mail that made the account, remembered for a reload, which no longer shows it. */
function rememberInvite(cameByIt: boolean, token: string): boolean {
  if (cameByIt) sessionStorage.setItem(INVITED_KEY, token);
  return sessionStorage.getItem(INVITED_KEY) === token;
}

const homeOf = (user: Parameters<typeof claimedUserType>[0]) => areaHome(areaOf(claimedUserType(user)));

interface ClosedCardProps {
  step: InvitationStep;
  invitation: Invitation | null;
  home: string | null;
  login: string;
}

/** An invitation that nothing more can be done with. */
function ClosedCard({ step, invitation, home, login }: ClosedCardProps) {
  const text = useText('auth').invitation;
  const { login: loginText } = useText('auth');
  const primary = buttonClass({ variant: 'primary', size: 'lg', isBlock: true });
  const organization = invitation?.organizationName ?? '';
  if (step === 'already_accepted') {
    return (
      <EntryCard title={text.alreadyAccepted.title} text={home ? undefined : text.alreadyAccepted.text}>
        <a href={home ?? login} className={primary}>
          {home ? text.alreadyAccepted.go : loginText.submit}
        </a>
      </EntryCard>
    );
  }
  const words = {
    expired: { title: text.expired.title, text: text.expired.text({ organization }) },
    revoked: { title: text.revoked.title, text: text.revoked.text({ organization }) },
    unknown: text.unknown,
  }[step === 'expired' || step === 'revoked' ? step : 'unknown'];
  return (
    <EntryCard title={words.title} text={words.text}>
      <a href="/" className={buttonClass({ isBlock: true })}>
        {text.home}
      </a>
    </EntryCard>
  );
}
