import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import {
  addPerson,
  addProperty,
  addUnit,
  createLandlord,
  createRentable,
  todayOf,
} from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let otherPropertyId: string;
let today: string;
const DEPOSIT = 500_000;
const RENT = 1_000_000;
/** Far enough ahead that no rent but that of the story is charged. */
const JUNE = '2040-06-01';
const noon = (day: string) => `${day}T16:00:00Z`;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Muda');
  otherPropertyId = await addProperty(database.sql, place.landlord, 'Otra torre');
  today = await todayOf(database.sql, place.landlord);
});

const newUnit = (propertyId = place.propertyId) =>
  addUnit(database.sql, place.landlord, propertyId, randomUUID().slice(0, 8));

async function leaseNow(more: object = {}): Promise<string> {
  return verbs.createLease(database.sql, place.owner, {
    unitId: await newUnit(),
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: JUNE,
    rentMinor: RENT,
    dueDay: 5,
    ...more,
  });
}

const move = async (leaseId: string, more: object = {}) =>
  verbs.moveToUnit(database.sql, place.owner, {
    leaseId,
    unitId: await newUnit(),
    movesOn: '2040-06-16',
    endsOn: '2041-06-15',
    ...more,
  });
const pay = (leaseId: string, amountMinor: number) =>
  verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor, paidOn: today });
const callOff = (leaseId: string) =>
  verbs.callOffLease(database.sql, place.owner, { leaseId, reason: 'Se queda' });

async function leaseRow(id: string) {
  const [row] = await database.sql`
    select l.status, l.ended_on::text, l.moved_from_lease_id, b.receivable_minor::int as owed, b.credit_minor::int as credit,
      private.deposit_liability(l.id)::int - private.unpaid_deposit(l.id)::int as held
    from public.leases l join public.lease_balances b on b.lease_id = l.id where l.id = ${id}`;
  return row;
}
const kindsOf = async (leaseId: string) =>
  (await database.sql`select kind from public.lease_events where lease_id = ${leaseId} order by id`).map(
    (row) => row.kind,
  );
const chargesOf = (leaseId: string) =>
  database.sql`select kind, amount_minor::int as amount, credited_minor::int as credited, outstanding_minor::int as open
    from public.charges where lease_id = ${leaseId} order by posting_number`;

