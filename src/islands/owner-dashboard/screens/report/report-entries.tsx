import { useQuery } from '@tanstack/react-query';
import { journalQueries, type LedgerAccount } from '#src/data/journal/queries.ts';
import { type ReportEntry, reportQueries } from '#src/data/reports/queries.ts';
import type { ReportKind } from '#src/domain/enums.ts';
import { type ReportRequest, reportSlug, reportTraits } from '#src/domain/report-request.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { periodName } from '#src/i18n/reports/words.ts';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { FinanceAreas } from '#src/islands/owner-dashboard/finance-areas.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListFoot } from '#src/islands/shell/list-foot.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useListPages } from '#src/islands/shell/use-list-pages.ts';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { accountName } from '../ledger/entry-words.ts';
import { useReportRequest, useReportWords } from './use-report.ts';

/** What a figure of a report is made of. */
export function ReportEntries({ kind, accountId }: { kind: ReportKind; accountId: string }) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const accounts = useQuery(journalQueries.accounts(id));
  return (
    <QueryView query={accounts} skeleton={<SkeletonTable label={states.loading} rows={8} />}>
      {(all) => {
        const account = all.find((one) => one.id === accountId);
        return account ? <Entries kind={kind} account={account} /> : <NotFound />;
      }}
    </QueryView>
  );
}

/** A report of a day shows all that came before it. */
const firstDayOf = ({ kind, period }: ReportRequest) =>
  reportTraits[kind].isOfDay ? '1990-01-01' : period.from;

function Entries({ kind, account }: { kind: ReportKind; account: LedgerAccount }) {
  const text = useText('ownerReports');
  const { accountNames } = useText('ownerMoney').ledger;
  const { states } = useText('common');
  const language = useLanguage();
  const { id } = useOrganization();
  const { request, query: address } = useReportRequest(kind);
  const { property, owner } = useReportWords(request);
  const places = useQuery(reportQueries.places(id)).data;
  const propertyIds = request.propertyId
    ? [request.propertyId]
    : request.owner
      ? (places?.owners ?? []).filter(({ key }) => key === request.owner).map((one) => one.propertyId)
      : null;
  const pages = useListPages(
    reportQueries.entries(id, {
      accountId: account.id,
      from: firstDayOf(request),
      to: request.period.to,
      basis: request.basis,
      currency: request.currency,
      propertyIds,
    }),
  );
  const name = accountName(account, accountNames);
  const when = reportTraits[kind].isOfDay
    ? `${text.facts.asOf} ${formatDate(request.period.to, language)}`
    : periodName(request.period, text, language);
  return (
    <>
      <PageHeader
        title={name}
        description={[when, property, owner].filter(Boolean).join(' · ')}
        back={<BackLink to={`/finance/reports/${reportSlug(kind)}?${address}`}>{text.drill.back}</BackLink>}
      />
      <FinanceAreas />
      <Card isFlush>
        <QueryView
          query={pages}
          skeleton={<SkeletonTable label={states.loading} />}
          isEmpty={(entries) => entries.length === 0}
          empty={<EmptyState title={text.drill.empty} text={text.empty.text} />}
        >
          {(entries) => (
            <>
              <EntryTable name={name} entries={entries} currency={request.currency} />
              <ListFoot rows={entries} pages={pages} />
            </>
          )}
        </QueryView>
      </Card>
    </>
  );
}

function EntryTable(props: {
  name: string;
  entries: readonly ReportEntry[];
  currency: ReportRequest['currency'];
}) {
  const { drill: text } = useText('ownerReports');
  const { enums } = useText('common');
  const amount = (minor: number) =>
    minor > 0 ? <MoneyText amountMinor={minor} currency={props.currency} /> : null;
  const columns: Column<ReportEntry>[] = [
    {
      id: 'entry',
      header: text.entry,
      cell: (entry) => (
        <span className="whitespace-nowrap">{text.number({ number: entry.entryNumber })}</span>
      ),
    },
    { id: 'date', header: text.date, cell: (entry) => <DateText date={entry.occurredOn} format="short" /> },
    {
      id: 'what',
      header: text.what,
      cell: (entry) => {
        const words = [enums.journalKind[entry.kind], entry.memo].filter(Boolean).join(' · ');
        if (!entry.leaseId) return words;
        return (
          <AppLink to={`/leases/${entry.leaseId}`} className="text-action hover:underline">
            {words}
          </AppLink>
        );
      },
    },
    {
      id: 'place',
      header: text.place,
      cell: (entry) => [entry.propertyName, entry.unitLabel, entry.tenantName].filter(Boolean).join(' · '),
    },
    { id: 'debit', header: text.debit, align: 'end', cell: (entry) => amount(entry.amountMinor) },
    { id: 'credit', header: text.credit, align: 'end', cell: (entry) => amount(-entry.amountMinor) },
  ];
  return (
    <DataTable
      caption={text.caption({ name: props.name })}
      columns={columns}
      rows={props.entries}
      rowKey={(entry) => `${entry.source}-${entry.id}`}
    />
  );
}
