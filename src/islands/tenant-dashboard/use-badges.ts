import { useQuery } from '@tanstack/react-query';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { useText } from '#src/i18n/react.tsx';
import type { NavigationBadge } from '#src/islands/shell/dashboard.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

/** What counts at which item of the navigation. */
const COUNTED = [
  ['messages', 'unreadConversations'],
  ['notices', 'unreadNotices'],
  ['documents', 'askedDocuments'],
] as const;

/** How many conversations and notices the tenant has not read, and documents they are asked for. */
export function useBadges(): Readonly<Record<string, NavigationBadge>> {
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
  return Object.fromEntries(
    COUNTED.map(([id, key]) => {
      // What was kept from an earlier version does not count everything.
      const count = data?.[key] ?? 0;
      return [id, { count, label: waiting[id]({ count }) }];
    }),
  );
}
