import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, endOfMonth } from '#src/domain/foundation/dates.ts';
import { type ProrationMethod, prorationMethods } from '#src/domain/foundation/enums.ts';
import { rentTerms } from '#src/domain/leasing/rent-terms.test-support.ts';
import {
  partOfMonth,
  type RentCharge,
  type RentTerms,
  rentCharges,
} from '#src/domain/money/rent-schedule.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable } from '#tests/support/portfolio.ts';

// The domain and the database compute rent each on its own; here they must agree to the cent.
const LEASES = 400;
const LAST_MONTH = '2028-06';
const LAST_DAY = '2028-06-30';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Gemela');
});

interface StoredTerms {
  starts_on: string;
  ends_on: string;
  status: 'active' | 'month_to_month';
  due_day: number;
  method: ProrationMethod;
  steps: { starts_on: string; rent: number }[];
}

/** Every lease of the database has an agreed last day; one that runs on month to month goes beyond it. */
function stored(terms: RentTerms): StoredTerms {
  return {
    starts_on: terms.startsOn,
    ends_on: terms.endsOn ?? terms.startsOn,
    status: terms.openEnded || terms.endsOn === null ? 'month_to_month' : 'active',
    due_day: terms.dueDay,
    method: terms.prorationMethod,
    steps: terms.rentSteps.map((step) => ({ starts_on: step.startsOn, rent: step.amountMinor })),
  };
}

/** Puts the leases in, each in a unit of its own. Returns their ids in the same order. */
async function store(leases: StoredTerms[]): Promise<string[]> {
  const { sql } = database;
  const { organizationId } = place.landlord;
  const rows = await sql<{ id: string }[]>`
    with given as materialized (
      select g.*, g.n as position, gen_random_uuid() as lease_id, gen_random_uuid() as unit_id
      from rows from (jsonb_to_recordset(${sql.json(leases as never)})
        as (starts_on date, ends_on date, status public.lease_status, due_day int, method public.proration_method, steps jsonb))
        with ordinality as g (starts_on, ends_on, status, due_day, method, steps, n)
    ), units as (
      insert into public.units (id, organization_id, property_id, label)
      select unit_id, ${organizationId}, ${place.propertyId}, 'T' || left(unit_id::text, 12) from given returning id
    ), leases as (
      insert into public.leases (id, organization_id, property_id, unit_id, status, starts_on, ends_on, currency, due_day,
        proration_method, bill_from)
      select lease_id, ${organizationId}, ${place.propertyId}, unit_id, status, starts_on, ends_on, 'DOP', due_day, method, starts_on
      from given where (select count(*) from units) > 0 returning id
    ), steps as (
      insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
      select ${organizationId}, lease_id, 'DOP', s.starts_on, s.rent
      from given, jsonb_to_recordset(steps) as s (starts_on date, rent bigint) where (select count(*) from leases) > 0
    )
    select lease_id as id from given order by position`;
  return rows.map((row) => row.id);
}

async function postedCharges(ids: string[]): Promise<RentCharge[][]> {
  const { sql } = database;
  await sql`select private.post_due_rent(${place.landlord.organizationId}, ${LAST_DAY})`;
  const rows = await sql<(RentCharge & { lease_id: string; amount: string })[]>`
    select lease_id, period_start::text as "periodStart", period_end::text as "periodEnd", due_on::text as "dueOn",
      amount_minor as amount
    from public.charges where kind = 'rent' order by period_start`;
  const byLease = new Map<string, RentCharge[]>(ids.map((id) => [id, []]));
  for (const { lease_id, amount, periodStart, periodEnd, dueOn } of rows) {
    byLease.get(lease_id)?.push({ periodStart, periodEnd, dueOn, amountMinor: Number(amount) });
  }
  return ids.map((id) => byLease.get(id) ?? []);
}

it(`posts what the domain's schedule says, for ${LEASES} random leases`, async () => {
  const samples = fc.sample(rentTerms({ minimumRent: 0 }), { numRuns: LEASES });
  const ids = await store(samples.map(stored));
  const posted = await postedCharges(ids);
  const expected = samples.map((terms) => rentCharges(terms, '2026-01', LAST_MONTH));
  expect(expected.flat().length).toBeGreaterThan(2_000);
  for (const [index, charges] of posted.entries()) {
    expect({ terms: samples[index], charges }).toEqual({ terms: samples[index], charges: expected[index] });
  }
});

describe('rent_of_period on values worked out by hand', () => {
  type Row = [
    rent: number,
    steps: [string, number][],
    method: ProrationMethod,
    from: string,
    to: string,
    amount: number,
  ];
  const rows: Row[] = [
    [180_000, [], 'calendar_month', '2026-03-15', '2026-03-31', 98_710],
    [180_000, [], 'thirty_days', '2026-03-15', '2026-03-31', 102_000],
    [180_000, [], 'year_365', '2026-03-15', '2026-03-31', 100_603],
    [180_000, [], 'none', '2026-03-15', '2026-03-31', 180_000],
    [180_000, [], 'thirty_days', '2026-03-02', '2026-03-31', 180_000],
    [180_000, [], 'calendar_month', '2026-03-02', '2026-03-31', 174_194],
    [180_000, [], 'year_365', '2026-02-01', '2026-02-28', 180_000],
    [180_000, [], 'thirty_days', '2026-02-01', '2026-02-28', 180_000],
    [180_000, [], 'thirty_days', '2026-02-01', '2026-02-27', 162_000],
    [100_001, [], 'calendar_month', '2026-02-15', '2026-02-28', 50_001],
    [180_000, [['2026-03-15', 200_000]], 'thirty_days', '2026-03-01', '2026-03-31', 190_967],
    [180_000, [['2026-03-20', 200_000]], 'thirty_days', '2026-03-10', '2026-03-31', 140_000],
    [180_000, [['2026-03-15', 200_000]], 'none', '2026-03-01', '2026-03-31', 180_000],
  ];
  it.each(rows)('%s %j %s %s..%s = %s', async (rent, steps, method, from, to, amount) => {
    const [id] = await store([
      {
        starts_on: '2026-01-01',
        ends_on: '2027-12-31',
        status: 'active',
        due_day: 1,
        method,
        steps: [
          { starts_on: '2026-01-01', rent },
          ...steps.map(([starts_on, stepped]) => ({ starts_on, rent: stepped })),
        ],
      },
    ]);
    const [row] =
      await database.sql`select private.rent_of_period(${id ?? ''}, ${method}, ${from}, ${to})::int as amount`;
    expect(row?.amount).toBe(amount);
  });
});

it('prorates an amount a month as the domain does, for 2000 random parts of months', async () => {
  const parts = fc.sample(
    fc
      .record({
        amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
        method: fc.constantFrom(...prorationMethods),
        offset: fc.nat(1500),
        length: fc.integer({ min: -1, max: 30 }),
      })
      .map(({ offset, length, ...part }) => {
        const start = addDays('2026-01-01', offset);
        const [asked, last] = [addDays(start, length), endOfMonth(start)];
        return { ...part, start, end: asked < last ? asked : last };
      }),
    { numRuns: 2_000 },
  );
  const rows = await database.sql<{ amount: string }[]>`
    select private.part_of_month(g.amount, g.method, g.start, g.end) as amount
    from rows from (jsonb_to_recordset(${database.sql.json(parts)})
      as (amount bigint, method public.proration_method, start date, "end" date)) with ordinality as g (amount, method, start, "end", n)
    order by g.n`;
  expect(rows.map((row) => Number(row.amount))).toEqual(
    parts.map(({ amount, method, ...period }) => partOfMonth(amount, method, period)),
  );
});
