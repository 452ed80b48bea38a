import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { BODY, sign, signersOf } from '#tests/support/signing.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
let tenant: Caller;
let tenantId: string;

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Renueva firmando');
  today = await todayOf(sql, place.landlord);
  const email = `ana-${randomUUID()}@example.test`;
  tenant = { userId: await createUser(sql, email, 'tenant') };
  tenantId = await addPerson(sql, place.landlord, 'Ana Núñez', email);
  await sql`update public.people set user_id = ${tenant.userId} where id = ${tenantId}`;
});

const newUnit = () => addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));

/** A lease in force whose rent is not charged yet; its deposit is paid. */
async function leaseNow({
  depositMinor = 0,
  ...more
}: {
  depositMinor?: number;
  [term: string]: unknown;
} = {}): Promise<string> {
  const leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId: await newUnit(),
    personIds: [tenantId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
    depositMinor,
    ...more,
  });
  if (depositMinor > 0)
    await verbs.recordPayment(database.sql, place.owner, {
      leaseId,
      amountMinor: depositMinor,
      paidOn: today,
    });
  return leaseId;
}

const draft = (leaseId: string, more: object = {}) =>
  verbs.draftRenewal(database.sql, place.owner, {
    leaseId,
    startsOn: '2041-01-01',
    endsOn: '2041-12-31',
    ...more,
  });
const send = (leaseId: string) => verbs.sendLease(database.sql, place.owner, { leaseId, body: BODY });
const onPaper = (leaseId: string) => verbs.recordPaperSignature(database.sql, place.owner, { leaseId });

/** The tenant signs, then the landlord. @returns what became of the version after the second signature */
async function signBoth(versionId: string): Promise<string> {
  const signers = await signersOf(database.sql, versionId);
  let outcome = '';
  for (const role of ['tenant', 'landlord'] as const) {
    const signer = signers.find((one) => one.role === role);
    if (!signer) throw new Error(`nobody signs as ${role}`);
    outcome = await sign(database.sql, role === 'tenant' ? tenant : place.owner, signer);
  }
  return outcome;
}

async function leaseRow(id: string) {
  const [row] = await database.sql`
    select l.status, l.ended_on::text, l.renews_lease_id, l.deposit_minor::int, private.deposit_liability(l.id)::int as held,
      (select coalesce(json_agg(c.amount_minor order by c.amount_minor), '[]') from public.charges c
        where c.lease_id = l.id and c.kind = 'deposit' and c.reversed_at is null) as deposits,
      (select array_agg(e.kind::text order by e.id) from public.lease_events e where e.lease_id = l.id) as events
    from public.leases l where l.id = ${id}`;
  return row;
}

