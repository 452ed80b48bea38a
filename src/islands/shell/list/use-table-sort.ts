import type { ListSort } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import type { Sort } from '#src/ui/components/data-table.tsx';
import type { ListControls } from './use-list-query.ts';

/** A list's order as its table shows it. */
function toTableSort({ column, direction }: ListSort): Sort {
  return { column, direction: direction === 'asc' ? 'ascending' : 'descending' };
}

/** The order that a press on a table's head asks for. */
function fromTableSort({ column, direction }: Sort): ListSort {
  return { column, direction: direction === 'ascending' ? 'asc' : 'desc' };
}

/** What makes the heads of a list's table sort it: spread on the table. Without a list the heads do not sort. */
export function useTableSort(list: ListControls | undefined) {
  const { table } = useText('common');
  if (!list || list.spec.sortColumns.length === 0) return {};
  return {
    sort: toTableSort(list.query.sort),
    onSort: (sort: Sort) => list.setSort(fromTableSort(sort)),
    sortLabel: (column: string, direction: Sort['direction']) =>
      direction === 'ascending' ? table.sortAscending({ column }) : table.sortDescending({ column }),
  };
}
