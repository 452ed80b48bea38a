import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { secondFactorOf } from '#src/data/people/session/second-factor.ts';
import type { Language } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/react.tsx';
import { readLinkParameters } from '#src/islands/shell/link-parameters.ts';
import { PlainFrame } from '#src/islands/shell/plain-frame.tsx';
import { SecondFactorChallenge } from '#src/islands/shell/second-factor-challenge.tsx';
import { useIsHydrated } from '#src/islands/shell/use-is-hydrated.ts';
import { $auth, takeSessionEnd } from '#src/stores/auth.ts';
import { LoadingOverlay } from '#src/ui/components/loading-overlay.tsx';
import { addressesOf, builtAddresses } from './addresses.ts';
import { Entering } from './entering.tsx';
import { LinkCard } from './link-card.tsx';
import { LoginCard } from './login-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { SignInOrUp } from './sign-in-or-up.tsx';
import { SignUpCard } from './sign-up-card.tsx';

export type AuthMode = 'login' | 'signup' | 'auth' | 'recovery';

interface AuthFlowProps {
  mode: AuthMode;
  pageLanguage: Language;
}

const isEntering = () => typeof document !== 'undefined' && 'entering' in document.documentElement.dataset;

/** What to show on a page to enter by: the form, or, for who is signed in, the way on. */
export function AuthFlow({ mode, pageLanguage }: AuthFlowProps) {
  const { states, product } = useText('common');
  const text = useText('auth');
  const isHydrated = useIsHydrated();
  const { initialized, session, user } = useStore($auth, { ssr: 'initial' });
  const linkParameters = readLinkParameters();
  const addresses = isHydrated ? addressesOf(window.location, pageLanguage) : builtAddresses(pageLanguage);
  // Who brings nothing along has the form before them already: there is nothing to wait for.
  const [hasWaited] = useState(isEntering);
  const [hasEnded, setHasEnded] = useState(false);
  const [isPasswordSettled, setIsPasswordSettled] = useState(false);
  const [isLinkSettled, setIsLinkSettled] = useState(false);

  const titles = { login: text.login, auth: text.login, signup: text.signUp, recovery: text.recovery };
  const { title } = titles[mode];
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  useEffect(() => {
    if (takeSessionEnd()) setHasEnded(true);
  }, []);

  if (hasWaited && isHydrated && !initialized)
    return <LoadingOverlay message={states.startingAuthentication} />;
  const link = isHydrated ? linkParameters.link : null;
  if (link && !isLinkSettled && user?.id !== link.userId) {
    return (
      <PlainFrame width="card">
        <LinkCard link={link} currentEmail={user?.email ?? null} onSettled={() => setIsLinkSettled(true)} />
      </PlainFrame>
    );
  }
  if (user && session && secondFactorOf(session) === 'due') return <SecondFactorChallenge />;
  if (user && (mode !== 'recovery' || isPasswordSettled)) return <Entering next={addresses.next} />;
  const hasStaleLink = isHydrated && linkParameters.errorCode !== null;
  return (
    <PlainFrame width="card">
      {user ? <NewPasswordForm email={user.email ?? ''} onDone={() => setIsPasswordSettled(true)} /> : null}
      {!user && mode === 'login' ? <LoginCard {...{ addresses, hasStaleLink, hasEnded }} /> : null}
      {!user && mode === 'signup' ? <SignUpCard addresses={addresses} /> : null}
      {!user && mode === 'auth' ? <SignInOrUp {...{ addresses, hasStaleLink, hasEnded }} /> : null}
      {!user && mode === 'recovery' ? (
        <RecoveryCard addresses={addresses} hasStaleLink={hasStaleLink} />
      ) : null}
    </PlainFrame>
  );
}
