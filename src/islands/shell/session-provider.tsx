import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { profileQueries } from '#src/data/people/profile/queries.ts';
import { type OrganizationRow, sessionQueries } from '#src/data/people/session/queries.ts';
import { can, isReading } from '#src/domain/people/permissions.ts';
import { useText } from '#src/i18n/react.tsx';
import { $activeOrganizationId } from '#src/stores/active-organization.ts';
import { LoadingOverlay } from '#src/ui/components/loading-overlay.tsx';
import type { GateSession } from './auth-gate.tsx';
import { useFirstScreen } from './first-screen.ts';
import { lazyPart } from './lazy-part.tsx';
import { QueryView } from './query-view.tsx';
import type { ScreenLoader } from './routes.ts';
import { type OrganizationMembership, OrganizationsContext, SessionContext } from './session.ts';
import { usePreferences } from './use-preferences.ts';
import { usePushDevice } from './use-push-device.ts';

// Nothing of it is on screen: it may come after what is.
const MembershipWatch = lazyPart(
  () => import('./membership-watch.tsx').then((file) => file.MembershipWatch),
  { isOptional: true, isLate: true },
);
const FirstSteps = lazyPart(() => import('./first-steps.tsx').then((file) => file.FirstSteps), {
  fallback: Loading,
});

function Loading() {
  const { states } = useText('common');
  return <LoadingOverlay message={states.loading} />;
}

interface SessionProviderProps {
  session: GateSession;
  needsOrganization: boolean;
  onboarding: ScreenLoader | undefined;
  children: ReactNode;
}

const toMembership = (row: OrganizationRow): OrganizationMembership => ({
  ...row,
  can: (permission) => can(row.role, permission) && (!row.isClosed || isReading(permission)),
});

/** Gives the screens the user and, where the area needs one, the organisation; first steps for who has none. */
export function SessionProvider({ session, needsOrganization, onboarding, children }: SessionProviderProps) {
  const profile = useQuery(profileQueries.mine(session.userId));
  const memberships = useQuery({
    ...sessionQueries.organizations(session.userId),
    enabled: needsOrganization,
  });
  usePreferences(session.userId, profile.data);
  useFirstScreen();
  usePushDevice(session.userId);
  const fullName = profile.data?.fullName ?? '';
  const facts = useMemo(() => ({ ...session, fullName }), [session, fullName]);

  return (
    <SessionContext value={facts}>
      {memberships.data ? <MembershipWatch userId={session.userId} memberships={memberships.data} /> : null}
      {needsOrganization ? (
        <QueryView
          query={memberships}
          skeleton={<Loading />}
          isEmpty={(rows) => rows.length === 0}
          empty={onboarding ? <FirstSteps load={onboarding} /> : undefined}
        >
          {(rows) => <InOrganization rows={rows}>{children}</InOrganization>}
        </QueryView>
      ) : (
        children
      )}
    </SessionContext>
  );
}

function InOrganization({ rows, children }: { rows: readonly OrganizationRow[]; children: ReactNode }) {
  const chosenId = useStore($activeOrganizationId);
  const organizations = useMemo(() => {
    const all = rows.map(toMembership);
    return {
      all,
      active: all.find(({ id }) => id === chosenId) ?? all[0] ?? null,
    };
  }, [rows, chosenId]);
  return <OrganizationsContext value={organizations}>{children}</OrganizationsContext>;
}
