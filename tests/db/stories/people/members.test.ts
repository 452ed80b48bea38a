import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MembershipRole } from '#src/domain/foundation/enums.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addProperty, createLandlord, type Landlord } from '#tests/support/portfolio.ts';
import { addMember, addSecondFactor, rolesOf, teamVerbs } from '#tests/support/team.ts';
import { inviteMember, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Landlord;

beforeEach(async () => {
  place = await createLandlord(database.sql, 'Equipo');
});

const member = (role: MembershipRole) => addMember(database.sql, place, role);
const roleOf = async (userId: string) => (await rolesOf(database.sql, place))[userId];
const changeRole = (who: Caller, userId: string, role: MembershipRole) =>
  outcomeOf(teamVerbs.changeRole(database.sql, who, place, userId, role));
const remove = (who: Caller, userId: string, requestId?: string) =>
  outcomeOf(teamVerbs.remove(database.sql, who, place, userId, requestId));
const invite = (who: Caller, email: string, role: MembershipRole = 'viewer', requestId?: string) =>
  inviteMember(database.sql, who, {
    organizationId: place.organizationId,
    email,
    role,
    ...(requestId && { requestId }),
  });
const mail = () => `${randomUUID()}@example.test`;

describe('a role', () => {
  it('1. is changed by who manages members, and changing it again changes nothing', async () => {
    const [manager, viewer] = [await member('manager'), await member('viewer')];
    expect(await changeRole(manager, viewer.userId, 'accountant')).toBe('done');
    expect(await changeRole(manager, viewer.userId, 'accountant')).toBe('done');
    expect(await roleOf(viewer.userId)).toBe('accountant');
    const logged = await database.sql`
      select actor_id, before ->> 'role' as before, after ->> 'role' as after from public.audit_log
      where table_name = 'memberships' and action = 'update' and row_id = ${viewer.userId}`;
    expect([...logged]).toEqual([{ actor_id: manager.userId, before: 'viewer', after: 'accountant' }]);
  });

  it('2. is not raised by its holder, nor given by who may not manage members', async () => {
    const [manager, accountant, viewer] = [
      await member('manager'),
      await member('accountant'),
      await member('viewer'),
    ];
    expect(await changeRole(manager, manager.userId, 'owner')).toBe('not_allowed');
    expect(await changeRole(manager, viewer.userId, 'owner')).toBe('not_allowed');
    expect(await changeRole(accountant, accountant.userId, 'manager')).toBe('not_allowed');
    expect(await changeRole(viewer, viewer.userId, 'manager')).toBe('not_allowed');
    const direct = act(
      database.sql,
      viewer,
      (sql) => sql`update public.memberships set role = 'owner' where user_id = ${viewer.userId}`,
    );
    expect(await outcomeOf(direct)).toBe('42501');
  });

  it('3. of an owner is not touched by a manager', async () => {
    const manager = await member('manager');
    expect(await changeRole(manager, place.owner.userId, 'viewer')).toBe('not_allowed');
    expect(await remove(manager, place.owner.userId)).toBe('not_allowed');
    expect(await roleOf(place.owner.userId)).toBe('owner');
  });

  it('4. of somebody who is no member, or in an organisation of somebody else, is not changed', async () => {
    const stranger = await createLandlord(database.sql, 'Ajena');
    expect(await changeRole(place.owner, stranger.owner.userId, 'viewer')).toBe('not_found');
    expect(await changeRole(stranger.owner, place.owner.userId, 'viewer')).toBe('not_allowed');
  });
});

describe('the last owner', () => {
  it('5. neither steps down nor leaves nor is removed, by any way', async () => {
    const { userId } = place.owner;
    expect(await changeRole(place.owner, userId, 'manager')).toBe('last_owner');
    expect(await remove(place.owner, userId)).toBe('last_owner');
    expect(await outcomeOf(teamVerbs.leave(database.sql, place.owner, place))).toBe('last_owner');
    expect(await outcomeOf(database.sql`delete from auth.users where id = ${userId}`)).toBe('last_owner');
    const { organizationId } = place;
    const byService = act(
      database.sql,
      'service',
      (sql) => sql`update public.memberships set role = 'viewer' where organization_id = ${organizationId}`,
    );
    expect(await outcomeOf(byService)).toBe('last_owner');
    expect(await roleOf(userId)).toBe('owner');
  });

  it('6. is still there after two owners demote each other at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const second = await member('owner');
      const outcomes = await Promise.all([
        changeRole(place.owner, second.userId, 'manager'),
        changeRole(second, place.owner.userId, 'manager'),
      ]);
      expect(outcomes.toSorted()).toEqual(['done', 'not_allowed']);
      const owners = Object.entries(await rolesOf(database.sql, place)).filter(
        ([, role]) => role === 'owner',
      );
      expect(owners).toHaveLength(1);
      place = { ...place, owner: { userId: owners[0]?.[0] ?? '' } };
    }
  });

  it('7. is still there after all owners leave at the same moment', async () => {
    const others = [await member('owner'), await member('owner'), await member('owner')];
    const outcomes = await Promise.all(
      [place.owner, ...others].map((who) => outcomeOf(teamVerbs.leave(database.sql, who, place))),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'done', 'done', 'last_owner']);
  });
});

