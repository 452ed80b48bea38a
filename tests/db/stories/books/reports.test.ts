import { beforeAll, describe, expect, it } from 'vitest';
import { incomeStatement } from '#src/domain/books/statements.ts';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addUnit, createLandlord, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { accountsOf, expectReportsAgree, totalsOf } from '#tests/support/reports.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let organizationId: string;
let today: string;
let leaseId: string;
/** The first day of the month before this one. */
let last: string;

const report = (name: string, ...values: (string | null)[]) =>
  act(database.sql, place.owner, (sql) =>
    sql.unsafe(
      `select * from public.${name}(${values.map((_, n) => `$${n + 1}`).join(', ')})`,
      values as never[],
    ),
  );

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Cuentas');
  organizationId = place.landlord.organizationId;
  today = await todayOf(sql, place.landlord);
  last = addMonths(startOfMonth(today), -1);
  const empty = await addUnit(sql, place.landlord, place.propertyId, '2-B');
  await sql`update public.units set market_rent_minor = 1500000, market_rent_currency = 'DOP' where id in (${empty}, ${place.unitId})`;
  leaseId = await verbs.createLease(sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: last,
    endsOn: '2040-12-31',
    rentMinor: 1_200_000,
    depositMinor: 500_000,
  });
  await runJobs(sql, `${today}T16:00:00Z`);
  await verbs.recordPayment(sql, place.owner, { leaseId, amountMinor: 1_000_000, paidOn: today });
});

const incomeOf = async (basis: 'accrual' | 'cash', from = last, to = endOfMonth(today)) => {
  const totals = await totalsOf(database.sql, place.owner, { organizationId, from, to, basis });
  return incomeStatement(await accountsOf(database.sql, organizationId), totals, 'DOP');
};

describe('the income statement', () => {
  it('counts what was earned on accrual, what was paid on cash, and the deposit never', async () => {
    expect(await incomeOf('accrual')).toMatchObject({ incomeMinor: 2_400_000, profitMinor: 2_400_000 });
    const [paid] = await database.sql`
      select coalesce(sum(a.amount_minor), 0)::int as paid from public.payment_allocations a join public.charges c on c.id = a.charge_id
      where a.organization_id = ${organizationId} and c.kind <> 'deposit'`;
    expect((await incomeOf('cash')).incomeMinor).toBe(paid?.paid);
    expect(paid?.paid).toBeGreaterThan(0);
  });

  it('is the same whether read from months or from days', async () => {
    const whole = await incomeOf('accrual', last, endOfMonth(last));
    const inDays = [
      await incomeOf('accrual', last, addDays(last, 9)),
      await incomeOf('accrual', addDays(last, 10), endOfMonth(last)),
    ];
    expect(inDays.reduce((sum, one) => sum + one.incomeMinor, 0)).toBe(whole.incomeMinor);
    const across = await incomeOf('accrual', addDays(last, 3), endOfMonth(today));
    expect(across.incomeMinor).toBe(1_200_000);
  });

  it('can be read for one property', async () => {
    const of = (propertyIds: string[]) =>
      totalsOf(database.sql, place.owner, { organizationId, from: last, to: today, propertyIds });
    const accounts = await accountsOf(database.sql, organizationId);
    expect(incomeStatement(accounts, await of([place.propertyId]), 'DOP').incomeMinor).toBe(2_400_000);
    expect(incomeStatement(accounts, await of([leaseId]), 'DOP').incomeMinor).toBe(0);
  });
});

it('statements, their rows and the aged receivables agree on every day', async () => {
  for (const day of [
    addDays(last, -1),
    last,
    addDays(last, 12),
    endOfMonth(last),
    today,
    endOfMonth(today),
  ]) {
    await expectReportsAgree(database.sql, place.owner, organizationId, day);
  }
});

