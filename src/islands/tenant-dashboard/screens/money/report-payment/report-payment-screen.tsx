import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import type { OutboxEntryOf } from '#src/data/foundation/outbox/entry.ts';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { ListedPayment } from '#src/data/money/payments/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { WithEntry } from '#src/islands/shell/outbox/with-entry.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { WithPayment } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-payment.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { summarizeStanding } from '../parts/standing-summary.ts';
import { useHasAnswered } from '../parts/use-has-answered.ts';
import { ReportForm } from './report-form.tsx';
import { type BegunReport, begunReport } from './report-schema.ts';

/** Where a tenant says that they paid; `?again=<payment>` begins with what was rejected. */
export function Screen() {
  const search = useSearch();
  const again = new URLSearchParams(search).get('again');
  if (again === null)
    return (
      <WithEntry kind="payment_report" fallback={<CardSkeleton />}>
        {(entry) => (
          <WithLease isForParties isFixed={entry !== undefined}>
            {(shown, { leases }) => {
              const lease = leases.find(({ id }) => id === entry?.action.leaseId) ?? shown;
              return <Report lease={lease} begun={begunReport(search)} entry={entry} />;
            }}
          </WithLease>
        )}
      </WithEntry>
    );
  return (
    <WithPayment paymentId={again}>
      {(payment, lease) => <Report lease={lease} rejected={payment} />}
    </WithPayment>
  );
}

interface ReportProps {
  lease: TenantLease;
  rejected?: ListedPayment;
  begun?: BegunReport;
  entry?: OutboxEntryOf<'payment_report'> | undefined;
}

function Report({ lease, rejected, begun, entry }: ReportProps) {
  const { home } = useText('tenant');
  const today = useToday(lease.timeZone);
  const standing = useQuery({ ...tenancyQueries.standing(lease.id), refetchOnMount: 'always' });
  const hasAnswered = useHasAnswered(standing);
  return (
    <>
      <Header lease={lease} />
      <QueryView
        query={hasAnswered ? standing : { ...standing, data: undefined }}
        skeleton={<CardSkeleton />}
        errorTitle={home.errorTitle}
      >
        {(data) => (
          <ReportForm
            lease={lease}
            summary={summarizeStanding(data, today)}
            today={today}
            rejected={rejected}
            begun={begun}
            entry={entry}
          />
        )}
      </QueryView>
    </>
  );
}

function Header({ lease }: { lease: TenantLease }) {
  const { report } = useText('tenant');
  return (
    <PageHeader
      title={report.title}
      description={report.text({ landlord: lease.organizationName })}
      back={<TouchBackLink to="/">{report.back}</TouchBackLink>}
    />
  );
}
