import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, addUnit, createLandlord, createRentable } from '#tests/support/portfolio.ts';
import { inviteMember, inviteTenant, verbs } from '#tests/support/verbs.ts';

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

const accept = (who: Caller, token: string) =>
  outcomeOf(verbs.acceptInvitation(database.sql, who, { token }));
const leasesOf = (who: Caller) => act(database.sql, who, (sql) => sql`select id from public.leases`);
const read = (token: string) =>
  act(database.sql, 'anon', (sql) => sql`select state, email from public.read_invitation(${token})`);

describe('a tenant', () => {
  it('1. accepts, sees the lease, and may open the link again', async () => {
    const one = await invited();
    const tenant = await user(one.email);
    expect(await leasesOf(tenant)).toHaveLength(0);
    expect([...(await read(one.token))]).toEqual([{ state: 'valid', email: one.email }]);
    expect(await accept(tenant, one.token)).toBe('done');
    expect(await accept(tenant, one.token)).toBe('done');
    expect((await leasesOf(tenant)).map((row) => row.id)).toEqual([one.leaseId]);
    expect([...(await read(one.token))]).toMatchObject([{ state: 'accepted' }]);
  });

  it('is then called as the lease calls them, unless they chose a name themselves', async () => {
    const nameOf = async ({ userId }: { userId: string }) =>
      (await database.sql`select full_name from public.profiles where id = ${userId}`)[0]?.full_name;
    const [one, other] = [await invited(), await invited()];
    const [nameless, named] = [await user(one.email), await user(other.email)];
    await database.sql`update public.profiles set full_name = '' where id = ${nameless.userId}`;
    await database.sql`update public.profiles set full_name = 'Don Luis' where id = ${named.userId}`;
    expect(await accept(nameless, one.token)).toBe('done');
    expect(await accept(named, other.token)).toBe('done');
    expect(await nameOf(nameless)).toBe('Luis Mota');
    expect(await nameOf(named)).toBe('Don Luis');
  });

  it('2. accepts whatever the letters of the address look like', async () => {
    const one = await invited(`Luis.${randomUUID()}@Example.Test`);
    expect(one.email).toMatch(/^luis\./);
    expect(await accept(await user(one.email.toUpperCase()), one.token)).toBe('done');
  });

  it('3. sees a later lease of the same person without another invitation', async () => {
    const one = await invited();
    const tenant = await user(one.email);
    await accept(tenant, one.token);
    await verbs.createLease(database.sql, place.owner, {
      unitId: one.unitId,
      personIds: [one.personId],
      startsOn: '2032-01-01',
      endsOn: '2032-12-31',
    });
    expect(await leasesOf(tenant)).toHaveLength(2);
  });

  it('4. is not invited again once they have accepted, nor is the invitation taken back', async () => {
    const one = await invited();
    await accept(await user(one.email), one.token);
    expect(await outcomeOf(inviteTenant(database.sql, place.owner, one.leaseTenantId))).toBe(
      'already_accepted',
    );
    expect(
      await outcomeOf(verbs.revokeInvitation(database.sql, place.owner, { invitationId: one.invitation_id })),
    ).toBe('already_accepted');
  });

  it('5. without an address cannot be invited', async () => {
    const unitId = await addUnit(database.sql, place.landlord, place.propertyId, 'Sin correo');
    const personId = await addPerson(database.sql, place.landlord, 'Sin correo');
    const leaseId = await verbs.createLease(database.sql, place.owner, {
      unitId,
      personIds: [personId],
      startsOn: '2031-01-01',
      endsOn: '2031-12-31',
    });
    const [row] = await database.sql`select id from public.lease_tenants where lease_id = ${leaseId}`;
    expect(await outcomeOf(inviteTenant(database.sql, place.owner, row?.id))).toBe('email_missing');
  });
});

