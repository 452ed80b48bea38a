import { useQuery } from '@tanstack/react-query';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { NOTIFICATIONS, unreadQuery } from '#src/data/notifications/unread.ts';
import type { AreaName } from '../routes.ts';
import { useOrganizations, useSession } from '../session.ts';
import { useLive } from '../use-live.ts';

/** How many notifications are unread. The number comes with the others of the navigation, where an area has such. */
export function useUnread(area: AreaName): number {
  const { userId } = useSession();
  const { active } = useOrganizations();
  const isOffice = area === 'owner' && active !== null;
  const ofOffice = useQuery({ ...waitingQueries.ofOrganization(active?.id ?? ''), enabled: isOffice });
  const ofTenant = useQuery({ ...waitingQueries.mine(userId), enabled: area === 'tenant' });
  const own = useQuery({ ...unreadQuery(userId), enabled: !isOffice && area !== 'tenant' });
  useLive([{ table: 'notifications', filter: `user_id=eq.${userId}` }], [waitingQueries.all, NOTIFICATIONS]);
  // What was kept from an earlier version counts none.
  return (ofOffice.data ?? ofTenant.data ?? own.data)?.unreadNotifications ?? 0;
}
