import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf, type SignedInCaller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { joinOrganization } from '#tests/support/cast-members.ts';
import { useDatabase } from '#tests/support/database.ts';
import {
  type Condominium,
  castFor,
  closeByTime,
  makeCondominium,
  openDecision,
  publishRules,
} from '#tests/support/decisions.ts';
import { addPerson, addUnit } from '#tests/support/portfolio.ts';
import { type IssuedInvitation, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Condominium;

beforeAll(async () => {
  place = await makeCondominium(database.sql, 'Dueños', [500, 300, 200]);
});

/** Rows of a function that answers a table. */
const rowsOf = (caller: Caller, verb: string, list = '', values: unknown[] = []) =>
  act(database.sql, caller, async (sql) => [
    ...(await sql.unsafe(`select * from public.${verb}(${list})`, values as never[])),
  ]);
const invite = async (personId: string, caller: Caller = place.owner) =>
  (
    await rowsOf(caller, 'invite_owner', '$1, $2', [randomUUID(), personId])
  )[0] as unknown as IssuedInvitation;
const accept = (who: Caller, token: string) =>
  outcomeOf(verbs.acceptInvitation(database.sql, who, { token }));

/** Somebody who owns a new unit, and has no account yet. */
async function addOwner(label: string, email = `${randomUUID()}@example.test`) {
  const { sql } = database;
  const unitId = await addUnit(sql, place.landlord, place.propertyId, label);
  const personId = await addPerson(sql, place.landlord, 'Elba Ruiz', email);
  await call(sql, place.owner, 'set_unit_owners', {
    p_unit_id: unitId,
    p_owners: [{ person_id: personId }],
  });
  return { unitId, personId, email };
}
const userOf = async (email: string): Promise<SignedInCaller> => ({
  userId: await createUser(database.sql, email, 'tenant'),
});

describe('the invitation of a co-owner', () => {
  it('leads somebody who rents nothing to the building that decides, and to nothing else', async () => {
    const elba = await addOwner('P-1');
    const { token, email } = await invite(elba.personId);
    expect(email).toBe(elba.email);
    const read = await act(
      database.sql,
      'anon',
      (sql) => sql`select state, kind, property_name, unit_label, role from public.read_invitation(${token})`,
    );
    expect([...read]).toEqual([
      {
        state: 'valid',
        kind: 'co_owner',
        property_name: 'Condominio Dueños',
        unit_label: 'P-1',
        role: null,
      },
    ]);
    const caller = await userOf(elba.email);
    expect(await rowsOf(caller, 'my_decision_buildings')).toEqual([]);
    expect(await rowsOf(caller, 'my_areas')).toMatchObject([{ is_tenant: false }]);
    expect(await accept(caller, token)).toBe('done');
    expect(await accept(caller, token)).toBe('done');
    expect(await rowsOf(caller, 'my_decision_buildings')).toMatchObject([
      { property_name: 'Condominio Dueños', proxies_allowed: true, organization_name: 'Dueños' },
    ]);
    expect(await rowsOf(caller, 'my_areas')).toMatchObject([{ is_tenant: true }]);
    const [waiting] = await rowsOf(caller, 'my_waiting_counts');
    expect(waiting?.my_waiting_counts).toMatchObject({
      has_decisions: true,
      has_lease: false,
      votes_to_cast: 0,
    });
    const seen = await act(database.sql, caller, async (sql) => ({
      organizations: (await sql`select name from public.organizations`).map(({ name }) => name),
      properties: (await sql`select id from public.properties`).length,
      people: (await sql`select id from public.people`).map(({ id }) => id),
      leases: (await sql`select id from public.leases`).length,
    }));
    expect(seen).toEqual({ organizations: ['Dueños'], properties: 0, people: [elba.personId], leases: 0 });
  });

  it('is for owners alone, by who decides there, to who has not come yet', async () => {
    const { sql } = database;
    const elba = await addOwner('P-2');
    const nobody = await addPerson(sql, place.landlord, 'Sin unidad', 'sin-unidad@example.test');
    const silent = await addOwner('P-3', '');
    const viewer = { userId: await joinOrganization(sql, place.landlord, 'viewer') };
    const ask = (personId: string, caller: Caller = place.owner) => outcomeOf(invite(personId, caller));
    expect(await ask(nobody)).toBe('not_found');
    expect(await ask(silent.personId)).toBe('email_missing');
    expect(await ask(elba.personId, viewer)).toBe('not_found');
    const { token } = await invite(elba.personId);
    expect(await accept(await userOf(`otra-${randomUUID()}@example.test`), token)).toBe(
      'invitation_for_someone_else',
    );
    expect(await accept(await userOf(elba.email), token)).toBe('done');
    expect(await ask(elba.personId)).toBe('already_accepted');
  });

  it('is replaced by a newer one, and can be taken back', async () => {
    const elba = await addOwner('P-4');
    const [first, second] = [await invite(elba.personId), await invite(elba.personId)];
    const caller = await userOf(elba.email);
    expect(await accept(caller, first.token)).toBe('invitation_revoked');
    await call(database.sql, place.owner, 'revoke_invitation', { p_invitation_id: second.invitation_id });
    expect(await accept(caller, second.token)).toBe('invitation_revoked');
  });
});

describe('what somebody sees of their own part', () => {
  it('is each decision with their own votes, open ones first, page by page', async () => {
    const { sql } = database;
    const own = await makeCondominium(sql, 'Páginas', [600, 400]);
    const [ana, luis] = own.owners as [Condominium['owners'][0], Condominium['owners'][0]];
    const closed: string[] = [];
    for (const question of ['Uno', 'Dos', 'Tres']) {
      const id = await openDecision(sql, own, { question });
      await castFor(sql, ana.caller, id, ana.unitId, [1]);
      await castFor(sql, luis.caller, id, luis.unitId, [1]);
      await call(sql, own.owner, 'close_decision', { p_decision_id: id });
      closed.unshift(id);
    }
    const open = await openDecision(sql, own, { question: 'Cuatro' });
    const page = await rowsOf(ana.caller, 'my_decisions', 'p_limit => 3');
    expect(page.map(({ id }) => id)).toEqual([open, ...closed.slice(0, 2)]);
    expect(page[0]).toMatchObject({ status: 'open', vote_count: 1, cast_count: 0, outcome: null });
    expect(page[1]).toMatchObject({ status: 'closed', vote_count: 1, cast_count: 1, outcome: 'adopted' });
    const rest = await rowsOf(ana.caller, 'my_decisions', '$1, $2', [page[2]?.closed_at, page[2]?.id]);
    expect(rest.map(({ id }) => id)).toEqual(closed.slice(2));
    const [waiting] = await rowsOf(ana.caller, 'my_waiting_counts');
    expect(waiting?.my_waiting_counts).toMatchObject({ votes_to_cast: 1 });
    const stranger = await userOf(`${randomUUID()}@example.test`);
    expect(await rowsOf(stranger, 'my_decisions')).toEqual([]);
  });

  it('is who votes for whom, and the neighbour with an address', async () => {
    const { sql } = database;
    const [ana, luis] = place.owners as [Condominium['owners'][0], Condominium['owners'][0]];
    const [row] = await sql`select email from public.people where id = ${luis.personId}`;
    const find = (caller: Caller, email: string) =>
      rowsOf(caller, 'find_proxy_holder', '$1, $2', [place.propertyId, email]);
    expect(await find(ana.caller, String(row?.email).toUpperCase())).toEqual([
      { person_id: luis.personId, full_name: 'Dueño de 2' },
    ]);
    const other = await makeCondominium(sql, 'Otros', [1]);
    const stranger = other.owners[0]?.caller as Caller;
    expect(await outcomeOf(find(stranger, String(row?.email)))).toBe('not_found');
    expect(await outcomeOf(find(ana.caller, 'nadie@example.test'))).toBe('holder_unknown');
    expect(await rowsOf(ana.caller, 'my_votes_by_rules', '$1', [place.propertyId])).toEqual([
      { person_id: ana.personId, unit_id: ana.unitId, unit_label: '1' },
    ]);
    const proxyId = await call(sql, ana.caller, 'give_proxy', {
      p_proxy_id: randomUUID(),
      p_property_id: place.propertyId,
      p_giver_id: ana.personId,
      p_holder_id: luis.personId,
    });
    const given = { id: proxyId, giver_name: 'Dueño de 1', holder_name: 'Dueño de 2', is_given: true };
    expect(await rowsOf(ana.caller, 'my_proxies')).toMatchObject([given]);
    expect(await rowsOf(luis.caller, 'my_proxies')).toMatchObject([{ ...given, is_given: false }]);
    expect(await rowsOf(stranger, 'my_proxies')).toEqual([]);
    await call(sql, ana.caller, 'revoke_proxy', { p_proxy_id: proxyId });
    expect(await rowsOf(ana.caller, 'my_proxies')).toEqual([]);
  });
});

describe('who is notified', () => {
  it('is also a tenant with a voice and, of what closed, the office', async () => {
    const { sql } = database;
    const own = await makeCondominium(sql, 'Voces', [700, 300]);
    const ana = own.owners[0] as Condominium['owners'][0];
    const tenant = await rentTo(own, ana.unitId);
    const id = await openDecision(sql, own);
    const noted = async (event: string) =>
      (
        await sql<{ user_id: string; to: string; is_voice_only: boolean }[]>`
          select user_id, parameters ->> 'to' as to, (parameters ->> 'is_voice_only')::boolean as is_voice_only
          from public.notifications where record_id = ${id} and event::text = ${event}`
      ).map(({ user_id, to, is_voice_only }) => [user_id, to, is_voice_only]);
    const voters = own.owners.map(({ caller }) => [caller.userId, 'voter', false]);
    expect(await noted('decision_opened')).toEqual(
      expect.arrayContaining([...voters, [tenant.userId, 'voter', true]]),
    );
    expect(await noted('decision_opened')).toHaveLength(3);
    await closeByTime(sql, id);
    const office = [(own.owner as SignedInCaller).userId, 'office', true];
    expect(await noted('decision_closed')).toEqual(
      expect.arrayContaining([...voters, [tenant.userId, 'voter', true], office]),
    );
    expect(await noted('decision_closed')).toHaveLength(4);
  });

  it('is no tenant where the rules give them no voice', async () => {
    const { sql } = database;
    const own = await makeCondominium(sql, 'Sin voz', [1]);
    await publishRules(sql, own.owner, own.propertyId, { tenants_have_voice: false });
    const tenant = await rentTo(own, own.owners[0]?.unitId ?? '');
    await openDecision(sql, own);
    const noted = await sql`select 1 from public.notifications where user_id = ${tenant.userId}`;
    expect(noted).toHaveLength(0);
  });
});

/** Somebody with an account who rents a unit from today. */
async function rentTo(own: Condominium, unitId: string): Promise<SignedInCaller> {
  const { sql } = database;
  const email = `${randomUUID()}@example.test`;
  const personId = await addPerson(sql, own.landlord, 'Inquilina', email);
  const [today] = await sql`select private.organization_today(${own.landlord.organizationId})::text as day`;
  const leaseId = await verbs.createLease(sql, own.owner, {
    unitId,
    personIds: [personId],
    startsOn: today?.day,
    endsOn: '2039-12-31',
  });
  await runJobs(sql, new Date().toISOString());
  const tenant = await userOf(email);
  await sql`update public.people set user_id = ${tenant.userId} where id = ${personId}`;
  await sql`update public.lease_tenants set user_id = ${tenant.userId} where lease_id = ${leaseId}`;
  return tenant;
}
