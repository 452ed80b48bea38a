import type { CutRow } from '#src/domain/insight/analysis/cut.ts';
import { type ExploreRequest, type ExploreSort, isTime } from '#src/domain/insight/analysis/explore.ts';
import { changeOf } from '#src/domain/insight/analysis/figures.ts';
import { toneOf } from '#src/domain/insight/analysis/sections.ts';
import { useText } from '#src/i18n/react.tsx';
import { FigureButton } from '#src/islands/owner-dashboard/screens/insight/analytics/figure-host.tsx';
import { ChangeText } from '#src/islands/owner-dashboard/screens/insight/analytics/figure-table.tsx';
import { useMeasureWords } from '#src/islands/owner-dashboard/screens/insight/analytics/use-measure-words.ts';
import { classNames } from '#src/ui/class-names.ts';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import type { Cut } from './use-cut.ts';

interface CutTableProps {
  cut: Cut;
  request: ExploreRequest;
  onSort?: (sort: ExploreSort) => void;
}

/** The lines of an answer; each figure opens to what stands behind it. */
export function CutTable({ cut, request, onSort }: CutTableProps) {
  const { table } = useText('common');
  const { nameOf } = useMeasureWords(request.currency);
  const columns = useColumns(cut, request, onSort !== undefined);
  const fallback: ExploreSort = isTime(cut.by[0])
    ? { column: '0', direction: 'ascending' }
    : { column: 'value', direction: 'descending' };
  return (
    <DataTable
      caption={nameOf(request.measure)}
      columns={columns}
      rows={cut.rows}
      rowKey={({ id }) => id}
      {...(onSort && {
        sort: request.sort ?? fallback,
        onSort,
        sortLabel: (column: string, direction: ExploreSort['direction']) =>
          direction === 'ascending' ? table.sortAscending({ column }) : table.sortDescending({ column }),
      })}
    />
  );
}

function useColumns(cut: Cut, request: ExploreRequest, isSortable: boolean): Column<CutRow>[] {
  const text = useText('analyticsExplore');
  const { head } = useText('analytics');
  const { dimensions } = useText('measures');
  const { nameOf, format } = useMeasureWords(request.currency);
  const { measure, currency, hasComparison } = request;
  const name = nameOf(measure);
  const labelOf = (row: CutRow) => cut.by.map((_, index) => cut.nameOf(row, index)).join(' · ');
  const plain = (value: number | null) => (value === null ? <NotKnown /> : format(measure, value));
  const figure = (id: string, header: string, cell: Column<CutRow>['cell']): Column<CutRow> => ({
    ...{ id, header, cell, isSortable, phone: 'figure', align: 'end' },
  });
  const change = (id: string, header: string, of: (row: CutRow) => number | null) =>
    figure(id, header, (row) => {
      const value = changeOf(row.value, of(row));
      return value === null ? (
        <NotKnown />
      ) : (
        <ChangeText measure={measure} change={value} tone={toneOf(measure, value)} currency={currency} />
      );
    });
  const named: Column<CutRow>[] =
    cut.by.length > 0
      ? cut.by.map((dimension, index) => ({
          id: `${index}`,
          header: dimensions[dimension].name,
          cell: (row) => (
            <span className={classNames(index === 0 && 'font-medium')}>{cut.nameOf(row, index)}</span>
          ),
          isSortable,
          phone: index === 0 ? 'title' : 'note',
        }))
      : [{ id: '0', header: head.measure, cell: () => name, phone: 'title' }];
  return [
    ...named,
    {
      ...figure('value', name, (row) =>
        cut.question ? (
          <FigureButton
            question={cut.question}
            row={row.row}
            value={row.value}
            currency={currency}
            name={text.open({ name: labelOf(row) || name })}
            label={labelOf(row)}
          />
        ) : null,
      ),
      phone: 'amount',
    },
    ...(hasComparison && !cut.by.some(isTime)
      ? [
          figure('before', head.before, ({ before }) => plain(before)),
          change('changeBefore', text.changeBefore, ({ before }) => before),
        ]
      : []),
    ...(hasComparison
      ? [
          figure('year', head.year, ({ year }) => plain(year)),
          change('changeYear', text.changeYear, ({ year }) => year),
        ]
      : []),
  ];
}
