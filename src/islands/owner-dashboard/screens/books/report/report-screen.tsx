import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { hasLines, type ReportDocument } from '#src/domain/books/report-document.ts';
import type { ReportKind } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { composeReport } from '#src/i18n/reports/compose.ts';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { HeldFunds, MissingFunds } from '#src/islands/owner-dashboard/screens/books/cash/held-funds.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { ReportCharts } from './report-charts.tsx';
import { ReportFiles, ReportFilesToCome } from './report-files.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { kindOfSlug, useReportRequest, useReportWords } from './use-report.ts';

// Of one kind of report alone.
const OwnerMail = lazyPart(() => import('./owner-mail.tsx').then((file) => file.OwnerMail));

/** One report: what it shows is chosen above it and stands in the address. */
export function Screen({ params }: ScreenProps) {
  const kind = kindOfSlug(params.report);
  return kind ? <Report key={kind} kind={kind} /> : <NotFound />;
}

function Report({ kind }: { kind: ReportKind }) {
  const text = useText('ownerReports');
  const { states } = useText('common');
  const { id } = useOrganization();
  const { request, query: address, change } = useReportRequest(kind);
  const words = useReportWords(request);
  const query = useQuery(reportQueries.report(id, request));
  const report = query.data && composeReport(query.data, request, words);
  return (
    <>
      <PageHeader
        title={text.names[kind]}
        description={text.about[kind]}
        back={<BackLink to="/finance/reports">{text.back}</BackLink>}
        actions={
          query.data ? (
            <ReportFiles data={query.data} words={words} request={request} address={address} />
          ) : query.isLoading ? (
            <ReportFilesToCome />
          ) : null
        }
      />
      <SectionLine />
      <ReportFilters request={request} onChange={change} />
      {kind === 'owner_statement' ? <OwnerMail request={request} /> : null}
      {kind === 'deposits_held' ? (
        <>
          <MissingFunds only="deposits" />
          <HeldFunds only="deposits" />
        </>
      ) : null}
      <div className="after-waiting">
        <QueryView query={query} skeleton={<SkeletonTable label={states.loading} rows={8} />}>
          {() => (report ? <ReportBody report={report} address={address} /> : null)}
        </QueryView>
      </div>
    </>
  );
}

function ReportBody({ report, address }: { report: ReportDocument; address: string }) {
  const text = useText('ownerReports');
  if (!hasLines(report)) {
    return (
      <Card>
        <EmptyState icon={FileSearch} title={text.empty.title} text={text.empty.text} />
      </Card>
    );
  }
  return (
    <div className="grid min-w-0 gap-6">
      <PrintedFacts report={report} />
      {report.caution ? (
        <div className="print:hidden">
          <Notice tone="warn">{report.caution.join(': ')}</Notice>
        </div>
      ) : null}
      <ReportCharts report={report} address={address} />
      <Card isFlush>
        <ReportTable report={report} address={address} />
      </Card>
      <ul className="grid max-w-prose gap-1 text-14 text-hint">
        {report.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** On paper the choices above are gone: what was chosen is said in words. */
function PrintedFacts({ report }: { report: ReportDocument }) {
  return (
    <p className="hidden text-14 print:block">
      {[report.organization, ...report.facts.map(([name, value]) => `${name}: ${value}`)].join(' · ')}
    </p>
  );
}
