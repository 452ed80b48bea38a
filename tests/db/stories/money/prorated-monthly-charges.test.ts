import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { type ProrationMethod, prorationMethods } from '#src/domain/foundation/enums.ts';
import { partOfMonth } from '#src/domain/money/rent-schedule.ts';
import { act } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const AMOUNT = 350_001;

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
/** The first days of the month before this one, of this one, and of the two that come. */
let months: { before: string; current: string; next: string; later: string };

beforeAll(async () => {
  place = await createRentable(database.sql, 'Cuotas');
  today = await todayOf(database.sql, place.landlord);
  const at = (step: number) => addMonths(startOfMonth(today), step);
  months = { before: at(-1), current: at(0), next: at(1), later: at(2) };
});

interface Term {
  startsOn?: string;
  endsOn?: string;
  proration?: ProrationMethod;
  /** First day of the charge; that of the lease when left out. */
  from?: string;
}

/** A lease whose rent is the amount that it is charged every month beside it. */
async function leaseWithFee({ startsOn = months.before, endsOn, proration, from }: Term = {}) {
  const leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId: await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    ...{ startsOn, endsOn: endsOn ?? '2040-12-31', billFrom: startsOn, rentMinor: AMOUNT },
    prorationMethod: proration ?? 'thirty_days',
  });
  await booksOf(database.sql, place.landlord).verb('add_recurring_charge', {
    p_lease_id: leaseId,
    ...{ p_kind: 'condominium_fee', p_amount_minor: AMOUNT, p_starts_on: from ?? startsOn },
  });
  return leaseId;
}
const runOn = (day: string) => runJobs(database.sql, `${day}T16:00:00Z`);
const chargesOf = async (leaseId: string, kind = 'condominium_fee') => [
  ...(await database.sql<{ from: string; to: string; due: string; amount: number }[]>`
    select period_start::text as from, period_end::text as to, due_on::text as due, amount_minor::int as amount
    from public.charges where lease_id = ${leaseId} and kind = ${kind} and reversed_at is null order by period_start`),
];
const owedKind = async (leaseId: string, kind: string) => {
  const [row] = await database.sql<{ owed: number }[]>`
    select sum(outstanding_minor)::int as owed from public.charges where lease_id = ${leaseId} and kind = ${kind}`;
  return row?.owed ?? 0;
};
const owedOf = async (leaseId: string) => {
  const fee = await owedKind(leaseId, 'condominium_fee');
  return { fee, all: fee + (await owedKind(leaseId, 'rent')) };
};
const amounts = async (leaseId: string) => (await chargesOf(leaseId)).map((charge) => charge.amount);

