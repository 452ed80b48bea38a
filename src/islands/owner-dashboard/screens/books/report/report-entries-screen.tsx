import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { journalQueries, type LedgerAccount } from '#src/data/books/journal/queries.ts';
import {
  type EntriesRequest,
  entryPages,
  fetchLedger,
  type ReportEntry,
  reportQueries,
} from '#src/data/books/reports/queries.ts';
import { comparedPeriod, reportSlug, reportTraits } from '#src/domain/books/report-request.ts';
import type { ReportKind } from '#src/domain/foundation/enums.ts';
import type { Period } from '#src/domain/foundation/period.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { periodName } from '#src/i18n/reports/words.ts';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import type { ListExport } from '#src/islands/shell/list/list-export.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { accountName } from '../ledger/entry-words.ts';
import { entriesCsv } from './entries-csv.ts';
import { EntryTable, LedgerTotals } from './entry-table.tsx';
import { COMPARED, OF } from './target-name.tsx';
import { kindOfSlug, useReportRequest, useReportWords } from './use-report.ts';

/** What one of a report's figures is made of. */
export function Screen({ params }: ScreenProps) {
  const kind = kindOfSlug(params.report);
  return kind && params.account ? <ReportEntries kind={kind} accountId={params.account} /> : <NotFound />;
}

/** What a figure of a report is made of. */
function ReportEntries({ kind, accountId }: { kind: ReportKind; accountId: string }) {
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
const firstDayOf = (kind: ReportKind, period: Period) =>
  reportTraits[kind].isOfDay ? '1990-01-01' : period.from;

function Entries({ kind, account }: { kind: ReportKind; account: LedgerAccount }) {
  const text = useText('ownerReports');
  const { accountNames } = useText('ownerMoney').ledger;
  const language = useLanguage();
  const { id } = useOrganization();
  const { request, query: address } = useReportRequest(kind);
  const { property, owner } = useReportWords(request);
  const isCompared = new URLSearchParams(useSearch()).get(OF) === COMPARED;
  const period = (isCompared && comparedPeriod(request)) || request.period;
  const places = useQuery(reportQueries.places(id)).data;
  const propertyIds = request.propertyId
    ? [request.propertyId]
    : request.owner
      ? [...(places?.owners ?? []), ...(kind === 'owner_statement' ? (places?.earlierOwners ?? []) : [])]
          .filter(({ key }) => key === request.owner)
          .map((one) => one.propertyId)
      : null;
  const asked: EntriesRequest = {
    accountId: account.id,
    from: firstDayOf(kind, period),
    to: period.to,
    basis: request.basis,
    currency: request.currency,
    propertyIds,
  };
  const list = useList({ query: () => reportQueries.entries(id, asked) });
  const { data: ledger, isLoading } = useQuery(reportQueries.ledger(id, account, asked));
  const name = accountName(account, accountNames);
  const when = reportTraits[kind].isOfDay
    ? `${text.facts.asOf} ${formatDate(period.to, language)}`
    : periodName(period, text, language);
  return (
    <ListScreen
      list={list}
      title={name}
      description={[when, property, owner].filter(Boolean).join(' · ')}
      back={<BackLink to={`/finance/reports/${reportSlug(kind)}?${address}`}>{text.drill.back}</BackLink>}
      text={{ emptyTitle: text.drill.empty, emptyText: text.empty.text }}
      exportFile={useLedgerFile(account, asked)}
      section={<SectionLine />}
      lead={ledger || isLoading ? <LedgerTotals ledger={ledger} currency={request.currency} /> : null}
    >
      {(entries) => <EntryTable name={name} entries={entries} currency={request.currency} ledger={ledger} />}
    </ListScreen>
  );
}

/** The whole ledger of the account as a file, with the balance after each line. */
function useLedgerFile(account: LedgerAccount, request: EntriesRequest): ListExport<ReportEntry> {
  const { drill: text } = useText('ownerReports');
  const { enums } = useText('common');
  const { id } = useOrganization();
  const head = [text.entry, text.date, text.what, text.place, text.debit, text.credit, text.balance];
  const words = { head, kinds: enums.journalKind, opening: text.opening };
  return {
    label: text.exportCsv,
    name: `${text.fileName}-${account.code}-${request.from}-${request.to}`,
    make: async (steps) =>
      entriesCsv(entryPages(id, request), await fetchLedger(id, account, request), words, steps),
    texts: { progress: text.exporting, done: text.exported, stopped: text.exportStopped },
  };
}
