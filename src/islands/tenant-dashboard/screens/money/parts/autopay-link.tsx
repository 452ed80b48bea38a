import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { autopayQueries } from '#src/data/cards/autopays/queries.ts';
import { cardQueries } from '#src/data/cards/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { isAutopayOffered } from '#src/domain/cards/autopay-offer.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';

/** Whether the lease is paid by itself, and the way there; nothing where the landlord does not offer it. */
export function AutopayLink({ lease }: { lease: TenantLease }) {
  const { link: text } = useText('tenantAutopay');
  const { data: settings, isLoading: isAsking } = useQuery(cardQueries.settings(lease.organizationId));
  const { data: autopay, isLoading } = useQuery(autopayQueries.ofLease(lease.id));
  if (isLoading || isAsking) return <Skeleton className="my-3 h-5 w-36" />;
  // Without a connection it is not known; then it stands as it was read last.
  const isOffered = settings && isAutopayOffered(settings, lease.currency);
  if (autopay === undefined || (!autopay && !isOffered)) return null;
  // While the landlord takes none, nothing is charged.
  const isOn = isOffered !== false && autopay?.status !== 'paused';
  const words = autopay ? text[isOn ? 'active' : 'paused'] : text.off;
  return (
    <AppLink
      to="/payments/autopay"
      className="inline-flex min-h-11 items-center gap-2 text-15 text-action hover:underline"
    >
      <RefreshCw size={16} aria-hidden="true" />
      {words}
    </AppLink>
  );
}
