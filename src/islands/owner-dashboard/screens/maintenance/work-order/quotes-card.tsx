import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AskedVendor, type WorkOrder, workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { cheapestOf } from '#src/domain/maintenance/work-price.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { AcceptDialog, RevokeDialog } from './quote-dialogs.tsx';
import { QuoteStateBadge } from './quote-state-badge.tsx';

interface Asking {
  readonly act: 'accept' | 'revoke';
  readonly vendor: AskedVendor;
}

/** What each vendor answered, side by side, and the way to take one. */
export function QuotesCard({ order }: { order: WorkOrder }) {
  const { quotes: text } = useText('workOrders');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(workOrderQueries.asked(id, order.id));
  const [asking, setAsking] = useState<Asking | null>(null);
  // A price that was agreed on without asking anyone has no quotes to compare, and none will come.
  const canCome = order.status === 'draft' || order.status === 'quoting';
  if (order.askedCount === 0 && !canCome) return null;
  return (
    <Card title={text.title} isFlush>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="px-5 pb-5 text-15 text-secondary">{text.none}</p>
          ) : (
            <QuoteTable rows={rows} order={order} onAsk={setAsking} />
          )
        }
      </QueryView>
      {asking?.act === 'accept' ? (
        <AcceptDialog order={order} vendor={asking.vendor} onClose={() => setAsking(null)} />
      ) : null}
      {asking?.act === 'revoke' ? (
        <RevokeDialog vendor={asking.vendor} onClose={() => setAsking(null)} />
      ) : null}
    </Card>
  );
}

interface QuoteTableProps {
  rows: readonly AskedVendor[];
  order: WorkOrder;
  onAsk: (asking: Asking) => void;
}

function QuoteTable({ rows, order, onAsk }: QuoteTableProps) {
  const { quotes: text, taxes } = useText('workOrders');
  const { can } = useOrganization();
  const days = useDaysColumn();
  const isPhone = useIsPhone();
  const cheapest = cheapestOf(rows);
  const isOpen = order.status === 'quoting' && can('maintenance.write');
  const columns: Column<AskedVendor>[] = [
    {
      id: 'vendor',
      phone: 'title',
      header: text.vendor,
      cell: (row) => row.vendorName,
      // A phone's row has room for little: what the price includes and until when it is good come first.
      ...(isPhone ? {} : { note: (row: AskedVendor) => row.email }),
    },
    {
      id: 'total',
      phone: 'amount',
      align: 'end',
      header: text.total,
      cell: (row) =>
        row.totalMinor === null ? (
          <NotKnown />
        ) : (
          <MoneyText amountMinor={row.totalMinor} currency={order.currency} />
        ),
      note: (row) =>
        [row.tax ? taxes[row.tax] : '', rows.length > 1 && row === cheapest ? text.cheapest : '']
          .filter(Boolean)
          .join(' · '),
    },
    days,
    {
      id: 'note',
      phone: 'note',
      header: text.note,
      cell: (row) => <NoteAndPhotos row={row} />,
    },
    {
      id: 'state',
      phone: 'state',
      header: text.state,
      cell: (row) => <QuoteStateBadge row={row} order={order} />,
    },
  ];
  const actions: Column<AskedVendor> = {
    id: 'actions',
    phone: 'figure',
    align: 'end',
    header: text.actions,
    cell: (row) => <RowActions row={row} onAsk={onAsk} />,
  };
  return (
    <DataTable
      caption={text.caption}
      rows={rows}
      rowKey={(row) => row.id}
      columns={isOpen ? [...columns, actions] : columns}
    />
  );
}

/** How long the work takes, and until when the price is good. */
function useDaysColumn(): Column<AskedVendor> {
  const { quotes: text } = useText('workOrders');
  return {
    id: 'days',
    phone: 'figure',
    align: 'end',
    header: text.days,
    cell: (row) => row.days ?? <NotKnown />,
    note: (row) =>
      row.validUntil ? (
        <>
          {text.valid} <DateText date={row.validUntil} format="short" />
        </>
      ) : null,
  };
}

function NoteAndPhotos({ row }: { row: AskedVendor }) {
  const { quotes: text } = useText('workOrders');
  const words = row.note || row.declineReason;
  if (!words && row.photoUrls.length === 0) return <NotKnown />;
  return (
    <span className="grid gap-2">
      {words ? <span className="break-words whitespace-pre-line">{words}</span> : null}
      {row.photoUrls.length > 0 ? (
        <span className="flex flex-wrap gap-2">
          {row.photoUrls.map((url, place) => (
            <a key={url} href={url} target="_blank" rel="noreferrer" className="block rounded-control">
              <img
                src={url}
                alt={text.photo({ vendor: row.vendorName ?? '', number: place + 1 })}
                loading="lazy"
                className="size-12 rounded-control bg-sunken object-cover"
              />
            </a>
          ))}
        </span>
      ) : null}
    </span>
  );
}

function RowActions({ row, onAsk }: { row: AskedVendor; onAsk: (asking: Asking) => void }) {
  const { quotes: text } = useText('workOrders');
  const vendor = row.vendorName ?? '';
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {row.quoteId && !row.declinedAt ? (
        <Button
          size="sm"
          aria-label={text.acceptOf({ vendor })}
          onClick={() => onAsk({ act: 'accept', vendor: row })}
        >
          {text.accept}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        aria-label={text.revokeOf({ vendor })}
        onClick={() => onAsk({ act: 'revoke', vendor: row })}
      >
        {text.revoke}
      </Button>
    </span>
  );
}
