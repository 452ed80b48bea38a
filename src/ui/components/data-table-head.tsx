import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { classNames } from '../class-names.ts';
import { Checkbox } from './checkbox.tsx';
import type { Column, Sort, TableSelection } from './data-table.tsx';
import { SelectField } from './select-field.tsx';

type SelectAllProps = { selection: TableSelection; keys: readonly string[] };

/** The box in the head that selects or frees every row on screen. */
export function SelectAll({ selection, keys }: SelectAllProps) {
  const isAll = keys.length > 0 && keys.every((key) => selection.keys.has(key));
  return (
    <th scope="col" className="data-table-head w-12">
      {/* Below this width the head is only read; what is pressed stands above the cards. */}
      <Checkbox
        className="max-md:hidden"
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
  onSort?: (sort: Sort) => void;
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
        <>
          <span className="md:hidden">{column.header}</span>
          <button
            type="button"
            aria-label={sortLabel?.(column.header, next)}
            onClick={() => onSort({ column: column.id, direction: next })}
            className={classNames(
              'group -mx-2 inline-flex max-md:hidden min-h-9 items-center gap-1 rounded-mark px-2 hover:text-ink',
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
        </>
      ) : (
        <span className={column.isHeaderHidden ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
}

type PhoneControlsProps<Row> = {
  columns: readonly Column<Row>[];
  keys: readonly string[];
  selection?: TableSelection;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  sortLabel?: (column: string, direction: Sort['direction']) => string;
};

/** What the head does where there is room for it: the order, and all rows at once. */
export function PhoneControls<Row>(props: PhoneControlsProps<Row>) {
  const { columns, keys, selection, sort, onSort, sortLabel } = props;
  const { table } = useText('common');
  const sortable = onSort ? columns.filter(({ isSortable }) => isSortable) : [];
  if (sortable.length === 0 && !selection) return null;
  const isAll = selection !== undefined && keys.length > 0 && keys.every((key) => selection.keys.has(key));
  return (
    <div
      data-print="hidden"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 md:hidden"
    >
      {onSort && sortable.length > 0 ? (
        <SelectField
          className="min-w-0 flex-1"
          label={table.order}
          isLabelHidden
          value={sort ? `${sort.direction} ${sort.column}` : ''}
          placeholder={sort && sortable.some(({ id }) => id === sort.column) ? undefined : table.order}
          options={sortable.flatMap(({ id, header }) =>
            (['ascending', 'descending'] as const).map((direction) => ({
              value: `${direction} ${id}`,
              label: sortLabel?.(header, direction) ?? header,
            })),
          )}
          onChange={({ target }) => {
            const [direction, column] = target.value.split(' ');
            if (column)
              onSort({ column, direction: direction === 'descending' ? 'descending' : 'ascending' });
          }}
        />
      ) : null}
      {selection ? (
        <Checkbox
          label={selection.allLabel}
          checked={isAll}
          onChange={() => selection.onChange(new Set(isAll ? [] : keys))}
        />
      ) : null}
    </div>
  );
}
