import { type ReactNode, useMemo, useRef } from 'react';
import { scrollableByKeyboard } from '../scrollable.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { HeadCell, SelectAll } from './data-table-head.tsx';
import { phoneColumns } from './data-table-phone.tsx';
import { BodyRow, type RowActions } from './data-table-row.tsx';
import { EndMark } from './end-mark.tsx';
import { BLOCK_ROWS, RowBlocks } from './row-blocks.tsx';
import { toggledKeys } from './row-selection.ts';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What says more, smaller, below it. On a phone it joins the notes. */
  note?: (row: Row) => ReactNode;
  /**
   * What it is in a phone's row of two lines. First line: `title` (what the row is, the one first column) and `amount` (its
   * one figure). Second line: each `note`, and the `state`. A `menu` stands beside both. A `figure` is said with its heading
   * in a line of its own. A menu's heading is for screen readers alone. Each role may be had by several, but for the title.
   */
  phone: 'title' | 'amount' | 'note' | 'state' | 'menu' | 'figure' | 'hidden';
  /** 'end' for money, numbers and dates that stand in columns. */
  align?: 'start' | 'end';
  isSortable?: boolean;
};

export type Sort = { column: string; direction: 'ascending' | 'descending' };

export type TableSelection = {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  allLabel: string;
  rowLabel: (key: string) => string;
};

export type DataTableProps<Row> = {
  /** What the table lists; read by screen readers. */
  caption: string;
  /** The first column names the row: it stays in view, and begins the row on a phone. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** The accessible name of a sort button, which says what pressing it does. */
  sortLabel?: (column: string, direction: Sort['direction']) => string;
  /** Opens a row from anywhere in it. The first cell should hold a real link or button for the keyboard. */
  onOpen?: (row: Row) => void;
  selection?: TableSelection;
  /** Compact rows hold their notes in the same line. At a desk only. */
  density?: 'compact' | 'comfortable';
  /** Row that is open in a side panel. */
  activeKey?: string;
  /** Called when scrolling comes near the last row, to load what follows. */
  onEnd?: () => void;
};

/** What the rows do, by what the table was given last. */
function useRowActions<Row>({ rows, rowKey, selection, onOpen }: DataTableProps<Row>): RowActions<Row> {
  const before = useRef<string | null>(null);
  const latest: RowActions<Row> = {
    open: (row) => onOpen?.(row),
    toggle: (key, isRange) => {
      if (!selection) return;
      selection.onChange(
        toggledKeys(selection.keys, rows.map(rowKey), key, { before: before.current, isRange }),
      );
      before.current = key;
    },
  };
  const current = useRef(latest);
  current.current = latest;
  return useMemo(
    () => ({
      open: (row) => current.current.open(row),
      toggle: (key, isRange) => current.current.toggle(key, isRange),
    }),
    [],
  );
}

/** A list with columns: sticky head and first column; rows of two lines on a phone. Of a long one only what is near is drawn. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, selection, density = 'comfortable', activeKey, onOpen, onEnd } = props;
  const isPhone = useIsPhone();
  const columns = useMemo(
    () => (isPhone ? phoneColumns(props.columns) : props.columns),
    [isPhone, props.columns],
  );
  const section = useRef<HTMLElement>(null);
  const actions = useRowActions(props);
  const isLong = rows.length > BLOCK_ROWS;
  const rowsOf = (from: number, to: number) =>
    rows.slice(from, to).map((row, index) => {
      const key = rowKey(row);
      return (
        <BodyRow
          key={key}
          row={row}
          rowKey={key}
          columns={columns}
          actions={actions}
          canOpen={onOpen !== undefined}
          isActive={key === activeKey}
          isSelected={selection?.keys.has(key) ?? false}
          selectLabel={selection?.rowLabel(key)}
          // The head is row 1.
          position={isLong ? from + index + 2 : undefined}
        />
      );
    });
  return (
    <section
      ref={section}
      aria-label={caption}
      data-phone={isPhone || undefined}
      data-density={isPhone ? undefined : density}
      {...scrollableByKeyboard}
      className="data-table focus-visible:-outline-offset-2"
    >
      <table
        className="w-full border-separate border-spacing-0 text-15"
        aria-rowcount={isLong ? rows.length + 1 : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            {selection ? <SelectAll selection={selection} keys={rows.map(rowKey)} isRead={isPhone} /> : null}
            {columns.map((column, index) => (
              <HeadCell
                key={column.id}
                {...props}
                column={column}
                isFirst={index === 0}
                // A phone has no room for heads: they are only read, and the order is chosen with the filters.
                onSort={isPhone ? undefined : props.onSort}
              />
            ))}
          </tr>
        </thead>
        <RowBlocks count={rows.length} section={section} rowsOf={rowsOf} />
      </table>
      {onEnd ? <EndMark key={rows.length} section={section} onNear={onEnd} /> : null}
    </section>
  );
}
