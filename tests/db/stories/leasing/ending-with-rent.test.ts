import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { type ProrationMethod, prorationMethods } from '#src/domain/foundation/enums.ts';
import { type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const RENT = 3_000_000;
const NOTE = 'Salió antes';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
/** What the days of this month up to today come to. */
let lived: number;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Salidas');
  today = await todayOf(database.sql, place.landlord);
  lived = today === endOfMonth(today) ? RENT : (RENT / 30) * Number(today.slice(-2));
  await taxVerbs.saveProfile(database.sql, place.landlord);
  for (const kind of ['consumer', 'fiscal_credit'] as const)
    await taxVerbs.addRange(database.sql, place.landlord, { kind, last: 1000 });
});

/** A lease whose rent is charged through the end of the next month. */
async function chargedLease(proration: ProrationMethod = 'thirty_days', billFrom = startOfMonth(today)) {
  const leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId: await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    ...{
      startsOn: '2024-01-01',
      endsOn: '2040-12-31',
      billFrom,
      rentMinor: RENT,
      prorationMethod: proration,
    },
  });
  await runJobs(database.sql, `${addMonths(startOfMonth(today), 1)}T16:00:00Z`);
  return leaseId;
}

interface More {
  rentNote?: string;
  requestId?: string;
  caller?: Caller;
}
const end = (leaseId: string, { caller = place.owner, ...more }: More = {}, endedOn = today) =>
  verbs.terminateLease(database.sql, caller, { leaseId, endedOn, ...more });
const notice = (leaseId: string, { caller = place.owner, ...more }: More = {}) =>
  verbs.giveNotice(database.sql, caller, {
    ...{ leaseId, givenBy: 'tenant', givenOn: today, leavesOn: today },
    ...more,
  });
const withdraw = (
  leaseId: string,
  more: { reason?: string; isRentDue?: boolean; requestId?: string } = {},
  caller: Caller = place.owner,
) => verbs.withdrawNotice(database.sql, caller, { leaseId, ...more });
const pay = (leaseId: string, amountMinor: number) =>
  verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor, paidOn: today });

async function balanceOf(leaseId: string) {
  const [row] = await database.sql`
    select billed_minor::int as billed, receivable_minor::int as owed, credit_minor::int as credit
    from public.lease_balances where lease_id = ${leaseId}`;
  return row;
}
async function statusOf(leaseId: string) {
  const [row] = await database.sql`select status, ended_on::text from public.leases where id = ${leaseId}`;
  return row;
}
const creditsOf = (leaseId: string) =>
  database.sql<{ amount: number; reason: string; on: string; is_after_end: boolean; is_reversed: boolean }[]>`
    select amount_minor::int as amount, reason, occurred_on::text as on, is_after_end, reversed_at is not null as is_reversed
    from public.charge_credits where lease_id = ${leaseId} order by created_at, amount_minor`;
