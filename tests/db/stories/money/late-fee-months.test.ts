import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { Random } from '#stack/demo/random.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { SEED } from '#tests/support/fixed-seed.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Meses');
});

it('1. two late rents together never bring more than the month’s maximum of the lease, nor one more than its own', async () => {
  const random = new Random(SEED);
  for (let round = 0; round < 6; round += 1) {
    const id = await verbs.createLease(database.sql, place.owner, {
      unitId: await addUnit(database.sql, place.landlord, place.propertyId, `A-${round}`),
      personIds: [place.personId],
      startsOn: '2044-01-01',
      endsOn: '2044-12-31',
      dueDay: random.between(1, 28),
    });
    const [monthly, own] = [random.between(2_000, 12_000), random.between(2_000, 25_000)];
    await booksOf(database.sql, place.landlord).inBooks('save_late_fee_rule', {
      p_currency: 'DOP',
      p_lease_id: id,
      p_rule: {
        kind: 'fixed',
        amount_minor: random.between(300, 3_000),
        frequency: random.pick(['daily', 'daily', 'one_time']),
        grace_days: random.between(0, 5),
        monthly_maximum_minor: monthly,
        maximum_minor: own,
      },
    });
    let day = '2044-01-01';
    for (let step = 0; step < 14; step += 1) {
      day = addDays(day, random.between(0, 15));
      await runJobs(database.sql, `${day}T12:00:00Z`);
    }
    const most = async (group: string) => {
      const [row] = await database.sql.unsafe<{ most: number; rents: number }[]>(
        `select coalesce(max(total), 0)::int as most from (
          select sum(amount_minor) as total from public.charges where lease_id = $1 and kind = 'late_fee' group by ${group}) f`,
        [id],
      );
      return row?.most ?? 0;
    };
    expect(await most("date_trunc('month', due_on)")).toBeGreaterThan(0);
    expect(await most("date_trunc('month', due_on)")).toBeLessThanOrEqual(monthly);
    expect(await most('late_fee_for')).toBeLessThanOrEqual(own);
  }
});

it('2. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
