import { canCut } from '#src/domain/insight/analysis/figures.ts';
import { type AnalysisRequest, unmetScope } from '#src/domain/insight/analysis/request.ts';
import type { AnalysisSection } from '#src/domain/insight/analysis/sections.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { CausesChart } from './causes-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { CutPart, MonthsChart } from './section-charts.tsx';
import { useFigures } from './use-analysis.ts';
import { useMeasureWords } from './use-measure-words.ts';

interface SectionProps {
  section: AnalysisSection;
  request: AnalysisRequest;
}

/** One matter: its figures side by side with earlier ones, how they went, and where they come from. */
export function SectionPart({ section, request }: SectionProps) {
  const { sections } = useText('analytics');
  const { states } = useText('common');
  const { query, figures } = useFigures(section.measures, request);
  const title = sections[section.id];
  return (
    <div className="grid min-w-0 gap-6">
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={section.measures.length} />}
      >
        {() => (
          <Card title={title} isFlush>
            <FigureTable caption={title} figures={figures ?? []} currency={request.currency} />
            <UnmetNote section={section} request={request} />
          </Card>
        )}
      </QueryView>
      <div className="grid min-w-0 gap-6 xl:grid-cols-2">
        <MonthsChart section={section} request={request} />
        {section.id === 'result' ? (
          <CausesChart request={request} />
        ) : (
          <CutPart section={section} request={request} />
        )}
      </div>
    </div>
  );
}

/** Figures that cannot be narrowed as was asked are of more: that is said. */
function UnmetNote({ section, request }: SectionProps) {
  const { filters } = useText('analytics');
  const { nameOf } = useMeasureWords(request.currency);
  const names = section.measures.filter(
    (measure) => unmetScope(request.scope, (dimension) => canCut(measure, dimension)).length > 0,
  );
  if (names.length === 0) return null;
  return (
    <p className="px-4 py-3 text-14 text-hint">{filters.unmet({ names: names.map(nameOf).join(', ') })}</p>
  );
}
