import { unwrap } from '#src/data/errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '#src/data/keyset.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import type { SaleKind } from '#src/domain/taxes/ncf.ts';

const TENANT_FISCAL_RECEIPT_COLUMNS =
  'id, ncf, ncfKind, modifiedNcf, issuedOn, currency, baseMinor, itbisMinor, cancelledOn, environment, ecfState, ecfContingency';
/** A fiscal receipt as the tenant sees it. Amounts are minor units. */
export type TenantFiscalReceipt = Selected<
  'fiscal_invoices_list',
  typeof TENANT_FISCAL_RECEIPT_COLUMNS,
  { readonly ncfKind: SaleKind }
>;

const BY_DAY: ListSort = { column: 'issued_on', direction: 'desc' };

/** Of what lost its value, a tenant sees what they were given: receipts of a contingency. */
const GIVEN = 'ecfState.is.null,ecfState.not.in.(rejected,annulled),ecfContingency.not.is.null';

/** Those of one lease, the latest first. */
export async function fetchFiscalReceipts(
  leaseId: string,
  cursor: ListCursor | null,
): Promise<Page<TenantFiscalReceipt>> {
  const rows = select('fiscal_invoices_list', TENANT_FISCAL_RECEIPT_COLUMNS, { leaseId }).or(GIVEN);
  const found = await startAfter(rows, BY_DAY, cursor)
    .order('issuedOn', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  return toPage(unwrap(found) as TenantFiscalReceipt[], BY_DAY);
}
