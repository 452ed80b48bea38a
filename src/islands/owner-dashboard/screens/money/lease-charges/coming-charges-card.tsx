import { useQuery } from '@tanstack/react-query';
import { type Lease, leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { chargeName } from '../parts/charge-name.ts';
import { comingCharges } from './coming-charges.ts';

/** The rent of the next months, worked out and not charged yet. */
export function ComingCharges({ lease }: { lease: Lease }) {
  const { lease: text, money, payment } = useText('ownerMoney');
  const { states } = useText('common');
  const language = useLanguage();
  const today = useToday();
  const { id } = useOrganization();
  const steps = useQuery(leaseQueries.rentSteps(id, lease.id));
  return (
    <Card title={text.upcoming} description={text.upcomingText}>
      <QueryView query={steps} skeleton={<SkeletonText label={states.loading} />}>
        {(rentSteps) => {
          const charges = comingCharges(lease, rentSteps, today);
          if (charges.length === 0) return <p className="text-15 text-secondary">{text.upcomingNone}</p>;
          return (
            <ul>
              {charges.map((charge) => (
                <li
                  key={charge.periodStart}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-15 last:border-0"
                >
                  <span className="min-w-0">
                    {chargeName({ kind: 'rent', description: '', ...charge }, money, language)}
                    <span className="block text-14 text-hint">
                      {payment.due({ date: formatDate(charge.dueOn, language, 'short') })}
                      {/* Its month has begun: the next run of the jobs charges it. */}
                      {charge.periodStart <= today ? `, ${text.upcomingSoon}` : null}
                    </span>
                  </span>
                  <MoneyText amountMinor={charge.amountMinor} currency={lease.currency} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Card>
  );
}
