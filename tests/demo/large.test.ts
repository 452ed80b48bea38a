import { beforeAll, describe, expect, it } from 'vitest';
import { fillLarge, type LargePortfolio } from '#stack/demo/large.ts';
import { findLargeDiscrepancies } from '#stack/demo/large-check.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';

const UNITS = 1_000;
const PAYMENTS = 4_321;
const database = useDatabase();
let portfolio: LargePortfolio;

beforeAll(async () => {
  portfolio = await fillLarge(database.url, { units: UNITS, payments: PAYMENTS, today: '2026-03-20' });
});

describe('a large portfolio', () => {
  it('has exactly the units and payments that were asked for, most of them in one organisation', async () => {
    const [counts] = await database.sql`
      select (select count(*)::int from public.units) as units,
        (select count(*)::int from public.payments where status = 'confirmed') as payments,
        (select unit_count from public.organization_totals where organization_id = ${portfolio.organizationId}) as largest`;
    expect(counts).toEqual({ units: UNITS, payments: PAYMENTS, largest: (UNITS * 9) / 10 });
  });

  it('keeps its books as the verbs would: every figure equals a recount of all rows', async () => {
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('leaves the indexes ready and the plan gone', async () => {
    const [left] = await database.sql`
      select count(*)::int as indexes, to_regnamespace('large_plan') as plan from pg_catalog.pg_index
      where not (indisready and indisvalid)`;
    expect(left).toEqual({ indexes: 0, plan: null });
  });

  it('ends with the month before today', async () => {
    const [history] =
      await database.sql`select max(month)::text as last, count(distinct month)::int as months from public.monthly_totals`;
    expect(history).toEqual({ last: '2026-02-01', months: 5 });
  });

  it('is found wrong by the sampled recount when a figure is changed', async () => {
    expect(await findLargeDiscrepancies(database.sql)).toEqual([]);
    await database.sql`update public.monthly_totals set revenue_minor = revenue_minor + 1
      where organization_id = ${portfolio.organizationId} and month = '2026-02-01' and currency = 'DOP'`;
    expect(await findLargeDiscrepancies(database.sql)).toEqual(['monthly totals']);
  });

  it('refuses fewer payments than one month has', async () => {
    await database.sql`drop schema if exists large_plan cascade`;
    const options = { units: UNITS, payments: 10, today: '2026-03-20' };
    await expect(fillLarge(database.url, options)).rejects.toThrow('more than 10 payments');
  });
});
