import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Checkbox } from './checkbox.tsx';
import type { Column, Sort, TableSelection } from './data-table.tsx';

type SelectAllProps = {
  selection: TableSelection;
  keys: readonly string[];
  /** Only read, where there is no room for it. */
  isRead: boolean;
};

/** The box in the head that selects or frees every row on screen. */
export function SelectAll({ selection, keys, isRead }: SelectAllProps) {
  if (isRead) return <td />;
  const isAll = keys.length > 0 && keys.every((key) => selection.keys.has(key));
  return (
    <th scope="col" className="data-table-head w-12">
      <Checkbox
        label={selection.allLabel}
        isLabelHidden
        checked={isAll}
        onChange={() => selection.onChange(new Set(isAll ? [] : keys))}
      />
      <span className="sr-only md:hidden">{selection.allLabel}</span>
    </th>
  );
}

type HeadCellProps<Row> = {
  column: Column<Row>;
  isFirst: boolean;
  sort?: Sort;
  onSort?: ((sort: Sort) => void) | undefined;
  sortLabel?: (column: string, direction: Sort['direction']) => string;
};

/** A column's name; a button when the column can be sorted. */
export function HeadCell<Row>({ column, isFirst, sort, onSort, sortLabel }: HeadCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const isEnd = column.align === 'end';
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={classNames(
        'data-table-head',
        isEnd ? 'text-right' : 'text-left',
        isFirst && 'data-table-first',
      )}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          aria-label={sortLabel?.(column.header, next)}
          onClick={() => onSort({ column: column.id, direction: next })}
          className={classNames(
            'group -mx-2 inline-flex min-h-9 items-center gap-1 rounded-mark px-2 hover:text-ink',
            isEnd && 'flex-row-reverse',
            direction && 'text-ink',
          )}
        >
          {column.header}
          <Icon
            size={14}
            aria-hidden="true"
            className={classNames(
              !direction && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
            )}
          />
        </button>
      ) : (
        <span className={column.phone === 'menu' ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
}
