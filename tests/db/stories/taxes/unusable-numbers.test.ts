import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let rangeId: string;

beforeAll(async () => {
  place = await createBillPlace(database.sql, 'Talonarios');
  await taxVerbs.saveProfile(database.sql, place.landlord);
  rangeId = await taxVerbs.addRange(database.sql, place.landlord, {
    kind: 'minor_expenses',
    first: 1,
    last: 40,
  });
});

const mark = (first: number, last: number, more: object = {}) =>
  verbs.markNcfUnusable(database.sql, place.owner, { rangeId, first, last, day: place.today, ...more });
/** Posts a bill that takes the next number. @returns the number */
async function give(): Promise<number> {
  const id = await place.save({ purchase_receipt_kind: 'minor_expenses' });
  await place.submit(id);
  const [row] = await database.sql<{ number: number }[]>`
    select right(ncf, 8)::int as number from public.bills where id = ${id}`;
  return row?.number ?? 0;
}

describe('numbers that were never used', () => {
  it('1. are passed over, wherever in the range they stand', async () => {
    await mark(1, 2);
    expect(await give()).toBe(3);
    await mark(5, 6);
    await mark(7, 7, { reason: '01' });
    expect(await give()).toBe(4);
    expect(await give()).toBe(8);
  });

  it('2. are marked once for a request', async () => {
    const requestId = randomUUID();
    const id = await mark(20, 21, { requestId });
    expect(await mark(20, 21, { requestId })).toBe(id);
  });

  it.each<[string, [number, number], object, string]>([
    ['3. that were given out', [8, 8], {}, 'ncf_given_out'],
    ['4. of which some were given out', [8, 12], {}, 'ncf_given_out'],
    ['5. that are marked already', [21, 25], {}, 'ncf_already_unusable'],
    ['6. that are not of the range', [40, 41], {}, 'ncf_outside_range'],
    ['7. the other way round', [12, 11], {}, 'ncf_outside_range'],
    ['8. with a reason that is about what was sold', [12, 12], { reason: '06' }, 'reason_missing'],
    ['9. without a reason', [12, 12], { reason: '' }, 'reason_missing'],
  ])('are refused %s', async (_, [first, last], more, code) => {
    expect(await outcomeOf(mark(first, last, more))).toBe(code);
  });

  it('10. are of a day up to today, in a month whose 608 is open', async () => {
    expect(await outcomeOf(mark(12, 12, { day: addDays(place.today, 1) }))).toBe('date_in_future');
    const month = addMonths(startOfMonth(place.today), -1);
    const filed = { form: '608', month } as const;
    await taxVerbs.checkForm(database.sql, place.landlord, filed);
    await taxVerbs.fileForm(database.sql, place.landlord, filed);
    expect(await outcomeOf(mark(12, 12, { day: month }))).toBe('month_filed');
    await taxVerbs.reopenForm(database.sql, place.landlord, filed, 'Se perdió un talonario');
    expect(await outcomeOf(mark(12, 12, { day: month }))).toBe('done');
  });

  it('11. are also refused where a bill had them from before there was a range', async () => {
    const other = await createBillPlace(database.sql, 'Talonario usado');
    await other.submit(await other.save({ ncf: 'B1300000005' }));
    const own = await taxVerbs.addRange(database.sql, other.landlord, {
      kind: 'minor_expenses',
      first: 1,
      last: 9,
    });
    const marked = verbs.markNcfUnusable(database.sql, other.owner, {
      rangeId: own,
      first: 4,
      last: 6,
      day: other.today,
    });
    expect(await outcomeOf(marked)).toBe('ncf_given_out');
  });

  it('12. use up a range when nothing else is left of it', async () => {
    const id = await taxVerbs.addRange(database.sql, place.landlord, {
      kind: 'purchases',
      first: 1,
      last: 2,
    });
    await mark(2, 2, { rangeId: id });
    await mark(1, 1, { rangeId: id });
    const [range] =
      await database.sql`select next_number::int as next from public.ncf_ranges where id = ${id}`;
    expect(range?.next).toBe(3);
  });

  it('13. stay written down as they were', async () => {
    const { sql } = database;
    expect(await outcomeOf(sql`delete from public.unusable_ncfs`)).toBe('append_only');
    expect(await outcomeOf(sql`update public.unusable_ncfs set reason = '01'`)).toBe('append_only');
  });
});

