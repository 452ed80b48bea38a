// Nothing is lost and nothing comes twice: many events on four channels, taken by several senders that stop at random.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { expect, it } from 'vitest';
import { act, type SignedInCaller } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { SEED } from '#tests/support/fixed-seed.ts';
import {
  addDevice,
  allowWhatsapp,
  choose,
  createPerson,
  type Taken,
  take,
} from '#tests/support/notifications.ts';

const database = useDatabase();
const EVENTS = Number(process.env.NOTIFICATION_EVENTS ?? 400);
const PEOPLE = Math.ceil(EVENTS / 30);
const SENDERS = 4;

/** A provider knows what it took by the message's id, as the outbox promises; it answers the same when it is sent again. */
class Provider {
  readonly accepted = new Map<string, Taken>();
  take(message: Taken): void {
    this.accepted.set(message.id, message);
  }
  /** For each (notification, channel, device) how often it came. */
  counts(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const message of this.accepted.values())
      for (const id of notificationsOf(message)) {
        const key = `${id} ${message.channel} ${message.device?.id ?? ''}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    return counts;
  }
}

const notificationsOf = ({ notification_id, parameters }: Taken): string[] =>
  notification_id
    ? [notification_id]
    : (parameters.items as { notification_id: string }[]).map((item) => item.notification_id);

let state = SEED;
/** True with a chance, drawn evenly (a linear congruential generator). */
function chance(share: number): boolean {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32 < share;
}

/** Takes what is due and sends it, and stops where chance says: before it keeps what it took, before or after sending. */
async function send(sql: Sql, provider: Provider): Promise<number> {
  if (chance(0.1)) {
    const stopped = sql.begin(async (transaction) => {
      await transaction`select * from private.take_outgoing_messages(20, '{email,push,whatsapp}')`;
      throw new Error('stopped');
    });
    await stopped.catch(() => undefined);
    return 1;
  }
  const messages = await take(sql, ['email', 'push', 'whatsapp'], 50);
  for (const message of messages) {
    if (chance(0.05)) continue;
    provider.take(message);
    if (chance(0.05)) continue;
    await act(sql, 'service', (service) => service`select public.mark_message_sent(${message.id}, 'x')`);
  }
  return messages.length;
}

async function createPeople(sql: Sql): Promise<SignedInCaller[]> {
  const people: SignedInCaller[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const person = await createPerson(sql);
    people.push(person);
    await addDevice(sql, person);
    if (n % 3 === 0) await addDevice(sql, person);
    await allowWhatsapp(sql, person, `+1809${String(1_000_000 + n)}`);
    if (n % 4 === 1) await choose(sql, person, 'payment_decided', 'email', 'daily');
    if (n % 4 === 2) await choose(sql, person, 'payment_decided', 'push', 'weekly');
  }
  return people;
}

it(`of ${EVENTS} events nothing is lost and nothing comes twice, whichever sender stops when`, async () => {
  const { sql } = database;
  const people = await createPeople(sql);
  await sql`
    select private.notify_user((${people.map(({ userId }) => userId)}::uuid[])[1 + n % ${PEOPLE}], null, 'payment_decided',
      'payment_decided', 'payment', gen_random_uuid(), '{}', 'event/' || n)
    from generate_series(1, ${EVENTS}::int) n`;
  const provider = new Provider();
  const left = async () => {
    const [row] = await sql`
      select (select count(*) from private.outgoing_messages where next_attempt_at is not null)
        + (select count(*) from private.held_notifications) as count`;
    return Number(row?.count);
  };
  while ((await left()) > 0) {
    const work = async () => {
      while ((await send(sql, provider)) > 0);
    };
    await Promise.all(Array.from({ length: SENDERS }, work));
    // Five minutes pass for what was lost on the way, and the windows of what is held come.
    await sql`update private.outgoing_messages set next_attempt_at = now() where next_attempt_at > now()`;
    await sql`update private.held_notifications set release_at = now(), window_key = ${`day/${randomUUID()}`}`;
  }
  const expected = await sql<{ key: string }[]>`
    select n.id || ' ' || c.channel || ' ' || coalesce(c.device_id::text, '') as key
    from public.notifications n
    cross join lateral (
      select 'email' as channel, null::uuid as device_id
      union all select 'whatsapp', null
      union all select 'push', d.id from public.push_devices d where d.user_id = n.user_id) c`;
  const counts = provider.counts();
  expect(expected.length).toBeGreaterThan(EVENTS * 3);
  expect(expected.filter(({ key }) => !counts.has(key))).toEqual([]);
  expect([...counts].filter(([, count]) => count !== 1)).toEqual([]);
  expect(counts.size).toBe(expected.length);
}, 3_600_000);
