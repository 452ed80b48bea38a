import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import type { CellKind } from '#src/domain/books/report-document.ts';
import { type ExploreRequest, isTime } from '#src/domain/insight/analysis/explore.ts';
import { changeOf } from '#src/domain/insight/analysis/figures.ts';
import { measures } from '#src/domain/insight/measures/catalog.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useMeasureWords } from '#src/islands/owner-dashboard/screens/insight/analytics/use-measure-words.ts';
import { rangeWords } from '#src/islands/shell/date-range/range-words.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import type { Cut } from './use-cut.ts';

interface FilesProps {
  cut: Cut;
  request: ExploreRequest;
  /** In which the drawing is looked for. */
  chart: RefObject<HTMLElement | null>;
}

/** What is shown as a file, as a picture, or on paper. */
export function CutFiles({ cut, request, chart }: FilesProps) {
  const { files: text, noPicture } = useText('analyticsExplore');
  const language = useLanguage();
  const dates = useText('dates');
  const { nameOf } = useMeasureWords(request.currency);
  const tableOf = useTable(cut, request);
  const name = `${nameOf(request.measure)} ${rangeWords(request.period, dates, language)}`;
  const save = useAction({
    mutationFn: async (kind: 'csv' | 'xlsx' | 'png'): Promise<Blob> => {
      if (kind === 'png') {
        const drawing = chart.current?.querySelector<SVGSVGElement>('figure svg[role="img"]');
        const { pictureOf } = await import('./picture-of.ts');
        return pictureOf(drawing ?? null);
      }
      const { makeReportFile } = await import(
        '#src/islands/owner-dashboard/screens/books/report/report-file.ts'
      );
      return makeReportFile({ kind, report: tableOf(name), currencyLabel: request.currency });
    },
    worksOffline: true,
    errorTexts: { no_picture: noPicture },
    onDone: (file, kind) => saveFile(file, `${name}.${kind}`),
  });
  useErrorToast(save);
  const hasChart =
    cut.by.length > 0 &&
    (request.form === 'columns' || request.form === 'line' || (request.form === null && isTime(cut.by[0])));
  return (
    <Menu
      label={text.label}
      trigger={(trigger) => (
        <Button
          {...trigger}
          icon={Download}
          isBusy={save.isRunning}
          disabled={cut.rows.length === 0}
          className="print:hidden"
        >
          {text.label}
        </Button>
      )}
      items={[
        ...(['csv', 'xlsx'] as const).map((kind) => ({
          id: kind,
          label: text[kind],
          onSelect: () => void save.run(kind),
        })),
        ...(hasChart ? [{ id: 'png', label: text.png, onSelect: () => void save.run('png') }] : []),
        { id: 'print', label: text.print, onSelect: () => window.print(), startsGroup: true },
      ]}
    />
  );
}

/** The lines as a report's table, which knows how to become a file: amounts as numbers, shares as percentages. */
function useTable(cut: Cut, request: ExploreRequest) {
  const text = useText('analyticsExplore');
  const { head } = useText('analytics');
  const { dimensions } = useText('measures');
  const dates = useText('dates');
  const language = useLanguage();
  const { name: organization } = useOrganization();
  const { nameOf, formulaOf } = useMeasureWords(request.currency);
  const { measure, currency, hasComparison, period } = request;
  const { unit } = measures[measure];
  const kind: CellKind =
    unit === 'money' || unit === 'money_per_area' ? 'money' : unit === 'ratio' ? 'percent' : 'number';
  const round = (value: number | null) => (value !== null && kind === 'money' ? Math.round(value) : value);
  const hasBefore = hasComparison && !cut.by.some(isTime);
  return (title: string) => ({
    ...{ title, organization, currency, to: period.to },
    facts: [[text.measure, `${nameOf(measure)}, ${rangeWords(period, dates, language)}`]] as const,
    notes: [formulaOf(measure)],
    columns: [
      ...cut.by.map((dimension) => ({
        id: dimension,
        label: dimensions[dimension].name,
        kind: 'text' as const,
      })),
      { id: 'value', label: nameOf(measure), kind },
      ...(hasBefore
        ? [
            { id: 'before', label: head.before, kind },
            { id: 'change', label: text.changeBefore, kind },
          ]
        : []),
      ...(hasComparison
        ? [
            { id: 'year', label: head.year, kind },
            { id: 'changeYear', label: text.changeYear, kind },
          ]
        : []),
    ],
    rows: cut.rows.map((row) => ({
      key: row.id,
      level: 'line' as const,
      cells: [
        ...cut.by.map((_, index) => cut.nameOf(row, index)),
        round(row.value),
        ...(hasBefore ? [round(row.before), round(changeOf(row.value, row.before))] : []),
        ...(hasComparison ? [round(row.year), round(changeOf(row.value, row.year))] : []),
      ],
    })),
  });
}
