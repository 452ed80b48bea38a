import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Borradores');
  today = await todayOf(database.sql, place.landlord);
});

const newUnit = () => addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
const terms = async (more: object = {}) => ({
  unitId: await newUnit(),
  personIds: [place.personId],
  startsOn: '2035-01-01',
  endsOn: '2035-12-31',
  ...more,
});
const draft = async (more: object = {}) => verbs.saveLeaseDraft(database.sql, place.owner, await terms(more));

async function leaseRow(id: string) {
  const [row] = await database.sql`
    select l.status, l.starts_on::text, l.ended_on::text, l.currency, l.deposit_minor::int, isempty(l.occupies) as is_free,
      l.charged_through::text, l.called_off_reason,
      (select json_agg(json_build_object('person', t.person_id, 'primary', t.is_primary) order by t.is_primary desc)
        from public.lease_tenants t where t.lease_id = l.id) as tenants,
      (select json_agg(json_build_object('on', s.starts_on, 'rent', s.rent_minor, 'currency', s.currency))
        from public.lease_rent_steps s where s.lease_id = l.id) as rents
    from public.leases l where l.id = ${id}`;
  return row;
}
const chargesOf = async (leaseId: string) => [
  ...(await database.sql`
    select kind, amount_minor::int as amount, reversed_at is not null as is_reversed from public.charges
    where lease_id = ${leaseId} order by kind`),
];
const kindsOf = async (leaseId: string) =>
  (await database.sql`select kind from public.lease_events where lease_id = ${leaseId} order by id`).map(
    (row) => row.kind,
  );

describe('a draft', () => {
  it('1. holds no unit and charges nothing, and may stand beside a lease of the same days', async () => {
    const unitId = await newUnit();
    await verbs.createLease(database.sql, place.owner, await terms({ unitId }));
    const id = await draft({ unitId, depositMinor: 100_000 });
    await runJobs(database.sql, new Date().toISOString());
    expect(await leaseRow(id)).toMatchObject({ status: 'draft', is_free: true });
    expect(await chargesOf(id)).toEqual([]);
    expect(await outcomeOf(verbs.recordPaperSignature(database.sql, place.owner, { leaseId: id }))).toBe(
      'lease_overlaps',
    );
    expect(await leaseRow(id)).toMatchObject({ status: 'draft' });
  });

  it('2. is changed as a whole: unit, people and their order, currency, rent', async () => {
    const id = await draft();
    const other = await addPerson(database.sql, place.landlord, 'Otra');
    const next = await terms({
      personIds: [other, place.personId],
      startsOn: '2036-02-01',
      endsOn: '2036-12-31',
      currency: 'USD',
      rentMinor: 90_000,
      depositMinor: 5,
    });
    await verbs.saveLeaseDraft(database.sql, place.owner, { leaseId: id, ...next });
    expect(await leaseRow(id)).toMatchObject({
      starts_on: '2036-02-01',
      currency: 'USD',
      deposit_minor: 5,
      tenants: [
        { person: other, primary: true },
        { person: place.personId, primary: false },
      ],
      rents: [{ on: '2036-02-01', rent: 90_000, currency: 'USD' }],
    });
    expect(await kindsOf(id)).toEqual(['created', 'draft_changed']);
  });

  it('3. is refused what a lease is refused', async () => {
    const refused = async (more: object) => outcomeOf(draft(more));
    expect(await refused({ endsOn: '2034-01-01' })).toBe('term_ends_before_start');
    expect(await refused({ rentMinor: 0 })).toBe('rent_not_positive');
    expect(await refused({ personIds: [] })).toBe('no_tenants');
    expect(await refused({ personIds: [randomUUID()] })).toBe('not_found');
    expect(await refused({ unitId: randomUUID() })).toBe('not_found');
  });

  it('4. is made once however often it is asked for, and thrown away once', async () => {
    const requestId = randomUUID();
    const given = await terms();
    const id = await verbs.saveLeaseDraft(database.sql, place.owner, { requestId, ...given });
    expect(await verbs.saveLeaseDraft(database.sql, place.owner, { requestId, ...given })).toBe(id);
    const gone = { leaseId: id, requestId: randomUUID() };
    expect(await verbs.deleteLeaseDraft(database.sql, place.owner, gone)).toBe(id);
    expect(await leaseRow(id)).toBeUndefined();
    expect(await verbs.deleteLeaseDraft(database.sql, place.owner, gone)).toBe(id);
    expect(await outcomeOf(verbs.deleteLeaseDraft(database.sql, place.owner, { leaseId: id }))).toBe(
      'not_found',
    );
  });

  it('5. is not seen by its tenant, who has an account', async () => {
    const email = `con-cuenta-${randomUUID()}@example.test`;
    const userId = await createUser(database.sql, email, 'tenant');
    const personId = await addPerson(database.sql, place.landlord, 'Con cuenta', email);
    await database.sql`update public.people set user_id = ${userId} where id = ${personId}`;
    const id = await draft({ personIds: [personId] });
    const seen = () =>
      act(database.sql, { userId }, (sql) => sql`select id from public.leases_list where id = ${id}`);
    expect(await seen()).toHaveLength(0);
    await verbs.recordPaperSignature(database.sql, place.owner, { leaseId: id });
    expect(await seen()).toHaveLength(1);
  });

  it('6. signed on paper is agreed: it holds its unit, its deposit is charged once', async () => {
    const id = await draft({ depositMinor: 200_000 });
    const asked = { leaseId: id, requestId: randomUUID() };
    await verbs.recordPaperSignature(database.sql, place.owner, asked);
    await verbs.recordPaperSignature(database.sql, place.owner, asked);
    expect(await leaseRow(id)).toMatchObject({ status: 'signed', is_free: false });
    expect(await chargesOf(id)).toEqual([{ kind: 'deposit', amount: 200_000, is_reversed: false }]);
    const running = await draft({ startsOn: today, endsOn: '2040-12-31' });
    await verbs.recordPaperSignature(database.sql, place.owner, { leaseId: running });
    expect(await leaseRow(running)).toMatchObject({ status: 'active' });
  });

  it('7. made from an approved application frees it when it is thrown away', async () => {
    const id = await draft();
    const [application] = await database.sql`
      insert into public.applications (organization_id, property_id, status, lease_id, submitted_at, decided_at, rent_currency)
      values (${place.landlord.organizationId}, ${place.propertyId}, 'approved', ${id}, now(), now(), 'DOP') returning id`;
    await verbs.deleteLeaseDraft(database.sql, place.owner, { leaseId: id });
    const [row] = await database.sql`select lease_id from public.applications where id = ${application?.id}`;
    expect(row).toEqual({ lease_id: null });
  });
});