describe('a removed member', () => {
  it('8. sees nothing from that moment on, and a replay is no mistake', async () => {
    await addProperty(database.sql, place, 'Torre');
    const viewer = await member('viewer');
    const seen = () => act(database.sql, viewer, (sql) => sql`select id from public.properties`);
    expect(await seen()).toHaveLength(1);
    const requestId = randomUUID();
    expect(await remove(place.owner, viewer.userId, requestId)).toBe('done');
    expect(await remove(place.owner, viewer.userId, requestId)).toBe('done');
    expect(await remove(place.owner, viewer.userId)).toBe('not_found');
    expect(await seen()).toHaveLength(0);
  });

  it('9. leaves no invitation behind through which to come back', async () => {
    const [manager, back] = [await member('manager'), mail()];
    const open = await invite(manager, back, 'manager');
    const byOwner = await invite(place.owner, mail());
    await remove(place.owner, manager.userId);
    const who = { userId: await createUser(database.sql, back, 'manager') };
    expect(await outcomeOf(verbs.acceptInvitation(database.sql, who, { token: open.token }))).toBe(
      'invitation_revoked',
    );
    const [kept] =
      await database.sql`select revoked_at from public.invitations where id = ${byOwner.invitation_id}`;
    expect(kept?.revoked_at).toBeNull();
  });

  it('10. who is only given a lower role loses their open invitations too', async () => {
    const second = await member('owner');
    const [asOwner, asViewer] = [await invite(second, mail(), 'owner'), await invite(second, mail())];
    const isOpen = async (id: string) =>
      (await database.sql`select 1 from public.invitations where id = ${id} and revoked_at is null`)
        .length === 1;
    await changeRole(place.owner, second.userId, 'manager');
    expect([await isOpen(asOwner.invitation_id), await isOpen(asViewer.invitation_id)]).toEqual([
      false,
      true,
    ]);
    await changeRole(place.owner, second.userId, 'viewer');
    expect(await isOpen(asViewer.invitation_id)).toBe(false);
  });

  it('11. and everyone in the team are told that something changed, and nobody else', async () => {
    const [viewer, stranger] = [await member('viewer'), await createLandlord(database.sql, 'Otra')];
    const signal = async (userId: string) =>
      (
        await database.sql`select changed_at::text as at from public.membership_signals where id = ${userId}`
      )[0]?.at;
    const before = await Promise.all([place.owner, viewer, stranger.owner].map((who) => signal(who.userId)));
    await remove(place.owner, viewer.userId);
    const after = await Promise.all([place.owner, viewer, stranger.owner].map((who) => signal(who.userId)));
    expect(after.map((at, index) => at !== before[index])).toEqual([true, true, false]);
  });

  it('12. may also go by themself', async () => {
    const viewer = await member('viewer');
    const requestId = randomUUID();
    const leave = () => outcomeOf(teamVerbs.leave(database.sql, viewer, place, requestId));
    expect([await leave(), await leave()]).toEqual(['done', 'done']);
    expect(await outcomeOf(teamVerbs.leave(database.sql, viewer, place))).toBe('not_found');
    expect(await roleOf(viewer.userId)).toBeUndefined();
  });
});

