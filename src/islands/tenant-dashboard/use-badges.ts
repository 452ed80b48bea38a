import { useQuery } from '@tanstack/react-query';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { useText } from '#src/i18n/react.tsx';
import type { NavigationBadge } from '#src/islands/shell/dashboard.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

/** How many conversations and notices the tenant has not read. */
export function useBadges(): Readonly<Record<string, NavigationBadge>> {
  const { navigation } = useText('tenant');
  const { userId } = useSession();
  const { data } = useQuery(waitingQueries.mine(userId));
  useLive(
    [{ table: 'conversation_marks', filter: `user_id=eq.${userId}` }, { table: 'notice_recipients' }],
    [waitingQueries.all],
  );
  const messages = data?.unread_conversations ?? 0;
  const notices = data?.unread_notices ?? 0;
  return {
    ...(messages > 0 && {
      messages: { count: messages, label: navigation.conversationsWaiting({ count: messages }) },
    }),
    ...(notices > 0 && { notices: { count: notices, label: navigation.noticesWaiting({ count: notices }) } }),
  };
}
