import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

beforeEach(async () => {
  await database.sql`delete from private.outgoing_messages`;
});

const asService = <T>(work: (sql: TransactionSql) => Promise<T>) => act(database.sql, 'service', work);

const enqueue = (key: string = randomUUID(), to = 'ana@example.test') =>
  asService(async (sql) => {
    const [row] = await sql<{ id: string }[]>`
      select public.enqueue_mail(${to}, 'es', 'contact_received', ${sql.json({ word: 'hola' })}, ${key}) as id`;
    return row?.id ?? '';
  });
const take = (limit = 10) =>
  asService(async (sql) => {
    const rows = await sql<{ id: string }[]>`select * from public.take_outgoing_messages(${limit})`;
    return rows.map((row) => row.id);
  });
const sent = (id: string) => asService((sql) => sql`select public.mark_message_sent(${id}, 'provider-1')`);
const failed = (id: string, retryAfter = 0, isFinal = false) =>
  asService((sql) => sql`select public.mark_message_failed(${id}, 'No answer', ${retryAfter}, ${isFinal})`);

async function rowOf(id: string) {
  const [row] = await database.sql`
    select *, extract(epoch from next_attempt_at - now())::int as wait_seconds from private.outgoing_messages where id = ${id}`;
  return row ?? {};
}
/** As if so much time had passed. */
const pass = (interval: string) =>
  database.sql`
    update private.outgoing_messages set next_attempt_at = next_attempt_at - ${interval}::interval,
      first_attempt_at = first_attempt_at - ${interval}::interval, created_at = created_at - ${interval}::interval`;

describe('writing down', () => {
  it('1. keeps one message for a key, also at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => enqueue('receipt/7')));
    expect(new Set(ids).size).toBe(1);
    expect(await take()).toEqual([ids[0]]);
  });

  it('2. keeps the first words of a key', async () => {
    const id = await enqueue('same', 'first@example.test');
    await enqueue('same', 'second@example.test');
    expect(await rowOf(id)).toMatchObject({ to_address: 'first@example.test' });
  });

  it('3. is undone with what caused it', async () => {
    const caused = database.sql.begin(async (sql) => {
      await sql`select private.enqueue_mail('ana@example.test', 'es', 'contact_received', '{}', 'undone')`;
      throw new Error('no');
    });
    await expect(caused).rejects.toThrow('no');
    expect(await take()).toEqual([]);
  });

  it.each([
    ['no address', 'nobody'],
    ['two lines', 'a@b.test\nbcc: c@d.test'],
  ])('4. refuses %s', async (_name, to) => {
    expect(await outcomeOf(enqueue(randomUUID(), to))).toBe('value_out_of_range');
  });

  it('5. is for the service alone', async () => {
    const call = (who: 'anon' | { userId: string }) =>
      outcomeOf(act(database.sql, who, (sql) => sql`select * from private.take_outgoing_messages(1)`));
    expect(await call('anon')).toBe(DENIED);
    expect(await call({ userId: randomUUID() })).toBe(DENIED);
  });
});

describe('taking', () => {
  it('6. gives a message to one of many senders', async () => {
    await Promise.all(Array.from({ length: 30 }, () => enqueue()));
    const taken = (await Promise.all(Array.from({ length: 8 }, () => take(5)))).flat();
    expect(taken.length).toBeGreaterThan(0);
    expect(new Set(taken).size).toBe(taken.length);
    expect(await take(100)).toHaveLength(30 - taken.length);
    expect(await take()).toEqual([]);
  });

  it('7. gives it again when its sender never came back', async () => {
    const id = await enqueue();
    expect(await take()).toEqual([id]);
    await pass('5 minutes');
    expect(await take()).toEqual([id]);
    expect(await rowOf(id)).toMatchObject({ attempts: 2 });
  });
});

describe('having sent', () => {
  it('8. ends it, and forgets what it said', async () => {
    const id = await enqueue();
    await take();
    await sent(id);
    await failed(id);
    await pass('1 day');
    expect(await take()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({
      parameters: {},
      provider_id: 'provider-1',
      next_attempt_at: null,
    });
    expect(await enqueue((await rowOf(id)).dedupe_key)).toBe(id);
    expect(await take()).toEqual([]);
  });

  it('9. forgets the address after thirty days, and keeps the key', async () => {
    const [done, waiting] = [await enqueue(), await enqueue()];
    await database.sql`select private.mark_message_sent(${done}, 'x')`;
    await pass('31 days');
    await database.sql`select private.forget_message_addresses(now())`;
    expect(await rowOf(done)).toMatchObject({ to_address: null, dedupe_key: expect.any(String) });
    expect(await rowOf(waiting)).toMatchObject({ to_address: 'ana@example.test' });
  });
});

describe('having failed', () => {
  it('10. waits longer each time, and as long as the provider asks', async () => {
    const id = await enqueue();
    const waits: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      await take();
      await failed(id);
      waits.push((await rowOf(id)).wait_seconds);
      await pass('20 minutes');
    }
    expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([1, 2, 4, 8]);
    await take();
    await failed(id, 3_600);
    expect((await rowOf(id)).wait_seconds).toBeGreaterThan(3_500);
  });

  it('11. is final when trying again is of no use', async () => {
    const id = await enqueue();
    await take();
    await failed(id, 0, true);
    await pass('2 hours');
    expect(await take()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ error: 'No answer', sent_at: null, parameters: {} });
  });

  it('12. is given up before the provider forgets the key', async () => {
    const id = await enqueue();
    await take();
    await failed(id);
    await pass('22 hours 58 minutes');
    expect(await take()).toEqual([id]);
    await failed(id);
    expect(await rowOf(id)).toMatchObject({
      next_attempt_at: null,
      sent_at: null,
      parameters: { word: 'hola' },
    });
  });

  it('13. is not taken again a day later, whatever became of its sender', async () => {
    await enqueue();
    await take();
    await pass('23 hours 1 minute');
    expect(await take()).toEqual([]);
  });

  it('14. goes after all when whoever runs the product says so, if it was given up and not refused', async () => {
    const again = async () => {
      const [row] =
        await database.sql`select private.send_messages_again(now() - interval '10 days') as count`;
      return row?.count;
    };
    const [late, refused, good, waiting] = [
      await enqueue(),
      await enqueue(),
      await enqueue(),
      await enqueue(),
    ];
    await take();
    await sent(good);
    await failed(refused, 0, true);
    await failed(waiting);
    expect(await again()).toBe(0);
    await pass('22 hours 58 minutes');
    await failed(late);
    await sent(waiting);
    await pass('2 days');
    expect(await again()).toBe(1);
    expect(await take()).toEqual([late]);
    await sent(late);
    expect(await again()).toBe(0);
    expect(await outcomeOf(asService((sql) => sql`select private.send_messages_again(now())`))).toBe(DENIED);
  });

  it('15. is forgotten with its address, after 30 days', async () => {
    const id = await enqueue();
    await take();
    await pass('22 hours 58 minutes');
    await take();
    await failed(id);
    await pass('31 days');
    await database.sql`select private.forget_message_addresses(now())`;
    expect(await rowOf(id)).toMatchObject({ to_address: null, parameters: {} });
  });
});
