import type { ReactNode } from 'react';
import type { LedgerAccount } from '#src/data/books/journal/queries.ts';
import type { MaintenanceCost, MaintenanceCount } from '#src/data/maintenance/costs.ts';
import { type Money, sumsByCurrency } from '#src/domain/foundation/money.ts';
import type { Period } from '#src/domain/foundation/period.ts';
import { type MaintenanceStatus, maintenanceStatuses } from '#src/domain/maintenance/maintenance-enums.ts';
import { type PlaceUpkeep, upkeepByKind } from '#src/domain/maintenance/upkeep-costs.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { accountName } from '#src/islands/owner-dashboard/screens/books/ledger/entry-words.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';

const HOURS_IN_A_DAY = 24;
/** From when on a time is said in days. */
const LONG_HOURS = 72;

/** Those that were called off are not counted. */
const COUNTED = maintenanceStatuses.filter((status) => status !== 'cancelled');

const daysOf = ({ from, to }: Period) => ({ 'f.from': from, 'f.to': to });
function requests(filters: Record<string, string>, statuses: readonly MaintenanceStatus[] = COUNTED) {
  const search = new URLSearchParams(filters);
  for (const status of statuses) search.append('f.status', status);
  return `/maintenance?${search}`;
}
const journal = (filters: Record<string, string>) => `/finance/journal?${new URLSearchParams(filters)}`;

/** A figure that leads to the rows behind it. */
const linked = (to: string, figure: ReactNode) => (
  <AppLink to={to} className="rounded-mark text-action tabular-nums hover:underline">
    {figure}
  </AppLink>
);

function useHours() {
  const text = useText('maintenanceCosts');
  const language = useLanguage();
  return (hours: number | null) => {
    if (hours === null) return <NotKnown />;
    return hours < LONG_HOURS
      ? text.hours({ hours: formatNumber(hours, language, 1) })
      : text.daysLong({ days: formatNumber(hours / HOURS_IN_A_DAY, language, 1) });
  };
}

/** Each currency on a line of its own, so that figures end where the column does. */
const costCell = (amounts: readonly Money[], to: string) =>
  amounts.length === 0 ? (
    <NotKnown />
  ) : (
    linked(
      to,
      amounts.map(({ currency, amountMinor }) => (
        <span key={currency} className="block">
          <MoneyText amountMinor={amountMinor} currency={currency} />
        </span>
      )),
    )
  );

interface PlaceTableProps {
  places: readonly PlaceUpkeep[];
  period: Period;
  seesMoney: boolean;
}

/** By property and unit. What a unit cost opens the journal of its property: a line there knows no unit. */
export function PlaceTable({ places, period, seesMoney }: PlaceTableProps) {
  const { columns: heads, wholeProperty, byPlace } = useText('maintenanceCosts');
  const hours = useHours();
  const at = ({ propertyId, unitId }: PlaceUpkeep) =>
    requests({ ...(unitId ? { 'f.unit': unitId } : { 'f.property': propertyId }), ...daysOf(period) });
  const cost: Column<PlaceUpkeep> = {
    id: 'cost',
    phone: 'amount',
    header: heads.cost,
    align: 'end',
    cell: (row) => costCell(row.amounts, journal({ 'f.property': row.propertyId, ...daysOf(period) })),
  };
  return (
    <DataTable
      caption={byPlace}
      rows={places}
      rowKey={(row) => row.key}
      columns={[
        {
          id: 'place',
          phone: 'title',
          header: heads.property,
          cell: (row) => row.propertyName,
          note: (row) => row.unitLabel ?? wholeProperty,
        },
        ...(seesMoney ? [cost] : []),
        {
          id: 'requests',
          phone: 'figure',
          header: heads.requests,
          align: 'end',
          cell: (row) => (row.requestCount === 0 ? <NotKnown /> : linked(at(row), row.requestCount)),
        },
        {
          id: 'time',
          phone: 'figure',
          header: heads.time,
          align: 'end',
          cell: (row) => hours(row.averageHours),
        },
      ]}
    />
  );
}

/** By what was broken. */
export function KindTable({ counts, period }: { counts: readonly MaintenanceCount[]; period: Period }) {
  const { columns: heads, byKind } = useText('maintenanceCosts');
  const { category: names } = useText('maintenance');
  const hours = useHours();
  return (
    <DataTable
      caption={byKind}
      rows={upkeepByKind(counts)}
      rowKey={(row) => row.category}
      columns={[
        { id: 'kind', phone: 'title', header: heads.kind, cell: (row) => names[row.category] },
        {
          id: 'requests',
          phone: 'amount',
          header: heads.requests,
          align: 'end',
          cell: (row) =>
            linked(requests({ 'f.category': row.category, ...daysOf(period) }), row.requestCount),
        },
        {
          id: 'completed',
          phone: 'figure',
          header: heads.completed,
          align: 'end',
          cell: (row) =>
            linked(
              requests({ 'f.category': row.category, ...daysOf(period) }, ['completed']),
              row.completedCount,
            ),
        },
        {
          id: 'time',
          phone: 'figure',
          header: heads.time,
          align: 'end',
          cell: (row) => hours(row.averageHours),
        },
      ]}
    />
  );
}

interface AccountTableProps {
  costs: readonly MaintenanceCost[];
  accounts: readonly LedgerAccount[];
  period: Period;
}

/** By account of the books. */
export function AccountTable({ costs, accounts, period }: AccountTableProps) {
  const { columns: heads, byAccount } = useText('maintenanceCosts');
  const { ledger } = useText('ownerMoney');
  const lines = [...Map.groupBy(costs, ({ accountId }) => accountId)].map(([id, rows]) => ({
    id,
    account: accounts.find((one) => one.id === id),
    amounts: sumsByCurrency(rows, ({ amountMinor }) => amountMinor),
  }));
  return (
    <DataTable
      caption={byAccount}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'account',
          phone: 'title',
          header: heads.account,
          cell: ({ account }) => (account ? accountName(account, ledger.accountNames) : <NotKnown />),
        },
        {
          id: 'cost',
          phone: 'amount',
          header: heads.cost,
          align: 'end',
          cell: ({ id, amounts }) => costCell(amounts, journal({ 'f.account': id, ...daysOf(period) })),
        },
      ]}
    />
  );
}
