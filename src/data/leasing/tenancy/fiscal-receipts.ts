import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '#src/data/keyset.ts';
import type { Row } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import type { SaleKind } from '#src/domain/taxes/ncf.ts';

/** A fiscal receipt as the tenant sees it. Amounts are minor units. */
export type TenantFiscalReceipt = Pick<
  Row<'fiscal_invoices_list'>,
  'id' | 'ncf' | 'modifiedNcf' | 'issuedOn' | 'currency' | 'baseMinor' | 'itbisMinor' | 'cancelledOn'
> & {
  /** Those for purchases of the office itself are nobody's lease. */
  readonly ncfKind: SaleKind;
};

const BY_DAY: ListSort = { column: 'issued_on', direction: 'desc' };

/** Those of one lease, the latest first. */
export async function fetchFiscalReceipts(
  leaseId: string,
  cursor: ListCursor | null,
): Promise<Page<TenantFiscalReceipt>> {
  const rows = getClient()
    .from('fiscal_invoices_list')
    .select('id, ncf, ncfKind, modifiedNcf, issuedOn, currency, baseMinor, itbisMinor, cancelledOn')
    .eq('leaseId', leaseId);
  const found = await startAfter(rows, BY_DAY, cursor)
    .order('issuedOn', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  return toPage(unwrap(found) as TenantFiscalReceipt[], BY_DAY);
}
