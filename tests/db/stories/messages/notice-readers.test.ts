import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readNotice, saveNotice, sendMessage, startConversations } from '#tests/support/messages.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let owner: Caller;
let organizationId: string;
let today: string;
let home: Home;

interface Home {
  unitId: string;
  leaseId: string;
  people: { personId: string; userId: string }[];
}

/** A unit let from today on to people with accounts. */
async function rent(names: readonly string[] = ['Ana', 'Beto']): Promise<Home> {
  const { sql } = database;
  const unitId = await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
  const personIds: string[] = [];
  for (const name of names) {
    personIds.push(await addPerson(sql, place.landlord, name, `${randomUUID()}@example.test`));
  }
  const term = { startsOn: today, endsOn: '2039-12-31' };
  const leaseId = await verbs.createLease(sql, owner, { unitId, personIds, ...term });
  const people = [];
  const seats = await sql`select lt.id, lt.person_id, p.email from public.lease_tenants lt
    join public.people p on p.id = lt.person_id where lt.lease_id = ${leaseId} order by p.full_name`;
  for (const seat of seats) {
    const userId = await createUser(sql, seat.email, 'tenant');
    await verbs.acceptInvitation(sql, { userId }, { token: (await inviteTenant(sql, owner, seat.id)).token });
    people.push({ personId: seat.person_id, userId });
  }
  await runJobs(sql, new Date().toISOString());
  return { unitId, leaseId, people };
}

beforeAll(async () => {
  place = await createRentable(database.sql, 'Lectores');
  owner = place.owner;
  organizationId = place.landlord.organizationId;
  today = await todayOf(database.sql, place.landlord);
});
beforeEach(async () => {
  home = await rent();
});

const scheduled = (notice = {}) =>
  saveNotice(database.sql, owner, {
    organizationId,
    notice: { publish_at: '2038-01-01T12:00:00Z', ...notice },
  });
/** The hour of a notice has come. */
async function publish(id: string): Promise<void> {
  await database.sql`update public.notices set publish_at = now() where id = ${id}`;
  await database.sql`update private.outgoing_messages set next_attempt_at = now() where dedupe_key like ${`notice/${id}/%`}`;
}
const seenBy = (userId = '') =>
  act(database.sql, { userId }, async (sql) =>
    (await sql`select id from public.my_notices()`).map((row) => row.id as string),
  );
/** Who is mailed what waits, by a part of its key. */
async function mailed(key: string): Promise<string[]> {
  await act(database.sql, 'service', (sql) => sql`select public.take_outgoing_messages(100)`);
  const rows =
    await database.sql`select u.id from private.outgoing_messages m join auth.users u on u.email = m.to_address
    where m.dedupe_key like ${key} and m.attempts > 0`;
  return rows.map((row) => row.id as string);
}
const leave = (leaseId = home.leaseId) =>
  verbs.terminateLease(database.sql, owner, { leaseId, endedOn: today });
/** Yesterday was somebody's last day. */
async function leaveTheOthers(personId = ''): Promise<void> {
  await database.sql`update public.leases set starts_on = ${today}::date - 9 where id = ${home.leaseId}`;
  const leftOn = addDays(today, -1);
  await verbs.setTenantDeparture(database.sql, owner, { leaseId: home.leaseId, personId, leftOn });
}
const remind = (id: string) =>
  act(
    database.sql,
    owner,
    async (sql) => (await sql`select public.remind_notice(${id}) as n`)[0]?.n as number,
  );
const countOf = async (id: string) =>
  (await database.sql`select recipient_count as n from public.notices where id = ${id}`)[0]?.n as number;

const audiences = [
  ['organization', () => ({ audience: 'organization' })],
  ['property', () => ({ audience: 'property', property_id: place.propertyId })],
  ['units', () => ({ audience: 'units', property_id: place.propertyId, unit_ids: [home.unitId] })],
  ['leases', () => ({ audience: 'leases', lease_ids: [home.leaseId] })],
] as const;

