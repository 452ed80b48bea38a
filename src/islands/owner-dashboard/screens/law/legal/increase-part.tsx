import { useQuery } from '@tanstack/react-query';
import { type ChargeableLease, chargeableQueries } from '#src/data/money/charging/leases.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { IncreaseForm } from './increase-form.tsx';
import type { RentedLease } from './increase-row.tsx';

const hasRent = (lease: ChargeableLease): lease is RentedLease => (lease.rentMinor ?? 0) > 0;

/** Raises the rent of many leases by the same percentage. */
export function IncreasePart() {
  const text = useText('rentIncreases');
  const { information } = useText('lawLibrary');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(chargeableQueries.leases(id));
  return (
    <div className="grid gap-5">
      <Notice>{information}</Notice>
      <Card title={text.title} description={text.text}>
        <QueryView
          query={query}
          skeleton={<SkeletonText label={states.loading} rows={6} />}
          isEmpty={(leases) => leases.every((lease) => !hasRent(lease))}
          empty={<p className="py-4 text-hint">{text.none}</p>}
        >
          {(leases) => <IncreaseForm leases={leases.filter(hasRent)} />}
        </QueryView>
      </Card>
    </div>
  );
}
