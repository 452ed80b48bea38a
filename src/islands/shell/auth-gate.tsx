import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { secondFactorOf } from '#src/data/people/session/second-factor.ts';
import type { UserType } from '#src/domain/foundation/enums.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { $auth, isSigningOut, noteSessionEnd } from '#src/stores/auth.ts';
import { authErrors } from '#src/stores/auth-state.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';
import { ErrorCard } from '#src/ui/components/error-card.tsx';
import { LoadingOverlay } from '#src/ui/components/loading-overlay.tsx';
import { loginPath } from './area-paths.ts';
import { lazyPart } from './lazy-part.tsx';
import type { SessionFacts } from './session.ts';
import { claimedUserType } from './user-type.ts';

export type GateSession = Omit<SessionFacts, 'fullName'>;

export interface AuthGateProps {
  /** Somebody is signed in; whether this area is for them is the caller's question. */
  children: (session: GateSession) => ReactNode;
}

const SecondFactorChallenge = lazyPart(
  () => import('./second-factor-challenge.tsx').then((file) => file.SecondFactorChallenge),
  { fallback: Starting },
);

/** Lets nobody past who is not signed in, and says what is happening meanwhile. */
export function AuthGate({ children }: AuthGateProps) {
  const { initialized, user, session, userType, error } = useStore($auth);

  useTellOfProfile(error);

  const wasHere = useRef(false);
  wasHere.current ||= user !== null;

  if (!initialized) return <Starting />;
  if (!user) return error ? <AuthenticationError /> : <ToLogin hasEnded={wasHere.current} />;
  if (!userType && !error) return <Starting />;
  if (session && secondFactorOf(session) === 'due') return <SecondFactorChallenge />;
  const type: UserType = userType ?? claimedUserType(user);
  return children({ userId: user.id, email: user.email ?? '', userType: type });
}

/** Said until it is known who is here. */
export function Starting() {
  const { states } = useText('common');
  return <LoadingOverlay message={states.startingAuthentication} />;
}

/** The area opens by the type that the session claims, and the profile is asked for again; its reader is told why. */
function useTellOfProfile(error: string | null): void {
  const { failure } = useText('common');
  useEffect(() => {
    if (error !== authErrors.profile || !navigator.onLine) return;
    showToast('error', failure.profileLoad);
  }, [error, failure]);
}

function AuthenticationError() {
  const { states, product, shell } = useText('common');
  return (
    <main className="mx-auto grid min-h-dvh max-w-prose content-center p-4">
      <h1 className="sr-only">{product}</h1>
      <ErrorCard
        title={states.authenticationError}
        text={shell.authentication.text}
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {states.authenticationRetry}
          </Button>
        }
      />
    </main>
  );
}

function ToLogin({ hasEnded }: { hasEnded: boolean }) {
  const language = useLanguage();

  useEffect(() => {
    if (isSigningOut()) return; // That already leads to the landing page.
    if (hasEnded) noteSessionEnd();
    const { pathname, search, hash } = window.location;
    window.location.replace(loginPath(language, pathname + search + hash));
  }, [language, hasEnded]);

  return <Starting />;
}