it('14. sixteen that ask while numbers are marked never get a marked one, and none twice', async () => {
  const bills = await Promise.all(
    Array.from({ length: 12 }, () => place.save({ purchase_receipt_kind: 'minor_expenses' })),
  );
  const outcomes = await Promise.all([
    ...bills.map((id) => outcomeOf(place.submit(id))),
    ...[22, 24, 26, 28].map((first) => outcomeOf(mark(first, first))),
  ]);
  expect(outcomes.slice(0, 12)).toEqual(bills.map(() => 'done'));
  const rows = await database.sql<{ number: number; times: number; marked: boolean }[]>`
    select right(r.ncf, 8)::int as number, count(*)::int as times, bool_or(u.id is not null) as marked
    from public.purchase_receipts r
    left join public.unusable_ncfs u on u.range_id = r.range_id and u.withdrawn_at is null
      and right(r.ncf, 8)::int between u.first_number and u.last_number
    where r.range_id = ${rangeId} group by 1`;
  expect(rows.filter(({ times, marked }) => times > 1 || marked)).toEqual([]);
});

describe('a mark that was a mistake', () => {
  const NUMBERS = { kind: 'minor_expenses', first: 101, last: 140 } as const;
  let other: Awaited<ReturnType<typeof createBillPlace>>;
  let range: string;
  const markOf = (first: number, last: number, day = other.today) =>
    verbs.markNcfUnusable(database.sql, other.owner, { rangeId: range, first, last, day });
  const withdraw = (id: string) => verbs.withdrawUnusableNcf(database.sql, other.owner, { markId: id });
  const giveNext = async () => {
    const id = await other.save({ purchase_receipt_kind: 'minor_expenses' });
    await other.submit(id);
    const [row] = await database.sql<{ number: number }[]>`
      select right(ncf, 8)::int as number from public.bills where id = ${id}`;
    return row?.number;
  };

  beforeAll(async () => {
    other = await createBillPlace(database.sql, 'Talonario equivocado');
    await taxVerbs.saveProfile(database.sql, other.landlord);
    range = await taxVerbs.addRange(database.sql, other.landlord, NUMBERS);
  });

  it('15. is taken off: its numbers are given out in their order, and can be marked again', async () => {
    const [first, second, later] = [await markOf(101, 102), await markOf(103, 103), await markOf(106, 106)];
    await withdraw(first);
    await withdraw(first);
    expect([await giveNext(), await giveNext(), await giveNext()]).toEqual([101, 102, 104]);
    await withdraw(later);
    await markOf(106, 107);
    expect(await outcomeOf(withdraw(second))).toBe('ncf_passed_over');
    expect([await giveNext(), await giveNext()]).toEqual([105, 108]);
  });

  it('16. stays once its 608 is filed', async () => {
    const month = addMonths(startOfMonth(other.today), -1);
    const id = await markOf(120, 120, month);
    const filed = { form: '608', month } as const;
    await taxVerbs.checkForm(database.sql, other.landlord, filed);
    await taxVerbs.fileForm(database.sql, other.landlord, filed);
    expect(await outcomeOf(withdraw(id))).toBe('month_filed');
    expect(await outcomeOf(verbs.withdrawUnusableNcf(database.sql, place.owner, { markId: id }))).toBe(
      'not_found',
    );
  });

  it('17. is not changed in any other way, nor put back', async () => {
    const id = await markOf(130, 130);
    const { sql } = database;
    const moved = sql`update public.unusable_ncfs set withdrawn_at = now(), last_number = 131 where id = ${id}`;
    expect(await outcomeOf(moved)).toBe('append_only');
    await withdraw(id);
    const back = sql`update public.unusable_ncfs set withdrawn_at = null where id = ${id}`;
    expect(await outcomeOf(back)).toBe('append_only');
  });
});
