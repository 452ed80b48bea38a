import { useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { decodeExplore, type ExploreRequest, encodeExplore } from '#src/domain/insight/analysis/explore.ts';
import { useText } from '#src/i18n/react.tsx';
import { FigureHost } from '#src/islands/owner-dashboard/screens/insight/analytics/figure-host.tsx';
import { RequestFilters } from '#src/islands/owner-dashboard/screens/insight/analytics/request-filters.tsx';
import { useUsual } from '#src/islands/owner-dashboard/screens/insight/analytics/use-analysis.ts';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { AddToBoard } from './add-to-board.tsx';
import { CutFiles } from './cut-files.tsx';
import { CutView } from './cut-view.tsx';
import { QuestionFields } from './question-fields.tsx';
import { useCut } from './use-cut.ts';

/** Any measure cut by up to two dimensions, drawn and as a table; the address is the question. */
export function Screen() {
  const text = useText('analyticsExplore');
  const search = useSearch();
  const [path, navigate] = useLocation();
  const usual = useUsual();
  const request = decodeExplore(search, usual);
  const chart = useRef<HTMLDivElement>(null);
  const change = (part: Partial<ExploreRequest>) =>
    navigate(`${path}?${encodeExplore({ ...request, ...part }, usual)}`, { replace: true });
  const cut = useCut(request);
  return (
    <FigureHost>
      <PageHeader
        title={text.title}
        description={text.about}
        actions={
          <>
            <AddToBoard view={encodeExplore(request, usual)} />
            <CutFiles cut={cut} request={request} chart={chart} />
          </>
        }
      />
      <SectionLine />
      <QuestionFields request={request} onChange={change} />
      <RequestFilters request={request} onChange={change} />
      <div ref={chart}>
        <CutView cut={cut} request={request} onSort={(sort) => change({ sort })} />
      </div>
    </FigureHost>
  );
}
