import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type NoticeInput, readNotice, saveNotice } from '#tests/support/messages.ts';
import { addPerson, addProperty, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let owner: Caller;
let organizationId: string;
let today: string;
let otherPropertyId: string;
let tenant: { userId: string };
let elsewhere: { userId: string };
let leaseId: string;

async function rent(unitId: string, personId: string, hasAccount = true) {
  const { sql } = database;
  const id = await verbs.createLease(sql, owner, {
    unitId,
    personIds: [personId],
    startsOn: today,
    endsOn: '2039-12-31',
  });
  await runJobs(sql, `${today}T16:00:00Z`);
  const [seat] = await sql`
    select lt.id, p.email from public.lease_tenants lt join public.people p on p.id = lt.person_id where lt.lease_id = ${id}`;
  const userId = hasAccount ? await createUser(sql, seat?.email, 'tenant') : '';
  if (hasAccount)
    await verbs.acceptInvitation(
      sql,
      { userId },
      { token: (await inviteTenant(sql, owner, seat?.id)).token },
    );
  return { id, user: { userId } };
}

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Avisos');
  owner = place.owner;
  organizationId = place.landlord.organizationId;
  today = await todayOf(sql, place.landlord);
  otherPropertyId = await addProperty(sql, place.landlord, 'Torre dos');
  const person = (name: string) => addPerson(sql, place.landlord, name, `${randomUUID()}@example.test`);
  const home = await rent(place.unitId, place.personId);
  [tenant, leaseId] = [home.user, home.id];
  const away = await rent(
    await addUnit(sql, place.landlord, otherPropertyId, '2-A'),
    await person('Eva Sosa'),
  );
  elsewhere = away.user;
  await rent(await addUnit(sql, place.landlord, place.propertyId, '1-B'), await person('Sin Cuenta'), false);
});

const save = (notice: NoticeInput['notice'] = {}, more: Partial<NoticeInput> = {}) =>
  saveNotice(database.sql, owner, { organizationId, notice, ...more });
const seenBy = (caller: Caller) =>
  act(database.sql, caller, async (sql) => {
    const rows = await sql`select id, read_at, acknowledged_at from public.my_notices()`;
    return new Map(rows.map((row) => [row.id as string, row]));
  });
async function noticeOf(id: string) {
  const [row] = await database.sql`select * from public.notices where id = ${id}`;
  return row;
}
const mailsOf = (id: string) =>
  database.sql`select dedupe_key, next_attempt_at, parameters from private.outgoing_messages where dedupe_key like ${`notice/${id}/%`}`;

describe('whom a notice reaches', () => {
  it('1. everybody, once each, however often it is sent', async () => {
    const requestId = randomUUID();
    const id = await save({}, { requestId });
    expect(await save({}, { requestId })).toBe(id);
    expect(await noticeOf(id)).toMatchObject({ recipient_count: 3, read_count: 0 });
    expect((await seenBy(tenant)).has(id) && (await seenBy(elsewhere)).has(id)).toBe(true);
  });

  it.each([
    ['property', () => ({ property_id: place.propertyId }), 2],
    ['units', () => ({ property_id: place.propertyId, unit_ids: [place.unitId] }), 1],
    ['leases', () => ({ lease_ids: [leaseId] }), 1],
  ] as const)('2. %s: those and nobody else', async (audience, part, count) => {
    const id = await save({ audience, ...part() });
    expect((await noticeOf(id))?.recipient_count).toBe(count);
    expect((await seenBy(tenant)).has(id)).toBe(true);
    expect((await seenBy(elsewhere)).has(id)).toBe(false);
    expect(await outcomeOf(readNotice(database.sql, elsewhere, id))).toBe('not_found');
  });

  it('3. who moves in later, with the next run of the jobs, and once', async () => {
    const { sql } = database;
    const id = await save({ audience: 'property', property_id: otherPropertyId });
    expect((await noticeOf(id))?.recipient_count).toBe(1);
    // The jobs run as the lease begins.
    const newcomer = await rent(
      await addUnit(sql, place.landlord, otherPropertyId, '2-B'),
      await addPerson(sql, place.landlord, 'Nueva', `${randomUUID()}@example.test`),
    );
    await runJobs(sql, new Date().toISOString());
    expect((await noticeOf(id))?.recipient_count).toBe(2);
    expect((await seenBy(newcomer.user)).has(id)).toBe(true);
  });

  it('4. says beforehand how many it reaches, and how many have an account', async () => {
    const reach = await act(database.sql, owner, (sql) => {
      const notice = sql.json({ audience: 'property', property_id: place.propertyId });
      return sql`select people, with_account from public.count_notice_people(${organizationId}, ${notice})`;
    });
    expect(reach[0]).toEqual({ people: 2, with_account: 1 });
  });
});