describe('a tenant who moves to another unit', () => {
  it('1. takes roommate, guarantor, deposit, late fees and what was paid ahead along, on the day', async () => {
    const { sql } = database;
    const mate = await addPerson(sql, place.landlord, 'Coinquilina');
    const guarantor = await addPerson(sql, place.landlord, 'Fiadora');
    const lateFee = { lateFeeKind: 'fixed', lateFeeMinor: 50_000, lateFeeGraceDays: 5 };
    const personIds = [place.personId, mate];
    const leaseId = await leaseNow({ personIds, depositMinor: DEPOSIT, ...lateFee });
    await verbs.setLeaseGuarantors(sql, place.owner, { leaseId, personIds: [guarantor] });
    await pay(leaseId, DEPOSIT);
    await runJobs(sql, noon(JUNE));
    await pay(leaseId, RENT);
    const id = await move(leaseId, { depositMinor: 700_000 });
    // Half of June is taken off at once, and is the tenant's until the day.
    expect(await leaseRow(leaseId)).toEqual({
      status: 'notice_given',
      ended_on: '2040-06-15',
      moved_from_lease_id: null,
      owed: 0,
      credit: RENT / 2,
      held: 0,
    });
    expect(await leaseRow(id)).toMatchObject({
      status: 'signed',
      moved_from_lease_id: leaseId,
      held: DEPOSIT,
    });
    expect(await chargesOf(id)).toEqual([{ kind: 'deposit', amount: 200_000, credited: 0, open: 200_000 }]);
    const parties = await sql`
      select person_id, is_primary from public.lease_tenants where lease_id = ${id} order by is_primary desc`;
    expect([...parties]).toEqual([
      { person_id: place.personId, is_primary: true },
      { person_id: mate, is_primary: false },
    ]);
    const answering = await sql`select person_id from public.lease_guarantors where lease_id = ${id}`;
    expect([...answering]).toEqual([{ person_id: guarantor }]);
    const [terms] = await sql`
      select late_fee_kind, late_fee_minor::int, late_fee_grace_days, due_day from public.leases where id = ${id}`;
    expect(terms).toEqual({
      late_fee_kind: 'fixed',
      late_fee_minor: 50_000,
      late_fee_grace_days: 5,
      due_day: 5,
    });
    await runJobs(sql, noon('2040-06-16'));
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'ended', owed: 0, credit: 0 });
    // Of 550,000 of June and 200,000 of the deposit, 500,000 came along.
    expect(await leaseRow(id)).toMatchObject({ status: 'active', owed: 250_000, credit: 0 });
    expect((await kindsOf(leaseId)).slice(3)).toEqual([
      'unit_moved',
      'deposit_carried',
      'ended',
      'credit_moved',
    ]);
    expect(await kindsOf(id)).toEqual([
      'created',
      'unit_moved',
      'deposit_carried',
      'started',
      'credit_moved',
    ]);
  });

  it('2. leaves what is owed where it is owed, and asks for a deposit that never came once', async () => {
    const leaseId = await leaseNow({ depositMinor: DEPOSIT });
    await pay(leaseId, 300_000);
    await runJobs(database.sql, noon(JUNE));
    const id = await move(leaseId, { depositMinor: DEPOSIT });
    expect(await leaseRow(leaseId)).toMatchObject({ owed: RENT / 2, credit: 0, held: 0 });
    expect(await leaseRow(id)).toMatchObject({ owed: 200_000, held: 300_000 });
    await pay(leaseId, RENT / 2);
    await runJobs(database.sql, noon('2040-06-20'));
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'ended', owed: 0, credit: 0 });
  });

  it('3. keeps a deposit that is above the new one as deposit', async () => {
    const leaseId = await leaseNow({ depositMinor: DEPOSIT });
    await pay(leaseId, DEPOSIT);
    const id = await move(leaseId, { depositMinor: 100_000 });
    expect(await leaseRow(id)).toMatchObject({ held: DEPOSIT, owed: 0 });
  });

  it('4. may have moved already: the old lease ends and the new one holds at once', async () => {
    const startsOn = addMonths(startOfMonth(today), -2);
    const leaseId = await leaseNow({ startsOn, billFrom: startsOn, depositMinor: DEPOSIT });
    await runJobs(database.sql, noon(today));
    await pay(leaseId, DEPOSIT + 3 * RENT + 40_000);
    const id = await move(leaseId, { movesOn: startOfMonth(today), endsOn: addMonths(today, 12) });
    // The month's rent was taken off, and pays that of the new unit.
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'ended', owed: 0, credit: 0, held: 0 });
    expect(await leaseRow(id)).toMatchObject({ status: 'active', owed: 60_000, credit: 0, held: DEPOSIT });
  });

  it('5. is told by mail, with what goes along and what stays', async () => {
    const { sql } = database;
    const personId = await addPerson(sql, place.landlord, 'Avisada', `avisada-${randomUUID()}@example.test`);
    const leaseId = await leaseNow({ personIds: [personId], depositMinor: DEPOSIT });
    const id = await move(leaseId, { unitId: await newUnit(otherPropertyId) });
    const [mail] = await sql`
      select m.template, m.parameters from private.outgoing_messages m
      join public.lease_tenants t on m.dedupe_key = 'unit-move/' || t.id where t.lease_id = ${id}`;
    expect(mail).toMatchObject({
      template: 'unit_move',
      parameters: {
        lease_id: id,
        moves_on: '2040-06-16',
        from_property: 'Torre Muda',
        property: 'Otra torre',
        rent_minor: 1_100_000,
        held_minor: 0,
        deposit_due_minor: DEPOSIT,
        owed_minor: 0,
        has_autopay: false,
        has_account: false,
      },
    });
  });
});

