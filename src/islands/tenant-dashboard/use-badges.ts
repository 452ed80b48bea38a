import { menu } from 'virtual:screens/tenant/first';
import { useQuery } from '@tanstack/react-query';
import { type MyWaitingCounts, waitingQueries } from '#src/data/messages/waiting.ts';
import { useText } from '#src/i18n/react.tsx';
import type { NavigationBadges } from '#src/islands/shell/dashboard.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

/** What counts at which item of the navigation. */
const COUNTED = [
  ['messages', 'unreadConversations'],
  ['notices', 'unreadNotices'],
  ['documents', 'askedDocuments'],
  ['decisions', 'votesToCast'],
] as const;

/** What is not about a lease: all that there is for a co-owner who rents nothing. */
const WITHOUT_LEASE = ['home', 'notices', 'decisions', 'help'];

/** What the menu leaves out: decisions where there are none for the reader, and all about a lease where they never had one. */
function hiddenFrom(waiting: MyWaitingCounts | undefined): readonly string[] {
  if (!waiting?.hasDecisions) return ['decisions'];
  if (waiting.hasLease !== false) return [];
  return (menu.tenancy ?? []).map(({ id }) => id).filter((id) => !WITHOUT_LEASE.includes(id));
}

/** How many conversations and notices the tenant has not read, documents they are asked for, and votes they may cast. */
export function useBadges(): NavigationBadges {
  const { waiting } = useText('tenant').navigation;
  const { userId } = useSession();
  const { data } = useQuery(waitingQueries.mine(userId));
  useLive(
    [
      { table: 'conversation_marks', filter: `user_id=eq.${userId}` },
      { table: 'notice_recipients' },
      { table: 'document_requests' },
    ],
    [waitingQueries.all],
  );
  const counted = COUNTED.map(([id, key]) => {
    // What was kept from an earlier version does not count everything.
    const count = data?.[key] ?? 0;
    return [id, { count, label: waiting[id]({ count }) }] as const;
  });
  return Object.fromEntries([...counted, ...hiddenFrom(data).map((id) => [id, null] as const)]);
}
