import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#stack/database/open.ts';
import { loadSecrets } from '#stack/keys.ts';
import { readPostmasterFile } from '#stack/postgres/orphan.ts';
import { findFreePort } from '#stack/postgres/server.ts';
import { processesOf, type StackProcess, spawnStack } from '#tests/local-stack/stack-process.ts';
import { makeDataFolder } from '#tests/support/template.ts';

let dataDir: string;
let port: number;
const started: StackProcess[] = [];

beforeEach(async () => {
  dataDir = await makeDataFolder();
  port = await findFreePort();
});

afterEach(async () => {
  for (const stack of started.splice(0)) {
    stack.child.kill('SIGTERM');
    await stack.ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

async function start(args: string[] = []): Promise<StackProcess> {
  const stack = await spawnStack(dataDir, port, args);
  started.push(stack);
  return stack;
}

async function connect() {
  const [server, secrets] = [
    await readPostmasterFile(path.join(dataDir, 'postgres')),
    await loadSecrets(dataDir),
  ];
  return openDatabase(`postgres://postgres:${secrets.databasePassword}@127.0.0.1:${server?.port}/postgres`);
}

it('prints exactly one line when it is ready', async () => {
  const stack = await start();
  expect(stack.output()).toBe(`Llavero is ready: http://127.0.0.1:${port}\n`);
  const health = await fetch(`http://127.0.0.1:${port}/_local/health`);
  expect(await health.json()).toEqual({ status: 'ok' });
});

// A terminal signals every process of a command, and those that started another hand it on: it comes more than once.
const ends = [['SIGINT'], ['SIGTERM'], ['SIGINT', 'SIGINT'], ['SIGTERM', 'SIGINT']] as const;
it.each(ends.map((signals) => ({ signals })))(
  'leaves no process and no lock after $signals',
  async ({ signals }) => {
    const stack = await start();
    expect(processesOf(dataDir).length).toBeGreaterThan(0);
    for (const signal of signals) {
      stack.child.kill(signal);
      await new Promise((done) => setTimeout(done, 5));
    }
    expect(await stack.ended).toBe(0);
    expect(processesOf(dataDir)).toEqual([]);
    expect(existsSync(path.join(dataDir, 'lock.json'))).toBe(false);
  },
);

it('refuses a second start on the same data in one line that says who holds it', async () => {
  const first = await start();
  const second = await start();
  expect(await second.ended).toBe(1);
  expect(second.output().trim().split('\n')).toHaveLength(1);
  expect(second.output()).toContain(`process ${first.child.pid}, http://127.0.0.1:${port}`);
  expect((await fetch(`http://127.0.0.1:${port}/_local/health`)).ok).toBe(true);
});

it('refuses a taken port in one line', async () => {
  await start();
  const other = await makeDataFolder();
  const second = await spawnStack(other, port);
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Port ${port} is taken: stop what uses it, or choose another with PORT=<number>.\n`,
  );
  await rm(other, { recursive: true, force: true });
});

it('takes over a lock whose process id belongs to another program by now', async () => {
  await writeFile(
    path.join(dataDir, 'lock.json'),
    JSON.stringify({ pid: process.pid, startTime: '1', port: 1 }),
  );
  const stack = await start();
  expect(stack.output()).toContain('Llavero is ready');
});

it('loses no committed row when everything is killed, and recovers at the next start', async () => {
  const first = await start();
  const sql = await connect();
  await sql`create table public.crash (id int primary key)`;
  let acknowledged = 0;
  const writing = (async () => {
    for (let id = 1; ; id += 1) {
      await sql`insert into public.crash values (${id})`;
      acknowledged = id;
    }
  })().catch(() => undefined);
  await expect.poll(() => acknowledged, { timeout: 30_000 }).toBeGreaterThan(200);
  // The stack first: told in time that its database is gone, it would end in order and leave nothing to recover from.
  first.child.kill('SIGKILL');
  for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
  await Promise.all([first.ended, writing]);
  await sql.end({ timeout: 1 });
  expect(existsSync(path.join(dataDir, 'lock.json'))).toBe(true);

  const second = await start();
  expect(second.output()).toContain('Llavero is ready');
  const after = await connect();
  const [row] =
    await after`select count(*)::int as count, max(id) as last from public.crash where id <= ${acknowledged}`;
  expect(row).toEqual({ count: acknowledged, last: acknowledged });
  await after.end();
});

it('stops the database that a killed stack left running, and starts anew', async () => {
  const first = await start();
  const [orphan] = processesOf(dataDir);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(processesOf(dataDir)).toContain(orphan);
  const second = await start();
  expect(second.output()).toContain('Llavero is ready');
  expect(processesOf(dataDir)).not.toContain(orphan);
});

it('ends when its database ends', async () => {
  const stack = await start();
  const server = await readPostmasterFile(path.join(dataDir, 'postgres'));
  process.kill(server?.pid ?? 0, 'SIGQUIT');
  expect(await stack.ended).toBe(1);
  expect(stack.output()).toContain('The database stopped by itself');
});

it('throws its own data away with --reset, and nothing else', async () => {
  const stack = await start();
  const sql = await connect();
  await sql`create table public.gone (id int)`;
  await sql.end();
  stack.child.kill('SIGTERM');
  await stack.ended;
  await writeFile(path.join(dataDir, 'holiday.jpg'), 'not ours');
  // Of an edge runtime and of card processors that ran on the same data.
  const left = ['edge.log', 'cards.json'].map((name) => path.join(dataDir, name));
  for (const file of left) await writeFile(file, 'of before');
  await start(['--reset']);
  expect(left.filter(existsSync)).toEqual([]);
  const fresh = await connect();
  const [row] =
    await fresh`select to_regclass('public.gone') as gone, to_regclass('public.properties') as kept`;
  expect(row).toEqual({ gone: null, kept: 'properties' });
  await fresh.end();
  expect(await readFile(path.join(dataDir, 'holiday.jpg'), 'utf8')).toBe('not ours');
});

it('names an option that it does not know', async () => {
  const stack = await start(['--rest']);
  expect(await stack.ended).toBe(1);
  expect(stack.output()).toBe('Unknown option in "--rest"; known are --empty, --reset and --sources.\n');
});

it('says in one line that the data folder cannot be one', async () => {
  const file = path.join(dataDir, 'holiday.jpg');
  await writeFile(file, 'not ours');
  const stack = await spawnStack(file, port);
  expect(await stack.ended).toBe(1);
  expect(stack.output()).toBe(
    `${file} cannot be the data folder (EEXIST): choose another LLAVERO_DATA_DIR.\n`,
  );
  expect(await readFile(file, 'utf8')).toBe('not ours');
});

it('keeps its secrets to its own account', async () => {
  const { statSync } = await import('node:fs');
  await start();
  expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
  expect(statSync(path.join(dataDir, 'postgres')).mode & 0o077).toBe(0);
});