describe('the draft of a renewal', () => {
  it('1. leaves the lease as it is: its days, its deposit, its tenants', async () => {
    const leaseId = await leaseNow({ depositMinor: 500_000 });
    const id = await draft(leaseId, { dueDay: 7, depositMinor: 700_000 });
    expect(await leaseRow(leaseId)).toMatchObject({
      status: 'active',
      ended_on: null,
      held: 500_000,
      events: ['created', 'started', 'renewal_drafted'],
    });
    expect(await leaseRow(id)).toMatchObject({
      status: 'draft',
      renews_lease_id: leaseId,
      held: 0,
      deposits: [],
    });
    const seen = await act(
      database.sql,
      tenant,
      (transaction) => transaction`select id from public.leases where id in (${leaseId}, ${id})`,
    );
    expect(seen.map((row) => row.id)).toEqual([leaseId]);
    await runJobs(database.sql, '2041-01-02T16:00:00Z');
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'month_to_month' });
  });

  it('2. sent and signed by both sides carries the deposit over, charges the difference, and follows', async () => {
    const leaseId = await leaseNow({ depositMinor: 500_000 });
    const id = await draft(leaseId, { depositMinor: 700_000 });
    const versionId = await send(id);
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'active', ended_on: null });
    expect(await signBoth(versionId)).toBe('signed');
    expect(await leaseRow(id)).toMatchObject({ status: 'signed', held: 700_000, deposits: [200_000] });
    expect(await leaseRow(leaseId)).toMatchObject({
      status: 'active',
      ended_on: '2040-12-31',
      held: 0,
      events: ['created', 'started', 'renewal_drafted', 'renewed', 'deposit_carried'],
    });
    await runJobs(database.sql, '2041-01-01T16:00:00Z');
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'renewed' });
    expect(await leaseRow(id)).toMatchObject({ status: 'active' });
  });

  it('3. signed on paper after all is the same renewal', async () => {
    const leaseId = await leaseNow({ depositMinor: 500_000 });
    const id = await draft(leaseId);
    await onPaper(id);
    expect(await leaseRow(id)).toMatchObject({ status: 'signed', held: 500_000, deposits: [] });
    expect(await leaseRow(leaseId)).toMatchObject({ ended_on: '2040-12-31', held: 0 });
  });

  it('4. follows a lease that has come to run from month to month', async () => {
    const leaseId = await leaseNow({
      startsOn: addMonths(startOfMonth(today), -2),
      endsOn: addDays(startOfMonth(today), -1),
      billFrom: startOfMonth(today),
    });
    await database.sql`select private.advance_leases(${place.landlord.organizationId}, ${today}::date)`;
    const startsOn = addMonths(startOfMonth(today), 1);
    const id = await draft(leaseId, { startsOn, endsOn: addMonths(startsOn, 12) });
    expect(await signBoth(await send(id))).toBe('signed');
    expect(await leaseRow(leaseId)).toMatchObject({
      status: 'month_to_month',
      ended_on: addDays(startsOn, -1),
    });
  });

  it('5. is the only one, until it is thrown away; notice may be given meanwhile', async () => {
    const leaseId = await leaseNow();
    const id = await draft(leaseId);
    expect(await outcomeOf(draft(leaseId))).toBe('renewal_drafted');
    const paper = { leaseId, startsOn: '2041-01-01', endsOn: '2041-12-31' };
    expect(await outcomeOf(verbs.renewLease(database.sql, place.owner, paper))).toBe('renewal_drafted');
    await verbs.deleteLeaseDraft(database.sql, place.owner, { leaseId: id });
    const second = await draft(leaseId);
    const notice = { leaseId, givenBy: 'tenant' as const, givenOn: today, leavesOn: addDays(today, 90) };
    expect(await outcomeOf(verbs.giveNotice(database.sql, place.owner, notice))).toBe('done');
    expect(await outcomeOf(send(second))).toBe('notice_stands');
    expect(await outcomeOf(onPaper(second))).toBe('notice_stands');
    expect(await leaseRow(second)).toMatchObject({ status: 'draft' });
  });

  it('6. that was sent cannot be signed once notice was given; taken back it is a draft again', async () => {
    const leaseId = await leaseNow({ depositMinor: 100_000 });
    const id = await draft(leaseId);
    const versionId = await send(id);
    await verbs.giveNotice(database.sql, place.owner, {
      leaseId,
      givenBy: 'tenant',
      givenOn: today,
      leavesOn: addDays(today, 90),
    });
    expect(await outcomeOf(signBoth(versionId))).toBe('notice_stands');
    expect(await leaseRow(id)).toMatchObject({ status: 'partially_signed', held: 0 });
    await verbs.recallContract(database.sql, place.owner, { leaseId: id });
    expect(await leaseRow(id)).toMatchObject({ status: 'draft' });
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'notice_given', held: 100_000 });
  });

  it('7. is of the same unit and currency', async () => {
    const leaseId = await leaseNow();
    const id = await draft(leaseId);
    const [{ unit_id: unitId } = { unit_id: '' }] =
      await database.sql`select unit_id from public.leases where id = ${id}`;
    const terms = {
      leaseId: id,
      unitId,
      personIds: [tenantId],
      startsOn: '2041-01-01',
      endsOn: '2042-06-30',
    };
    const save = (more: object) =>
      outcomeOf(verbs.saveLeaseDraft(database.sql, place.owner, { ...terms, ...more }));
    expect(await save({ unitId: await newUnit() })).toBe('renewal_keeps_unit');
    expect(await save({ currency: 'USD' })).toBe('renewal_keeps_unit');
    expect(await save({ rentMinor: 1_200_000 })).toBe('done');
    expect(await outcomeOf(onPaper(id))).toBe('done');
  });

  it('8. that was signed and called off gives the days and the deposit back', async () => {
    const leaseId = await leaseNow({ depositMinor: 500_000 });
    const id = await draft(leaseId, { depositMinor: 600_000 });
    await signBoth(await send(id));
    await verbs.callOffLease(database.sql, place.owner, { leaseId: id, reason: 'Desistió' });
    expect(await leaseRow(leaseId)).toMatchObject({ status: 'active', ended_on: null, held: 500_000 });
    expect(await outcomeOf(draft(leaseId))).toBe('done');
  });

  it('9. begins with what the contract before said of the place and the parties', async () => {
    const leaseId = await leaseNow();
    const say = (id: string, said: object) =>
      act(
        database.sql,
        place.owner,
        (transaction) =>
          transaction`select public.save_contract_particulars(${id}, ${transaction.json(said as never)})`,
      );
    await say(leaseId, { description: 'Apartamento con balcón', agreed_on: '2026-01-01' });
    const id = await draft(leaseId);
    const [row] = await database.sql`
      select description, agreed_on from public.contract_particulars where lease_id = ${id}`;
    expect(row).toEqual({ description: 'Apartamento con balcón', agreed_on: null });
  });

  it.each<[string, string, object]>([
    ['10. that ends before it starts', 'term_ends_before_start', { endsOn: '2040-12-31' }],
    ['11. without rent', 'rent_not_positive', { rentMinor: 0 }],
    ['12. that leaves days without a lease', 'renewal_leaves_gap', { startsOn: '2041-01-02' }],
    ['13. on days that are charged', 'days_already_charged', { startsOn: '2030-01-01' }],
    ['14. without tenants', 'no_tenants', { personIds: [] }],
  ])('%s is refused and changes nothing', async (_name, code, more) => {
    const leaseId = await leaseNow();
    expect(await outcomeOf(draft(leaseId, more))).toBe(code);
    const [row] =
      await database.sql`select count(*)::int as n from public.leases where renews_lease_id = ${leaseId}`;
    expect(row?.n).toBe(0);
  });

  it('15. sent twice is one draft', async () => {
    const leaseId = await leaseNow();
    const requestId = randomUUID();
    const first = await draft(leaseId, { requestId });
    expect(await draft(leaseId, { requestId })).toBe(first);
    expect(await outcomeOf(draft(leaseId, { requestId, rentMinor: 5 }))).toBe('request_id_reused');
  });
});

it('all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
