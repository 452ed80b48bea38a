import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '#src/data/keyset.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { pagesQuery, query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import { fetchFiscalReceipts } from './fiscal-receipts.ts';
import { CHARGE_COLUMNS, PAYMENT_COLUMNS, type TenantCharge, type TenantLease } from './rows.ts';
import { fetchStanding } from './standing.ts';

const CHARGE_SORT: ListSort = { column: 'due_on', direction: 'desc' };
const PAYMENT_SORT: ListSort = { column: 'paid_on', direction: 'desc' };

async function fetchLeases(): Promise<TenantLease[]> {
  return (await call('my_leases')) as unknown as TenantLease[];
}

async function fetchCharges(leaseId: string, cursor: ListCursor | null): Promise<Page<TenantCharge>> {
  const charges = select('charges', CHARGE_COLUMNS, { leaseId });
  const answer = await startAfter(charges, CHARGE_SORT, cursor)
    .order('dueOn', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer), CHARGE_SORT);
}

async function fetchPayments(leaseId: string, cursor: ListCursor | null): Promise<Page<Payment>> {
  const payments = select('payments_list', PAYMENT_COLUMNS, { leaseId });
  const answer = await startAfter(payments, PAYMENT_SORT, cursor)
    .order('paidOn', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as Payment[], PAYMENT_SORT);
}

/** What a tenant reads: of leases that are theirs, which the reader's own policies decide. */
export const tenancyQueries = {
  all: ['tenancy'] as const,
  /** Leases the reader is or was a tenant of; those still being agreed are left out. */
  leases: (userId: string) => query(['tenancy', 'leases', userId], fetchLeases),
  standing: (leaseId: string) => query(['tenancy', leaseId, 'standing'], () => fetchStanding(leaseId)),
  /** Everything that was charged, the latest due first. */
  charges: (leaseId: string) =>
    pagesQuery(['tenancy', leaseId, 'charges'], (cursor) => fetchCharges(leaseId, cursor)),
  /** Every payment, the latest day of payment first. */
  payments: (leaseId: string) =>
    pagesQuery(['tenancy', leaseId, 'payments'], (cursor) => fetchPayments(leaseId, cursor)),
  /** Fiscal receipts that were given out for the lease, the latest first. */
  fiscalReceipts: (leaseId: string) =>
    pagesQuery(
      ['tenancy', leaseId, 'fiscal-receipts'],
      (cursor) => fetchFiscalReceipts(leaseId, cursor),
      null,
      {
        // Its landlord gives them out, and nothing tells of it.
        staleTime: 0,
      },
    ),
};
