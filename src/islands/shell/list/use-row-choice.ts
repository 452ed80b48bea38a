import { useMemo, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import type { TableSelection } from '#src/ui/components/data-table.tsx';

/** A row is known by its id. */
export const rowKey = (row: object): string => ('id' in row ? String(row.id) : '');

const none: ReadonlySet<string> = new Set();

/**
 * Which rows of a list are ticked. Rows that are no longer on screen are not, and another question begins with none.
 * @param question changes when the list is asked for something else
 */
export function useRowChoice<Row extends object>(
  rows: readonly Row[],
  question: string,
  nameOf: (row: Row) => string,
): { chosen: readonly Row[]; clear: () => void; selection: TableSelection } {
  const { table } = useText('common');
  const [ticked, setTicked] = useState({ question, keys: none });
  const keys = ticked.question === question ? ticked.keys : none;
  const setKeys = (next: ReadonlySet<string>) => setTicked({ question, keys: next });
  const byId = useMemo(() => new Map(rows.map((row) => [rowKey(row), row])), [rows]);
  const chosen = useMemo(() => rows.filter((row) => keys.has(rowKey(row))), [rows, keys]);
  return {
    chosen,
    clear: () => setKeys(none),
    selection: {
      keys,
      onChange: setKeys,
      allLabel: table.selectAll,
      rowLabel: (key) => {
        const row = byId.get(key);
        return table.selectRow({ name: row ? nameOf(row) : '' });
      },
    },
  };
}
