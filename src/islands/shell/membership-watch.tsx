import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { memberQueries } from '#src/data/people/members/queries.ts';
import { organizationQueries } from '#src/data/people/organizations/queries.ts';
import { type OrganizationRow, sessionQueries } from '#src/data/people/session/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { $activeOrganizationId } from '#src/stores/active-organization.ts';
import { showToast } from '#src/stores/toasts.ts';
import { useGo } from './use-go.ts';
import { useLive } from './use-live.ts';
import { forgetHiddenRows } from './use-switch-organization.ts';

type Membership = Pick<OrganizationRow, 'id' | 'name' | 'role'>;

/** What the change of somebody's memberships means for what is on screen. */
export function compareMemberships(
  before: readonly Membership[],
  after: readonly Membership[],
  chosenId: string | undefined,
): { lost: Membership | undefined; hasOtherRole: boolean } {
  const shown = before.find(({ id }) => id === chosenId) ?? before[0];
  const now = after.find(({ id }) => id === shown?.id);
  return { lost: now ? undefined : shown, hasOtherRole: now !== undefined && now.role !== shown?.role };
}

interface MembershipWatchProps {
  userId: string;
  memberships: readonly OrganizationRow[];
}

/**
 * Follows where the user works, and as what: a new role is on screen without a reload, and whoever was removed is told
 * and sees nothing more of it. Shows nothing itself.
 */
export function MembershipWatch({ userId, memberships }: MembershipWatchProps) {
  const { organization } = useText('common').shell;
  const chosenId = useStore($activeOrganizationId);
  const queryClient = useQueryClient();
  const go = useGo();
  const known = useRef(memberships);

  useLive(
    [{ table: 'membership_signals', filter: `id=eq.${userId}` }],
    [sessionQueries.organizations(userId).queryKey, memberQueries.all, organizationQueries.all],
  );

  useEffect(() => {
    const before = known.current;
    known.current = memberships;
    if (before === memberships) return;
    const { lost, hasOtherRole } = compareMemberships(before, memberships, chosenId);
    if (lost) {
      showToast('info', organization.noLonger({ name: lost.name }));
      go('/', { replace: true });
    }
    if (lost || hasOtherRole) setTimeout(() => forgetHiddenRows(queryClient));
  }, [memberships, chosenId, organization, go, queryClient]);

  return null;
}
