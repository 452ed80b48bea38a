import { useQuery } from '@tanstack/react-query';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { totalsQueries } from '#src/data/totals/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import type { NavigationBadge } from '#src/islands/shell/dashboard.tsx';
import { useOrganizations, useSession } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

/** How many payments, applications, messages and repairs wait for somebody, at the navigation items where they are handled. */
export function useBadges(): Readonly<Record<string, NavigationBadge>> {
  const { navigation } = useText('owner');
  const { active } = useOrganizations();
  const seesMoney = active?.can('money.read') ?? false;
  const seesPeople = active?.can('people.read') ?? false;
  const id = seesMoney || seesPeople ? (active?.id ?? null) : null;
  const waiting = useQuery({ ...totalsQueries.waiting(id ?? ''), enabled: id !== null });
  useLive(id ? [{ table: 'organization_totals', filter: `organization_id=eq.${id}` }] : [], [
    totalsQueries.waiting(id ?? '').queryKey,
  ]);
  const work = useWork();
  const payments = seesMoney ? (waiting.data?.reported_payment_count ?? 0) : 0;
  const applications = seesPeople ? (waiting.data?.submitted_application_count ?? 0) : 0;
  return {
    ...(payments > 0 && {
      finance: { count: payments, label: navigation.paymentsWaiting({ count: payments }) },
    }),
    ...(applications > 0 && {
      screening: { count: applications, label: navigation.applicationsWaiting({ count: applications }) },
    }),
    ...(work.messages > 0 && {
      messages: { count: work.messages, label: navigation.conversationsWaiting({ count: work.messages }) },
    }),
    ...(work.requests > 0 && {
      maintenance: { count: work.requests, label: navigation.requestsWaiting({ count: work.requests }) },
    }),
  };
}

/** Unread conversations, and repairs that nobody has begun. */
function useWork(): { messages: number; requests: number } {
  const { userId } = useSession();
  const { active } = useOrganizations();
  const id = active?.id ?? '';
  const { data } = useQuery({ ...waitingQueries.ofOrganization(id), enabled: id !== '' });
  const seesRepairs = active?.can('maintenance.read') ?? false;
  useLive(
    id
      ? [
          { table: 'conversation_marks', filter: `user_id=eq.${userId}` },
          ...(seesRepairs ? [{ table: 'maintenance_requests', filter: `organization_id=eq.${id}` }] : []),
        ]
      : [],
    [waitingQueries.all],
  );
  return { messages: data?.unread_conversations ?? 0, requests: data?.pending_requests ?? 0 };
}
