import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, outcomeOf, type SignedInCaller } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import {
  addDevice,
  allowWhatsapp,
  choose,
  createPerson,
  notify,
  take,
} from '#tests/support/notifications.ts';

const database = useDatabase();
let ana: SignedInCaller;

beforeEach(async () => {
  await database.sql`delete from private.outgoing_messages`;
  await database.sql`delete from public.whatsapp_consents`;
  ana = await createPerson(database.sql);
});

const mine = (columns = 'event, template, parameters, notification_count, unread_count, is_muted') =>
  act(database.sql, ana, async (sql) => [
    ...(await sql.unsafe(`select ${columns} from public.my_notifications order by created_at desc, id`)),
  ]);
const channels = async () => (await take(database.sql)).map(({ channel }) => channel).sort();
const unread = () =>
  act(database.sql, ana, async (sql) => {
    const [row] = await sql`select public.my_waiting_counts() as counts`;
    return Object(row?.counts).unread_notifications as number;
  });

describe('an event', () => {
  it('1. is one row in the centre, and a message by mail, to each device and by WhatsApp', async () => {
    const devices = [await addDevice(database.sql, ana), await addDevice(database.sql, ana)];
    await allowWhatsapp(database.sql, ana, '+18095550123');
    const key = randomUUID();
    const id = await notify(database.sql, ana.userId, { key });
    expect(await notify(database.sql, ana.userId, { key })).toBe(id);
    // Long texts are the mail's alone.
    expect(await mine()).toEqual([
      {
        event: 'payment_decided',
        template: 'payment_decided',
        parameters: { amount_minor: 500 },
        notification_count: 1,
        unread_count: 1,
        is_muted: false,
      },
    ]);
    const taken = await take(database.sql);
    expect(taken.map(({ channel }) => channel).sort()).toEqual(['email', 'push', 'push', 'whatsapp']);
    expect(taken.every((message) => message.notification_id === id)).toBe(true);
    expect(
      taken
        .flatMap(({ device }) => device ?? [])
        .map((device) => device.id)
        .sort(),
    ).toEqual(devices.sort());
    expect(taken.find(({ channel }) => channel === 'whatsapp')).toMatchObject({
      phone: '+18095550123',
      sender: { phone_number_id: '100000009', is_open: false },
    });
    expect(await take(database.sql)).toEqual([]);
  });

  it('2. goes where its person wants it, and nowhere without a device or a number', async () => {
    await notify(database.sql, ana.userId);
    expect(await channels()).toEqual(['email']);
    await addDevice(database.sql, ana);
    await choose(database.sql, ana, 'payment_decided', 'email', 'off');
    await notify(database.sql, ana.userId);
    expect(await channels()).toEqual(['push']);
    await choose(database.sql, ana, 'payment_decided', 'in_app', 'off');
    await notify(database.sql, ana.userId);
    expect(await channels()).toEqual(['push']);
    expect(await mine('id')).toHaveLength(2);
  });

  it('3. that is switched off, muted or read after it was written down is not sent', async () => {
    const recordId = randomUUID();
    const first = await notify(database.sql, ana.userId, { recordId });
    await choose(database.sql, ana, 'payment_decided', 'email', 'off');
    expect(await channels()).toEqual([]);
    await choose(database.sql, ana, 'payment_decided', 'email', 'at_once');
    await notify(database.sql, ana.userId, { recordId });
    await act(database.sql, ana, (sql) => sql`select public.mute_record('payment', ${recordId})`);
    expect(await channels()).toEqual([]);
    await act(database.sql, ana, (sql) => sql`select public.unmute_record('payment', ${recordId})`);
    const waiting = await notify(database.sql, ana.userId, { recordId, wait: '0' });
    await act(
      database.sql,
      ana,
      (sql) => sql`select public.mark_notifications_read(array[${waiting}::uuid])`,
    );
    expect(await channels()).toEqual([]);
    const reasons = await database.sql`
      select error from private.outgoing_messages where user_id = ${ana.userId} and notification_id = ${first}`;
    expect([...reasons]).toEqual([{ error: 'switched_off' }]);
  });

  it('4. that is critical reaches its person on one channel at least', async () => {
    expect(await outcomeOf(choose(database.sql, ana, 'account_security', 'email', 'off'))).toBe(
      'notification_needed',
    );
    const device = await addDevice(database.sql, ana);
    await choose(database.sql, ana, 'account_security', 'email', 'off');
    expect(await outcomeOf(choose(database.sql, ana, 'account_security', 'push', 'off'))).toBe(
      'notification_needed',
    );
    const security = { event: 'account_security', template: 'security_notice' };
    await notify(database.sql, ana.userId, security);
    expect(await channels()).toEqual(['push']);
    await act(database.sql, ana, (sql) => sql`select public.remove_push_device(${device})`);
    await notify(database.sql, ana.userId, security);
    expect(await channels()).toEqual(['email']);
    expect(await outcomeOf(choose(database.sql, ana, 'account_security', 'push', 'daily'))).toBe(
      'cadence_not_offered',
    );
  });

  it('5. of a member who may no longer is not sent', async () => {
    const organizationId = randomUUID();
    await database.sql`insert into public.organizations (id, name) values (${organizationId}, 'Casa')`;
    await notify(database.sql, ana.userId, { event: 'payment_reported', organizationId });
    expect(await channels()).toEqual([]);
    await database.sql`insert into public.memberships (organization_id, user_id, role) values (${organizationId}, ${ana.userId}, 'accountant')`;
    await notify(database.sql, ana.userId, { event: 'payment_reported', organizationId });
    expect(await channels()).toEqual(['email']);
  });

  it('6. of tomorrow is seen and sent tomorrow', async () => {
    const at = new Date(Date.now() + 86_400_000);
    await notify(database.sql, ana.userId, { at });
    expect([await mine('id'), await channels(), await unread()]).toEqual([[], [], 0]);
  });
});

