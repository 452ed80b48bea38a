import { type JournalLine, journalQueries, type LedgerAccount } from '#src/data/journal/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useListPages } from '#src/islands/shell/use-list-pages.ts';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { accountName } from './entry-words.ts';

/** The lines of one account, the newest first. */
export function AccountLines({ account }: { account: LedgerAccount }) {
  const text = useText('ownerMoney').ledger;
  const { states, table, enums } = useText('common');
  const { id } = useOrganization();
  const pages = useListPages(journalQueries.lines(id, account.id));
  const name = accountName(account, text.accountNames);
  const amount = (line: JournalLine, isShown: boolean) =>
    isShown ? <MoneyText amountMinor={Math.abs(line.amount_minor)} currency={line.currency} /> : null;
  const columns: Column<JournalLine>[] = [
    {
      id: 'entry',
      header: text.columns.entry,
      cell: (line) => <span className="whitespace-nowrap">{text.entry({ number: line.entry_number })}</span>,
    },
    {
      id: 'date',
      header: text.columns.date,
      cell: (line) => <DateText date={line.occurred_on} format="short" />,
    },
    {
      id: 'what',
      header: text.columns.what,
      cell: (line) => <What line={line} label={enums.journalKind[line.kind]} />,
    },
    {
      id: 'debit',
      header: text.columns.debit,
      align: 'end',
      cell: (line) => amount(line, line.amount_minor > 0),
    },
    {
      id: 'credit',
      header: text.columns.credit,
      align: 'end',
      cell: (line) => amount(line, line.amount_minor < 0),
    },
  ];
  return (
    <Card title={name} description={`${account.code} · ${enums.accountKind[account.kind]}`} isFlush>
      <QueryView
        query={pages}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(lines) => lines.length === 0}
        empty={<EmptyState title={text.noBalance} text={text.emptyText} />}
      >
        {(lines) => (
          <>
            <DataTable caption={name} columns={columns} rows={lines} rowKey={(line) => String(line.id)} />
            <LoadMore
              label={table.loadMore}
              shownText={table.shown({ count: lines.length })}
              onLoad={pages.loadMore}
              isBusy={pages.isLoadingMore}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function What({ line, label }: { line: JournalLine; label: string }) {
  const text = line.memo ? `${label} · ${line.memo}` : label;
  if (!line.lease_id) return text;
  return (
    <AppLink to={`/leases/${line.lease_id}`} className="text-action hover:underline">
      {text}
    </AppLink>
  );
}
