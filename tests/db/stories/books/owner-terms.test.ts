import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OwnerResult, ownerResults } from '#src/domain/books/owner-statement.ts';
import type { PropertyResult } from '#src/domain/books/report-data.ts';
import { addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { Random } from '#stack/demo/random.ts';
import { camelRows } from '#tests/db/camel-rows.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { SEED } from '#tests/support/fixed-seed.ts';
import { addProperty, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let today: string;
let propertyId: string;

type Shares = Record<string, number>;
const own = (shares: Shares, from?: string) =>
  call(database.sql, place.owner, 'set_property_owners', {
    p_property_id: propertyId,
    p_owners: Object.entries(shares).map(([full_name, share_basis_points]) => ({
      full_name,
      share_basis_points,
    })),
    p_from: from,
  });
const earn = (day: string, amount: number) =>
  books.enter(day, [
    { account: 'operating_cash', amount, propertyId },
    { account: 'other_income', amount: -amount, propertyId },
  ]);
const distribute = (owner: string, amount_minor: number, paidOn: string) =>
  verbs.distributeToOwners(database.sql, place.owner, {
    propertyId,
    paidOn,
    parts: [{ owner, amount_minor }],
    isBeyondDue: true,
  });
const terms = () =>
  database.sql`select starts_on::text, ends_on::text, owners from public.property_owner_terms
    where property_id = ${propertyId} order by starts_on`;
async function statement(from: string, to: string): Promise<OwnerResult[]> {
  const [row] = await act(
    database.sql,
    place.owner,
    (sql) =>
      sql`select public.report_owner_shares(${place.landlord.organizationId}, ${from}, ${to}, 'cash', ${[propertyId]}::uuid[]) as answer`,
  );
  return ownerResults(camelRows<PropertyResult>(row?.answer).filter(({ currency }) => currency === 'DOP'));
}
const amounts = (results: readonly OwnerResult[], pick: 'netMinor' | 'dueMinor' | 'openingMinor') =>
  Object.fromEntries(results.map(({ key, parts }) => [key, parts[0]?.[pick]]));
const balances = async (day: string) => {
  const rows = await act(
    database.sql,
    place.owner,
    (sql) => sql<{ key: string; due: number }[]>`
      select owner_key as key, due_minor::float8 as due from public.owner_balances(${propertyId}, ${day})
      where currency = 'DOP'`,
  );
  return Object.fromEntries(rows.map(({ key, due }) => [key, due]));
};

beforeAll(async () => {
  place = await createRentable(database.sql, 'Quién y cuándo');
  books = booksOf(database.sql, place.landlord);
  today = await todayOf(database.sql, place.landlord);
});
let made = 0;
beforeEach(async () => {
  made += 1;
  propertyId = await addProperty(database.sql, place.landlord, `Casa ${made}`);
});

describe('a change of owners from a day on', () => {
  it('leaves what an old statement says, and splits a period with a change by the day', async () => {
    await own({ Rosa: 2_500, Juan: 7_500 });
    await earn('2026-03-31', 100_001);
    const march = await statement('2026-03-01', '2026-03-31');
    await own({ Rosa: 6_000, Eva: 4_000 }, '2026-04-01');
    await earn('2026-04-01', 50_000);
    expect(await statement('2026-03-01', '2026-03-31')).toEqual(march);
    expect(amounts(march, 'netMinor')).toEqual({ rosa: 25_000, juan: 75_001 });
    const both = await statement('2026-03-01', '2026-04-30');
    expect(amounts(both, 'netMinor')).toEqual({ rosa: 55_000, juan: 75_001, eva: 20_000 });
    expect(both.map(({ key, parts }) => [key, parts[0]?.shareBasisPoints])).toEqual([
      ['eva', 4_000],
      ['juan', 0],
      ['rosa', 6_000],
    ]);
    expect(amounts(await statement('2026-04-01', '2026-04-30'), 'openingMinor')).toEqual({
      rosa: 25_000,
      juan: 75_001,
      eva: 0,
    });
  });

  it('lets who sold be paid what was theirs, and then is gone', async () => {
    await own({ Rosa: 10_000 });
    await earn('2026-02-10', 80_000);
    await own({ Juan: 10_000 }, '2026-03-01');
    expect(await balances('2026-03-31')).toEqual({ juan: 0, rosa: 80_000 });
    await distribute('rosa', 80_000, '2026-03-15');
    expect(await balances('2026-03-31')).toEqual({ juan: 0 });
    expect(amounts(await statement('2026-03-01', '2026-03-31'), 'dueMinor')).toEqual({ juan: 0, rosa: 0 });
  });

  it('may be to the organisation, and from it', async () => {
    await earn('2026-01-15', 10_000);
    await own({ Rosa: 10_000 }, '2026-02-01');
    await earn('2026-02-15', 20_000);
    await own({}, '2026-03-01');
    await earn('2026-03-15', 30_000);
    expect(await balances('2026-03-31')).toEqual({ '': 40_000, rosa: 20_000 });
    expect(amounts(await statement('2026-01-01', '2026-03-31'), 'netMinor')).toEqual({
      '': 40_000,
      rosa: 20_000,
    });
  });

  it('keeps who owned it before, with their days', async () => {
    await own({ Rosa: 10_000 });
    await own({ Juan: 10_000 }, '2026-02-01');
    await own({ Eva: 10_000 }, '2026-05-01');
    expect(await terms()).toMatchObject([
      {
        starts_on: '1900-01-01',
        ends_on: '2026-01-31',
        owners: [{ name: 'Rosa', share_basis_points: 10_000 }],
      },
      { starts_on: '2026-02-01', ends_on: '2026-04-30', owners: [{ name: 'Juan' }] },
    ]);
    await own({ Eva: 5_000, Luis: 5_000 }, '2026-05-01');
    await own({ Eva: 4_000, Luis: 6_000 });
    expect(await terms()).toHaveLength(2);
  });

  it('is refused on another day than the first, before the last change and in the future', async () => {
    await own({ Rosa: 10_000 });
    expect(await outcomeOf(own({ Juan: 10_000 }, '2026-02-15'))).toBe('owners_from_not_first');
    await own({ Juan: 10_000 }, '2026-02-01');
    expect(await outcomeOf(own({ Eva: 10_000 }, '2026-01-01'))).toBe('owners_from_too_early');
    const next = addMonths(startOfMonth(today), 1);
    expect(await outcomeOf(own({ Eva: 10_000 }, next))).toBe('date_in_future');
    expect(await terms()).toHaveLength(1);
  });
});

it('is refused in a period that is closed, whose statements stay what they were', async () => {
  const { sql } = database;
  const other = await createRentable(sql, 'Cerrado');
  await booksOf(sql, other.landlord).inBooks('close_period', { p_closed_through: '2026-03-31' });
  const change = (from: string) =>
    call(sql, other.owner, 'set_property_owners', {
      p_property_id: other.propertyId,
      p_owners: [{ full_name: 'Rosa', share_basis_points: 10_000 }],
      p_from: from,
    });
  expect(await outcomeOf(change('2026-03-01'))).toBe('period_closed');
  expect(await outcomeOf(change('2026-04-01'))).toBe('done');
});

describe('random histories', () => {
  const SEEDS = [SEED, SEED + 1, SEED + 2];
  const MONTHS = 8;
  const NAMES = ['Rosa', 'Juan', 'Eva', 'Luis'];
  const randomShares = (next: (below: number) => number): Shares => {
    const names = NAMES.slice(next(NAMES.length + 1));
    let left = 10_000;
    return Object.fromEntries(
      names.map((name, index) => {
        const share = index === names.length - 1 ? left : 1 + next(left - names.length);
        left -= share;
        return [name, share];
      }),
    );
  };

  it.each(SEEDS)(
    'the parts sum to the whole to the cent, and are what can be distributed (seed %i)',
    async (seed) => {
      const random = new Random(seed);
      const next = (below: number) => random.between(0, below - 1);
      const monthAt = (index: number) => addMonths('2025-01-01', index);
      let whole = 0;
      for (let index = 0; index < MONTHS; index += 1) {
        if (next(2) === 0) await own(randomShares(next), monthAt(index));
        for (const day of ['01', '17']) {
          const amount = next(100_000) - 20_000 || 1;
          whole += amount;
          await earn(`${monthAt(index).slice(0, 8)}${day}`, amount);
        }
        if (next(3) === 0) {
          const drawn = 1 + next(9_999);
          whole -= drawn;
          await books.enter(`${monthAt(index).slice(0, 8)}20`, [
            { account: 'owner_draw', amount: drawn, propertyId },
            { account: 'operating_cash', amount: -drawn, propertyId },
          ]);
        }
      }
      const last = endOfMonth(monthAt(MONTHS - 1));
      const sum = (given: Record<string, number | undefined>) =>
        Object.values(given).reduce<number>((all, amount) => all + (amount ?? 0), 0);
      const due = await balances(last);
      expect(sum(due)).toBe(whole);
      const told = amounts(await statement('2025-01-01', last), 'dueMinor');
      expect(Object.fromEntries(Object.entries(told).filter(([, amount]) => amount !== 0))).toEqual(
        Object.fromEntries(Object.entries(due).filter(([, amount]) => amount !== 0)),
      );
      // Periods follow each other without a gap, wherever they are cut.
      const cut = `${monthAt(3 + next(3)).slice(0, 8)}16`;
      const [before, after] = [await statement('2025-01-01', cut), await statement(addDay(cut), last)];
      const left = amounts(before, 'dueMinor');
      for (const [key, opening] of Object.entries(amounts(after, 'openingMinor')))
        expect(opening, key).toBe(left[key] ?? 0);
    },
  );
  const addDay = (day: string) => `${day.slice(0, 8)}17`;
});
