import { useQuery } from '@tanstack/react-query';
import { totalsQueries } from '#src/data/totals/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import type { NavigationBadge } from '#src/islands/shell/dashboard.tsx';
import { useOrganizations } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

/** How many payments and applications wait for somebody, at the navigation items where they are handled. */
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
  const payments = seesMoney ? (waiting.data?.reported_payment_count ?? 0) : 0;
  const applications = seesPeople ? (waiting.data?.submitted_application_count ?? 0) : 0;
  return {
    ...(payments > 0 && {
      finance: { count: payments, label: navigation.paymentsWaiting({ count: payments }) },
    }),
    ...(applications > 0 && {
      screening: { count: applications, label: navigation.applicationsWaiting({ count: applications }) },
    }),
  };
}
