// How changes are told when something is amiss: what a hosted project does too, but cannot be asked to do at a chosen moment.
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openDatabase } from '#stack/database/open.ts';
import { createTokens } from '#stack/tokens.ts';
import { useStack } from '#tests/support/stack.ts';

const stack = useStack();
const PATIENCE = { timeout: 15_000 };
let sql: Sql;
const clients: SupabaseClient[] = [];

beforeAll(async () => {
  sql = openDatabase(stack.databaseUrl, 5);
  await sql.unsafe(`
    create table public.parrots (id int primary key, name text, song text storage external, colours text[], facts jsonb);
    alter table public.parrots enable row level security;
    create function public.hears_parrots() returns boolean language plpgsql as 'begin return true; end';
    create policy listeners on public.parrots for select to authenticated using (public.hears_parrots());
    grant select on public.parrots to authenticated;
    grant execute on function public.hears_parrots to authenticated;
    alter publication supabase_realtime add table public.parrots;
  `);
});

afterEach(async () => {
  await sql`delete from public.parrots`;
  for (const client of clients.splice(0)) await client.removeAllChannels();
});
afterAll(() => sql.end({ timeout: 1 }));

const tokens = () => createTokens({ jwtSecret: stack.jwtSecret, secretKey: stack.secretKey } as never);

interface Follower {
  readonly told: { eventType: string; new: Record<string, unknown>; old: Record<string, unknown> }[];
  readonly statuses: string[];
  readonly channel: RealtimeChannel;
}

/** Somebody signed in who follows the parrots; resolves when every later change is told. */
async function follow(seconds = 60): Promise<Follower> {
  const claims = { role: 'authenticated', sub: crypto.randomUUID(), aal: 'aal1' };
  const token = await tokens().sign(claims, seconds);
  const client = createClient(stack.url, stack.publishableKey, { accessToken: async () => token });
  clients.push(client);
  await client.realtime.setAuth();
  const told: Follower['told'] = [];
  const statuses: string[] = [];
  const channel = client.channel(crypto.randomUUID());
  channel.on('postgres_changes', { event: '*', schema: 'public', table: 'parrots' }, (change) => {
    told.push({ eventType: change.eventType, new: change.new, old: change.old });
  });
  await new Promise<void>((listening) => {
    channel.on('system', {}, ({ status }: { status: string }) => {
      statuses.push(`listening: ${status}`);
      listening();
    });
    channel.subscribe((status) => statuses.push(status));
  });
  return { told, statuses, channel };
}

const add = (id: number) => sql`insert into public.parrots (id, name) values (${id}, 'Ñico')`;

it('tells each kind of change, with values as the interface for rows has them', async () => {
  const { told } = await follow();
  // Too large for the row itself: what was not touched of it is not told again.
  const song = crypto.randomUUID().repeat(1_000);
  const actions = [
    () => sql`
      insert into public.parrots values (1, 'Ñico', ${song}, array['verde', 'rojo'], ${sql.json({ age: 4 })})`,
    () => sql`update public.parrots set name = null, id = 2 where id = 1`,
    () => sql`delete from public.parrots where id = 2`,
  ];
  // One after the other: whether somebody may read a row is asked when it is told, and of one that is gone nothing is.
  for (const [before, action] of actions.entries()) {
    await action();
    await expect.poll(() => told.length, PATIENCE).toBe(before + 1);
  }
  const rest = { colours: ['verde', 'rojo'], facts: { age: 4 } };
  expect(told).toMatchObject([
    { eventType: 'INSERT', new: { id: 1, name: 'Ñico', song, ...rest } },
    { eventType: 'UPDATE', new: { id: 2, name: null, ...rest }, old: { id: 2 } },
    { eventType: 'DELETE', old: { id: 2 } },
  ]);
  expect(told[1]?.new.song).toBeUndefined();
});

