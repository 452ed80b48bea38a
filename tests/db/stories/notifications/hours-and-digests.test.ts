import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, outcomeOf, type SignedInCaller } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { amountOf } from '#tests/support/fixed-seed.ts';
import { addDevice, choose, createPerson, notify, take } from '#tests/support/notifications.ts';
import { afterQuiet, clockOf, nextDigest } from '#tests/support/wall-clock.ts';

const database = useDatabase();
let ana: SignedInCaller;

beforeEach(async () => {
  await database.sql`delete from private.outgoing_messages`;
  await database.sql`delete from public.notifications`;
  ana = await createPerson(database.sql);
});

const DAY = 86_400_000;
const FIRST = Date.UTC(2025, 0, 1);
/** Zones of the first market and of tourists, and those whose clocks change oddly: by half an hour, or at midnight. */
const ZONES = [
  'America/Santo_Domingo',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'Europe/Madrid',
  'Europe/Dublin',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
];
/** The days of two years before whose end the clock changes. */
const changes = new Map(
  ZONES.map((zone) => {
    const days = Array.from({ length: 730 }, (_, day) => FIRST + day * DAY);
    const offset = (at: number) => clockOf(zone, at) - at;
    return [zone, days.filter((day) => offset(day) !== offset(day + DAY))];
  }),
);

const minute = fc.integer({ min: 0, max: 1_439 });
const cases = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    from: minute,
    to: minute,
    digest: minute,
    weekday: fc.integer({ min: 1, max: 7 }),
    second: fc.integer({ min: 0, max: 730 * 86_400 }),
    isNearChange: fc.boolean(),
  })
  .filter(({ from, to }) => from !== to)
  .map(({ second, isNearChange, ...rest }) => {
    const near = changes.get(rest.zone) ?? [];
    const day = near[second % Math.max(near.length, 1)];
    const at =
      isNearChange && day !== undefined
        ? day - DAY / 2 + ((second * 1_000) % (2 * DAY))
        : FIRST + second * 1_000;
    return { ...rest, at };
  });
