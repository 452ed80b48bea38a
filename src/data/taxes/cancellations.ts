import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/months.ts';
import type { CancellationReason } from '#src/domain/tax-do/codes.ts';
import type { Cancellation } from '#src/domain/tax-do/form-608.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { PAGE_ROWS, readAll, readInvoices } from './records.ts';

/** Receipts for purchases of one's own that were cancelled with their bill. */
function readCancelledPurchases(organizationId: string, month: IsoMonth) {
  return readAll(async (afterId) =>
    unwrap(
      await getClient()
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

/** Receipts of a month that were cancelled, by number: those of clients and those for purchases of one's own. */
export async function readCancellations(organizationId: string, month: IsoMonth): Promise<Cancellation[]> {
  const [sales, purchases] = await Promise.all([
    readInvoices(organizationId, month, true),
    readCancelledPurchases(organizationId, month),
  ]);
  const given = [
    ...sales.map((row) => ({ ...row, place: 'invoice' as const })),
    ...purchases.map((row) => ({ ...row, id: row.bill_id, place: 'bill' as const })),
  ];
  return given
    .map((row) => ({
      id: row.id,
      place: row.place,
      ncf: row.ncf,
      issuedOn: row.issued_on,
      reason: row.cancellation_reason as CancellationReason,
    }))
    .toSorted((a, b) => (a.ncf < b.ncf ? -1 : 1));
}