describe('a move', () => {
  it.each<[string, string, () => Promise<object> | object]>([
    ['6. to the same unit', 'unit_same', () => ({ unitId: 'same' })],
    ['7. on the first day', 'date_outside_lease', () => ({ movesOn: '2026-01-01' })],
    ['8. without a day', 'date_outside_lease', () => ({ movesOn: null })],
    ['9. that ends before it starts', 'term_ends_before_start', () => ({ endsOn: '2040-06-15' })],
    ['10. without an end', 'term_ends_before_start', () => ({ endsOn: null })],
    ['11. without rent', 'rent_not_positive', () => ({ rentMinor: 0 })],
    ['12. in another currency', 'currency_differs', () => ({ currency: 'USD' })],
    ['13. without a reason for what is taken off', 'reason_missing', () => ({ rentNote: ' ' })],
    ['14. with a due day that months lack', 'value_out_of_range', () => ({ dueDay: 31 })],
    ['15. to a unit of nobody', 'not_found', () => ({ unitId: randomUUID() })],
    [
      "16. to somebody else's unit",
      'not_found',
      async () => {
        const stranger = await createLandlord(database.sql, `Ajeno ${randomUUID()}`);
        const propertyId = await addProperty(database.sql, stranger, 'Ajena');
        return { unitId: await addUnit(database.sql, stranger, propertyId, '1') };
      },
    ],
    [
      '17. to a unit that is let by then',
      'lease_overlaps',
      async () => {
        const unitId = await newUnit();
        await leaseNow({ unitId, startsOn: '2041-06-01', endsOn: '2041-12-31', billFrom: '2041-06-01' });
        return { unitId };
      },
    ],
    [
      '18. to a unit out of use',
      'unit_archived',
      async () => {
        const unitId = await newUnit();
        await database.sql`update public.units set archived_at = now() where id = ${unitId}`;
        return { unitId };
      },
    ],
  ])('%s is refused and changes nothing', async (_name, code, more) => {
    const unitId = await newUnit();
    const leaseId = await leaseNow({ unitId });
    const given = await more();
    const input = 'unitId' in given && given.unitId === 'same' ? { unitId } : given;
    expect(await outcomeOf(move(leaseId, input))).toBe(code);
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'active', ended_on: null });
  });

  it('19. is refused after notice, a renewal, and of what is not in force', async () => {
    const leaving = await leaseNow();
    await verbs.giveNotice(database.sql, place.owner, {
      leaseId: leaving,
      givenBy: 'tenant',
      givenOn: today,
      leavesOn: addDays(today, 90),
    });
    expect(await outcomeOf(move(leaving))).toBe('notice_stands');
    const renewed = await leaseNow();
    const renewal = { leaseId: renewed, startsOn: '2041-01-01', endsOn: '2041-12-31' };
    await verbs.renewLease(database.sql, place.owner, renewal);
    expect(await outcomeOf(move(renewed))).toBe('lease_already_renewed');
    const over = await leaseNow();
    await verbs.terminateLease(database.sql, place.owner, { leaseId: over, endedOn: today });
    expect(await outcomeOf(move(over))).toBe('lease_not_in_force');
  });

  it('20. sent twice is one move', async () => {
    const leaseId = await leaseNow({ depositMinor: DEPOSIT });
    const input = { unitId: await newUnit(), requestId: randomUUID() };
    const first = await move(leaseId, input);
    expect(await move(leaseId, input)).toBe(first);
    expect(await outcomeOf(move(leaseId, { ...input, rentMinor: 5 }))).toBe('request_id_reused');
  });

  it('21. that is called off before its day leaves everything as it was', async () => {
    const leaseId = await leaseNow({ depositMinor: DEPOSIT });
    await pay(leaseId, 300_000);
    await runJobs(database.sql, noon(JUNE));
    const before = await leaseRow(leaseId);
    const id = await move(leaseId, { unitId: await newUnit(otherPropertyId) });
    expect(await outcomeOf(verbs.withdrawNotice(database.sql, place.owner, { leaseId }))).toBe(
      'unit_move_agreed',
    );
    await callOff(id);
    expect(await leaseRow(leaseId)).toEqual(before);
    expect(await leaseRow(id)).toMatchObject({ status: 'terminated', owed: 0, credit: 0, held: 0 });
    expect((await kindsOf(leaseId)).slice(-2)).toEqual(['deposit_carried', 'unit_moved']);
    expect(await outcomeOf(move(leaseId))).toBe('done');
  });

  it('22. that is called off when the unit is promised to others still ends', async () => {
    const unitId = await newUnit();
    const leaseId = await leaseNow({ unitId });
    const id = await move(leaseId);
    await leaseNow({ unitId, startsOn: '2040-07-01', endsOn: '2040-12-31', billFrom: '2040-07-01' });
    await callOff(id);
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'notice_given', ended_on: '2040-06-15' });
  });
});

it('all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