const timeOf = (of: number) =>
  `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;

it('1. quiet hours end and digests come by the clock on the wall, in every zone and when it is changed', async () => {
  const { sql } = database;
  for (const one of fc.sample(cases, amountOf(100, 10_000))) {
    const { zone, from, to, digest, weekday } = one;
    const at = new Date(one.at);
    await sql`
      insert into public.notification_schedules (user_id, time_zone, quiet_from, quiet_to, digest_time, digest_weekday)
      values (${ana.userId}, ${zone}, ${timeOf(from)}, ${timeOf(to)}, ${timeOf(digest)}, ${weekday})
      on conflict (user_id) do update set time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,
        quiet_to = excluded.quiet_to, digest_time = excluded.digest_time, digest_weekday = excluded.digest_weekday`;
    const [row] = await sql`
      select private.after_quiet_hours(${ana.userId}, ${at}) as quiet,
        (select release_at from private.next_window(${ana.userId}, 'daily', ${at})) as daily,
        (select release_at from private.next_window(${ana.userId}, 'weekly', ${at})) as weekly`;
    expect({ ...one, ...row }).toEqual({
      ...one,
      quiet: new Date(afterQuiet(zone, from, to, one.at)),
      daily: new Date(nextDigest(zone, digest, null, one.at)),
      weekly: new Date(nextDigest(zone, digest, weekday, one.at)),
    });
  }
}, 600_000);

const quietNow = (caller: SignedInCaller) =>
  act(
    database.sql,
    caller,
    (sql) => sql`select public.set_notification_schedule('UTC',
      date_trunc('minute', (now() - interval '2 hours') at time zone 'UTC')::time,
      date_trunc('minute', (now() + interval '2 hours') at time zone 'UTC')::time, '08:00', 1)`,
  );
const held = async () => {
  const [row] = await database.sql`select count(*)::int as count from private.held_notifications`;
  return row?.count;
};
/** As if the windows of what is held had come. */
const come = () => database.sql`update private.held_notifications set release_at = now()`;

describe('quiet hours', () => {
  it('2. keep mail and push waiting, also those set after a message was written down, and nothing critical', async () => {
    await addDevice(database.sql, ana);
    const before = await notify(database.sql, ana.userId);
    await quietNow(ana);
    await notify(database.sql, ana.userId);
    await notify(database.sql, ana.userId, { event: 'autopay_stopped', template: 'autopay_stopped' });
    expect((await take(database.sql)).map(({ template }) => template)).toEqual([
      'autopay_stopped',
      'autopay_stopped',
    ]);
    const waiting = await database.sql`
      select notification_id = ${before} as is_first, next_attempt_at > now() + interval '1 hour' as waits
      from private.outgoing_messages where template = 'payment_decided'`;
    expect(waiting).toHaveLength(4);
    expect(waiting.every(({ waits }) => waits)).toBe(true);
    await act(
      database.sql,
      ana,
      (sql) => sql`select public.set_notification_schedule(null, null, null, '08:00', 1)`,
    );
    await database.sql`update private.outgoing_messages set next_attempt_at = now() where template = 'payment_decided'`;
    expect(await take(database.sql)).toHaveLength(4);
  });

  it('3. need a beginning and an end', async () => {
    const set = (from: string | null, to: string | null, zone: string | null = null) =>
      outcomeOf(
        act(
          database.sql,
          ana,
          (sql) => sql`select public.set_notification_schedule(${zone}, ${from}, ${to}, '08:00', 1)`,
        ),
      );
    expect(await set('22:00', null)).toBe('quiet_hours_incomplete');
    expect(await set('22:00', '22:00')).toBe('quiet_hours_incomplete');
    expect(await set('22:00', '07:00', 'Mars/Olympus')).toBe('unknown_time_zone');
    expect(await set('22:00', '07:00', 'Europe/Madrid')).toBe('done');
  });
});

describe('a digest', () => {
  it('4. is one message of a window on each channel, however often and late it is asked for', async () => {
    await addDevice(database.sql, ana);
    for (const channel of ['email', 'push'])
      await choose(database.sql, ana, 'payment_decided', channel, 'daily');
    for (let n = 0; n < 5; n += 1) await notify(database.sql, ana.userId);
    expect(await take(database.sql)).toEqual([]);
    await come();
    const taken = (await Promise.all(Array.from({ length: 4 }, () => take(database.sql)))).flat();
    expect(taken.map(({ channel, parameters }) => [channel, parameters.count]).sort()).toEqual([
      ['email', 5],
      ['push', 5],
    ]);
    expect(await held()).toBe(0);
    // What comes later on the same day waits for the next.
    await notify(database.sql, ana.userId);
    await come();
    expect(await take(database.sql)).toEqual([]);
    expect(await held()).toBe(2);
  });

  it('5. loses nothing when its person changes their mind, and holds nothing that was read, muted or switched off', async () => {
    await choose(database.sql, ana, 'payment_decided', 'email', 'weekly');
    await choose(database.sql, ana, 'parcel_waiting', 'email', 'weekly');
    const recordId = randomUUID();
    await notify(database.sql, ana.userId, { recordId });
    const read = await notify(database.sql, ana.userId);
    await notify(database.sql, ana.userId);
    await notify(database.sql, ana.userId, { event: 'parcel_waiting', template: 'parcel_waiting' });
    await choose(database.sql, ana, 'payment_decided', 'email', 'daily');
    await choose(database.sql, ana, 'payment_decided', 'email', 'at_once');
    await choose(database.sql, ana, 'parcel_waiting', 'email', 'off');
    await act(database.sql, ana, (sql) => sql`select public.mute_record('payment', ${recordId})`);
    await act(database.sql, ana, (sql) => sql`select public.mark_notifications_read(array[${read}::uuid])`);
    const [digest] = await take(database.sql);
    expect(digest?.parameters.count).toBe(1);
    expect(await held()).toBe(0);
    expect(await take(database.sql)).toEqual([]);
  });

  it('6. of which nothing is wanted any more is not sent', async () => {
    await choose(database.sql, ana, 'payment_decided', 'email', 'daily');
    await notify(database.sql, ana.userId);
    await come();
    await database.sql`select private.release_digests(now())`;
    await choose(database.sql, ana, 'payment_decided', 'email', 'off');
    expect(await take(database.sql)).toEqual([]);
  });
});
