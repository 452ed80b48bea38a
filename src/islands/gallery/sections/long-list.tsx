import { DataTable } from '#src/ui/components/data-table.tsx';
import { type SampleRow, sampleRows } from './sample-data.ts';
import { usePaymentColumns } from './use-payment-columns.tsx';

const MOST_ROWS = 100_000;

/** How many rows `?rows=` asks for; 0 when it does not. */
export function askedRows(): number {
  const rows = Number(new URLSearchParams(location.search).get('rows'));
  return Number.isInteger(rows) && rows > 0 ? Math.min(rows, MOST_ROWS) : 0;
}

/** A table as long as the address asks for, to see what scrolling it costs. */
export function LongList({ count, caption }: { count: number; caption: string }) {
  const { columns } = usePaymentColumns();
  const rows = Array.from({ length: count }, (_, index): SampleRow => {
    const row = sampleRows[index % sampleRows.length] as SampleRow;
    return { ...row, id: `${index}`, tenant: `${row.tenant} ${index + 1}` };
  });
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
