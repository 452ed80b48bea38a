import type { ListSort } from '#src/domain/list-query.ts';
import type { Sort } from '#src/ui/components/data-table.tsx';

/** A list's order as its table shows it. */
export function toTableSort({ column, direction }: ListSort): Sort {
  return { column, direction: direction === 'asc' ? 'ascending' : 'descending' };
}

/** The order that a press on a table's head asks for. */
export function fromTableSort({ column, direction }: Sort): ListSort {
  return { column, direction: direction === 'ascending' ? 'asc' : 'desc' };
}
