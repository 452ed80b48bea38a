import { useQuery } from '@tanstack/react-query';
import { type PassedOn, passOnQueries } from '#src/data/expenses/bills/pass-ons.ts';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { passedMinor } from './pass-on-plan.ts';
import { SumList } from './sum-list.tsx';

/** Who was charged what of the bill. */
export function PassOnCard({ bill }: { bill: Bill }) {
  const { card: text } = useText('ownerBills').passOn;
  const { id } = useOrganization();
  const { data: passed = [] } = useQuery(passOnQueries.ofBill(id, bill.id));
  if (passed.length === 0) return null;
  const charged = passedMinor(passed);
  return (
    <Card title={text.title} isFlush>
      <DataTable
        caption={text.caption}
        rows={passed}
        rowKey={(row) => row.id}
        columns={[
          { id: 'tenant', phone: 'title', header: text.tenant, cell: (row) => <Tenant row={row} /> },
          { id: 'what', phone: 'note', header: text.what, cell: (row) => row.description },
          {
            id: 'due',
            phone: 'note',
            header: text.due,
            align: 'end',
            cell: (row) => <DateText date={row.dueOn} format="short" />,
          },
          {
            id: 'amount',
            phone: 'amount',
            header: text.amount,
            align: 'end',
            cell: (row) => <Amount row={row} />,
          },
        ]}
      />
      <div className="border-t border-line px-5 py-4">
        <SumList
          currency={bill.currency}
          rows={[
            { label: text.total, minor: charged, isSum: true },
            { label: text.stays, minor: bill.totalMinor - charged, isQuiet: true },
          ]}
        />
      </div>
    </Card>
  );
}

function Tenant({ row }: { row: PassedOn }) {
  return (
    <>
      <AppLink to={`/leases/${row.leaseId}`} className="text-action hover:underline">
        {row.tenantName ?? row.unitLabel}
      </AppLink>
      <span className="block text-12 text-hint">{row.unitLabel}</span>
    </>
  );
}

function Amount({ row }: { row: PassedOn }) {
  const { card: text } = useText('ownerBills').passOn;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      {row.reversedAt ? <Badge>{text.reversed}</Badge> : null}
      <MoneyText amountMinor={row.amountMinor} currency={row.currency} />
    </span>
  );
}