it('tells a row that is in the log before anybody can see it once it can be seen', async () => {
  const { told } = await follow();
  // A commit that waits for a second server is in the log and not to be seen.
  await sql`alter system set synchronous_standby_names = 'nobody'`;
  await sql`select pg_reload_conf()`;
  const writer = openDatabase(stack.databaseUrl, 1);
  try {
    await expect
      .poll(async () => (await writer`show synchronous_standby_names`)[0]?.synchronous_standby_names)
      .toBe('nobody');
    const written = writer.begin(async (tx) => {
      await tx`set local synchronous_commit = on`;
      await tx`insert into public.parrots (id, name) values (7, 'Ñico')`;
    });
    const waits = () => sql`select from pg_stat_activity where wait_event = 'SyncRep'`;
    await expect.poll(async () => (await waits()).length, PATIENCE).toBe(1);
    await new Promise((done) => setTimeout(done, 500));
    expect(await sql`select from public.parrots where id = 7`).toHaveLength(0);
    expect(told).toEqual([]);
    await sql`alter system reset synchronous_standby_names`;
    await sql`select pg_reload_conf()`;
    await written;
    await expect.poll(() => told, PATIENCE).toMatchObject([{ eventType: 'INSERT', new: { id: 7 } }]);
  } finally {
    await sql`alter system reset synchronous_standby_names`;
    await sql`select pg_reload_conf()`;
    await writer.end({ timeout: 1 });
  }
});

it('has a listener join again for whom nobody could say whether a row is theirs', async () => {
  const { told, statuses } = await follow();
  const answers = (body: string) =>
    sql.unsafe(
      `create or replace function public.hears_parrots() returns boolean language plpgsql as '${body}'`,
    );
  await answers("begin raise exception ''out of order''; end");
  await add(1);
  await expect.poll(() => statuses, PATIENCE).toContain('CHANNEL_ERROR');
  await answers('begin return true; end');
  await expect.poll(() => statuses.filter((status) => status === 'listening: ok').length, PATIENCE).toBe(2);
  await add(2);
  await expect.poll(() => told.map((change) => change.new.id), PATIENCE).toEqual([2]);
});

it('has its listeners join again when the log could not be read on', async () => {
  const { told, statuses } = await follow();
  await sql`select pg_terminate_backend(pid) from pg_stat_replication`;
  await expect.poll(() => statuses.filter((status) => status === 'listening: ok').length, PATIENCE).toBe(2);
  await add(1);
  await expect.poll(() => told.length, PATIENCE).toBe(1);
});

it('ends the channel of a token that has run out, and says so', async () => {
  const { told, statuses } = await follow(2);
  await new Promise((done) => setTimeout(done, 2_500));
  await add(1);
  await expect.poll(() => statuses, PATIENCE).toContain('CLOSED');
  expect(statuses).toContain('listening: error');
  expect(told).toEqual([]);
});

it('forgets who leaves while still being let in', async () => {
  const address = `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${stack.publishableKey}`;
  const socket = new WebSocket(address);
  await new Promise((open) => socket.once('open', open));
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  const send = (ref: string, event: string, payload: object) =>
    socket.send(JSON.stringify(['1', ref, 'realtime:room', event, payload]));
  const token = await tokens().sign({ role: 'authenticated', sub: crypto.randomUUID() }, 60);
  send('1', 'phx_join', { access_token: token, config: { broadcast: { self: true } } });
  send('2', 'phx_leave', {});
  send('3', 'broadcast', { type: 'broadcast', event: 'note', payload: {} });
  await expect.poll(() => heard.length, PATIENCE).toBe(3);
  expect(heard.map((message) => JSON.parse(message)[4].status)).toEqual(['ok', 'ok', 'error']);
  socket.terminate();
});

it('loses no change of many, for many who follow', async () => {
  const followers = await Promise.all(Array.from({ length: 8 }, () => follow()));
  const ids = Array.from({ length: 200 }, (_, index) => index + 1);
  const turns = Array.from({ length: 4 }, (_, turn) => ids.filter((id) => id % 4 === turn));
  await Promise.all(
    turns.map(async (turn) => {
      for (const id of turn) await add(id);
    }),
  );
  for (const { told } of followers) {
    await expect.poll(() => told.length, { timeout: 60_000 }).toBe(ids.length);
    expect(told.map((change) => change.new.id).toSorted((a, b) => Number(a) - Number(b))).toEqual(ids);
  }
});