describe('what is charged every month beside the rent', () => {
  it.each(prorationMethods)(
    '1. is charged as rent of that amount is, where a lease begins and ends in mid-month (%s)',
    async (proration) => {
      for (const [first, last] of [
        [10, 4],
        [1, 20],
        [27, 0],
      ] as const) {
        const startsOn = addDays(months.before, first);
        const leaseId = await leaseWithFee({ startsOn, endsOn: addDays(months.next, last), proration });
        await runOn(months.next);
        const fees = await chargesOf(leaseId);
        expect(fees).toHaveLength(3);
        expect(fees).toEqual(await chargesOf(leaseId, 'rent'));
        const part = { start: startsOn, end: endOfMonth(startsOn) };
        expect(fees[0]?.amount).toBe(partOfMonth(AMOUNT, proration, part));
      }
    },
  );

  it('2. is charged for the rest of the month where the lease runs on, and both parts are the whole', async () => {
    const last = addDays(months.next, 14);
    const leaseId = await leaseWithFee({ startsOn: months.current, endsOn: last });
    await runOn(months.next);
    const part = partOfMonth(AMOUNT, 'thirty_days', { start: months.next, end: last });
    expect(await amounts(leaseId)).toEqual([AMOUNT, part]);
    await runOn(addDays(last, 1));
    expect(await amounts(leaseId)).toEqual([AMOUNT, part, AMOUNT - part]);
    await runOn(months.later);
    expect(await amounts(leaseId)).toEqual([AMOUNT, part, AMOUNT - part, AMOUNT]);
    expect(await chargesOf(leaseId)).toEqual(await chargesOf(leaseId, 'rent'));
  });

  it('3. stays as it was posted when a month that was charged is cut short, and is charged on after that', async () => {
    const leaseId = await leaseWithFee({ startsOn: months.current });
    await runOn(months.next);
    const last = addDays(months.next, 9);
    await verbs.giveNotice(database.sql, place.owner, {
      ...{ leaseId, givenBy: 'tenant', givenOn: today, leavesOn: last },
    });
    await runOn(last);
    expect(await amounts(leaseId)).toEqual([AMOUNT, AMOUNT]);
    await verbs.withdrawNotice(database.sql, place.owner, { leaseId });
    await runOn(months.later);
    expect(await amounts(leaseId)).toEqual([AMOUNT, AMOUNT, AMOUNT]);
  });

  it.each(prorationMethods)(
    '3b. comes to the same whether the end was typed before the month was charged or after (%s)',
    async (proration) => {
      for (const day of [0, 8, 18, 26]) {
        const last = addDays(months.next, day);
        const leaves = (leaseId: string, rentNote?: string) =>
          verbs.giveNotice(database.sql, place.owner, {
            ...{ leaseId, givenBy: 'tenant', givenOn: today, leavesOn: last, rentNote },
          });
        const before = await leaseWithFee({ startsOn: months.current, proration });
        const after = await leaseWithFee({ startsOn: months.current, proration });
        await leaves(before);
        await runOn(months.next);
        await leaves(after, 'Se va antes');
        expect(await owedOf(after)).toEqual(await owedOf(before));
        expect(await owedOf(after)).toEqual({ fee: await owedKind(after, 'rent'), all: expect.any(Number) });
        // A notice that is withdrawn, with its rent due again, charges both again.
        await verbs.withdrawNotice(database.sql, place.owner, {
          leaseId: after,
          reason: 'Se queda',
          isRentDue: true,
        });
        expect(await owedKind(after, 'condominium_fee')).toBe(await owedKind(after, 'rent'));
        expect(await owedKind(after, 'rent')).toBeGreaterThanOrEqual(2 * AMOUNT);
      }
    },
  );

  it('4. that begins or ends by itself in mid-month is charged whole where the lease has the whole month', async () => {
    const leaseId = await leaseWithFee({ from: addDays(months.current, 11) });
    const [fee] = await database.sql<{ id: string }[]>`
      select id from public.recurring_charges where lease_id = ${leaseId}`;
    await act(
      database.sql,
      place.owner,
      (sql) => sql`select public.end_recurring_charge(${fee?.id ?? ''}, ${addDays(months.next, 3)})`,
    );
    await runOn(months.later);
    expect(await amounts(leaseId)).toEqual([AMOUNT, AMOUNT]);
  });

  it('5. is shown by the preview of a month as the job charges it', async () => {
    const last = addDays(months.next, 14);
    const leaseId = await leaseWithFee({ startsOn: months.current, proration: 'calendar_month' });
    await verbs.giveNotice(database.sql, place.owner, {
      ...{ leaseId, givenBy: 'tenant', givenOn: today, leavesOn: last },
    });
    const lines = await act(database.sql, place.owner, async (sql) => {
      const [row] = await sql`
        select public.preview_month(${place.landlord.organizationId}, ${months.next}) as lines`;
      return row?.lines as { lease_id: string; kind: string; amount_minor: number; period_end: string }[];
    });
    const shown = lines.find((line) => line.lease_id === leaseId && line.kind === 'condominium_fee');
    const part = partOfMonth(AMOUNT, 'calendar_month', { start: months.next, end: last });
    expect(shown).toMatchObject({ amount_minor: part, period_end: last });
    await runOn(months.next);
    expect(await amounts(leaseId)).toContain(part);
  });
});

it('every recount is right after all this', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