describe('who left before a notice was published', () => {
  it.each(audiences)('1. does not see, receive or get reminded of it (%s)', async (_name, part) => {
    const id = await scheduled(part());
    const before = await countOf(id);
    await leave();
    expect(await countOf(id)).toBe(before - 2);
    await publish(id);
    await runJobs(database.sql, new Date().toISOString());
    const [ana] = home.people;
    expect(await seenBy(ana?.userId)).not.toContain(id);
    await remind(id);
    expect(await mailed(`notice/${id}/%`)).not.toContain(ana?.userId);
    await expect(readNotice(database.sql, { userId: ana?.userId ?? '' }, id)).rejects.toThrow('not_found');
  });

  it('2. is known to have left by the last day, though the job that ends the lease is late', async () => {
    const id = await scheduled();
    await database.sql`update public.leases set status = 'notice_given', starts_on = ${today}::date - 9, ended_on = ${today}::date - 1 where id = ${home.leaseId}`;
    await publish(id);
    const [ana] = home.people;
    expect(await seenBy(ana?.userId)).not.toContain(id);
    expect(await mailed(`notice/${id}/%`)).not.toContain(ana?.userId);
  });

  it('3. and left the others, gets it no more, while who stayed does', async () => {
    const id = await scheduled();
    const [ana, beto] = home.people;
    await leaveTheOthers(beto?.personId);
    await publish(id);
    expect(await seenBy(beto?.userId)).not.toContain(id);
    expect(await seenBy(ana?.userId)).toContain(id);
    const sent = await mailed(`notice/${id}/%`);
    expect([sent.includes(ana?.userId ?? ''), sent.includes(beto?.userId ?? '')]).toEqual([true, false]);
  });

  it('4. gets it all the same where they rent another home that it is for', async () => {
    const id = await scheduled({ audience: 'property', property_id: place.propertyId });
    const [ana] = home.people;
    const unitId = await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
    await verbs.createLease(database.sql, owner, {
      unitId,
      personIds: [ana?.personId ?? ''],
      startsOn: today,
      endsOn: '2039-12-31',
    });
    await runJobs(database.sql, new Date().toISOString());
    await leave();
    await publish(id);
    expect(await seenBy(ana?.userId)).toContain(id);
    expect(await mailed(`notice/${id}/%`)).toContain(ana?.userId);
  });
});

describe('who left after it was published', () => {
  it('5. keeps what they received while they lived there, and is reminded of nothing', async () => {
    const [now, later] = [
      await saveNotice(database.sql, owner, { organizationId, notice: {} }),
      await scheduled(),
    ];
    await publish(later);
    await mailed('notice/%');
    await leave();
    const [ana] = home.people;
    expect(await seenBy(ana?.userId)).toEqual(expect.arrayContaining([now, later]));
    for (const id of [now, later]) {
      await remind(id);
      expect(await mailed(`notice/${id}/%/%`)).not.toContain(ana?.userId);
    }
    await runJobs(database.sql, new Date().toISOString());
    expect(await seenBy(ana?.userId)).toEqual(expect.arrayContaining([now, later]));
  });

  it('6. is not mailed a reminder that waited when they left', async () => {
    const id = await saveNotice(database.sql, owner, { organizationId, notice: {} });
    await mailed('notice/%');
    await remind(id);
    await leave();
    expect(await mailed(`notice/${id}/%/%`)).not.toContain(home.people[0]?.userId);
  });
});

it('7. a message that waits to be mailed is not mailed to who left the others meanwhile', async () => {
  const { sql } = database;
  const [ana, beto] = home.people;
  const [conversationId = ''] = await startConversations(sql, owner, { leaseIds: [home.leaseId] });
  await sendMessage(sql, owner, conversationId, 'La llave está en la oficina.');
  await leaveTheOthers(beto?.personId);
  await sql`update private.outgoing_messages set next_attempt_at = now() where template = 'message_received' and sent_at is null`;
  await act(sql, 'service', (service) => service`select public.take_outgoing_messages(100)`);
  const sent =
    await sql`select u.id from private.outgoing_messages m join auth.users u on u.email = m.to_address
    where m.template = 'message_received' and m.attempts > 0 and m.parameters ->> 'conversation_id' = ${conversationId}`;
  expect(sent.map((row) => row.id)).toEqual([ana?.userId]);
  expect(beto?.userId).toBeDefined();
});