describe('calling a signed lease off', () => {
  const callOff = (leaseId: string, reason = 'Desistió') =>
    verbs.callOffLease(database.sql, place.owner, { leaseId, reason });
  const signed = async (more: object = {}) =>
    verbs.createLease(database.sql, place.owner, await terms({ depositMinor: 300_000, ...more }));

  it('8. reverses its charges, frees its unit, and nothing is charged later', async () => {
    const unitId = await newUnit();
    const id = await signed({ unitId });
    await verbs.addCharge(database.sql, place.owner, {
      leaseId: id,
      amountMinor: 5_000,
      dueOn: '2035-01-01',
    });
    expect(await outcomeOf(callOff(id, ' '))).toBe('reason_missing');
    await callOff(id);
    expect(await leaseRow(id)).toMatchObject({
      status: 'terminated',
      ended_on: null,
      is_free: true,
      called_off_reason: 'Desistió',
    });
    expect((await chargesOf(id)).every((charge) => charge.is_reversed)).toBe(true);
    await runJobs(database.sql, '2035-06-15T16:00:00Z');
    expect(await chargesOf(id)).toHaveLength(2);
    expect(await kindsOf(id)).toEqual(['created', 'called_off']);
    expect(await outcomeOf(signed({ unitId, endsOn: '2035-03-31' }))).toBe('done');
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('9. keeps a deposit that was paid until it is given back, even before the first day', async () => {
    const id = await signed({ startsOn: '2037-01-01', endsOn: '2037-12-31' });
    await verbs.recordPayment(database.sql, place.owner, {
      leaseId: id,
      amountMinor: 300_000,
      paidOn: today,
    });
    await callOff(id);
    expect(await chargesOf(id)).toEqual([{ kind: 'deposit', amount: 300_000, is_reversed: false }]);
    await verbs.settleDeposit(database.sql, place.owner, { leaseId: id, returnedOn: today, method: 'cash' });
    const [row] = await database.sql`
      select refund_minor::int from public.deposit_settlements where lease_id = ${id}`;
    expect(row).toEqual({ refund_minor: 300_000 });
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('10. waits for the decision about a payment that was reported', async () => {
    const userId = await createUser(database.sql, `${randomUUID()}@example.test`, 'tenant');
    const personId = await addPerson(database.sql, place.landlord, 'Paga antes');
    await database.sql`update public.people set user_id = ${userId} where id = ${personId}`;
    const id = await signed({ personIds: [personId] });
    await verbs.reportPayment(database.sql, { userId }, { leaseId: id, amountMinor: 100, paidOn: today });
    expect(await outcomeOf(callOff(id))).toBe('payment_to_decide');
  });

  it('11. of a renewal gives the deposit back to the lease that runs on', async () => {
    const old = await verbs.createLease(
      database.sql,
      place.owner,
      await terms({ startsOn: addDays(today, -40), endsOn: '2038-12-31', depositMinor: 50_000 }),
    );
    await verbs.recordPayment(database.sql, place.owner, {
      leaseId: old,
      amountMinor: 9_000_000,
      paidOn: today,
    });
    const renewal = await verbs.renewLease(database.sql, place.owner, {
      leaseId: old,
      startsOn: '2039-01-01',
      endsOn: '2039-12-31',
      depositMinor: 80_000,
    });
    await callOff(renewal);
    const held = async (id: string) => {
      const [row] = await database.sql`select private.deposit_liability(${id})::int as held`;
      return row?.held;
    };
    expect([await held(old), await held(renewal)]).toEqual([50_000, 0]);
    expect(await leaseRow(old)).toMatchObject({ status: 'active', ended_on: null });
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('12. is for a lease that has not begun', async () => {
    const begun = await signed({ startsOn: today, endsOn: '2040-01-01' });
    expect(await outcomeOf(callOff(begun))).toBe('lease_not_signed');
  });
});
