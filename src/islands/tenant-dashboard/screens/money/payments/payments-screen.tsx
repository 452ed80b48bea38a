import { FileText, Landmark, ReceiptText, Wallet } from 'lucide-react';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { Waiting } from '#src/islands/shell/outbox/waiting.tsx';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { CarryOver } from '#src/islands/tenant-dashboard/screens/cards/autopay/carry-over.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { AutopayLink } from '../parts/autopay-link.tsx';
import { OpenAttempts } from '../pending/open-attempts.tsx';
import { usePending } from '../pending/use-pending.ts';
import { PaymentLines } from './payment-lines.tsx';

/** Every payment of the lease with its state. */
export function Screen() {
  return <WithLease>{(lease) => <Payments lease={lease} />}</WithLease>;
}

const REPORTS = ['payment_report'] as const;

function Payments({ lease }: { lease: TenantLease }) {
  const { home, payments } = useText('tenant');
  const { attempts } = usePending(lease.id);
  const list = useList({ query: () => tenancyQueries.payments(lease.id) });
  return (
    <ListScreen
      list={list}
      title={payments.title}
      text={payments}
      icon={ReceiptText}
      errorTitle={payments.errorTitle}
      actions={lease.leftOn ? undefined : [{ to: '/payments/new', label: payments.report }]}
      add={lease.leftOn ? null : { to: '/payments/pay', icon: Wallet, label: home.pay }}
      above={
        <>
          <Beside lease={lease} />
          <OpenAttempts attempts={attempts.data ?? []} />
          {attempts.isLoading ? <WaitingMark /> : null}
          <CarryOver />
          <div className="mb-6 empty:hidden">
            <Waiting kinds={REPORTS} about={lease.id} />
          </div>
        </>
      }
      lead={<h2 className="sr-only">{payments.list}</h2>}
      foot={{ moreText: payments.older, isOnlyForMore: true }}
    >
      {(rows) => <PaymentLines lease={lease} payments={rows} />}
    </ListScreen>
  );
}

/** What else there is about the lease's money. */
function Beside({ lease }: { lease: TenantLease }) {
  const { navigation } = useText('tenant');
  const { statement } = useText('tenantAutopay');
  return (
    <div className="in-turn mb-4 flex flex-wrap gap-x-6">
      <AutopayLink lease={lease} />
      <AppLink
        to="/payments/statement"
        className="inline-flex min-h-11 items-center gap-2 text-15 text-action hover:underline"
      >
        <FileText size={16} aria-hidden="true" />
        {statement.link}
      </AppLink>
      <AppLink
        to="/payments/fiscal-receipts"
        className="inline-flex min-h-11 items-center gap-2 text-15 text-action hover:underline"
      >
        <Landmark size={16} aria-hidden="true" />
        {navigation.fiscalReceipts}
      </AppLink>
    </div>
  );
}
