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

type Seat = Pick<OrganizationRow, 'id' | 'name' | 'role'>;

/** What the change of somebody's seats means for what is on screen. */
export function compareSeats(
  before: readonly Seat[],
  after: readonly Seat[],
  chosenId: string | undefined,
): { lost: Seat | undefined; hasOtherRole: boolean } {
  const shown = before.find(({ id }) => id === chosenId) ?? before[0];
  const now = after.find(({ id }) => id === shown?.id);
  return { lost: now ? undefined : shown, hasOtherRole: now !== undefined && now.role !== shown?.role };
}

interface SeatWatchProps {
  userId: string;
  seats: readonly OrganizationRow[];
}

/**
 * Follows where the user works, and as what: a new role is on screen without a reload, and whoever was removed is told
 * and sees nothing more of it. Shows nothing itself.
 */
export function SeatWatch({ userId, seats }: SeatWatchProps) {
  const { organization } = useText('common').shell;
  const chosenId = useStore($activeOrganizationId);
  const queryClient = useQueryClient();
  const go = useGo();
  const known = useRef(seats);

  useLive(
    [{ table: 'seat_signals', filter: `id=eq.${userId}` }],
    [sessionQueries.organizations(userId).queryKey, memberQueries.all, organizationQueries.all],
  );

  useEffect(() => {
    const before = known.current;
    known.current = seats;
    if (before === seats) return;
    const { lost, hasOtherRole } = compareSeats(before, seats, chosenId);
    if (lost) {
      showToast('info', organization.noLonger({ name: lost.name }));
      go('/', { replace: true });
    }
    if (lost || hasOtherRole) setTimeout(() => forgetHiddenRows(queryClient));
  }, [seats, chosenId, organization, go, queryClient]);

  return null;
}
