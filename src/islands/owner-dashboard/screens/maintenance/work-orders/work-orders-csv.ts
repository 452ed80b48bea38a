import type { WorkOrder } from '#src/data/maintenance/work-orders.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { WorkOrdersText } from '#src/i18n/dictionaries/maintenance/work-orders.en.ts';

const units = (minor: number | null) => (minor === null ? null : minor / 100);

/** Work orders as CSV: a line each, amounts in units of the currency, days as YYYY-MM-DD. */
export function workOrdersCsv(rows: readonly WorkOrder[], text: WorkOrdersText): string {
  const { list, payer, status } = text;
  const { columns } = list;
  return toCsv(
    [
      ...['#', columns.order, list.request, list.property, list.unit, columns.vendor, columns.payer],
      ...[columns.status, list.currency, list.net, list.itbis, columns.total, list.billed, columns.planned],
    ],
    rows.map((row) => [
      ...[row.number, row.title, row.maintenanceNumber, row.propertyName, row.unitLabel, row.vendorName],
      ...[payer[row.payer], status[row.status], row.currency, units(row.netMinor)],
      ...[row.netMinor === null ? null : units(row.itbisMinor), units(row.totalMinor)],
      ...[units(row.billTotalMinor), row.plannedOn],
    ]),
  );
}
