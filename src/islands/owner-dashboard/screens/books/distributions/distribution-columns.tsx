import { RotateCcw } from 'lucide-react';
import type { Distribution } from '#src/data/books/distributions/queries.ts';
import { RATE_DECIMALS } from '#src/domain/books/exchange.ts';
import { ownerKey } from '#src/domain/books/owner-statement.ts';
import { formatMoney, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { dayColumn } from '#src/islands/shell/list/columns.tsx';
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
    {
      id: 'owner_name',
      header: heads.owner,
      cell: (row) => (
        <>
          <OwnerYear row={row} />
          <span className="block text-14 text-hint">
            <AppLink to={`/properties/${row.propertyId}`} className="inline-block py-1 hover:underline">
              {row.properties.name}
            </AppLink>
          </span>
        </>
      ),
    },
    dayColumn('paid_on', heads.paidOn, (row) => row.paidOn, { align: 'start' }),
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

/** How much of what was due was paid, and in which money where it was another. */
function Paid({ row }: { row: Distribution }) {
  const text = useText('ownerDistributions');
  const language = useLanguage();
  const { cashCurrency: currency, cashMinor, rate } = row;
  return (
    <>
      <MoneyText amountMinor={row.amountMinor} currency={row.currency} />
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
  if (row.reversedAt)
    return (
      <>
        <Badge icon={RotateCcw}>{text.states.reversed}</Badge>
        <span className="block text-14 text-hint">{row.reversalReason}</span>
      </>
    );
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
