import type { PastMonth } from '#src/domain/insight/forecasts/outlook/past-record.ts';
import { useText } from '#src/i18n/react.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { ShortTable } from './short-table.tsx';

const LEAST = 3;

interface RecordTableProps {
  caption: string;
  months: readonly PastMonth[];
  format: (value: number) => string;
  monthName: (month: string) => string;
}

/** Month by month what would have been said with its range, what came, and what the year before says; the latest first. */
export function RecordTable({ caption, months, format, monthName }: RecordTableProps) {
  const { record: text } = useText('forecasts');
  const figure = (
    id: 'expected' | 'low' | 'high' | 'actual' | 'naive',
    phone: 'amount' | 'figure' = 'figure',
  ): Column<PastMonth> => ({
    id,
    phone,
    header: text[id],
    align: 'end',
    cell: (row) => {
      const value = row[id];
      return value === null ? <NotKnown /> : <span className="tabular-nums">{format(value)}</span>;
    },
  });
  const isRanged = months.some(({ low }) => low !== null);
  return (
    <ShortTable
      least={LEAST}
      caption={caption}
      rows={months.toReversed()}
      rowKey={({ month }) => month}
      columns={[
        { id: 'month', header: text.month, phone: 'title', cell: ({ month }) => monthName(month) },
        figure('actual', 'amount'),
        figure('expected'),
        ...(isRanged ? [figure('low'), figure('high')] : []),
        figure('naive'),
      ]}
    />
  );
}
