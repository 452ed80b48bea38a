import type { ExploreRequest, ExploreSort } from '#src/domain/insight/analysis/explore.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { CutChart } from './cut-chart.tsx';
import { CutTable } from './cut-table.tsx';
import type { Cut } from './use-cut.ts';

interface CutViewProps {
  cut: Cut;
  request: ExploreRequest;
  /** Left out where the order is kept, as on a board. */
  onSort?: (sort: ExploreSort) => void;
}

/** An answer: its chart, and its table, in which each figure opens. */
export function CutView({ cut, request, onSort }: CutViewProps) {
  const text = useText('analyticsExplore');
  const { empty } = useText('analytics');
  const { states } = useText('common');
  return (
    <QueryView
      query={cut.query}
      skeleton={<SkeletonTable label={states.loading} rows={6} />}
      isEmpty={() => cut.rows.length === 0}
      empty={
        <Card>
          <EmptyState title={empty.title} text={empty.text} />
        </Card>
      }
    >
      {() => (
        <div className="grid min-w-0 gap-6">
          {cut.isCut ? <Notice tone="warn">{text.cut}</Notice> : null}
          <CutChart cut={cut} request={request} />
          <Card isFlush>
            <CutTable cut={cut} request={request} {...(onSort && { onSort })} />
          </Card>
        </div>
      )}
    </QueryView>
  );
}
