import type { Sql, TransactionSql } from 'postgres';
import { addDays, addMonths, type IsoDate } from '#src/domain/foundation/dates.ts';
import { planPayments } from '#stack/demo/payments.ts';
import { historyStart, type PlannedLease } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';

/** Days of the month on which the scheduled job runs in the history: the first for the rent, later ones for late fees. */
const JOB_DAYS = [1, 8, 16];

/** A month in one call: asked for one by one, the way to the database and back takes longer than most of its events. */
const LIVE_THROUGH = `
  create function pg_temp.live_through(p_events jsonb) returns void language plpgsql as $$
  declare
    v_event record;
    v_amount bigint;
  begin
    for v_event in
      select * from jsonb_to_recordset(p_events)
        as e (day date, lease uuid, request uuid, share numeric, method public.payment_method, reference text)
    loop
      if v_event.lease is null then
        perform private.run_scheduled_jobs((v_event.day + time '12:00') at time zone 'UTC');
      else
        v_amount := round(private.open_amount(v_event.lease) * v_event.share);
        if v_amount > 0 then
          perform public.record_payment(v_event.request, v_event.lease, v_amount, v_event.day, v_event.method, v_event.reference);
        end if;
      end if;
    end loop;
  end
  $$`;

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
  await sql.unsafe(LIVE_THROUGH);
  for (let month = historyStart(today); month <= today; month = addMonths(month, 1)) {
    const jobs = JOB_DAYS.map((day) => ({ day: addDays(month, day - 1) }));
    const payments = planPayments(random, leases, month, today).map(({ lease, paidOn, ...payment }) => ({
      day: paidOn,
      lease: lease.id,
      request: random.uuid(),
      ...payment,
    }));
    // A day's jobs come before its payments: the sort is stable.
    const events = [...jobs, ...payments]
      .filter(({ day }) => day <= today)
      .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
    await sql`select pg_temp.live_through(${sql.json(events)})`;
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

/** As `backdate`, for forms that were filed: each on its day. */
export async function backdateForms(
  sql: TransactionSql,
  organizationId: string,
  forms: readonly { form: string; month: IsoDate; filed_on: IsoDate }[],
): Promise<void> {
  await sql`set local session_replication_role = replica`;
  await sql`with days as (
      select f.id, d.filed_on + time '14:00' as checked_at, d.filed_on + time '14:20' as filed_at
      from jsonb_to_recordset(${sql.json(forms as never)}) as d (form public.tax_form, month date, filed_on date)
      join public.tax_filings f on f.organization_id = ${organizationId} and f.form = d.form and f.month = d.month
    ), filings as (
      update public.tax_filings f set checked_at = d.checked_at, filed_at = d.filed_at from days d where d.id = f.id
    ), contents as (
      update public.tax_filed_contents c set filed_at = d.filed_at from days d where d.id = c.filing_id
    )
    update public.tax_filing_events e set created_at = case when e.status = 'filed' then d.filed_at else d.checked_at end
    from days d where d.id = e.filing_id`;
  await sql`set local session_replication_role = origin`;
}
