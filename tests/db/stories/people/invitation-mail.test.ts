import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, addUnit, createRentable } from '#tests/support/portfolio.ts';
import { invitationKey, inviteTenant, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Casa');
});

const user = async (email: string): Promise<Caller & { userId: string }> => ({
  userId: await createUser(database.sql, email, 'tenant'),
});

/** A lease with one invited tenant. */
async function invited(email = `${randomUUID()}@example.test`) {
  const unitId = await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
  const personId = await addPerson(database.sql, place.landlord, 'Luis Mota', email);
  const leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId,
    personIds: [personId],
    startsOn: '2031-01-01',
    endsOn: '2031-12-31',
  });
  const [row] = await database.sql<
    { id: string }[]
  >`select id from public.lease_tenants where lease_id = ${leaseId}`;
  const leaseTenantId = row?.id ?? '';
  return {
    unitId,
    personId,
    leaseId,
    leaseTenantId,
    ...(await inviteTenant(database.sql, place.owner, leaseTenantId)),
  };
}

const read = (token: string) =>
  act(database.sql, 'anon', (sql) => sql`select state, email from public.read_invitation(${token})`);

const mailed = (token: string, requestId: string | null, language: string | null = 'es') =>
  act(
    database.sql,
    'service',
    (sql) => sql`select public.mail_invitation(${token}, ${requestId}, ${language}) as email`,
  );
const mailsOf = (email: string) =>
  database.sql<{ language: string; parameters: Record<string, string | null> }[]>`
    select language, parameters from private.outgoing_messages
    where to_address = ${email} and template = 'invitation' order by created_at`;

it('18. its message says who invites, to where and until when, once for each request', async () => {
  const one = await invited();
  const requestId = randomUUID();
  for (const _ of [1, 2]) expect([...(await mailed(one.token, requestId, 'en'))]).toEqual([{ email: null }]);
  const [mail, ...more] = await mailsOf(one.email);
  expect(more).toEqual([]);
  const [expected] = await database.sql`
    select (i.expires_at at time zone 'America/Santo_Domingo')::date::text as expires_on, o.name as organization,
      p.name as property, u.label as unit, f.full_name as inviter
    from public.invitations i join public.organizations o on o.id = i.organization_id
    join public.units u on u.id = ${one.unitId} join public.properties p on p.id = u.property_id
    join public.profiles f on f.id = i.created_by where i.id = ${one.invitation_id}`;
  const key = await invitationKey(database.sql, one.invitation_id);
  expect(mail).toEqual({
    language: 'en',
    parameters: { kind: 'tenant', role: null, token: one.token, key, ...expected },
  });
});

it('19. its message is in the language of an account, which asks for a link to sign in with', async () => {
  const one = await invited();
  const { userId } = await user(one.email);
  await database.sql`update public.profiles set locale = 'en' where id = ${userId}`;
  await mailed(one.token, randomUUID(), 'es');
  expect(await mailsOf(one.email)).toMatchObject([{ language: 'en' }]);
  expect([...(await mailed(one.token, null))]).toEqual([{ email: one.email }]);
  expect(await mailsOf(one.email)).toHaveLength(1);
});

it('20. an address is sent ten invitations an hour, an invitation five messages, and the open one stays', async () => {
  const one = await invited();
  for (let count = 0; count < 4; count += 1) await mailed(one.token, null);
  await mailed(one.token, randomUUID());
  expect(await outcomeOf(mailed(one.token, randomUUID()))).toBe('rate_limited');
  let newest = one.token;
  for (let count = 0; count < 5; count += 1) {
    newest = (await inviteTenant(database.sql, place.owner, one.leaseTenantId)).token;
  }
  expect(await outcomeOf(inviteTenant(database.sql, place.owner, one.leaseTenantId))).toBe('rate_limited');
  expect([...(await read(newest))]).toMatchObject([{ state: 'valid' }]);
});

it('21. its link is followed by the mailbox alone: the token of the inviter is not enough', async () => {
  const [one, other] = [await invited(), await invited()];
  const key = await invitationKey(database.sql, one.invitation_id);
  const open = (who: Caller, token: string, given: string | null) =>
    act(database.sql, who, (sql) => sql`select * from public.open_invitation(${token}, ${given})`);
  expect([...(await open('service', one.token, key))]).toEqual([{ email: one.email, kind: 'tenant' }]);
  for (const given of [null, '', one.token, await invitationKey(database.sql, other.invitation_id)]) {
    expect(await outcomeOf(open('service', one.token, given))).toBe('invitation_not_found');
  }
  expect(await outcomeOf(open('service', 'nothing', key))).toBe('invitation_not_found');
  expect(await outcomeOf(open(place.owner, one.token, key))).toBe('42501');
  expect(await outcomeOf(open('anon', one.token, key))).toBe('42501');
  expect(
    await outcomeOf(
      act(database.sql, place.owner, (sql) => sql`select private.invitation_key(${one.invitation_id})`),
    ),
  ).toBe('42501');
  await verbs.revokeInvitation(database.sql, place.owner, { invitationId: one.invitation_id });
  expect(await outcomeOf(open('service', one.token, key))).toBe('invitation_revoked');
});
