import { Download } from 'lucide-react';
import type { MeasureRecord } from '#src/data/insight/measures/queries.ts';
import { everyRecord, recordPagesQuery } from '#src/data/insight/measures/record-pages.ts';
import { valueOfRow } from '#src/domain/insight/analysis/figures.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { rangeWords } from '#src/islands/shell/date-range/range-words.ts';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { MakingProgress, useFileMaking } from '#src/islands/shell/use-file-making.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import type { OpenedFigure } from './figure-host.tsx';
import { RecordTable } from './record-table.tsx';
import { recordsCsv } from './records-csv.ts';
import { useMeasureWords } from './use-measure-words.ts';
import { usePartFormat } from './use-part-format.ts';

interface PanelProps {
  figure: OpenedFigure;
  onClose: () => void;
}

/** What stands behind a figure: how it is counted, its two parts, and exactly the rows that make it. */
export function FigurePanel({ figure, onClose }: PanelProps) {
  const text = useText('analyticsFigure');
  const dates = useText('dates');
  const language = useLanguage();
  const { actions } = useText('common');
  const { question, row, label, currency } = figure;
  const { nameOf, formulaOf, format } = useMeasureWords(currency);
  const part = usePartFormat(question.measure, currency);
  const value = valueOfRow(row);
  const name = nameOf(question.measure);
  return (
    <SidePanel isOpen onClose={onClose} title={label ? `${name}: ${label}` : name} closeLabel={actions.close}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <section className="grid gap-1">
          <h3 className="text-14 text-secondary">{text.formula}</h3>
          <p>{formulaOf(question.measure)}</p>
        </section>
        <DefinitionList
          items={[
            {
              term: text.period,
              value: rangeWords({ from: question.from, to: question.until }, dates, language),
            },
            { term: text.value, value: value === null ? <NotKnown /> : format(question.measure, value) },
            ...(row && row.denominator !== null
              ? [
                  { term: text.numerator, value: part.numerator(row.numerator) },
                  { term: text.denominator, value: part.denominator(row.denominator) },
                ]
              : []),
          ]}
        />
        {value === null ? <p className="text-14 text-hint">{text.unknownText}</p> : null}
        {row ? <Records figure={figure} keys={row.keys} /> : null}
      </div>
    </SidePanel>
  );
}

function Records({ figure, keys }: { figure: OpenedFigure; keys: readonly (string | null)[] }) {
  const text = useText('analyticsFigure');
  const { states, table } = useText('common');
  const { id } = useOrganization();
  const pages = useListPages<MeasureRecord, readonly unknown[], never>(
    recordPagesQuery(id, figure.question, keys) as never,
  );
  const { question, currency } = figure;
  const { nameOf } = useMeasureWords(currency);
  const making = useFileMaking({
    make: (order) =>
      recordsCsv(everyRecord(id, question, keys), question.measure, text, order).then((made) => ({
        ...made,
        name: `${nameOf(question.measure)} ${question.from} ${question.until}.csv`,
      })),
  });
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-16">{text.rows}</h3>
        <span className="flex items-center gap-3">
          <MakingProgress making={making} />
          <Button size="sm" icon={Download} isBusy={making.isRunning} onClick={() => void making.run({})}>
            {text.csv}
          </Button>
        </span>
      </div>
      <FailureNote text={making.error} />
      <QueryView
        query={pages}
        skeleton={<SkeletonTable label={states.loading} rows={5} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-15 text-hint">{text.noRows}</p>}
      >
        {(rows) => (
          <div className="rounded-card border border-line">
            <RecordTable rows={rows} measure={question.measure} currency={currency} />
            <LoadMore
              label={table.loadMore}
              shownText={table.shown({ count: rows.length })}
              isBusy={pages.isLoadingMore}
              {...(pages.loadMore && { onLoad: pages.loadMore })}
            />
          </div>
        )}
      </QueryView>
    </div>
  );
}
