import type { ReportEntry } from '#src/data/books/reports/queries.ts';
import type { EntrySource } from '#src/data/books/sources.ts';
import { type AccountLedger, runningBalances } from '#src/domain/books/account-ledger.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { dayColumn } from '#src/islands/shell/list/columns.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';
import { journalPath, sourcePath, useEntrySources } from '../parts/use-entry-sources.ts';

interface EntryTableProps {
  name: string;
  entries: readonly ReportEntry[];
  currency: CurrencyCode;
  /** Undefined until it has come. */
  ledger: AccountLedger | undefined;
}

const LINK = 'text-action hover:underline';

/** The lines behind a figure, each with the ways to its entry and its paper and with what the account had after it. */
export function EntryTable({ name, entries, currency, ledger }: EntryTableProps) {
  const { drill: text } = useText('ownerReports');
  const sources = useEntrySources(entries.map(({ entryId }) => entryId));
  const balances = ledger ? runningBalances(ledger.closingMinor, entries) : [];
  const rows = entries.map((entry, index) => ({ ...entry, balanceMinor: balances[index] }));
  type Row = (typeof rows)[number];
  const amount = (minor: number) =>
    minor > 0 ? <MoneyText amountMinor={minor} currency={currency} /> : null;
  const columns: Column<Row>[] = [
    {
      id: 'entry',
      phone: 'title',
      header: text.entry,
      cell: (entry) => (
        <AppLink to={journalPath(entry.entryNumber)} className={`whitespace-nowrap ${LINK}`}>
          {text.number({ number: entry.entryNumber })}
        </AppLink>
      ),
    },
    dayColumn('date', text.date, (entry) => entry.occurredOn, { align: 'start' }),
    {
      id: 'what',
      phone: 'note',
      header: text.what,
      cell: (entry) => <What entry={entry} source={sources.get(entry.entryId)} />,
    },
    {
      id: 'place',
      phone: 'note',
      header: text.place,
      cell: (entry) => [entry.propertyName, entry.unitLabel, entry.tenantName].filter(Boolean).join(' · '),
    },
    {
      id: 'debit',
      phone: 'amount',
      header: text.debit,
      align: 'end',
      cell: (entry) => amount(entry.amountMinor),
    },
    {
      id: 'credit',
      phone: 'figure',
      header: text.credit,
      align: 'end',
      cell: (entry) => amount(-entry.amountMinor),
    },
    {
      id: 'balance',
      phone: 'figure',
      header: text.balance,
      align: 'end',
      cell: ({ balanceMinor }) =>
        balanceMinor === undefined ? null : <MoneyText amountMinor={balanceMinor} currency={currency} />,
    },
  ];
  return (
    <DataTable
      caption={text.caption({ name })}
      columns={columns}
      rows={rows}
      rowKey={(entry) => `${entry.source}-${entry.id}`}
    />
  );
}

interface WhatProps {
  entry: EntryTableProps['entries'][number];
  source: EntrySource | undefined;
}

/** What happened, and the way to its paper. */
function What({ entry, source }: WhatProps) {
  const { enums } = useText('common');
  const words = [enums.journalKind[entry.kind], entry.memo].filter(Boolean).join(' · ');
  const path = sourcePath({ ...entry, source });
  if (!path) return words;
  return (
    <AppLink to={path.to} className={LINK}>
      {words}
    </AppLink>
  );
}

/** What the account had before, what went in and out, and what it has. */
export function LedgerTotals({ ledger, currency }: Pick<EntryTableProps, 'ledger' | 'currency'>) {
  const { drill: text } = useText('ownerReports');
  const figures = [
    [text.opening, ledger?.openingMinor],
    [text.debits, ledger?.debitMinor],
    [text.credits, ledger?.creditMinor],
    [text.closing, ledger?.closingMinor],
  ] as const;
  return (
    <section aria-label={text.totals} className="border-b border-line px-5 py-4">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([label, minor]) => (
          <div key={label}>
            <dt className="text-14 text-hint">{label}</dt>
            <dd className="font-medium tabular-nums">
              {minor === undefined ? (
                <Skeleton className="h-6 w-28 max-w-full" />
              ) : (
                <MoneyText amountMinor={minor} currency={currency} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
