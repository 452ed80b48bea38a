import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { Search } from '#src/data/foundation/search/searched.ts';
import { type Column, DataTable, type TableSelection } from '#src/ui/components/data-table.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { useGo } from '../use-go.ts';
import { type BulkActions, BulkBar } from './bulk-bar.tsx';
import { RowButton, RowLink } from './columns.tsx';
import type { ListExport } from './list-export.tsx';
import { ListFoot, type ListFootProps } from './list-foot.tsx';
import type { List } from './use-list.ts';
import { useListLook } from './use-list-look.ts';
import { rowKey, useRowChoice } from './use-row-choice.ts';
import { useTableSort } from './use-table-sort.ts';

export interface ListRowsProps<Row extends object> {
  list: List<Row>;
  rows: readonly Row[];
  /** What the table lists; read by screen readers. */
  caption: string;
  /** Those by which the list can be sorted have a head that sorts it. The first says what the row is, and leads to it. */
  columns?: readonly Column<Row>[];
  /** The rows drawn in another way than as a table. */
  children?: (rows: readonly Row[]) => ReactNode;
  /** Where a row leads. */
  path?: (row: Row) => string;
  /** What a press on a row opens beside the list; with a path, its name still leads there. */
  onOpen?: (row: Row) => void;
  /** The row that is open beside the list. */
  activeKey?: string | undefined;
  /** What can be done with many rows at once. */
  bulk?: BulkActions<Row> | undefined;
  exportFile?: ListExport<Row>;
  /** What finds the rows, where they are searched by a function that finds the first of many only. */
  searchedBy?: Search;
  foot?: Omit<ListFootProps, 'rows' | 'pages' | 'search'>;
  /** What follows the list is reached before all of its rows were loaded. */
  isLoadedByHand?: boolean;
}

/** The rows that were found, with what can be done to many of them and the way to more. */
export function ListRows<Row extends object>(all: ListRowsProps<Row>) {
  const { bulk, exportFile, searchedBy, ...props } = all;
  const { list, rows, foot } = props;
  return (
    <>
      {bulk ? <ChosenRows {...props} bulk={bulk} exportFile={exportFile} /> : <Rows {...props} />}
      <ListFoot
        rows={rows}
        pages={list.pages}
        search={searchedBy && { by: searchedBy, text: list.query.search }}
        {...foot}
      />
    </>
  );
}

type ChosenRowsProps<Row extends object> = Omit<ListRowsProps<Row>, 'bulk'> & { bulk: BulkActions<Row> };

function ChosenRows<Row extends object>({ bulk, exportFile, ...props }: ChosenRowsProps<Row>) {
  const question = JSON.stringify([bulk.question, props.list.query]);
  const { chosen, clear, selection } = useRowChoice(props.rows, question, bulk.nameOf);
  const hasHead = !useIsPhone();
  const isAll = chosen.length === props.rows.length;
  const chooseAll = () => selection.onChange(new Set(props.rows.map(rowKey)));
  return (
    <>
      <BulkBar
        bulk={bulk}
        chosen={chosen}
        onClear={clear}
        onAll={hasHead || isAll ? undefined : chooseAll}
        exportFile={exportFile}
      />
      <Rows {...props} selection={selection} />
    </>
  );
}

const NONE: readonly never[] = [];

type RowsProps<Row extends object> = Omit<ListRowsProps<Row>, 'bulk' | 'exportFile'> & {
  selection?: TableSelection;
};

function Rows<Row extends object>(props: RowsProps<Row>) {
  const {
    list,
    rows,
    caption,
    columns = NONE,
    children,
    path,
    onOpen,
    activeKey,
    selection,
    foot,
    isLoadedByHand,
  } = props;
  const go = useGo();
  const sort = useTableSort(list);
  const { sortColumns } = list.spec;
  const isPhone = useIsPhone();
  const { look, shown } = useListLook(columns);
  const heads = useMemo(
    (): readonly Column<Row>[] =>
      (isPhone ? columns : shown).map((column, index) => ({
        ...column,
        isSortable: sortColumns.includes(column.id),
        cell: index === 0 ? named<Row>(column.cell, path, onOpen) : column.cell,
      })),
    [isPhone, columns, shown, sortColumns, path, onOpen],
  );
  // Most screens make their columns anew with each drawing. Whoever presses or types does not wait for rows that stay the same.
  const drawnHeads = useDeferredValue(heads);
  if (children) return children(rows);
  return (
    <DataTable<Row>
      caption={caption}
      columns={drawnHeads}
      rows={rows}
      rowKey={rowKey}
      onOpen={onOpen ?? (path && ((row) => go(path(row))))}
      onEnd={foot?.isOnlyForMore || isLoadedByHand ? undefined : list.pages.loadOnScroll}
      activeKey={activeKey}
      density={look.isCompact ? 'compact' : 'comfortable'}
      selection={selection}
      {...sort}
    />
  );
}

type Cell<Row> = Column<Row>['cell'];

/** The first cell as the way to what its row is: no list can lead elsewhere by it. */
function named<Row>(
  cell: Cell<Row>,
  path: ((row: Row) => string) | undefined,
  onOpen: ((row: Row) => void) | undefined,
): Cell<Row> {
  if (path) return (row) => <RowLink to={path(row)}>{cell(row)}</RowLink>;
  if (onOpen) return (row) => <RowButton onOpen={() => onOpen(row)}>{cell(row)}</RowButton>;
  return cell;
}