describe('an invitation is refused', () => {
  it('6. to somebody else, who learns nothing and gains nothing', async () => {
    const one = await invited();
    const thief = await user(`${randomUUID()}@example.test`);
    expect(await accept(thief, one.token)).toBe('invitation_for_someone_else');
    expect(await leasesOf(thief)).toHaveLength(0);
    expect(await accept('anon', one.token)).toBe('42501');
  });

  it('7. when it has expired', async () => {
    const one = await invited();
    await database.sql`update public.invitations set expires_at = now() where id = ${one.invitation_id}`;
    expect(await accept(await user(one.email), one.token)).toBe('invitation_expired');
    expect([...(await read(one.token))]).toMatchObject([{ state: 'expired' }]);
  });

  it('8. when it was taken back', async () => {
    const one = await invited();
    await verbs.revokeInvitation(database.sql, place.owner, { invitationId: one.invitation_id });
    expect(await accept(await user(one.email), one.token)).toBe('invitation_revoked');
    expect([...(await read(one.token))]).toMatchObject([{ state: 'revoked' }]);
  });

  it('8a. when it was sent again and the one before is taken back, as a slow list still shows it', async () => {
    const one = await invited();
    const newer = await inviteTenant(database.sql, place.owner, one.leaseTenantId);
    await verbs.revokeInvitation(database.sql, place.owner, { invitationId: one.invitation_id });
    const tenant = await user(one.email);
    expect(await accept(tenant, newer.token)).toBe('invitation_revoked');
    // What is sent after that is an invitation of its own, whatever is repeated.
    const third = await inviteTenant(database.sql, place.owner, one.leaseTenantId);
    await verbs.revokeInvitation(database.sql, place.owner, { invitationId: one.invitation_id });
    expect(await accept(tenant, third.token)).toBe('done');
  });

  it('9. when a newer one took its place', async () => {
    const one = await invited();
    const newer = await inviteTenant(database.sql, place.owner, one.leaseTenantId);
    const tenant = await user(one.email);
    expect(await accept(tenant, one.token)).toBe('invitation_revoked');
    expect(await accept(tenant, newer.token)).toBe('done');
  });

  it('10. when another has accepted it', async () => {
    const one = await invited();
    await accept(await user(one.email), one.token);
    expect(await accept(await user(`${randomUUID()}@example.test`), one.token)).toBe(
      'invitation_already_accepted',
    );
  });

  it.each([
    ['an unknown token', 'f'.repeat(64)],
    ['an empty token', ''],
    ['the hash in place of the token', 'hash'],
  ])('11. with %s', async (_name, token) => {
    const one = await invited();
    const [row] =
      await database.sql`select encode(token_hash, 'hex') as hash from public.invitations where id = ${one.invitation_id}`;
    const given = token === 'hash' ? row?.hash : token;
    expect(await accept(await user(one.email), given)).toBe('invitation_not_found');
    expect(await read(given)).toHaveLength(0);
  });

  it('12. from who may not invite', async () => {
    const one = await invited();
    const stranger = await createLandlord(database.sql, 'Ajeno');
    expect(await outcomeOf(inviteTenant(database.sql, stranger.owner, one.leaseTenantId))).toBe('not_found');
    expect(
      await outcomeOf(
        verbs.revokeInvitation(database.sql, stranger.owner, { invitationId: one.invitation_id }),
      ),
    ).toBe('not_found');
    expect(await outcomeOf(inviteTenant(database.sql, await user(one.email), one.leaseTenantId))).toBe(
      'not_found',
    );
  });
});

describe('a member', () => {
  const invite = (
    role: 'owner' | 'manager' | 'viewer',
    by: Caller = place.owner,
    email = `${randomUUID()}@example.test`,
  ) => inviteMember(database.sql, by, { organizationId: place.landlord.organizationId, email, role });

  async function member(role: 'owner' | 'manager' | 'viewer'): Promise<Caller> {
    const one = await invite(role);
    const who = await user(one.email);
    await verbs.acceptInvitation(database.sql, who, { token: one.token });
    return who;
  }

  it('13. joins with the role of the invitation', async () => {
    const who = await member('viewer');
    const seen = await act(
      database.sql,
      who,
      (sql) => sql`
      select role from public.memberships where user_id = ${(who as { userId: string }).userId}`,
    );
    expect([...seen]).toEqual([{ role: 'viewer' }]);
  });

  it('14. who manages cannot make an owner, nobody below can invite', async () => {
    const manager = await member('manager');
    expect(await outcomeOf(invite('manager', manager))).toBe('done');
    expect(await outcomeOf(invite('owner', manager))).toBe('not_allowed');
    expect(await outcomeOf(invite('viewer', await member('viewer')))).toBe('not_allowed');
  });

  it('15. cannot raise their own role by an invitation to themselves', async () => {
    const manager = await member('manager');
    const { userId } = manager as { userId: string };
    const [row] = await database.sql`select email from auth.users where id = ${userId}`;
    expect(await outcomeOf(invite('manager', manager, row?.email))).toBe('already_member');
    expect(await outcomeOf(invite('owner', manager, `${randomUUID()}@example.test`))).toBe('not_allowed');
    // An invitation from before they joined by another address gives nothing on top either.
    const early = await invite('owner');
    await database.sql`update auth.users set email = ${early.email} where id = ${userId}`;
    await verbs.acceptInvitation(database.sql, manager, { token: early.token });
    const [kept] = await database.sql`select role from public.memberships where user_id = ${userId}`;
    expect(kept).toEqual({ role: 'manager' });
  });

  it('16. is not invited into an organisation of somebody else', async () => {
    const stranger = await createLandlord(database.sql, 'Intruso');
    expect(await outcomeOf(invite('viewer', stranger.owner))).toBe('not_allowed');
  });
});

it('17. a replay gives the same token, and nobody can read its hash', async () => {
  const one = await invited();
  const requestId = randomUUID();
  const first = await inviteTenant(database.sql, place.owner, one.leaseTenantId, requestId);
  expect(await inviteTenant(database.sql, place.owner, one.leaseTenantId, requestId)).toEqual(first);
  const peek = act(database.sql, place.owner, (sql) => sql`select token_hash from public.invitations`);
  expect(await outcomeOf(peek)).toBe('42501');
  const logged = await database.sql`
    select 1 from public.audit_log where table_name = 'invitations' and (before ? 'token_hash' or after ? 'token_hash')`;
  expect(logged).toHaveLength(0);
});
