import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import type { Actor, Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';

const database = useCastDatabase();
let cast: Cast;
beforeAll(() => {
  cast = database.cast;
});

type Row = Record<string, unknown>;
type Inputs = Record<'months' | 'cash' | 'collections' | 'bills' | 'leases' | 'units', Row[]>;

async function inputsOf(actor: Actor): Promise<Inputs> {
  const rows = await act(
    database.sql,
    cast.callers[actor],
    (sql) => sql`select public.forecast_inputs(${cast.home.organizationId}) as inputs`,
  );
  return rows[0]?.inputs as Inputs;
}

async function recordsOf(actor: Actor): Promise<Row[]> {
  const rows = await act(
    database.sql,
    cast.callers[actor],
    (sql) => sql`select public.rent_payment_records(${cast.home.organizationId}) as records`,
  );
  return rows[0]?.records as Row[];
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
/** Adds up by a key, in JavaScript, what the function adds up in SQL. */
function sums(rows: readonly Row[], keyOf: (row: Row) => string, of: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const row of rows) found[keyOf(row)] = (found[keyOf(row)] ?? 0) + Number(row[of]);
  return Object.fromEntries(Object.entries(found).filter(([, amount]) => amount !== 0));
}
const byMonth = (row: Row) => `${row.month} ${row.currency}`;

/** The first day of the running month, as the organization has it. */
async function firstDay(): Promise<string> {
  return monthOf(cast.today);
}

describe('what forecasts are made of', () => {
  it('adds up the journal by month: rent, costs, upkeep', async () => {
    const { sql } = database;
    const lines = await sql<Row[]>`
      select l.occurred_on::text as day, l.currency, l.amount_minor, a.system_key, a.kind, a.subtype
      from public.journal_lines l join public.accounts a on a.id = l.account_id
      where l.organization_id = ${cast.home.organizationId}`;
    const first = await firstDay();
    const past = lines
      .map((line): Row => ({ ...line, month: monthOf(String(line.day)) }))
      .filter(({ month }) => String(month) < first);
    const { months, cash } = await inputsOf('owner');
    const rent = past.filter((line) => line.system_key === 'rent_income');
    expect(Object.keys(sums(rent, byMonth, 'amount_minor')).length).toBeGreaterThan(0);
    const negated = Object.entries(sums(rent, byMonth, 'amount_minor')).map(([key, amount]) => [
      key,
      -amount,
    ]);
    expect(sums(months, byMonth, 'rent_minor')).toEqual(Object.fromEntries(negated));
    const costs = past.filter(
      (line) =>
        line.kind === 'expense' && !['bad_debts', 'exchange_difference'].includes(String(line.system_key)),
    );
    expect(sums(months, byMonth, 'cost_minor')).toEqual(sums(costs, byMonth, 'amount_minor'));
    const upkeep = past.filter(
      (line) => line.system_key === 'repairs' || (!line.system_key && line.subtype === 'operating_expense'),
    );
    expect(sums(months, byMonth, 'maintenance_minor')).toEqual(sums(upkeep, byMonth, 'amount_minor'));
    const held = await sql<Row[]>`
      select id from public.accounts where organization_id = ${cast.home.organizationId} and held_for = 'deposits'`;
    expect(held.length).toBeGreaterThan(0);
    const money = await sql<Row[]>`
      select l.currency, l.amount_minor from public.journal_lines l join public.accounts a on a.id = l.account_id
      where l.organization_id = ${cast.home.organizationId} and a.subtype = 'cash' and a.held_for <> 'deposits'
        and l.occurred_on < ${first}`;
    const byCurrency = (row: Row) => String(row.currency);
    expect(sums(cash, byCurrency, 'opening_minor')).toEqual(sums(money, byCurrency, 'amount_minor'));
  });

  it('says of the rent of each month how much came and how late', async () => {
    const first = await firstDay();
    const charges = await database.sql<Row[]>`
      select id, due_on::text as day, currency, amount_minor - credited_minor as amount from public.charges
      where organization_id = ${cast.home.organizationId} and kind = 'rent' and reversed_at is null and due_on < ${first}`;
    const paid = await database.sql<Row[]>`
      select charge_id, occurred_on::text as day, amount_minor from public.payment_allocations
      where organization_id = ${cast.home.organizationId}`;
    const { collections } = await inputsOf('owner');
    const rent = charges.map((one): Row => ({ ...one, month: monthOf(String(one.day)) }));
    expect(rent.length).toBeGreaterThan(0);
    expect(sums(collections, byMonth, 'charged_minor')).toEqual(sums(rent, byMonth, 'amount'));
    const number = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
    for (const row of collections) {
      const own = rent.filter((one) => byMonth(one) === byMonth(row));
      const came = paid.filter(({ charge_id }) => own.some(({ id }) => id === charge_id));
      const lateBy = (months: number) =>
        came
          .filter(({ day }) => Math.max(0, number(String(day)) - number(String(row.month))) === months)
          .reduce((sum, { amount_minor }) => sum + Number(amount_minor), 0);
      expect(row.collected_minor).toEqual([0, 1, 2, 3].map(lateBy));
      const before = came.filter(({ day }) => String(day) < first);
      const owed = Number(row.charged_minor) - before.reduce((sum, one) => sum + Number(one.amount_minor), 0);
      expect(row.owed_minor).toBe(owed);
    }
  });

  it('has the bills of former months that are owed, late ones in this month', async () => {
    const { sql } = database;
    const first = await firstDay();
    // One that was due long ago, one that is due later, and one that was paid before.
    await sql.begin(async (all) => {
      await all`set local session_replication_role = replica`;
      const bill = (due: string, paid: string | null) => all`
        insert into public.bills (organization_id, issuer_id, vendor_id, status, expense_kind, billed_on, due_on, paid_on, currency,
          services_minor, paid_minor, entry_id)
        select organization_id, issuer_id, vendor_id, ${paid ? 'paid' : 'approved'}, '02', '2020-01-01', ${due}, ${paid}, 'USD',
          777, ${paid ? 777 : 0}, gen_random_uuid() from public.bills where organization_id = ${cast.home.organizationId} limit 1`;
      await bill('2020-02-01', null);
      await bill('2020-03-01', '2020-03-01');
    });
    const rows = await sql<Row[]>`
      select b.due_on::text as due, b.currency, b.is_credit, b.payable_minor - coalesce((select sum(p.amount_minor)
        from public.bill_payments p where p.bill_id = b.id and p.reversed_at is null and p.paid_on < ${first}), 0) as owed
      from public.bills b where b.organization_id = ${cast.home.organizationId} and b.billed_on < ${first}
        and b.status in ('approved', 'partially_paid', 'paid') and (b.paid_on is null or b.paid_on >= ${first})`;
    const owed = rows.map((row): Row => {
      const due = monthOf(String(row.due));
      const sign = row.is_credit ? -1 : 1;
      return { currency: row.currency, month: due < first ? first : due, owed: sign * Number(row.owed) };
    });
    const { bills } = await inputsOf('owner');
    expect(sums(bills, byMonth, 'owed_minor')).toEqual(sums(owed, byMonth, 'owed'));
    expect(sums(bills, byMonth, 'owed_minor')[`${first} USD`]).toBe(777);
  });

  it('has every lease that holds or held its unit, and every unit', async () => {
    const { leases, units } = await inputsOf('owner');
    const held = await database.sql`
      select id from public.leases where organization_id = ${cast.home.organizationId} and not isempty(occupies)`;
    expect(leases.map(({ id }) => id).sort()).toEqual(held.map(({ id }) => id).sort());
    expect(leases.every(({ rent_steps }) => (rent_steps as Row[]).length > 0)).toBe(true);
    const all =
      await database.sql`select id from public.units where organization_id = ${cast.home.organizationId}`;
    expect(units.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
  });

  it('has how rent was paid, and nothing of who paid it', async () => {
    const records = await recordsOf('owner');
    expect(records.length).toBeGreaterThan(0);
    const keys = [
      'due_day',
      'dues',
      'is_current',
      'last_day',
      'lease_id',
      'payments',
      'raised_on',
      'starts_on',
      'unit_id',
    ];
    for (const record of records) expect(Object.keys(record).sort()).toEqual(keys);
    const charged = await database.sql<Row[]>`
      select lease_id, amount_minor - credited_minor as amount from public.charges
      where organization_id = ${cast.home.organizationId} and kind = 'rent' and reversed_at is null
        and due_on <= ${cast.today} and due_on > (${cast.today}::date - interval '3 years') and amount_minor > credited_minor`;
    const dues = records.flatMap(({ lease_id, dues }) =>
      (dues as Row[]).map((due): Row => ({ ...due, lease_id })),
    );
    const byLease = (row: Row) => String(row.lease_id);
    expect(sums(dues, byLease, 'amount_minor')).toEqual(sums(charged, byLease, 'amount'));
  });

  it('is for readers of money and leases: others get empty lists', async () => {
    expect(await inputsOf('viewer')).toEqual(await inputsOf('owner'));
    expect(await recordsOf('viewer')).toEqual(await recordsOf('owner'));
    const nothing = { months: [], cash: [], collections: [], bills: [], leases: [], units: [] };
    for (const actor of ['maintenance', 'tenant', 'formerTenant', 'otherOwner', 'admin'] as const) {
      expect(await inputsOf(actor)).toEqual(nothing);
      expect(await recordsOf(actor)).toEqual([]);
    }
  });
});
