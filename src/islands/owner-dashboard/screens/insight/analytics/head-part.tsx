import { changeOf, type Figure, spans } from '#src/domain/insight/analysis/figures.ts';
import type { AnalysisRequest } from '#src/domain/insight/analysis/request.ts';
import { headMeasures } from '#src/domain/insight/analysis/sections.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { rangeWords } from '#src/islands/shell/date-range/range-words.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { FigureTable, PlannedFigure } from './figure-table.tsx';
import { useFigures } from './use-analysis.ts';
import { useBudget } from './use-budget.ts';
import { useMeasureWords } from './use-measure-words.ts';

/** How the period went: in one line of words, and beside the period before, the year before and the budget. */
export function HeadPart({ request }: { request: AnalysisRequest }) {
  const { head } = useText('analytics');
  const { states } = useText('common');
  const { query, figures } = useFigures(headMeasures, request);
  const budgetMinor = useBudget(request);
  const { format } = useMeasureWords(request.currency);
  return (
    <QueryView query={query} skeleton={<SkeletonTable label={states.loading} rows={4} />}>
      {() => (
        <Card title={head.title} isFlush>
          <p className="max-w-prose px-5 pb-3 text-16">
            <Sentence figures={figures ?? []} request={request} />
          </p>
          <FigureTable
            caption={head.title}
            figures={figures ?? []}
            currency={request.currency}
            more={{
              label: head.budget,
              cell: (measure) => (
                <PlannedFigure
                  text={
                    measure === 'net_operating_income' && budgetMinor !== null
                      ? format('net_operating_income', budgetMinor)
                      : null
                  }
                />
              ),
            }}
          />
          <p className="px-5 py-3 text-14 text-hint">{head.budgetNote}</p>
        </Card>
      )}
    </QueryView>
  );
}

/** What is not known is left out of it. */
function Sentence({
  figures,
  request,
}: {
  figures: readonly (readonly Figure[])[];
  request: AnalysisRequest;
}) {
  const { head } = useText('analytics');
  const dates = useText('dates');
  const language = useLanguage();
  const { format } = useMeasureWords(request.currency);
  const amount = (minor: number) => formatMoney(Math.round(minor), request.currency, language);
  const figureOf = (measure: (typeof headMeasures)[number], span: (typeof spans)[number] = 'now') =>
    figures[headMeasures.indexOf(measure)]?.[spans.indexOf(span)]?.value ?? null;
  const collected = figureOf('collected');
  const change = changeOf(collected, figureOf('collected', 'before'));
  const [occupancy, overdue, profit] = [
    figureOf('occupancy_rate'),
    figureOf('overdue'),
    figureOf('net_operating_income'),
  ];
  const parts = [
    collected === null
      ? null
      : head.collected({ amount: amount(collected), period: rangeWords(request.period, dates, language) }),
    change === null
      ? null
      : change === 0
        ? head.collectedSame
        : (change > 0 ? head.collectedMore : head.collectedLess)({ amount: amount(Math.abs(change)) }),
    occupancy === null ? null : head.occupancy({ value: format('occupancy_rate', occupancy) }),
    overdue === null ? null : overdue === 0 ? head.noneOverdue : head.overdue({ amount: amount(overdue) }),
    profit === null ? null : head.profit({ amount: amount(profit) }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join('; ')}.`;
}
