import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, DENIED, outcomeOf } from '#tests/support/actors.ts';
import type { Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import type { CastLease } from '#tests/support/cast-leases.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { inviteTenant, verbs } from '#tests/support/verbs.ts';

const database = useCastDatabase();
let cast: Cast;

beforeAll(() => {
  cast = database.cast;
});

/** Every verb that takes an id, tried with the ids of one lease. Returns what each answered. */
async function tryEverything(
  actor: 'otherOwner' | 'otherTenant' | 'formerTenant' | 'maintenance',
  lease: CastLease,
) {
  const { sql } = database;
  const who = cast.callers[actor];
  const { id: leaseId, payments, rentChargeId, unitId, personIds } = lease;
  const money = { leaseId, amountMinor: 100, paidOn: cast.today };
  const tries: Record<string, Promise<unknown>> = {
    createLease: verbs.createLease(sql, who, {
      unitId,
      personIds,
      startsOn: '2050-01-01',
      endsOn: '2050-12-31',
    }),
    terminateLease: verbs.terminateLease(sql, who, { leaseId, endedOn: cast.today }),
    recordPayment: verbs.recordPayment(sql, who, money),
    reportPayment: verbs.reportPayment(sql, who, money),
    confirmPayment: verbs.confirmPayment(sql, who, { paymentId: payments.reported }),
    rejectPayment: verbs.rejectPayment(sql, who, { paymentId: payments.reported, reason: 'x' }),
    reversePayment: verbs.reversePayment(sql, who, { paymentId: payments.confirmed, reason: 'x' }),
    addCharge: verbs.addCharge(sql, who, { leaseId, amountMinor: 100, dueOn: cast.today }),
    reverseCharge: verbs.reverseCharge(sql, who, { chargeId: rentChargeId, reason: 'x' }),
    inviteTenant: inviteTenant(sql, who, lease.leaseTenantIds[0] ?? ''),
    revokeInvitation: verbs.revokeInvitation(sql, who, { invitationId: cast.home.openTenantInvitation.id }),
  };
  const entries = await Promise.all(
    Object.entries(tries).map(async ([name, work]) => [name, await outcomeOf(work)]),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

const allNotFound = (answers: Record<string, string>) =>
  Object.values(answers).every((answer) => answer === 'not_found');

describe('somebody who has nothing to do with a lease is told that it is not there', () => {
  it('1. another owner', async () => {
    expect(await tryEverything('otherOwner', cast.shared)).toSatisfy(allNotFound);
  });

  it('2. a tenant of the same building', async () => {
    expect(await tryEverything('otherTenant', cast.shared)).toSatisfy(allNotFound);
  });

  it('3. a former tenant', async () => {
    expect(await tryEverything('formerTenant', cast.shared)).toSatisfy(allNotFound);
  });

  it('4. who only repairs', async () => {
    expect(await tryEverything('maintenance', cast.shared)).toSatisfy(allNotFound);
  });
});

describe('another owner cannot reach across with rows of their own', () => {
  const insert = (statement: string, values: unknown[]) =>
    outcomeOf(act(database.sql, cast.callers.otherOwner, (sql) => sql.unsafe(statement, values as never[])));

  it('5. no unit in a property of somebody else', async () => {
    const statement = 'insert into public.units (organization_id, property_id, label) values ($1, $2, $3)';
    expect(await insert(statement, [cast.other.organizationId, cast.home.propertyId, 'x'])).toBe('23503');
    expect(await insert(statement, [cast.home.organizationId, cast.home.propertyId, 'x'])).toBe(DENIED);
  });

  it('6. no row under an id that is taken', async () => {
    const statement = `insert into public.properties (id, organization_id, name, property_type, municipality, province)
      values ($1, $2, 'x', 'mixed', 'x', 'x')`;
    expect(await insert(statement, [cast.home.propertyId, cast.other.organizationId])).toBe('23505');
    expect(
      await insert(`${statement} on conflict (id) do update set name = 'stolen'`, [
        cast.home.propertyId,
        cast.other.organizationId,
      ]),
    ).toBe(DENIED);
  });

  it("7. no lease with their unit and somebody else's person, nor the other way round", async () => {
    const lease = (unitId: string, personId: string) =>
      outcomeOf(
        verbs.createLease(database.sql, cast.callers.otherOwner, {
          unitId,
          personIds: [personId],
          startsOn: '2050-01-01',
          endsOn: '2050-12-31',
        }),
      );
    expect(await lease(cast.other.vacantUnitId, cast.home.freePersonId)).toBe('not_found');
    expect(await lease(cast.home.vacantUnitId, cast.other.freePersonId)).toBe('not_found');
    expect(await lease(cast.other.vacantUnitId, cast.other.freePersonId)).toBe('done');
  });

  it('8. no row moves to another organisation', async () => {
    const move = act(
      database.sql,
      cast.callers.owner,
      (sql) => sql`
      update public.properties set organization_id = ${cast.other.organizationId}`,
    );
    expect(await outcomeOf(move)).toBe(DENIED);
  });

  it('9. no link to a user is forged', async () => {
    const link = act(
      database.sql,
      cast.callers.otherOwner,
      (sql) => sql`
      insert into public.people (organization_id, full_name, user_id)
      values (${cast.other.organizationId}, 'x', ${cast.users.tenant})`,
    );
    expect(await outcomeOf(link)).toBe(DENIED);
  });
});

describe('the way around the verbs is closed', () => {
  const asOwner = (statement: string) =>
    outcomeOf(act(database.sql, cast.callers.owner, (sql) => sql.unsafe(statement)));

  it.each([
    [
      '10. posting by hand',
      `select private.post_entry(gen_random_uuid(), 'opening', '2031-01-01', 'DOP', null, null, '[]')`,
    ],
    ['11. posting a payment without its verb', 'select private.post_payment(gen_random_uuid())'],
    ['12. making a token', 'select private.invitation_token(gen_random_uuid())'],
    ['13. reading the keys', 'select * from private.secrets'],
    ['14. forgetting a request, to do it again', 'select private.forget_request(gen_random_uuid())'],
    ['15. running the job', 'select public.run_organization_jobs(gen_random_uuid(), now())'],
    ['16. making a function', 'create function public.mine() returns int language sql as $$ select 1 $$'],
    ['17. making a table', 'create table public.mine (id int)'],
    ['18. switching triggers off', "set session_replication_role = 'replica'"],
    ['19. reading the users', 'select * from auth.users'],
    ['20. following everybody on a channel of their own', 'create publication mine for all tables'],
  ])('%s', async (_name, statement) => {
    expect(await asOwner(statement)).toBe(DENIED);
  });

  it('21. a user who is in no organisation sees none', async () => {
    const rows = await act(
      database.sql,
      { userId: randomUUID() },
      (sql) => sql`select 1 from public.organizations`,
    );
    expect(rows).toHaveLength(0);
  });
});

it('22. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