async function chargeOf(leaseId: string, month: string): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    select id from public.charges where lease_id = ${leaseId} and kind = 'rent' and period_start = ${month}`;
  return row?.id ?? '';
}

describe('a lease that ends', () => {
  it('1. gives up the rent after its last day in the same action, with its reason', async () => {
    const leaseId = await chargedLease();
    await end(leaseId, { rentNote: ` ${NOTE} ` });
    expect(await statusOf(leaseId)).toEqual({ status: 'terminated', ended_on: today });
    expect(await balanceOf(leaseId)).toEqual({ billed: lived, owed: lived, credit: 0 });
    for (const credit of await creditsOf(leaseId))
      expect(credit).toMatchObject({ reason: NOTE, on: today, is_after_end: true, is_reversed: false });
  });

  it('2. keeps its rent where nothing is said of it, and it can be taken off later', async () => {
    const leaseId = await chargedLease();
    await end(leaseId);
    expect(await balanceOf(leaseId)).toMatchObject({ owed: 2 * RENT });
    await booksOf(database.sql, place.landlord).verb('credit_rent_after_end', {
      p_lease_id: leaseId,
      p_note: NOTE,
    });
    expect(await balanceOf(leaseId)).toMatchObject({ owed: lived });
  });

  it('3. does not end when its rent cannot be taken off: a blank reason, a fiscal receipt', async () => {
    const leaseId = await chargedLease();
    expect(await outcomeOf(end(leaseId, { rentNote: ' ' }))).toBe('reason_missing');
    const chargeIds = [await chargeOf(leaseId, addMonths(startOfMonth(today), 1))];
    await taxVerbs.issueInvoice(database.sql, place.owner, { chargeIds, kind: 'consumer' });
    expect(await outcomeOf(end(leaseId, { rentNote: NOTE }))).toBe('charge_invoiced');
    expect(await outcomeOf(notice(leaseId, { rentNote: NOTE }))).toBe('charge_invoiced');
    expect(await statusOf(leaseId)).toEqual({ status: 'active', ended_on: null });
    expect([...(await creditsOf(leaseId))]).toEqual([]);
    await end(leaseId);
    expect(await statusOf(leaseId)).toMatchObject({ status: 'terminated' });
  });

  it('4. ends once however often the request comes, and another reason is another request', async () => {
    const leaseId = await chargedLease();
    const requestId = randomUUID();
    await end(leaseId, { requestId, rentNote: NOTE });
    const credits = await creditsOf(leaseId);
    expect(await end(leaseId, { requestId, rentNote: NOTE })).toBe(leaseId);
    expect([...(await creditsOf(leaseId))]).toEqual([...credits]);
    expect(await outcomeOf(end(leaseId, { requestId, rentNote: 'Otra cosa' }))).toBe('request_id_reused');
    expect(await outcomeOf(end(leaseId, { requestId }))).toBe('request_id_reused');
    expect(await outcomeOf(end(leaseId, { rentNote: NOTE }))).toBe('lease_not_in_force');
  });

  it('5. is none of another organisation', async () => {
    const leaseId = await chargedLease();
    const caller = { userId: await createUser(database.sql, 'extrano-1j@example.test', 'owner') };
    expect(await outcomeOf(end(leaseId, { caller, rentNote: NOTE }))).toBe('not_found');
    expect(await outcomeOf(notice(leaseId, { caller, rentNote: NOTE }))).toBe('not_found');
    await notice(leaseId, { rentNote: NOTE });
    expect(await outcomeOf(withdraw(leaseId, {}, caller))).toBe('not_found');
  });
});

describe('a notice that is withdrawn', () => {
  it('6. gives back the rent that was taken off for it; each credit is reversed and stays', async () => {
    const leaseId = await chargedLease();
    const before = await balanceOf(leaseId);
    await notice(leaseId, { rentNote: NOTE });
    expect(await balanceOf(leaseId)).toMatchObject({ owed: lived });
    await withdraw(leaseId, { reason: 'Se queda' });
    expect(await statusOf(leaseId)).toEqual({ status: 'active', ended_on: null });
    expect(await balanceOf(leaseId)).toEqual(before);
    expect((await creditsOf(leaseId)).every((credit) => credit.is_reversed)).toBe(true);
    const memos = await database.sql`
      select distinct e.memo from public.charge_credits k join public.journal_entries e on e.id = k.reversal_entry_id
      where k.lease_id = ${leaseId}`;
    expect([...memos]).toEqual([{ memo: 'Se queda' }]);
  });

  it('7. gives it back once: the same request answers again, another one finds no notice', async () => {
    const leaseId = await chargedLease();
    const before = await balanceOf(leaseId);
    await notice(leaseId, { rentNote: NOTE });
    const requestId = randomUUID();
    await withdraw(leaseId, { requestId });
    await withdraw(leaseId, { requestId });
    expect(await outcomeOf(withdraw(leaseId, { requestId, isRentDue: false }))).toBe('request_id_reused');
    expect(await outcomeOf(withdraw(leaseId))).toBe('no_notice');
    expect(await balanceOf(leaseId)).toEqual(before);
  });

  it('8. has paid rent paid again out of the credit that it had become, also where that paid something else', async () => {
    const leaseId = await chargedLease();
    await pay(leaseId, 2 * RENT);
    await notice(leaseId, { rentNote: NOTE });
    const credit = 2 * RENT - lived;
    expect(await balanceOf(leaseId)).toMatchObject({ owed: 0, credit });
    await verbs.addCharge(database.sql, place.owner, { leaseId, amountMinor: 100_000, dueOn: today });
    expect(await balanceOf(leaseId)).toMatchObject({ owed: 0, credit: credit - 100_000 });
    await withdraw(leaseId);
    expect(await balanceOf(leaseId)).toMatchObject({ owed: 100_000, credit: 0 });
  });

  it('9. leaves what was corrected by hand, and all of it where the rent is not to be due again', async () => {
    const leaseId = await chargedLease();
    const correction = {
      p_charge_id: await chargeOf(leaseId, startOfMonth(today)),
      ...{ p_kind: 'correction', p_amount_minor: 50_000, p_reason: 'Gotera' },
    };
    await booksOf(database.sql, place.landlord).verb('credit_charge', correction);
    const before = await balanceOf(leaseId);
    await notice(leaseId, { rentNote: NOTE });
    await withdraw(leaseId);
    expect(await balanceOf(leaseId)).toEqual(before);
    await notice(leaseId, { rentNote: NOTE });
    const left = await balanceOf(leaseId);
    await withdraw(leaseId, { isRentDue: false });
    expect(await statusOf(leaseId)).toMatchObject({ status: 'active' });
    expect(await balanceOf(leaseId)).toEqual(left);
  });

  it('10. stands while a fiscal receipt billed what was left of that rent, unless the rent stays off', async () => {
    const leaseId = await chargedLease();
    const before = await balanceOf(leaseId);
    await notice(leaseId, { rentNote: NOTE });
    const [credited] = await database.sql<{ id: string }[]>`
      select id from public.charges where lease_id = ${leaseId} and credited_minor between 1 and amount_minor - 1`;
    // On the last day of a month nothing of that month is taken off, and no receipt can stand in the way.
    if (!credited) return;
    const invoiceId = await taxVerbs.issueInvoice(database.sql, place.owner, {
      chargeIds: [credited.id],
      kind: 'consumer',
    });
    const stands = await balanceOf(leaseId);
    expect(await outcomeOf(withdraw(leaseId))).toBe('charge_invoiced');
    expect(await statusOf(leaseId)).toEqual({ status: 'notice_given', ended_on: today });
    expect(await balanceOf(leaseId)).toEqual(stands);
    await verbs.cancelFiscalInvoice(database.sql, place.owner, { invoiceId });
    await withdraw(leaseId);
    expect(await balanceOf(leaseId)).toEqual(before);
  });

  it.each(prorationMethods)('11. leaves every balance as it was (%s)', async (method) => {
    for (const paid of [0, 700_001, RENT, 2 * RENT, 2 * RENT + 123_457]) {
      const leaseId = await chargedLease(method);
      if (paid > 0) await pay(leaseId, paid);
      const before = await balanceOf(leaseId);
      await notice(leaseId, { rentNote: NOTE });
      await withdraw(leaseId);
      expect(await balanceOf(leaseId)).toEqual(before);
    }
  });
});

it('12. a closed month stays closed: what is taken off its rent, and given back, is posted today', async () => {
  const [month, books] = [addMonths(startOfMonth(today), -1), booksOf(database.sql, place.landlord)];
  const leaseId = await chargedLease('thirty_days', month);
  await books.verb('close_period', {
    p_organization_id: place.landlord.organizationId,
    p_closed_through: endOfMonth(month),
  });
  await end(leaseId, { rentNote: NOTE }, month);
  expect(await balanceOf(leaseId)).toMatchObject({ owed: RENT / 30 });
  expect((await creditsOf(leaseId)).map((credit) => credit.on)).toEqual([today, today, today]);
});

it('every recount is right after all this', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
