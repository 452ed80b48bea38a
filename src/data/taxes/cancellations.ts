import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import type { CancellationReason } from '#src/domain/taxes/codes.ts';
import { type Cancellation, cancellationsOf, type UnusableSpan } from '#src/domain/taxes/form-608.ts';
import type { NcfSeries } from '#src/domain/taxes/ncf.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { IssuerKey } from './issuers.ts';
import { PAGE_ROWS, readAll, readInvoices } from './records.ts';

/** Paper, or electronic ones of production. */
const REAL = 'environment.is.null,environment.eq.ecf';

/** Receipts for purchases of one's own that were cancelled with their bill. */
function readCancelledPurchases(client: Client, { organizationId, issuerId }: IssuerKey, month: IsoMonth) {
  return readAll(async (afterId) =>
    unwrap(
      await client
        .from('purchase_receipts')
        .select('id, billId, ncf, issuedOn, cancellationReason, ncfRanges:ncf_ranges!inner(environment)')
        // Numbers of a trial are in no form.
        .or(REAL, { referencedTable: 'ncf_ranges' })
        .eq('organizationId', organizationId)
        .eq('issuerId', issuerId)
        .gte('issuedOn', firstDayOf(month))
        .lte('issuedOn', lastDayOf(month))
        .not('cancelledOn', 'is', null)
        .gt('id', afterId)
        .order('id')
        .limit(PAGE_ROWS),
    ),
  );
}

/** Numbers that became unusable in a month. */
async function readUnusable(
  client: Client,
  { organizationId, issuerId }: IssuerKey,
  month: IsoMonth,
): Promise<UnusableSpan[]> {
  const rows = await readAll(async (afterId) =>
    unwrap(
      await client
        .from('unusable_ncfs')
        .select(
          'id, firstNumber, lastNumber, reason, markedOn, ncfRanges:ncf_ranges!inner(series, ncfType, environment)',
        )
        .or(REAL, { referencedTable: 'ncf_ranges' })
        .eq('organizationId', organizationId)
        .eq('issuerId', issuerId)
        .is('withdrawnAt', null)
        .gte('markedOn', firstDayOf(month))
        .lte('markedOn', lastDayOf(month))
        .gt('id', afterId)
        .order('id')
        .limit(PAGE_ROWS),
    ),
  );
  return rows.map((row) => ({
    id: row.id,
    series: row.ncfRanges.series as NcfSeries,
    type: row.ncfRanges.ncfType,
    firstNumber: row.firstNumber,
    lastNumber: row.lastNumber,
    markedOn: row.markedOn,
    reason: row.reason as CancellationReason,
  }));
}

/** Numbers of a month that have no value, in order: receipts that were cancelled, and numbers that were never used. */
export async function readCancellations(
  client: Client,
  issuer: IssuerKey,
  month: IsoMonth,
): Promise<Cancellation[]> {
  const [sales, purchases, unusable] = await Promise.all([
    readInvoices(client, issuer, month, true),
    readCancelledPurchases(client, issuer, month),
    readUnusable(client, issuer, month),
  ]);
  const given = [
    ...sales.map((row) => ({ ...row, place: 'invoice' as const })),
    ...purchases.map((row) => ({ ...row, id: row.billId, place: 'bill' as const })),
  ].map((row) => ({
    id: row.id,
    place: row.place,
    ncf: row.ncf,
    issuedOn: row.issuedOn,
    reason: row.cancellationReason as CancellationReason,
  }));
  return [...given, ...unusable.flatMap(cancellationsOf)].toSorted((a, b) => (a.ncf < b.ncf ? -1 : 1));
}
