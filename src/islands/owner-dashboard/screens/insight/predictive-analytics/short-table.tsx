import { createContext, useContext, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { DataTable, type DataTableProps } from '#src/ui/components/data-table.tsx';

/** On paper nothing can be unfolded: all rows are shown. */
export const ShowsAllRows = createContext(false);

type ShortTableProps<Row> = Pick<DataTableProps<Row>, 'caption' | 'rows' | 'rowKey' | 'columns'> & {
  /** Rows that are shown at first. */
  least: number;
};

/** A table of which the first rows are shown, and the rest on demand. */
export function ShortTable<Row>({ least, rows, ...table }: ShortTableProps<Row>) {
  const { rows: text } = useText('forecasts');
  const [isWhole, setIsWhole] = useState(false);
  const showsAll = useContext(ShowsAllRows) || isWhole;
  return (
    <div className="grid gap-3">
      <DataTable {...table} rows={showsAll ? rows : rows.slice(0, least)} />
      {rows.length > least ? (
        <Button
          size="sm"
          className="w-fit"
          aria-label={`${isWhole ? text.few : text.all({ count: rows.length })}: ${table.caption}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? text.few : text.all({ count: rows.length })}
        </Button>
      ) : null}
    </div>
  );
}