describe('when', () => {
  it('5. a scheduled one is seen and mailed from its hour on, and changed until then', async () => {
    const id = await save({ publish_at: '2038-01-01T12:00:00Z' });
    expect((await seenBy(tenant)).has(id)).toBe(false);
    expect(await outcomeOf(readNotice(database.sql, tenant, id))).toBe('not_found');
    const before = await mailsOf(id);
    expect(before.map((mail) => mail.next_attempt_at.toISOString())).toContain('2038-01-01T12:00:00.000Z');
    await save({ title_es: 'Otra hora', publish_at: '2038-01-02T12:00:00Z' }, { noticeId: id });
    const after = await mailsOf(id);
    expect(after).toHaveLength(before.length);
    expect(after.every((mail) => mail.parameters.title_es === 'Otra hora')).toBe(true);
    await database.sql`update public.notices set publish_at = now() where id = ${id}`;
    expect((await seenBy(tenant)).has(id)).toBe(true);
    expect(await outcomeOf(save({}, { noticeId: id }))).toBe('notice_published');
  });

  it('6. a past one stays readable, a withdrawn one is gone with its mail', async () => {
    const id = await save({ expires_at: '2038-01-01T00:00:00Z' });
    await database.sql`update public.notices set publish_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = ${id}`;
    expect((await seenBy(tenant)).has(id)).toBe(true);
    const gone = await save();
    await act(database.sql, owner, (sql) => sql`select public.unpublish_notice(${gone})`);
    expect((await seenBy(tenant)).has(gone)).toBe(false);
    expect(await mailsOf(gone)).toHaveLength(0);
  });

  it.each([
    [{ title_es: '' }, 'notice_text_missing'],
    [{ title_en: 'Water' }, 'notice_text_missing'],
    [{ expires_at: '2020-01-01T00:00:00Z' }, 'notice_expiry_past'],
    [{ audience: 'property' }, 'notice_audience_missing'],
    [{ audience: 'leases', lease_ids: [] }, 'notice_audience_missing'],
    [{ audience: 'leases', lease_ids: [randomUUID()] }, 'notice_audience_missing'],
  ])('7. %j is refused: %s', async (notice, code) => {
    expect(await outcomeOf(save(notice))).toBe(code);
  });
});

describe('reading', () => {
  it('8. is counted once, and acknowledged only where that is asked for', async () => {
    const plain = await save();
    await readNotice(database.sql, tenant, plain, true);
    await readNotice(database.sql, tenant, plain);
    expect(await noticeOf(plain)).toMatchObject({ read_count: 1, acknowledged_count: 0 });
    const asked = await save({ needs_acknowledgement: true });
    await readNotice(database.sql, tenant, asked);
    await readNotice(database.sql, tenant, asked, true);
    await readNotice(database.sql, tenant, asked, true);
    expect(await noticeOf(asked)).toMatchObject({ read_count: 1, acknowledged_count: 1 });
    expect((await seenBy(tenant)).get(asked)?.acknowledged_at).not.toBeNull();
  });

  it('9. reminds by mail who has not, once a day, and counts what is unread at the navigation', async () => {
    const id = await save({ needs_acknowledgement: true });
    const waiting = await act(
      database.sql,
      tenant,
      async (sql) => (await sql`select public.my_waiting_counts() as counts`)[0]?.counts.unread_notices,
    );
    await readNotice(database.sql, tenant, id);
    const remind = () =>
      act(
        database.sql,
        owner,
        async (sql) => (await sql`select public.remind_notice(${id}) as n`)[0]?.n as number,
      );
    const count = await remind();
    expect(await remind()).toBe(count);
    const mails = await mailsOf(id);
    expect(mails.filter((mail) => mail.parameters.is_reminder)).toHaveLength(count);
    await readNotice(database.sql, tenant, id, true);
    expect(await remind()).toBe(count - 1);
    const left = await act(
      database.sql,
      tenant,
      async (sql) => (await sql`select public.my_waiting_counts() as counts`)[0]?.counts.unread_notices,
    );
    expect(left).toBe(waiting - 1);
  });
});
