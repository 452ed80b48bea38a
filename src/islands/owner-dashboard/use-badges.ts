import { useQuery } from '@tanstack/react-query';
import { totalsQueries } from '#src/data/totals/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import type { NavigationBadge } from '#src/islands/shell/dashboard.tsx';
import { useOrganizations } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

/** How many payments wait for a decision, at the navigation item where they are decided. */
export function useBadges(): Readonly<Record<string, NavigationBadge>> {
  const { navigation } = useText('owner');
  const { active } = useOrganizations();
  const id = active?.can('money.read') ? active.id : null;
  const totals = useQuery({ ...totalsQueries.organization(id ?? ''), enabled: id !== null });
  useLive(id ? [{ table: 'organization_totals', filter: `organization_id=eq.${id}` }] : [], [
    totalsQueries.organization(id ?? '').queryKey,
  ]);
  const count = totals.data?.reported_payment_count ?? 0;
  return count > 0 ? { finance: { count, label: navigation.paymentsWaiting({ count }) } } : {};
}
