import type { MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Checkbox } from './checkbox.tsx';
import type { TableSelection } from './data-table.tsx';
import type { PlacedColumn } from './data-table-phone.tsx';

type BodyRowProps<Row> = {
  row: Row;
  columns: readonly PlacedColumn<Row>[];
  rowKey: (row: Row) => string;
  onOpen?: (row: Row) => void;
  selection?: TableSelection;
  /** With the shift key everything up to the row pressed before goes along. */
  onToggle: (key: string, isRange: boolean) => void;
  activeKey?: string;
  /** Its number in the whole table, where not all of that is in the document. */
  position: number | undefined;
};

const isOwnControl = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, label, select') !== null;

/** A row of the table. */
export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, columns, rowKey, onOpen, selection, onToggle, activeKey, position } = props;
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
          column.align === 'end' && 'tabular-nums md:text-right',
          index === 0 && 'data-table-first text-left font-medium',
        );
        const content = (
          <>
            {column.cell(row)}
            {column.note ? <span className="data-table-second">{column.note(row)}</span> : null}
          </>
        );
        return index === 0 ? (
          <th key={column.id} scope="row" className={look} data-place={column.place}>
            {content}
          </th>
        ) : (
          <td key={column.id} className={look} data-place={column.place}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}
