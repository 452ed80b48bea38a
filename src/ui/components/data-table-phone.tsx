import type { ReactNode } from 'react';
import type { Column } from './data-table.tsx';

/** Where a cell stands in the two lines of a phone's row. */
type PhonePlace = 'title' | 'note' | 'amount' | 'state' | 'menu' | 'figures';

export type PlacedColumn<Row> = Column<Row> & { readonly place?: PhonePlace };

type Part<Row> = { id: string; header: string; cell: (row: Row) => ReactNode };

/** Several columns as one cell, which is headed by all of their names. */
const joined = <Row,>(
  place: PhonePlace,
  parts: readonly Part<Row>[],
  className: string,
): PlacedColumn<Row>[] =>
  parts.length === 0
    ? []
    : [
        {
          id: place,
          place,
          phone: 'hidden',
          header: [...new Set(parts.map(({ header }) => header))].join(', '),
          cell: (row) =>
            parts.map(({ id, cell }) => (
              <span key={id} className={className}>
                {cell(row)}
              </span>
            )),
        },
      ];

/**
 * The columns of a table as a phone shows them: what the row is and its figure in the first line, notes and state in the
 * second, the menu beside both. Figures that are said with their names come below.
 */
export function phoneColumns<Row>(columns: readonly Column<Row>[]): readonly PlacedColumn<Row>[] {
  const withRole = (role: Column<Row>['phone']) => columns.filter(({ phone }) => phone === role);
  const second = ({ id, header, note }: Column<Row>): Part<Row>[] =>
    note ? [{ id: `${id} note`, header, cell: note }] : [];
  const notes: Part<Row>[] = [
    ...withRole('note').flatMap((column) => [column, ...second(column)]),
    // What is said of other cells comes last: it is the first to be cut.
    ...columns.filter(({ phone }) => phone !== 'note' && phone !== 'hidden').flatMap(second),
  ];
  const figures = withRole('figure').map(({ id, header, cell }) => ({
    id,
    header,
    cell: (row: Row) => (
      <>
        {header} <span className="text-ink">{cell(row)}</span>
      </>
    ),
  }));
  return [
    ...withRole('title').map(({ note: _, ...column }) => ({ ...column, place: 'title' as const })),
    ...joined('note', notes, 'data-table-part'),
    ...joined('amount', withRole('amount'), 'data-table-item'),
    ...joined('state', withRole('state'), 'data-table-item'),
    ...joined('figures', figures, 'data-table-figure'),
    ...withRole('menu').map((column) => ({ ...column, place: 'menu' as const })),
  ];
}
