// A stack stops within seconds whatever is going on in it, and loses nothing that was committed.

import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openDatabase } from '#stack/database/open.ts';
import { startDatabase } from '#stack/database/start.ts';
import { loadSecrets } from '#stack/keys.ts';
import { migrationsFolder } from '#stack/paths.ts';
import { type Stack, startStack } from '#stack/stack.ts';
import { makeDataFolder } from '#tests/support/template.ts';

/** Whoever pressed the keys waits no longer; what is cut after its time adds up to less. */
const SECONDS_TO_STOP = 10;
let dataDir: string;
let stack: Stack;
let sql: Sql;
const complaints = vi.spyOn(console, 'error');

beforeEach(async () => {
  dataDir = await makeDataFolder();
  stack = await startStack({
    dataDir,
    port: 0,
    site: false,
    demo: false,
    timedJobs: false,
    isDurable: false,
  });
  sql = openDatabase(stack.databaseUrl, 3);
  complaints.mockClear();
});

afterEach(async () => {
  await stack.stop();
  await sql.end({ timeout: 1 });
  await rm(dataDir, { recursive: true, force: true });
});

/** Stops the stack, in time and with every step done. */
async function expectStop(): Promise<void> {
  const from = performance.now();
  await stack.stop();
  expect((performance.now() - from) / 1_000).toBeLessThan(SECONDS_TO_STOP);
  expect(complaints.mock.calls.filter(([word]) => word === 'stopping:')).toEqual([]);
}

const readProperties = () =>
  fetch(`${stack.url}/rest/v1/properties`, {
    headers: { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` },
  });

/** Keeps everybody from a table until the connection ends. */
async function holdTable(table: string): Promise<Sql> {
  const holder = openDatabase(stack.databaseUrl, 1);
  await holder`begin`;
  await holder`lock table ${holder(table)} in access exclusive mode`;
  return holder;
}

const waitingForLock = () => sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
const somebodyWaits = () =>
  expect.poll(async () => (await waitingForLock()).length, { timeout: 15_000 }).toBeGreaterThan(0);

it('stops while a request waits for what it never gets', async () => {
  // The description of the tables is read before the first request is answered.
  expect((await readProperties()).status).toBe(200);
  const holder = await holdTable('public.properties');
  const answer = readProperties().catch(() => undefined);
  await somebodyWaits();
  await expectStop();
  await answer;
  await holder.end({ timeout: 0 });
});

it('answers what it is answering, and keeps what that committed', async () => {
  await sql.unsafe(`
    create table public.slow (id int);
    create function public.slowly() returns void language plpgsql as
      'begin perform pg_sleep(1); insert into public.slow values (1); end';
    grant execute on function public.slowly to service_role;
    grant insert on public.slow to service_role;
  `);
  const service = createClient(stack.url, stack.secretKey, { auth: { persistSession: false } });
  const answer = service.rpc('slowly');
  const called = answer.then(({ error }) => error);
  const runs = () => sql`select from pg_stat_activity where wait_event = 'PgSleep'`;
  await expect.poll(async () => (await runs()).length, { timeout: 15_000 }).toBe(1);
  await expectStop();
  expect(await called).toBeNull();
  const server = await startDatabase({
    dataDir,
    secrets: await loadSecrets(dataDir),
    migrationsFolder,
    isDurable: false,
  });
  const after = openDatabase(server.url, 1);
  try {
    expect(await after`select id from public.slow`).toEqual([{ id: 1 }]);
  } finally {
    await after.end({ timeout: 1 });
    await server.stop();
  }
});

it('stops while the scheduled jobs wait for what they never get', async () => {
  const holder = await holdTable('public.organizations');
  const run = fetch(`${stack.url}/_local/jobs/run`, { method: 'POST' }).catch(() => undefined);
  await somebodyWaits();
  await expectStop();
  await run;
  await holder.end({ timeout: 0 });
});

it('stops while somebody is being let in to hear of changes, and while others listen', async () => {
  const service = createClient(stack.url, stack.secretKey, { auth: { persistSession: false } });
  const changes = { event: '*', schema: 'public', table: 'properties' } as const;
  // Following begins when the transactions that are open have ended.
  const open = openDatabase(stack.databaseUrl, 1);
  await open`begin`;
  await open`select pg_current_xact_id()`;
  service
    .channel('properties')
    .on('postgres_changes', changes, () => undefined)
    .subscribe();
  const begins = () => sql`select from pg_stat_activity where query like 'CREATE_REPLICATION_SLOT%'`;
  await expect.poll(async () => (await begins()).length, { timeout: 15_000 }).toBe(1);
  await somebodyWaits();
  await expectStop();
  await open.end({ timeout: 0 });
  await service.realtime.disconnect();
});

it('stops while connections are open that say nothing more', async () => {
  const { port, host } = new URL(stack.url);
  const sockets: Socket[] = [];
  const say = (text: string) =>
    new Promise<void>((done) => {
      // It does not hang up either, when the other side does.
      const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => undefined);
      sockets.push(socket);
      socket.once('connect', () => socket.write(text, () => done()));
    });
  await say('');
  await say(`GET /rest/v1/ HTTP/1.1\r\nhost: ${host}\r\n`);
  await say(`POST /auth/v1/token HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 100\r\n\r\n{`);
  const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13';
  await say(`GET /realtime/v1/websocket HTTP/1.1\r\nhost: ${host}\r\n${upgrade}\r\n\r\n`);
  const socket = new WebSocket(
    `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${stack.publishableKey}`,
  );
  await new Promise((opened) => socket.once('open', opened));
  await expectStop();
  socket.terminate();
  for (const one of sockets) one.destroy();
});

it('stops while somebody else is in the middle of a transaction', async () => {
  const other = openDatabase(stack.databaseUrl, 1);
  await other`begin`;
  const asleep = other`select pg_sleep(600)`.catch(() => undefined);
  const runs = () => sql`select from pg_stat_activity where wait_event = 'PgSleep'`;
  await expect.poll(async () => (await runs()).length, { timeout: 15_000 }).toBe(1);
  await expectStop();
  await asleep;
  await other.end({ timeout: 0 });
});
