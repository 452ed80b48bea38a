import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import type { CancellationReason } from '#src/domain/taxes/codes.ts';
import { type Cancellation, cancellationsOf, type UnusableSpan } from '#src/domain/taxes/form-608.ts';
import type { NcfSeries } from '#src/domain/taxes/ncf.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { PAGE_ROWS, readAll, readInvoices } from './records.ts';

/** Receipts for purchases of one's own that were cancelled with their bill. */
function readCancelledPurchases(client: Client, organizationId: string, month: IsoMonth) {
  return readAll(async (afterId) =>
    unwrap(
      await client
        .from('purchase_receipts')
        .select('id, bill_id, ncf, issued_on, cancellation_reason')
        .eq('organization_id', organizationId)
        .gte('issued_on', firstDayOf(month))
        .lte('issued_on', lastDayOf(month))
        .not('cancelled_on', 'is', null)
        .gt('id', afterId)
        .order('id')
        .limit(PAGE_ROWS),
    ),
  );
}

/** Numbers that became unusable in a month. */
async function readUnusable(
  client: Client,
  organizationId: string,
  month: IsoMonth,
): Promise<UnusableSpan[]> {
  const rows = await readAll(async (afterId) =>
    unwrap(
      await client
        .from('unusable_ncfs')
        .select('id, first_number, last_number, reason, marked_on, ncf_ranges(series, ncf_type)')
        .eq('organization_id', organizationId)
        .is('withdrawn_at', null)
        .gte('marked_on', firstDayOf(month))
        .lte('marked_on', lastDayOf(month))
        .gt('id', afterId)
        .order('id')
        .limit(PAGE_ROWS),
    ),
  );
  return rows.map((row) => ({
    id: row.id,
    series: row.ncf_ranges.series as NcfSeries,
    type: row.ncf_ranges.ncf_type,
    firstNumber: row.first_number,
    lastNumber: row.last_number,
    markedOn: row.marked_on,
    reason: row.reason as CancellationReason,
  }));
}

/** Numbers of a month that have no value, in order: receipts that were cancelled, and numbers that were never used. */
export async function readCancellations(
  client: Client,
  organizationId: string,
  month: IsoMonth,
): Promise<Cancellation[]> {
  const [sales, purchases, unusable] = await Promise.all([
    readInvoices(client, organizationId, month, true),
    readCancelledPurchases(client, organizationId, month),
    readUnusable(client, organizationId, month),
  ]);
  const given = [
    ...sales.map((row) => ({ ...row, place: 'invoice' as const })),
    ...purchases.map((row) => ({ ...row, id: row.bill_id, place: 'bill' as const })),
  ].map((row) => ({
    id: row.id,
    place: row.place,
    ncf: row.ncf,
    issuedOn: row.issued_on,
    reason: row.cancellation_reason as CancellationReason,
  }));
  return [...given, ...unusable.flatMap(cancellationsOf)].toSorted((a, b) => (a.ncf < b.ncf ? -1 : 1));
}
