import { searched } from '#src/data/foundation/search/searched.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '../keyset.ts';
import type { ViewRow } from '../rows.ts';

/** `receipt_…`: of a late fee, the receipt of its rent, which a debit note adds it to. */
export type ChargeToInvoice = Omit<
  ViewRow<
    'charges_to_invoice',
    | 'period_start'
    | 'period_end'
    | 'tenant_name'
    | 'identity_type'
    | 'identity_number'
    | 'receipt_id'
    | 'receipt_ncf'
    | 'receipt_treatment'
    | 'receipt_client'
  >,
  'organization_id' | 'property_id'
>;

/** Which of the charges without a receipt; empty for all. */
export interface ToInvoiceFilter {
  readonly search: string;
  readonly propertyId: string;
}

const CHARGE_COLUMNS =
  'id, lease_id, kind, description, period_start, period_end, due_on, currency, amount_minor, property_name, unit_label, unit_use, is_furnished, tenant_name, identity_type, identity_number, receipt_id, receipt_ncf, receipt_treatment, receipt_client';
const BY_DUE_DAY: ListSort = { column: 'due_on', direction: 'desc' };

/** Charges due in a month that have no receipt yet, the latest first. */
export async function fetchToInvoice(
  organizationId: string,
  month: IsoMonth,
  { search, propertyId }: ToInvoiceFilter,
  cursor: ListCursor | null,
): Promise<Page<ChargeToInvoice>> {
  let rows = searched(
    getClient().from('charges_to_invoice').select(CHARGE_COLUMNS).eq('organization_id', organizationId),
    'search_charges_to_invoice',
    organizationId,
    search,
    CHARGE_COLUMNS,
  )
    .gte('due_on', firstDayOf(month))
    .lte('due_on', lastDayOf(month));
  if (propertyId) rows = rows.eq('property_id', propertyId);
  const found = await startAfter(rows, BY_DUE_DAY, cursor)
    .order('due_on', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  return toPage(unwrap(found) as ChargeToInvoice[], BY_DUE_DAY);
}
