import { listed } from '#src/data/foundation/search/searched.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { inParts } from '#src/domain/foundation/in-parts.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import { unwrap } from '../errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '../keyset.ts';

/** `receipt_…`: of a late fee, the receipt of its rent, which a debit note adds it to. */
export type ChargeToInvoice = Selected<'charges_to_invoice', typeof CHARGE_COLUMNS>;

/** Which of the charges without a receipt; empty for all. */
export interface ToInvoiceFilter {
  readonly search: string;
  readonly propertyId: string;
}

const CHARGE_COLUMNS =
  'id, leaseId, kind, description, periodStart, periodEnd, dueOn, currency, amountMinor, propertyId, propertyName, unitLabel, unitUse, isFurnished, tenantName, identityType, identityNumber, receiptId, receiptNcf, receiptTreatment, receiptClient';
const BY_DUE_DAY: ListSort = { column: 'due_on', direction: 'desc' };

/** Charges due in a month that have no receipt yet, the latest first. */
export async function fetchToInvoice(
  organizationId: string,
  month: IsoMonth,
  { search, propertyId }: ToInvoiceFilter,
  cursor: ListCursor | null,
): Promise<Page<ChargeToInvoice>> {
  let rows = listed('charges_to_invoice', 'search_charges_to_invoice', CHARGE_COLUMNS, organizationId, search)
    .gte('dueOn', firstDayOf(month))
    .lte('dueOn', lastDayOf(month));
  if (propertyId) rows = rows.eq('propertyId', propertyId);
  const found = await startAfter(rows, BY_DUE_DAY, cursor)
    .order('dueOn', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  return toPage(unwrap(found) as ChargeToInvoice[], BY_DUE_DAY);
}

const IDS_AT_ONCE = 100;

/** Of charges, those that have no receipt yet and can have one. */
export async function fetchToInvoiceOf(
  organizationId: string,
  chargeIds: readonly string[],
): Promise<ChargeToInvoice[]> {
  const rows: ChargeToInvoice[] = [];
  for (const ids of inParts(chargeIds, IDS_AT_ONCE)) {
    const found = await select('charges_to_invoice', CHARGE_COLUMNS, { organizationId }).in('id', [...ids]);
    rows.push(...(unwrap(found) as ChargeToInvoice[]));
  }
  return rows;
}
