// Leases of the cast that are over: paid in full, with their deposit waiting or settled.
import type { Sql } from 'postgres';
import type { CastLease } from '#tests/support/cast-leases.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

/** Pays a lease and ends it on `today`. Its deposit waits. */
export async function endPaidLease(
  sql: Sql,
  { owner }: Landlord,
  { id: leaseId }: CastLease,
  today: string,
): Promise<void> {
  await verbs.recordPayment(sql, owner, { leaseId, amountMinor: 9_000_000, paidOn: today });
  await verbs.terminateLease(sql, owner, { leaseId, endedOn: today });
}

/** Pays a lease, ends it and settles its deposit with one deduction. */
export async function settlePaidLease(
  sql: Sql,
  where: Landlord,
  lease: CastLease,
  today: string,
): Promise<void> {
  await endPaidLease(sql, where, lease, today);
  await verbs.settleDeposit(sql, where.owner, {
    leaseId: lease.id,
    returnedOn: today,
    method: 'cash',
    deductions: [{ kind: 'cleaning', description: 'Limpieza', amount_minor: 1_000 }],
  });
}