describe('the centre', () => {
  it('7. groups by record, marks as read and takes that back', async () => {
    const recordId = randomUUID();
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(await notify(database.sql, ana.userId, { recordId }));
    await notify(database.sql, ana.userId);
    expect(await mine('notification_count, unread_count')).toHaveLength(2);
    expect(await unread()).toBe(4);
    const read = await act(
      database.sql,
      ana,
      (sql) =>
        sql`select id from public.mark_notifications_read(p_group_key => ${`payment/${recordId}`}) r (id)`,
    );
    expect(read.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(await unread()).toBe(1);
    await act(
      database.sql,
      ana,
      (sql) => sql`select public.mark_notifications_unread(${read.map(({ id }) => id)}::uuid[])`,
    );
    expect(await unread()).toBe(4);
    const all = await act(
      database.sql,
      ana,
      (sql) => sql`select * from public.mark_notifications_read(p_through => now())`,
    );
    expect([all.length, await unread()]).toEqual([4, 0]);
  });

  it('8. puts a record away until later, and lets nobody touch what is another’s', async () => {
    const id = await notify(database.sql, ana.userId);
    const snooze = (caller: SignedInCaller, until: string) =>
      outcomeOf(
        act(
          database.sql,
          caller,
          (sql) => sql`select public.snooze_notification(${id}, now() + ${until}::interval)`,
        ),
      );
    expect(await snooze(ana, '1 hour')).toBe('done');
    expect(await unread()).toBe(0);
    // It is not among all: it comes back unread.
    await act(database.sql, ana, (sql) => sql`select public.mark_notifications_read(p_through => now())`);
    await act(database.sql, ana, (sql) => sql`select public.snooze_notification(${id}, null)`);
    expect(await unread()).toBe(1);
    await snooze(ana, '1 hour');
    expect(await snooze(ana, '2 years')).toBe('snooze_invalid');
    const stranger = await createPerson(database.sql);
    expect(await snooze(stranger, '1 hour')).toBe('not_found');
    const read = await act(
      database.sql,
      stranger,
      (sql) => sql`select * from public.mark_notifications_read(array[${id}::uuid])`,
    );
    expect(read).toHaveLength(0);
  });

  it('9. of a muted record is read already, and only what is critical rings', async () => {
    const recordId = randomUUID();
    await notify(database.sql, ana.userId, { recordId });
    await act(database.sql, ana, (sql) => sql`select public.mark_notifications_read(p_through => now())`);
    await act(database.sql, ana, (sql) => sql`select public.mute_record('payment', ${recordId})`);
    await take(database.sql);
    await notify(database.sql, ana.userId, { recordId });
    expect([await unread(), await channels()]).toEqual([0, []]);
    expect(await mine('is_muted')).toEqual([{ is_muted: true }]);
    await notify(database.sql, ana.userId, {
      recordId,
      event: 'autopay_stopped',
      template: 'autopay_stopped',
    });
    expect([await unread(), await channels()]).toEqual([1, ['email']]);
  });

  it('10. forgets after 180 days', async () => {
    const id = await notify(database.sql, ana.userId);
    await database.sql`update public.notifications set created_at = now() - interval '181 days' where id = ${id}`;
    await notify(database.sql, ana.userId);
    await database.sql`select private.forget_notifications(${randomUUID()}, now())`;
    expect(await mine('id')).toHaveLength(1);
  });
});
