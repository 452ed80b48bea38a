import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const PRICE = 1_000;

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let today: string;
const day = (ago: number) => addDays(today, -ago);

beforeAll(async () => {
  place = await createRentable(database.sql, 'Contadores');
  books = booksOf(database.sql, place.landlord);
  today = await todayOf(database.sql, place.landlord);
});

/** A unit with a meter, whose tenants are named as they come. */
async function metered() {
  const unitId = await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
  const meterId = randomUUID();
  await act(
    database.sql,
    place.owner,
    (sql) => sql`insert into public.unit_meters (id, organization_id, unit_id, kind, number)
      values (${meterId}, ${place.landlord.organizationId}, ${unitId}, 'water', '77')`,
  );
  return {
    meterId,
    /** Nothing is charged by itself. */
    moveIn: async (name: string, startsOn: string) =>
      verbs.createLease(database.sql, place.owner, {
        unitId,
        personIds: [await addPerson(database.sql, place.landlord, name)],
        startsOn,
        endsOn: '2040-12-31',
        billFrom: '2040-01-01',
      }),
    read: (on: string, value: number, price?: number) =>
      books.verb('record_meter_reading', {
        p_meter_id: meterId,
        p_read_on: on,
        p_value: value,
        p_price_minor: price,
      }),
    payer: (on: string, who: Caller = place.owner) =>
      act(database.sql, who, async (sql) => [
        ...(await sql`select tenant_name as name, is_counted as counted from public.meter_payer(${meterId}, ${on})`),
      ]),
  };
}

const leave = (leaseId: string, endedOn: string) =>
  verbs.terminateLease(database.sql, place.owner, { leaseId, endedOn });

const chargesOf = async (leaseId: string) => [
  ...(await database.sql`
    select amount_minor::int as amount, period_start::text as from, period_end::text as to
    from public.charges where lease_id = ${leaseId} and kind = 'utility' order by created_at`),
];

describe('what a meter shows is charged', () => {
  it('1. to nobody who came after it was used: the reading of the day they moved in comes first', async () => {
    const { moveIn, read, payer } = await metered();
    const before = await moveIn('Ana Antes', day(100));
    await read(day(99), 100);
    await read(day(60), 150, PRICE);
    expect(await chargesOf(before)).toEqual([{ amount: 50_000, from: day(98), to: day(60) }]);
    await leave(before, day(40));
    const after = await moveIn('Luz Después', day(20));
    expect(await payer(today)).toEqual([{ name: 'Luz Después', counted: false }]);
    expect(await outcomeOf(read(today, 200, PRICE))).toBe('move_in_reading_missing');
    // Use of a time in which nobody lived there is theirs neither.
    await read(day(20), 170);
    expect(await payer(today)).toEqual([{ name: 'Luz Después', counted: true }]);
    await read(today, 200, PRICE);
    expect(await chargesOf(after)).toEqual([{ amount: 30_000, from: day(19), to: today }]);
  });

  it('2. to who lived there that day, also when it is typed after they left', async () => {
    const { moveIn, read, payer } = await metered();
    const leaseId = await moveIn('Rosa Final', day(90));
    await read(day(91), 10);
    await leave(leaseId, day(30));
    expect(await payer(day(30))).toEqual([{ name: 'Rosa Final', counted: true }]);
    await read(day(30), 25, PRICE);
    expect(await chargesOf(leaseId)).toEqual([{ amount: 15_000, from: day(90), to: day(30) }]);
  });

  it('3. to nobody where nobody lived, and nobody is named to strangers', async () => {
    const { moveIn, read, payer, meterId } = await metered();
    await read(day(50), 10);
    await read(day(40), 30, PRICE);
    expect(await payer(day(40))).toEqual([]);
    const [row] = await database.sql`
      select lease_id, charge_id from public.meter_readings where meter_id = ${meterId} order by read_on desc limit 1`;
    expect(row).toEqual({ lease_id: null, charge_id: null });
    await moveIn('Nadie Más', day(10));
    const stranger = await createRentable(database.sql, 'Otra');
    expect(await payer(today, stranger.owner)).toEqual([]);
  });

  it('4. and a reading without a price is taken whoever lives there', async () => {
    const { moveIn, read } = await metered();
    await read(day(50), 10);
    const leaseId = await moveIn('Sin Precio', day(10));
    expect(await outcomeOf(read(today, 20))).toBe('done');
    expect(await chargesOf(leaseId)).toEqual([]);
  });
});

it('5. every kept figure equals a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
