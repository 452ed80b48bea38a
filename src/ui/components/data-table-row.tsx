import { type MouseEvent, memo } from 'react';
import { classNames } from '../class-names.ts';
import { Checkbox } from './checkbox.tsx';
import type { PlacedColumn } from './data-table-phone.tsx';

/** What can be done to rows; the same object as long as the table is there. */
export type RowActions<Row> = {
  open: (row: Row) => void;
  /** With the shift key everything up to the row pressed before goes along. */
  toggle: (key: string, isRange: boolean) => void;
};

type BodyRowProps<Row> = {
  row: Row;
  rowKey: string;
  columns: readonly PlacedColumn<Row>[];
  actions: RowActions<Row>;
  canOpen: boolean;
  isActive: boolean;
  isSelected: boolean;
  /** What its box is called, where rows can be selected. */
  selectLabel: string | undefined;
  /** Its number in the whole table, where not all of that is in the document. */
  position: number | undefined;
};

const isOwnControl = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, label, select') !== null;

function DrawnRow<Row>(props: BodyRowProps<Row>) {
  const { row, rowKey, columns, actions, canOpen, isActive, isSelected, selectLabel, position } = props;
  // The pointer may press anywhere in the row; the keyboard uses the control in the first cell.
  const pointer = canOpen
    ? { onClick: (event: MouseEvent) => !isOwnControl(event) && actions.open(row) }
    : {};

  return (
    <tr
      {...pointer}
      aria-rowindex={position}
      data-active={isActive || undefined}
      data-selected={isSelected || undefined}
      className={classNames('data-table-row', canOpen && 'cursor-pointer')}
    >
      {selectLabel === undefined ? null : (
        <td className="data-table-cell data-table-select">
          <Checkbox
            label={selectLabel}
            isLabelHidden
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              actions.toggle(rowKey, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
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

/** A row of the table. It is drawn anew only when something of it changes: a press in the table is not a press on every row. */
export const BodyRow = memo(DrawnRow) as typeof DrawnRow;
