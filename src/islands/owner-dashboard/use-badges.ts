import { useQuery } from '@tanstack/react-query';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { useText } from '#src/i18n/react.tsx';
import type { NavigationBadge } from '#src/islands/shell/dashboard.tsx';
import { useOrganizations, useSession } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

/** How many payments, plans, applications, messages, repairs and documents wait for somebody, at the navigation items where they are handled. */
export function useBadges(): Readonly<Record<string, NavigationBadge>> {
  const { navigation } = useText('owner');
  const { payments, plans, applications, messages, requests, documents } = useWaiting();
  return {
    ...(payments + plans > 0 && {
      finance: {
        count: payments + plans,
        label: [
          payments > 0 && navigation.paymentsWaiting({ count: payments }),
          plans > 0 && navigation.plansWaiting({ count: plans }),
        ]
          .filter(Boolean)
          .join(', '),
      },
    }),
    ...(applications > 0 && {
      screening: { count: applications, label: navigation.applicationsWaiting({ count: applications }) },
    }),
    ...(messages > 0 && {
      messages: { count: messages, label: navigation.conversationsWaiting({ count: messages }) },
    }),
    ...(requests > 0 && {
      maintenance: { count: requests, label: navigation.requestsWaiting({ count: requests }) },
    }),
    ...(documents > 0 && {
      documents: { count: documents, label: navigation.documentsWaiting({ count: documents }) },
    }),
  };
}

/** How much waits, of what the role sees. */
function useWaiting() {
  const { userId } = useSession();
  const { active } = useOrganizations();
  const id = active?.id ?? '';
  const seesMoney = active?.can('money.read') ?? false;
  const seesPeople = active?.can('people.read') ?? false;
  const seesRepairs = active?.can('maintenance.read') ?? false;
  const decidesDocuments = active?.can('leases.write') ?? false;
  const { data } = useQuery({ ...waitingQueries.ofOrganization(id), enabled: id !== '' });
  const ofOrganization = `organization_id=eq.${id}`;
  useLive(
    id
      ? [
          { table: 'conversation_marks', filter: `user_id=eq.${userId}` },
          ...(seesMoney ? [{ table: 'plan_requests', filter: ofOrganization }] : []),
          ...(seesMoney || seesPeople ? [{ table: 'organization_totals', filter: ofOrganization }] : []),
          ...(decidesDocuments ? [{ table: 'document_requests', filter: ofOrganization }] : []),
          ...(seesRepairs ? [{ table: 'maintenance_requests', filter: ofOrganization }] : []),
        ]
      : [],
    [waitingQueries.all],
  );
  return {
    payments: seesMoney ? (data?.reportedPayments ?? 0) : 0,
    plans: data?.askedPlans ?? 0,
    applications: seesPeople ? (data?.submittedApplications ?? 0) : 0,
    messages: data?.unreadConversations ?? 0,
    requests: data?.pendingRequests ?? 0,
    documents: data?.handedInDocuments ?? 0,
  };
}
