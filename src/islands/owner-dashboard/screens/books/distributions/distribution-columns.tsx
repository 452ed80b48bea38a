import { RotateCcw } from 'lucide-react';
import type { Distribution } from '#src/data/books/distributions/queries.ts';
import { RATE_DECIMALS } from '#src/domain/books/exchange.ts';
import { ownerKey } from '#src/domain/books/owner-statement.ts';
import { formatMoney, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { dayColumn, NameLink } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** What went to whom, with the way to take it back. */
export function useDistributionColumns(onReverse: (row: Distribution) => void): Column<Distribution>[] {
  const text = useText('ownerDistributions');
  const { enums } = useText('common');
  const { columns: heads } = text;
  return [
    dayColumn('paid_on', heads.paidOn, (row) => row.paidOn, { align: 'start', phone: 'title' }),
    {
      id: 'owner_name',
      phone: 'note',
      header: heads.owner,
      cell: (row) => <OwnerYear row={row} />,
      note: (row) => <NameLink to={`/properties/${row.propertyId}`}>{row.properties.name}</NameLink>,
    },
    {
      id: 'method',
      phone: 'hidden',
      header: heads.method,
      cell: (row) => [enums.paymentMethod[row.method], row.reference].filter(Boolean).join(' · '),
    },
    {
      id: 'state',
      phone: 'state',
      header: heads.state,
      cell: (row) => <State row={row} />,
      note: (row) => row.reversalReason,
    },
    {
      id: 'amount_minor',
      phone: 'amount',
      header: heads.amount,
      align: 'end',
      cell: (row) => <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
      note: (row) => <PaidInOther row={row} />,
    },
    {
      id: 'undo',
      phone: 'menu',
      header: heads.actions,
      align: 'end',
      cell: (row) => <Undo row={row} onReverse={onReverse} />,
    },
  ];
}

/** Whom it went to, with the way to what their income tax return of that year needs. */
function OwnerYear({ row }: { row: Distribution }) {
  const text = useText('ownerDistributions');
  const name = row.ownerName || text.ownOrganization;
  const year = row.paidOn.slice(0, 4);
  const owner = ownerKey({ name: row.ownerName, identityNumber: row.identityNumber });
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

/** In which money it was paid, where that was another. */
function PaidInOther({ row }: { row: Distribution }) {
  const text = useText('ownerDistributions');
  const language = useLanguage();
  const { cashCurrency: currency, cashMinor, rate } = row;
  if (!currency || cashMinor === null || rate === null) return null;
  return text.paidInOther({
    amount: formatMoney(cashMinor, currency, language),
    rate: formatNumber(rate, language, RATE_DECIMALS),
  });
}

function State({ row }: { row: Distribution }) {
  const text = useText('ownerDistributions');
  if (row.reversedAt) return <Badge icon={RotateCcw}>{text.states.reversed}</Badge>;
  return row.isBeyondDue ? (
    <Badge tone="warn">{text.beyondDue}</Badge>
  ) : (
    <Badge tone="good">{text.states.posted}</Badge>
  );
}

function Undo({ row, onReverse }: { row: Distribution; onReverse: (row: Distribution) => void }) {
  const text = useText('ownerDistributions');
  const language = useLanguage();
  const { can } = useOrganization();
  if (row.reversedAt || !can('money.reverse')) return null;
  const label = text.reverseOne({
    name: row.ownerName || text.ownOrganization,
    amount: formatMoney(row.amountMinor, row.currency, language),
  });
  return <IconButton icon={RotateCcw} label={label} onClick={() => onReverse(row)} />;
}