describe('ownership', () => {
  it('13. goes to another member with the name typed, and the former owner manages', async () => {
    const viewer = await member('viewer');
    const transfer = (name: string, to = viewer.userId, who: Caller = place.owner) =>
      outcomeOf(teamVerbs.transfer(database.sql, who, place, to, name));
    expect(await transfer('Equipe')).toBe('confirmation_differs');
    expect(await transfer('Equipo', place.owner.userId)).toBe('already_owner');
    expect(await transfer('Equipo', randomUUID())).toBe('not_found');
    expect(await transfer('Equipo', viewer.userId, viewer)).toBe('not_allowed');
    expect(await transfer(' equipo ')).toBe('done');
    expect([await roleOf(viewer.userId), await roleOf(place.owner.userId)]).toEqual(['owner', 'manager']);
    expect(await transfer('Equipo')).toBe('not_allowed');
  });

  it('14. asks for the second factor of whoever has one', async () => {
    const viewer = await member('viewer');
    await addSecondFactor(database.sql, place.owner.userId);
    const behind: Caller = { userId: place.owner.userId, aal: 'aal2' };
    expect(
      await outcomeOf(teamVerbs.transfer(database.sql, place.owner, place, viewer.userId, 'Equipo')),
    ).toBe('second_factor_needed');
    expect(await changeRole(place.owner, viewer.userId, 'owner')).toBe('second_factor_needed');
    expect(await changeRole(place.owner, viewer.userId, 'manager')).toBe('done');
    expect(await changeRole(behind, viewer.userId, 'owner')).toBe('done');
    expect(await remove(place.owner, viewer.userId)).toBe('second_factor_needed');
    expect(await outcomeOf(teamVerbs.transfer(database.sql, behind, place, viewer.userId, 'Equipo'))).toBe(
      'done',
    );
  });
});

describe('an invitation to a team', () => {
  it('15. is not sent to who works there already, whatever the letters look like', async () => {
    const viewer = await member('viewer');
    expect(await outcomeOf(invite(place.owner, ` ${viewer.email.toUpperCase()} `))).toBe('already_member');
  });

  it('16. takes the place of the one before it, and a replay gives the same', async () => {
    const [email, requestId] = [mail(), randomUUID()];
    const first = await invite(place.owner, email, 'viewer', requestId);
    expect(await invite(place.owner, email, 'viewer', requestId)).toEqual(first);
    const second = await invite(place.owner, email, 'accountant');
    const who = { userId: await createUser(database.sql, email, 'manager') };
    expect(await outcomeOf(verbs.acceptInvitation(database.sql, who, { token: first.token }))).toBe(
      'invitation_revoked',
    );
    const [read] = await act(
      database.sql,
      'anon',
      (sql) => sql`select state, role from public.read_invitation(${second.token})`,
    );
    expect(read).toEqual({ state: 'valid', role: 'accountant' });
    expect(await outcomeOf(verbs.acceptInvitation(database.sql, who, { token: second.token }))).toBe('done');
    expect(await outcomeOf(invite(place.owner, email, 'viewer', requestId))).toBe('done');
  });

  it('17. is limited to fifty a day, and a replay of the last still passes', async () => {
    const requestId = randomUUID();
    for (let count = 1; count < 50; count += 1) await invite(place.owner, mail());
    const last = mail();
    expect(await outcomeOf(invite(place.owner, last, 'viewer', requestId))).toBe('done');
    expect(await outcomeOf(invite(place.owner, mail()))).toBe('too_many_invitations');
    expect(await outcomeOf(invite(place.owner, last, 'viewer', requestId))).toBe('done');
  });

  it('18. makes an owner of one organisation a manager of another, and each stays what it was', async () => {
    const other = await createLandlord(database.sql, 'Segunda');
    const [row] = await database.sql`select email from auth.users where id = ${other.owner.userId}`;
    const { token } = await invite(place.owner, row?.email, 'manager');
    await verbs.acceptInvitation(database.sql, other.owner, { token });
    expect(await roleOf(other.owner.userId)).toBe('manager');
    expect((await rolesOf(database.sql, other))[other.owner.userId]).toBe('owner');
    expect(await changeRole(other.owner, place.owner.userId, 'viewer')).toBe('not_allowed');
  });
});

it('19. the list of members tells second factors to who manages them only', async () => {
  const [viewer, manager] = [await member('viewer'), await member('manager')];
  await addSecondFactor(database.sql, viewer.userId);
  const list = (who: Caller) =>
    act(
      database.sql,
      who,
      (sql) => sql`select user_id, role, has_second_factor from public.list_members(${place.organizationId})`,
    );
  expect([...(await list(manager))]).toEqual([
    { user_id: place.owner.userId, role: 'owner', has_second_factor: false },
    { user_id: manager.userId, role: 'manager', has_second_factor: false },
    { user_id: viewer.userId, role: 'viewer', has_second_factor: true },
  ]);
  expect((await list(viewer)).map((row) => row.has_second_factor)).toEqual([null, null, null]);
});