describe('the rent roll', () => {
  it('has every unit, the vacant ones too, with what the books say of their leases', async () => {
    const rows = await report('report_rent_roll', organizationId, today);
    expect(rows.map((row) => [row.unit_label, row.section])).toEqual([
      ['1-A', 'current'],
      ['2-B', 'vacant'],
    ]);
    const [let_, vacant] = rows;
    expect(let_).toMatchObject({
      rent_minor: '1200000',
      market_rent_minor: '1500000',
      tenant_name: 'Ana Pérez',
    });
    expect(Number(let_?.deposit_minor)).toBe(500_000);
    expect(Number(let_?.balance_minor)).toBe(2 * 1_200_000 + 500_000 - 1_000_000);
    expect(vacant).toMatchObject({ lease_id: null, rent_minor: null, balance_minor: null, vacant_days: 0 });
  });

  it('tells what was true on an earlier day', async () => {
    const rows = await report('report_rent_roll', organizationId, addDays(last, -1));
    expect(rows[0]).toMatchObject({ unit_label: '1-A', section: 'vacant', lease_id: null });
  });

  it('goes on behind the last unit seen', async () => {
    const [first] = await report('report_rent_roll', organizationId, today, null, null, '1');
    const rest = await report('report_rent_roll', organizationId, today, null, String(first?.unit_id), '5');
    expect(rest.map((row) => row.unit_label)).toEqual(['2-B']);
  });
});

it('deposits held are what came: what was charged and did not come is told apart', async () => {
  const [row] = await report('report_deposits_held', organizationId, today);
  const answer = row?.report_deposits_held as { totals: Record<string, number>[] } | undefined;
  const [charge] = await database.sql`
    select outstanding_minor::int as open from public.charges where lease_id = ${leaseId} and kind = 'deposit'`;
  expect(answer?.totals).toMatchObject([{ liability_minor: 500_000, unpaid_minor: charge?.open }]);
});

describe('what stands behind a figure', () => {
  it('sums to it, page after page, on either basis', async () => {
    const { sql } = database;
    const [account] = await sql`
      select id from public.accounts where organization_id = ${organizationId} and system_key = 'rent_income'`;
    for (const basis of ['accrual', 'cash'] as const) {
      const page = (after: { occurred_on: Date; source: string; id: string } | null) =>
        act(
          sql,
          place.owner,
          (transaction) => transaction`
          select * from public.report_entries(${organizationId}, ${account?.id}, ${last}, ${today}, ${basis}, 'DOP', null,
            ${after?.occurred_on ?? null}::date, ${after?.source ?? null}, ${after?.id ?? null}, 1)`,
        );
      let sum = 0;
      let rows = await page(null);
      for (let pages = 0; rows.length > 0 && pages < 20; pages += 1) {
        sum -= Number(rows[0]?.amount_minor);
        rows = await page(rows[0] as never);
      }
      expect(sum, basis).toBe((await incomeOf(basis, last, today)).incomeMinor);
    }
  });
});

it('co-owners come with their shares, and an owner without partners is the organisation', async () => {
  const { sql } = database;
  const read = async () => {
    const [row] = await report('report_owner_shares', organizationId, last, today);
    return row?.report_owner_shares as { income_minor: number; owners: { name: string }[] }[];
  };
  expect(await read()).toMatchObject([{ income_minor: 2_400_000, owners: [] }]);
  await act(
    sql,
    place.owner,
    (transaction) =>
      transaction`select public.set_property_owners(${place.propertyId}, ${transaction.json([
        { full_name: 'Rosa', share_basis_points: 3333 },
        { full_name: 'Juan', share_basis_points: 6667 },
      ])})`,
  );
  expect((await read())[0]?.owners.map((owner) => owner.name)).toEqual(['Rosa', 'Juan']);
});

it('empty days cost their market rent', async () => {
  const [row] = await report('report_vacancy', organizationId, last, today);
  const rows = row?.report_vacancy as Record<string, number | string>[] | undefined;
  const dop = rows?.find((one) => one.currency === 'DOP');
  expect(Number(dop?.unit_days)).toBeGreaterThan(Number(dop?.leased_days));
  expect(Number(dop?.vacant_minor)).toBeGreaterThan(0);
});

describe('nobody reads the reports of another organisation', () => {
  it.each([
    ['report_account_totals', true],
    ['report_rent_roll', false],
    ['report_aged_receivables', false],
    ['report_deposits_held', false],
    ['report_owner_shares', true],
    ['report_vacancy', true],
  ])('%s', async (name, isPeriod) => {
    const stranger = (await createLandlord(database.sql, 'Ajeno')).owner;
    const days = isPeriod ? [last, today] : [today];
    const call = act(database.sql, stranger, (sql) =>
      sql.unsafe(`select public.${name}($1, ${days.map((_, n) => `$${n + 2}`).join(', ')})`, [
        organizationId,
        ...days,
      ]),
    );
    expect(await outcomeOf(call)).toBe('not_allowed');
  });

  it('nor of a period that is none', async () => {
    expect(await outcomeOf(report('report_account_totals', organizationId, today, last))).toBe(
      'period_invalid',
    );
  });
});
