import type { BenchDatabase } from './databases.ts';

const DEPOSIT_MINOR = 2_500_000;
const BATCH = 2_000;

/**
 * Charges each lease in force a deposit, as of the first day of the history: what the portfolio
 * does not have of itself. A database that has them is left as it is.
 */
export async function recordDeposits({ admin, organizationId, size }: BenchDatabase): Promise<void> {
  const post = () => admin`
    with missing as (
      select l.id from public.leases l
      where l.organization_id = ${organizationId} and l.status in ('active', 'notice_given', 'month_to_month')
        and not exists (select 1 from public.charges c where c.lease_id = l.id and c.kind = 'deposit')
      order by l.id limit ${BATCH}
    ), begins as (
      select min(occurred_on) as day from public.journal_entries where organization_id = ${organizationId}
    )
    select private.post_charge(l, 'deposit', ${DEPOSIT_MINOR}, begins.day, begins.day)
    from missing m join public.leases l on l.id = m.id cross join begins`;
  let count = 0;
  for (let posted = await post(); posted.length > 0; posted = await post()) count += posted.length;
  if (count === 0) return;
  console.error(`${size.name}: ${count} deposits`);
  await admin`vacuum (analyze)`;
}
