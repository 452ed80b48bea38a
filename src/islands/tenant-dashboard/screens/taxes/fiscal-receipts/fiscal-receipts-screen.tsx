import { ReceiptText } from 'lucide-react';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { FiscalReceiptLine } from './fiscal-receipt-line.tsx';

/** The fiscal receipts that were given out for the lease, each to download. */
export function Screen() {
  return <WithLease>{(lease) => <FiscalReceipts lease={lease} />}</WithLease>;
}

function FiscalReceipts({ lease }: { lease: TenantLease }) {
  const text = useText('tenantFiscal');
  const list = useList({ query: () => tenancyQueries.fiscalReceipts(lease.id) });
  return (
    <ListScreen
      list={list}
      title={text.title}
      description={text.text({ landlord: lease.organizationName })}
      back={<TouchBackLink to="/payments">{text.back}</TouchBackLink>}
      text={{ emptyTitle: text.emptyTitle, emptyText: text.emptyText }}
      icon={ReceiptText}
      errorTitle={text.errorTitle}
      lead={<h2 className="sr-only">{text.list}</h2>}
      foot={{ moreText: text.older, isOnlyForMore: true }}
    >
      {(rows) => (
        <ul>
          {rows.map((receipt) => (
            <FiscalReceiptLine key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
