import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Libro');
  const { unitId, personId } = place;
  const leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId,
    personIds: [personId],
    startsOn: '2031-01-01',
    endsOn: '2031-12-31',
    depositMinor: 50_000,
  });
  await runJobs(database.sql, '2031-01-01T12:00:00Z');
  const paidOn = await todayOf(database.sql, place.landlord);
  await verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: 2_000_000, paidOn });
});

/** A change of one posted row of each table. */
const changes: Record<string, string> = {
  journal_entries: "memo = 'otro'",
  journal_lines: 'amount_minor = amount_minor * 2',
  payment_allocations: 'amount_minor = 1',
  charges: 'amount_minor = amount_minor + 1',
  payments: 'amount_minor = amount_minor + 1',
  receipts: 'amount_minor = 1',
  audit_log: "action = 'nothing'",
};
const tables = Object.keys(changes);
const balances = ['account_balances', 'lease_balances', 'monthly_totals', 'organization_totals'];

const run = (who: Caller, statement: string) =>
  outcomeOf(act(database.sql, who, (sql) => sql.unsafe(statement)));

describe.each(tables)('%s', (table) => {
  it('has rows that the tests could harm', async () => {
    expect(await database.sql.unsafe(`select 1 from public.${table} limit 1`)).toHaveLength(1);
  });

  it('is not changed, emptied or removed from by the owner', async () => {
    expect(await run(place.owner, `update public.${table} set ${changes[table]}`)).toBe('42501');
    expect(await run(place.owner, `delete from public.${table}`)).toBe('42501');
    expect(await run(place.owner, `truncate public.${table}`)).toBe('42501');
  });

  it('nor by the service', async () => {
    expect(await run('service', `update public.${table} set ${changes[table]}`)).toBe('42501');
    expect(await run('service', `delete from public.${table}`)).toBe('42501');
    expect(await run('service', `insert into public.${table} default values`)).toBe('42501');
    expect(await run('service', `truncate public.${table}`)).toBe('42501');
  });

  it('nor even by who owns the tables', async () => {
    const asSuperuser = (statement: string) => outcomeOf(database.sql.unsafe(statement));
    const refused = ['append_only', 'posted_fields_change'];
    expect(refused).toContain(await asSuperuser(`update public.${table} set ${changes[table]}`));
    expect(await asSuperuser(`delete from public.${table}`)).toBe('append_only');
    expect(await asSuperuser(`truncate public.${table} cascade`)).toBe('append_only');
  });
});

it.each(balances)('1. %s is written by triggers only', async (table) => {
  for (const who of [place.owner, 'service'] as const) {
    expect(await run(who, `delete from public.${table}`)).toBe('42501');
    expect(await run(who, `insert into public.${table} default values`)).toBe('42501');
    expect(await run(who, `update public.${table} set organization_id = organization_id`)).toBe('42501');
  }
});

describe('an entry', () => {
  const post = (amounts: [string, number][]) =>
    outcomeOf(
      database.sql.begin(
        (sql) => sql`
        select private.post_entry(${place.landlord.organizationId}, 'adjustment', '2031-01-01', 'DOP', null, null,
          ${sql.json(amounts.map(([account, amount]) => ({ account, amount })))})`,
      ),
    );

  it('2. that does not balance is refused when the transaction ends', async () => {
    expect(
      await post([
        ['receivables', 100],
        ['rent_income', -99],
      ]),
    ).toBe('entry_unbalanced');
  });

  it('3. with one line or none is refused', async () => {
    expect(await post([['receivables', 100]])).toBe('entry_incomplete');
    expect(await post([])).toBe('entry_incomplete');
  });

  it('4. that balances over two currencies but not in each is refused', async () => {
    const outcome = outcomeOf(
      database.sql.begin(async (sql) => {
        const [entry] = await sql`
          select private.post_entry(${place.landlord.organizationId}, 'adjustment', '2031-01-01', 'DOP', null, null,
            ${sql.json([
              { account: 'receivables', amount: 100 },
              { account: 'rent_income', amount: -100 },
            ])}) as id`;
        await sql`
          insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor)
          select organization_id, ${entry?.id}, id, case system_key when 'receivables' then 'USD' else 'DOP' end::public.currency_code,
            case system_key when 'receivables' then 5 else -5 end
          from public.accounts where organization_id = ${place.landlord.organizationId} and system_key in ('receivables', 'rent_income')`;
      }),
    );
    expect(await outcome).toBe('entry_unbalanced');
  });

  it('5. is reversed once', async () => {
    const [entry] = await database.sql`select id from public.journal_entries where kind = 'payment' limit 1`;
    const twice = database.sql.begin(async (sql) => {
      await sql`select private.reverse_entry(${entry?.id}, '2031-01-01', 'x')`;
      await sql`select private.reverse_entry(${entry?.id}, '2031-01-01', 'x')`;
    });
    expect(await outcomeOf(twice)).toBe('23505');
  });
});

it('6. a lease that is in force is not removed, and its currency cannot change', async () => {
  const asSuperuser = (statement: string) => outcomeOf(database.sql.unsafe(statement));
  expect(await asSuperuser('delete from public.leases')).toBe('lease_in_force');
  expect(await asSuperuser("update public.leases set currency = 'USD'")).toBe('23503');
});

it('7. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
