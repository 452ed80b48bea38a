import { useQuery } from '@tanstack/react-query';
import { leaseHistoryQueries, type NeighbourLease } from '#src/data/leasing/leases/history-queries.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { type Related, RelatedCard } from '#src/islands/shell/record/related-card.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';

/** Where the lease is, what went before it and what follows, and what was to be repaired. */
export function LeaseRelated({ lease }: { lease: Lease }) {
  const { lease: text } = useText('ownerMoney');
  const language = useLanguage();
  const { id, can } = useOrganization();
  const { data: chain } = useQuery(leaseHistoryQueries.chain(id, lease.id));
  const day = (date: string) => formatDate(date, language, 'short');
  const neighbour = (kind: string, other: NeighbourLease | null | undefined): Related | null =>
    other
      ? {
          kind,
          name: `${text.title} · ${lease.unitLabel}`,
          to: recordPath.lease(other.id),
          line: `${day(other.startsOn)} – ${day(other.endsOn)}`,
        }
      : null;
  return (
    <RelatedCard
      items={[
        { kind: text.related.unit, name: lease.unitLabel, to: recordPath.unit(lease.unitId) },
        {
          kind: text.related.property,
          name: lease.propertyName,
          to: recordPath.property(lease.propertyId),
          line: [lease.sector, lease.municipality].filter(Boolean).join(', '),
        },
        neighbour(text.related.before, chain?.before),
        neighbour(text.related.after, chain?.after),
        { kind: text.related.law, name: text.papersAndFiles, to: `/leases/${lease.id}/papers` },
        can('maintenance.read')
          ? {
              kind: text.related.requests,
              name: text.allRequests,
              to: `/maintenance?f.unit=${lease.unitId}`,
            }
          : null,
      ]}
    />
  );
}
