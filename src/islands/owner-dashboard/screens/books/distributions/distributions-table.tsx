import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { reverseDistribution } from '#src/data/books/distributions/mutations.ts';
import type { Distribution } from '#src/data/books/distributions/queries.ts';
import { RATE_DECIMALS } from '#src/domain/books/exchange.ts';
import { ownerKey } from '#src/domain/books/owner-statement.ts';
import { formatMoney, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DatedCorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/dated-correction-dialog.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useTableSort } from '#src/islands/shell/list/use-table-sort.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { distributionKeys } from './distribution-keys.ts';

/** What went to whom, with the way to take it back. */
export function DistributionsTable({ list, rows }: { list: ListControls; rows: readonly Distribution[] }) {
  const text = useText('ownerDistributions');
  const [undone, setUndone] = useState<Distribution | null>(null);
  return (
    <>
      <DataTable
        caption={text.caption}
        columns={useColumns(setUndone)}
        rows={rows}
        rowKey={(row) => row.id}
        {...useTableSort(list)}
      />
      {undone ? <TakeBack row={undone} onClose={() => setUndone(null)} /> : null}
    </>
  );
}

function useColumns(onReverse: (row: Distribution) => void): Column<Distribution>[] {
  const text = useText('ownerDistributions');
  const { enums } = useText('common');
  const { columns: heads } = text;
  return [
    {
      id: 'owner_name',
      header: heads.owner,
      isSortable: true,
      cell: (row) => (
        <>
          <OwnerYear row={row} />
          <span className="block text-14 text-hint">
            <AppLink to={`/properties/${row.property_id}`} className="inline-block py-1 hover:underline">
              {row.properties.name}
            </AppLink>
          </span>
        </>
      ),
    },
    {
      id: 'paid_on',
      header: heads.paidOn,
      isSortable: true,
      cell: (row) => <DateText date={row.paid_on} format="short" />,
    },
    {
      id: 'method',
      header: heads.method,
      isHiddenOnPhone: true,
      cell: (row) => [enums.paymentMethod[row.method], row.reference].filter(Boolean).join(' · '),
    },
    { id: 'state', header: heads.state, cell: (row) => <State row={row} /> },
    {
      id: 'amount_minor',
      header: heads.amount,
      align: 'end',
      isSortable: true,
      cell: (row) => <Paid row={row} />,
    },
    {
      id: 'undo',
      header: heads.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (row) => <Undo row={row} onReverse={onReverse} />,
    },
  ];
}

/** Whom it went to, with the way to what their income tax return of that year needs. */
function OwnerYear({ row }: { row: Distribution }) {
  const text = useText('ownerDistributions');
  const name = row.owner_name || text.ownOrganization;
  const year = row.paid_on.slice(0, 4);
  const owner = ownerKey({ name: row.owner_name, identityNumber: row.identity_number });
  const address = new URLSearchParams({ period: year, ...(owner && { owner }) });
  return (
    <AppLink
      to={`/finance/reports/owner-statement?${address}`}
      className="inline-block rounded-mark py-1 text-left font-medium text-action hover:underline"
      title={text.yearOf({ name, year })}
    >
      {name}
    </AppLink>
  );
}

/** How much of what was due was paid, and in which money where it was another. */
function Paid({ row }: { row: Distribution }) {
  const text = useText('ownerDistributions');
  const language = useLanguage();
  const { cash_currency: currency, cash_minor: cashMinor, rate } = row;
  return (
    <>
      <MoneyText amountMinor={row.amount_minor} currency={row.currency} />
      {currency && cashMinor !== null && rate !== null ? (
        <span className="block text-14 text-hint">
          {text.paidInOther({
            amount: formatMoney(cashMinor, currency, language),
            rate: formatNumber(rate, language, RATE_DECIMALS),
          })}
        </span>
      ) : null}
    </>
  );
}

function State({ row }: { row: Distribution }) {
  const text = useText('ownerDistributions');
  if (row.reversed_at)
    return (
      <>
        <Badge icon={RotateCcw}>{text.states.reversed}</Badge>
        <span className="block text-14 text-hint">{row.reversal_reason}</span>
      </>
    );
  return row.is_beyond_due ? (
    <Badge tone="warn">{text.beyondDue}</Badge>
  ) : (
    <Badge tone="good">{text.states.posted}</Badge>
  );
}

function Undo({ row, onReverse }: { row: Distribution; onReverse: (row: Distribution) => void }) {
  const text = useText('ownerDistributions');
  const language = useLanguage();
  const { can } = useOrganization();
  if (row.reversed_at || !can('money.reverse')) return null;
  const label = text.reverseOne({
    name: row.owner_name || text.ownOrganization,
    amount: formatMoney(row.amount_minor, row.currency, language),
  });
  return <IconButton icon={RotateCcw} label={label} onClick={() => onReverse(row)} />;
}

function TakeBack({ row, onClose }: { row: Distribution; onClose: () => void }) {
  const text = useText('ownerDistributions');
  const language = useLanguage();
  const action = useAction({
    mutationFn: reverseDistribution,
    invalidates: distributionKeys,
    toast: text.reversed,
    onDone: onClose,
  });
  return (
    <DatedCorrectionDialog
      onClose={onClose}
      title={text.reverseTitle({ amount: formatMoney(row.amount_minor, row.currency, language) })}
      label={text.reason}
      submitLabel={text.reverse}
      action={action}
      onConfirm={(reason, on) => void action.run({ distributionId: row.id, reason, on })}
    >
      <p>{text.reverseText}</p>
    </DatedCorrectionDialog>
  );
}
