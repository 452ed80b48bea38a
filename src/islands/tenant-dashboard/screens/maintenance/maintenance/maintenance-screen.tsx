import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { RequestStatus } from '#src/islands/shell/maintenance/request-badges.tsx';
import { Waiting } from '#src/islands/shell/outbox/waiting.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useLive } from '#src/islands/shell/use-live.ts';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

/** What the tenant reported, the open ones first. */
export function Screen() {
  return <WithLease>{(lease) => <Requests lease={lease} />}</WithLease>;
}

const REPORTS = ['maintenance_report'] as const;

function Requests({ lease }: { lease: TenantLease }) {
  const { tenant: text } = useText('maintenance');
  const { states } = useText('common');
  const query = useQuery(maintenanceQueries.ofLease(lease.id));
  useLive([{ table: 'maintenance_requests', filter: `lease_id=eq.${lease.id}` }], [maintenanceQueries.all]);
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={isOccupying(lease.status) ? <ReportLink /> : null}
      />
      <div className="mb-6 empty:hidden">
        <Waiting kinds={REPORTS} about={lease.id} />
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Card isFlush>
            <EmptyState icon={Wrench} title={text.emptyTitle} text={text.emptyText} />
          </Card>
        }
        errorTitle={text.errorTitle}
      >
        {(rows) => (
          <div className="grid gap-6">
            <Group title={text.open} rows={rows.filter(isOpen)} timeZone={lease.timeZone} />
            <Group title={text.done} rows={rows.filter((row) => !isOpen(row))} timeZone={lease.timeZone} />
          </div>
        )}
      </QueryView>
    </>
  );
}

const isOpen = ({ status }: MaintenanceRequest) => status === 'pending' || status === 'in_progress';

function ReportLink() {
  const { tenant: text } = useText('maintenance');
  return (
    <AppLink to="/maintenance/new" className={buttonClass({ variant: 'primary' })}>
      {text.report}
    </AppLink>
  );
}

interface GroupProps {
  title: string;
  rows: readonly MaintenanceRequest[];
  timeZone: string;
}

function Group({ title, rows, timeZone }: GroupProps) {
  const { category, number } = useText('maintenance');
  if (rows.length === 0) return null;
  return (
    <Card title={title} isFlush>
      <ul className="border-t border-line">
        {rows.map((row) => (
          <li key={row.id} className="border-b border-line last:border-0">
            <AppLink
              to={`/maintenance/${row.id}`}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="min-w-0">
                <span className="block text-16 font-medium break-words">{row.title}</span>
                <span className="block text-14 text-secondary">
                  {number({ number: row.number })} · {category[row.category]} ·{' '}
                  <DateText date={todayIn(timeZone, Date.parse(row.createdAt))} format="short" />
                </span>
              </span>
              <RequestStatus status={row.status} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
