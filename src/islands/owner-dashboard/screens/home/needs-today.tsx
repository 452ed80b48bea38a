import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Arrears, OrganizationTotals } from '#src/data/totals/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { lateLeaseCount } from './month-summary.ts';
import { EndingLine, LateLine, VacantLine } from './need-lines.tsx';
import { PaymentLine } from './payment-line.tsx';
import type { Home } from './use-home.ts';
import { useNeeds } from './use-needs.ts';

/** Payments looked at here; the rest is one link away. */
const MOST_PAYMENTS = 4;

type NeedsTodayProps = {
  home: Home;
  totals: OrganizationTotals;
  arrears: readonly Arrears[];
};

/** What waits for somebody, worked off from where it stands. */
export function NeedsToday({ home, totals, arrears }: NeedsTodayProps) {
  const { needs } = useText('owner').home;
  const { states } = useText('common');
  const query = useNeeds(home);
  const vacantCount = totals.unit_count - totals.occupied_unit_count;
  return (
    <Card title={needs.title} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={4} />}
        isEmpty={(lists) => Object.values(lists).every((list) => list.length === 0)}
        empty={<EmptyState icon={CircleCheck} title={needs.clearTitle} text={needs.clearText} />}
      >
        {({ reported, late, vacant, ending }) => (
          <>
            <Group
              title={needs.payments}
              count={totals.reported_payment_count}
              to="/finance?f.status=reported"
            >
              {reported.slice(0, MOST_PAYMENTS).map((payment) => (
                <PaymentLine key={payment.id} payment={payment} />
              ))}
            </Group>
            <Group title={needs.late} count={lateLeaseCount(arrears)} to="/finance?tab=charges&f.state=late">
              {late.map((lease) => (
                <LateLine key={lease.leaseId} lease={lease} />
              ))}
            </Group>
            <Group title={needs.ending}>
              {ending.map((lease) => (
                <EndingLine key={lease.id} lease={lease} />
              ))}
            </Group>
            <Group title={needs.vacant} count={vacantCount} to="/units?f.state=vacant">
              {vacant.map((unit) => (
                <VacantLine key={unit.id} unit={unit} />
              ))}
            </Group>
          </>
        )}
      </QueryView>
    </Card>
  );
}

type GroupProps = {
  title: string;
  /** How many there are in all; more than the lines get a link to the whole list. */
  count?: number;
  to?: string;
  children: ReactNode[];
};

function Group({ title, count, to, children }: GroupProps) {
  const { needs } = useText('owner').home;
  if (children.length === 0) return null;
  return (
    <section className="border-t border-line">
      <h3 className="flex items-baseline gap-2 px-5 pt-3 text-14 font-medium text-secondary">
        {title}
        {count === undefined ? null : <span className="font-normal text-hint tabular-nums">{count}</span>}
        {to && count !== undefined && count > children.length ? (
          <AppLink to={to} className="ml-auto rounded-mark font-medium text-action hover:underline">
            {needs.seeAll}
          </AppLink>
        ) : null}
      </h3>
      <ul className="divide-y divide-line px-5">{children}</ul>
    </section>
  );
}
