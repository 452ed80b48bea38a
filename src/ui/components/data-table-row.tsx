import type { MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Checkbox } from './checkbox.tsx';
import type { Column, TableSelection } from './data-table.tsx';

type BodyRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  onOpen?: (row: Row) => void;
  selection?: TableSelection;
  /** With the shift key everything up to the row pressed before goes along. */
  onToggle: (key: string, isRange: boolean) => void;
  density: 'compact' | 'comfortable';
  activeKey?: string;
  /** Its number in the whole table, where not all of that is in the document. */
  position: number | undefined;
};

const isOwnControl = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, label, select') !== null;

/** A row of the table; a card at phone width. */
export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, columns, rowKey, onOpen, selection, onToggle, density, activeKey, position } = props;
  const key = rowKey(row);
  const isSelected = selection?.keys.has(key) ?? false;
  // The pointer may press anywhere in the row; the keyboard uses the control in the first cell.
  const pointer = onOpen ? { onClick: (event: MouseEvent) => !isOwnControl(event) && onOpen(row) } : {};

  return (
    <tr
      {...pointer}
      aria-rowindex={position}
      data-active={key === activeKey || undefined}
      data-selected={isSelected || undefined}
      className={classNames('data-table-row', onOpen && 'cursor-pointer')}
    >
      {selection ? (
        <td className="data-table-cell data-table-select">
          <Checkbox
            label={selection.rowLabel(key)}
            isLabelHidden
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onToggle(key, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      ) : null}
      {columns.map((column, index) => {
        const look = classNames(
          'data-table-cell',
          density === 'comfortable' ? 'md:h-14' : 'md:h-11',
          column.align === 'end' && 'tabular-nums md:text-right',
          column.isHiddenOnPhone && 'max-md:hidden!',
        );
        if (index === 0) {
          return (
            <th
              key={column.id}
              scope="row"
              className={classNames(look, 'data-table-first text-left font-medium')}
            >
              {column.cell(row)}
            </th>
          );
        }
        return (
          <td key={column.id} className={look}>
            <span aria-hidden="true" className="max-w-1/2 shrink-0 text-14 text-hint md:hidden">
              {column.isHeaderHidden ? null : column.header}
            </span>
            <span className="min-w-0 max-md:text-right">{column.cell(row)}</span>
          </td>
        );
      })}
    </tr>
  );
}
