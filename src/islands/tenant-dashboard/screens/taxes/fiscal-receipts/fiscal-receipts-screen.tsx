import { ReceiptText } from 'lucide-react';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { OlderRows } from '#src/islands/tenant-dashboard/older-rows.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { FiscalReceiptLine } from './fiscal-receipt-line.tsx';

/** The fiscal receipts that were given out for the lease, each to download. */
export function Screen() {
  return <WithLease>{(lease) => <FiscalReceipts lease={lease} />}</WithLease>;
}

function FiscalReceipts({ lease }: { lease: TenantLease }) {
  const text = useText('tenantFiscal');
  const { states } = useText('common');
  const pages = useListPages(tenancyQueries.fiscalReceipts(lease.id));
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text({ landlord: lease.organization_name })}
        back={<TouchBackLink to="/payments">{text.back}</TouchBackLink>}
      />
      <QueryView
        query={pages}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Card isFlush>
            <EmptyState icon={ReceiptText} title={text.emptyTitle} text={text.emptyText} />
          </Card>
        }
        errorTitle={text.errorTitle}
      >
        {(rows) => (
          <Card isFlush>
            <h2 className="sr-only">{text.list}</h2>
            <ul>
              {rows.map((receipt) => (
                <FiscalReceiptLine key={receipt.id} receipt={receipt} />
              ))}
            </ul>
            <OlderRows label={text.older} rows={rows} pages={pages} />
          </Card>
        )}
      </QueryView>
    </>
  );
}
