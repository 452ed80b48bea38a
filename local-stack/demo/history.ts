import type { Sql, TransactionSql } from 'postgres';
import { addDays, addMonths, type IsoDate } from '#src/domain/dates.ts';
import { planPayments } from '#stack/demo/payments.ts';
import { historyStart, type PlannedLease } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';

/** Days of the month on which the scheduled job runs in the history: the first for the rent, later ones for late fees. */
const JOB_DAYS = [1, 8, 16, 24];

/**
 * Lives through the months: the product's own job posts rent and late fees, the product's own verb records what
 * tenants pay, so that the demo ledger is right by construction.
 */
export async function liveThrough(
  sql: Sql,
  random: Random,
  leases: readonly PlannedLease[],
  today: IsoDate,
): Promise<void> {
  for (let month = historyStart(today); month <= today; month = addMonths(month, 1)) {
    const payments = planPayments(random, leases, month, today);
    const jobDays = JOB_DAYS.map((day) => addDays(month, day - 1)).filter((day) => day <= today);
    const days = [...new Set([...jobDays, ...payments.map((payment) => payment.paidOn)])].sort();
    for (const day of days) {
      if (jobDays.includes(day))
        await sql`select private.run_scheduled_jobs(${`${day}T12:00:00Z`}::timestamptz)`;
      await Promise.all(
        payments
          .filter((payment) => payment.paidOn === day)
          .map(
            ({ lease, paidOn, method, reference, share }) => sql`
              select public.record_payment(${random.uuid()}::uuid, l.id,
                round(private.open_amount(l.id) * ${share}::numeric)::bigint, ${paidOn}::date, ${method}, ${reference})
              from public.leases l where l.id = ${lease.id} and private.open_amount(l.id) > 0`,
          ),
      );
    }
  }
}

/**
 * The verbs stamp what they write with the moment they ran; a history is stamped with the days it tells of. Only the
 * superuser can do this, with triggers off, and no amount is touched.
 */
export async function backdate(sql: TransactionSql, organizationId: string, today: IsoDate): Promise<void> {
  await sql`set local session_replication_role = replica`;
  const start = `${historyStart(today)}T13:00:00Z`;
  await sql`update public.payments set created_at = paid_on + time '14:00',
      decided_at = case when decided_at is not null then paid_on + time '16:30' end
    where organization_id = ${organizationId} and status = 'confirmed'`;
  await sql`update public.receipts r set issued_on = p.paid_on, created_at = p.paid_on + time '16:30'
    from public.payments p where p.id = r.payment_id and r.organization_id = ${organizationId}`;
  await sql`update public.journal_entries set created_at = occurred_on + time '12:00'
    where organization_id = ${organizationId}`;
  await sql`update public.charges set created_at = least(coalesce(period_start, due_on), ${today}) + time '12:00'
    where organization_id = ${organizationId}`;
  await sql`update public.organizations set created_at = ${start} where id = ${organizationId}`;
  for (const table of ['properties', 'units', 'people'])
    await sql`update public.${sql(table)} set created_at = ${start} where organization_id = ${organizationId}`;
  await sql`set local session_replication_role = origin`;
}
