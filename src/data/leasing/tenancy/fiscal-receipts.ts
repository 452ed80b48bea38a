import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '#src/data/keyset.ts';
import type { ViewRow } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import type { SaleKind } from '#src/domain/taxes/ncf.ts';

/** A fiscal receipt as the tenant sees it. Amounts are minor units. */
export type TenantFiscalReceipt = Pick<
  ViewRow<'fiscal_invoices_list', 'modified_ncf' | 'cancelled_on'>,
  'id' | 'ncf' | 'modified_ncf' | 'issued_on' | 'currency' | 'base_minor' | 'itbis_minor' | 'cancelled_on'
> & {
  /** Those for purchases of the office itself are nobody's lease. */
  readonly ncf_kind: SaleKind;
};

const BY_DAY: ListSort = { column: 'issued_on', direction: 'desc' };

/** Those of one lease, the latest first. */
export async function fetchFiscalReceipts(
  leaseId: string,
  cursor: ListCursor | null,
): Promise<Page<TenantFiscalReceipt>> {
  const rows = getClient()
    .from('fiscal_invoices_list')
    .select('id, ncf, ncf_kind, modified_ncf, issued_on, currency, base_minor, itbis_minor, cancelled_on')
    .eq('lease_id', leaseId);
  const found = await startAfter(rows, BY_DAY, cursor)
    .order('issued_on', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  return toPage(unwrap(found) as TenantFiscalReceipt[], BY_DAY);
}
