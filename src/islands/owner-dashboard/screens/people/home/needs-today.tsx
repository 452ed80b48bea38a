import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HomeOverview } from '#src/data/money/totals/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { lateLeaseCount } from './month-summary.ts';
import { EndingLine, LateLine, PlanLine, UrgentLine, VacantLine } from './need-lines.tsx';
import { PaymentLine } from './payment-line.tsx';

/** What waits for somebody, worked off from where it stands. */
export function NeedsToday({ overview }: { overview: HomeOverview }) {
  const { needs } = useText('owner').home;
  const { totals, arrears, reported, urgent, late, ending, vacant, planRequests: plans } = overview;
  const isClear = [reported, plans, urgent, late, ending, vacant].every((list) => list.length === 0);
  if (isClear) {
    return (
      <Card title={needs.title} isFlush>
        <EmptyState icon={CircleCheck} title={needs.clearTitle} text={needs.clearText} />
      </Card>
    );
  }
  return (
    <Card title={needs.title} isFlush>
      <Group title={needs.urgent}>
        {urgent.map((request) => (
          <UrgentLine key={request.id} request={request} />
        ))}
      </Group>
      <Group title={needs.payments} count={totals.reportedPaymentCount} to="/finance?f.status=reported">
        {reported.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </Group>
      <Group title={needs.plans}>
        {plans.map((plan) => (
          <PlanLine key={plan.id} plan={plan} />
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
      <Group
        title={needs.vacant}
        count={totals.unitCount - totals.occupiedUnitCount}
        to="/units?f.state=vacant"
      >
        {vacant.map((unit) => (
          <VacantLine key={unit.id} unit={unit} />
        ))}
      </Group>
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
      <div className="flex items-baseline gap-2 px-5 pt-3 text-14 font-medium text-secondary">
        <h3 className="font-medium tracking-normal">{title}</h3>
        {count === undefined ? null : <span className="font-normal text-hint tabular-nums">{count}</span>}
        {to && count !== undefined && count > children.length ? (
          <AppLink to={to} className="ml-auto rounded-mark font-medium text-action hover:underline">
            {needs.seeAll}
          </AppLink>
        ) : null}
      </div>
      <ul className="divide-y divide-line px-5">{children}</ul>
    </section>
  );
}
