import { randomUUID } from 'node:crypto';
import { REPORT_GROWTH } from './books.ts';
import type { BenchDatabase } from './databases.ts';
import { type Cost, measure } from './measure.ts';
import { recordPayments } from './payment.ts';
import type { Read } from './reads.ts';
import { labelled, RUNS, WARM_UPS } from './run.ts';
import type { Line } from './table.ts';

/** What an account of owners' money keeps for each property and for none, from each year of the history. */
const KEPT_MINOR = 50_000_00;
const BILL_MINOR = 1_000_00;

/**
 * Names an owner for each property and moves money of each to the account that keeps owners' money, in every year of the
 * history: what the portfolio does not have of itself. A database that has it is left as it is.
 */
export async function recordOwnersMoney({ admin, organizationId, size }: BenchDatabase): Promise<void> {
  const named = await admin`
    insert into public.property_owners (organization_id, property_id, position, full_name, share_basis_points)
    select p.organization_id, p.id, 1, 'Rosa Peña', 10000 from public.properties p
    where p.organization_id = ${organizationId}
      and not exists (select 1 from public.property_owners o where o.property_id = p.id)`;
  if (named.count === 0) return;
  const moved = await admin`
    with years as (
      select greatest(e.first, make_date(y, 1, 1)) as day
      from (select min(occurred_on) as first, max(occurred_on) as last from public.journal_entries
        where organization_id = ${organizationId}) e
      cross join generate_series(extract(year from e.first)::integer, extract(year from e.last)::integer) y
    ), places as (
      select id from public.properties where organization_id = ${organizationId} union all select null
    )
    select private.post_currency_lines(${organizationId}, 'cash_transfer', y.day, 'DOP', jsonb_build_array(
      jsonb_build_object('account', 'trust_cash', 'amount', ${KEPT_MINOR}::bigint, 'property_id', p.id),
      jsonb_build_object('account', 'operating_cash', 'amount', -${KEPT_MINOR}::bigint, 'property_id', p.id)), '')
    from years y cross join places p`;
  console.error(`${size.name}: ${named.count} owners, ${moved.count} moves to the account of owners' money`);
  await admin`vacuum (analyze)`;
}

/** What the cards of cash accounts show. */
export async function cashReadsOf({ organizationId }: BenchDatabase): Promise<Read[]> {
  return [
    {
      name: 'positions of cash accounts',
      allowedGrowth: REPORT_GROWTH,
      variants: [[`select * from public.cash_positions('${organizationId}')`]],
    },
  ];
}

/** What brings money to an account of owners' money and takes it from there, under the rule that keeps it apart. */
export async function measureOwnersMoney(databases: readonly BenchDatabase[]): Promise<Line[]> {
  const accounts = new Map<BenchDatabase, string>();
  for (const database of databases) accounts.set(database, await accountOfOwners(database));
  const accountIn = (database: BenchDatabase): string => accounts.get(database) ?? '';
  const lineOf = (name: string, costs: Cost[]): Line => ({
    name,
    allowedGrowth: REPORT_GROWTH,
    costs: labelled(databases, costs),
  });
  return [
    lineOf("one payment, into owners' money", await recordPayments(databases, RUNS, WARM_UPS, accountIn)),
    lineOf("one bill, paid from owners' money", await payBills(databases, accountIn)),
    lineOf("owners' money of no property moved", await moveCash(databases, accountIn)),
  ];
}

async function accountOfOwners({ admin, organizationId }: BenchDatabase): Promise<string> {
  const [row] = await admin`
    select id from public.accounts where organization_id = ${organizationId} and system_key = 'trust_cash'`;
  return String(row?.id);
}

async function payBills(
  databases: readonly BenchDatabase[],
  accountIn: (database: BenchDatabase) => string,
): Promise<Cost[]> {
  const bills = new Map<BenchDatabase, string[]>();
  for (const database of databases) bills.set(database, await openBills(database, RUNS + WARM_UPS));
  return measure(
    databases,
    (database, run) => database.owner`
      select public.pay_bill(${randomUUID()}, ${bills.get(database)?.[run] ?? null}, ${BILL_MINOR}, current_date - 1, 'transfer',
        ${accountIn(database)})`,
    RUNS,
    WARM_UPS,
  );
}

/** Approved bills of one property after another. @returns their ids */
async function openBills({ admin, owner, organizationId }: BenchDatabase, count: number): Promise<string[]> {
  const vendorId = randomUUID();
  await admin`insert into public.vendors (id, organization_id, name) values (${vendorId}, ${organizationId}, ${vendorId})`;
  const facts = await admin<{ bill: object; lines: object[] }[]>`
    select jsonb_build_object('vendor_id', ${vendorId}::uuid, 'property_id', p.ids[1 + n % cardinality(p.ids)], 'expense_kind', '02',
        'billed_on', current_date - 1, 'due_on', current_date, 'currency', 'DOP') as bill,
      jsonb_build_array(jsonb_build_object('account_id', private.account_id(${organizationId}, 'repairs'), 'description', 'Reparación',
        'amount_minor', ${BILL_MINOR}::bigint)) as lines
    from (select array_agg(id order by id) as ids from public.properties where organization_id = ${organizationId}) p
    cross join generate_series(1, ${count}::integer) n`;
  const ids: string[] = [];
  for (const { bill, lines } of facts) {
    const [saved] =
      await owner`select public.save_bill(${randomUUID()}, ${organizationId}, ${owner.json(bill as never)},
      ${owner.json(lines as never)}) as id`;
    await owner`select public.submit_bill(${randomUUID()}, ${saved?.id})`;
    ids.push(String(saved?.id));
  }
  return ids;
}

function moveCash(
  databases: readonly BenchDatabase[],
  accountIn: (database: BenchDatabase) => string,
): Promise<Cost[]> {
  return measure(
    databases,
    (database) => database.owner`
      select public.move_cash(${randomUUID()}, ${database.organizationId}, ${accountIn(database)},
        (select id from public.accounts where organization_id = ${database.organizationId} and system_key = 'operating_cash'),
        'DOP', 100, current_date - 1)`,
    RUNS,
    WARM_UPS,
  );
}
