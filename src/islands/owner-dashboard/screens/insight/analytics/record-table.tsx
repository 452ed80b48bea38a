import type { MeasureRecord } from '#src/data/insight/measures/queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { MeasureId } from '#src/domain/insight/measures/names.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { usePartFormat } from './use-part-format.ts';

/** Where a record is looked at; null where it has no page of its own. */
function pathOf({ kind, id, leaseId, propertyId }: MeasureRecord): string | null {
  switch (kind) {
    case 'payment':
      return recordPath.payment(id);
    case 'unit':
      return recordPath.unit(id);
    case 'lease':
      return recordPath.lease(id);
    case 'tenant':
      return recordPath.tenant(id);
    case 'request':
      return recordPath.request(id);
    case 'application':
      return recordPath.application(id);
    default:
      if (leaseId) return recordPath.lease(leaseId);
      return propertyId ? recordPath.property(propertyId) : null;
  }
}

interface RecordTableProps {
  rows: readonly MeasureRecord[];
  measure: MeasureId;
  currency: CurrencyCode;
}

/** The rows of a figure, each with what it adds to it and the way to its record. */
export function RecordTable({ rows, measure, currency }: RecordTableProps) {
  const text = useText('analyticsFigure');
  const language = useLanguage();
  const { numerator, denominator, isRatio } = usePartFormat(measure, currency);
  const columns: Column<MeasureRecord>[] = [
    {
      id: 'record',
      header: text.record,
      phone: 'title',
      cell: (row) => <RecordName row={row} />,
      note: (row) => text.kinds[row.kind],
    },
    {
      id: 'day',
      header: text.day,
      phone: 'note',
      align: 'end',
      cell: ({ day }) => formatDate(day, language, 'short'),
    },
    {
      id: 'part',
      header: isRatio ? text.part : text.amount,
      phone: 'amount',
      align: 'end',
      cell: (row) => numerator(row.numerator),
    },
    ...(isRatio
      ? [
          {
            id: 'of',
            header: text.of,
            phone: 'figure' as const,
            align: 'end' as const,
            cell: (row: MeasureRecord) => denominator(row.denominator ?? 0),
          },
        ]
      : []),
  ];
  return <DataTable caption={text.rows} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

function RecordName({ row }: { row: MeasureRecord }) {
  const text = useText('analyticsFigure');
  const { enums } = useText('common');
  // A charge or a payment without words of its own is called by its kind.
  const labels: Readonly<Record<string, string>> = { ...enums.chargeKind, ...enums.paymentMethod };
  const name = row.label ? (labels[row.label] ?? row.label) : text.kinds[row.kind];
  const path = pathOf(row);
  if (!path) return name;
  return (
    <AppLink to={path} className={linkClass}>
      {name}
    </AppLink>
  );
}
