// What goes wrong is told in one line, and costs nobody their data.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#stack/database/open.ts';
import { loadSecrets, publishableKey } from '#stack/keys.ts';
import { migrationsFolder } from '#stack/paths.ts';
import { readPostmasterFile } from '#stack/postgres/orphan.ts';
import { findFreePort } from '#stack/postgres/server.ts';
import { beginStack, processesOf, type StackProcess, spawnStack } from '#tests/local-stack/stack-process.ts';
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

const complaintOf = async (stack: StackProcess) => {
  expect(await stack.ended).toBe(1);
  expect(stack.output().trim().split('\n')).toHaveLength(1);
  return stack.output();
};
const stopStack = async ({ child, ended }: StackProcess) => {
  child.kill('SIGTERM');
  await ended;
};

it('keeps a database whose copy lost a file, and says which', async () => {
  const first = await start();
  const sql = await connect();
  await sql`create table public.kept (id int)`;
  await sql.end();
  await stopStack(first);
  const file = path.join(dataDir, 'postgres', 'PG_VERSION');
  const version = await readFile(file);
  await rm(file);
  expect(await complaintOf(await start())).toContain('PG_VERSION is missing');
  await writeFile(file, version);
  await start();
  const after = await connect();
  expect(await after`select to_regclass('public.kept') as kept`).toMatchObject([{ kept: 'kept' }]);
  await after.end();
});

it('makes a database anew whose making was interrupted', async () => {
  await rm(path.join(dataDir, 'postgres'), { recursive: true });
  await mkdir(path.join(dataDir, 'postgres-new', 'base'), { recursive: true });
  // Of a start that came so far that it had none of its tables yet.
  const stack = await start();
  expect(stack.output()).toContain('Llavero is ready');
  expect(existsSync(path.join(dataDir, 'postgres-new'))).toBe(false);
});

it.each([
  ['secrets.json', '', 'cannot be read'],
  ['secrets.json', undefined, 'is missing'],
  ['secrets.json', '{"jwtSecret": ""}', 'cannot be read'],
  ['demo.json', 'garbage', 'cannot be read'],
  ['demo.json', '{"state": "seeded"}', 'cannot be read'],
])('says in one line that %s is %j', async (name, text, complaint) => {
  const file = path.join(dataDir, name);
  if (text === undefined) await rm(file);
  else await writeFile(file, text);
  const output = await complaintOf(await start());
  expect(output).toContain(file);
  expect(output).toContain(complaint);
});

it('touches no folder that holds other things', async () => {
  const foreign = path.join(dataDir, 'foreign');
  await mkdir(foreign);
  await writeFile(path.join(foreign, 'holiday.jpg'), 'not ours');
  const stack = await spawnStack(foreign, port);
  expect(await complaintOf(stack)).toContain('holds other things');
  expect(readdirSync(foreign)).toEqual(['holiday.jpg']);
});

/** A server that ends before the stack has seen it is started again: only one at work is lost. */
async function isWaitingForEver(): Promise<boolean> {
  if (!(await readPostmasterFile(path.join(dataDir, 'postgres')))?.isReady) return false;
  const sql = await connect();
  try {
    const waiting = await sql`select from pg_stat_activity where wait_event = 'PgSleep'`;
    return waiting.length === 1;
  } catch {
    return false;
  } finally {
    await sql.end();
  }
}

it('tells in one line that its database ended while it started, and stops at once when told to', async () => {
  const migrations = path.join(dataDir, 'migrations');
  cpSync(migrationsFolder, migrations, { recursive: true });
  await writeFile(path.join(migrations, '20990101000000_wait_for_ever.sql'), 'select pg_sleep(3600);');
  for (const end of ['database', 'signal']) {
    const stack = beginStack(dataDir, port, { LLAVERO_MIGRATIONS: migrations });
    started.push(stack);
    await expect.poll(isWaitingForEver, { timeout: 60_000 }).toBe(true);
    const began = performance.now();
    const server = await readPostmasterFile(path.join(dataDir, 'postgres'));
    if (end === 'database') process.kill(server?.pid ?? 0, 'SIGQUIT');
    else stack.child.kill('SIGINT');
    expect(await stack.ended).toBe(end === 'database' ? 1 : 0);
    expect(performance.now() - began).toBeLessThan(10_000);
    if (end === 'database') expect(stack.output()).toMatch(/^The database stopped by itself[^\n]*\n$/);
    expect(processesOf(dataDir)).toEqual([]);
    expect(existsSync(path.join(dataDir, 'lock.json'))).toBe(false);
  }
});

it('stops all of its parts after an error that nobody thought of', async () => {
  const stack = await start();
  stack.child.kill('SIGUSR2');
  expect(await stack.ended).toBe(1);
  expect(stack.output()).toContain('nobody thought of');
  expect(processesOf(dataDir)).toEqual([]);
  expect(existsSync(path.join(dataDir, 'lock.json'))).toBe(false);
});

it('leaves nothing running when its connections are cut while it works', async () => {
  const stack = await start();
  const sql = await connect();
  const asked = Array.from({ length: 40 }, () =>
    fetch(`http://127.0.0.1:${port}/rest/v1/rpc/read_invitation`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: '{"p_token": "x"}',
    }).catch(() => undefined),
  );
  for (let n = 0; n < 10; n += 1)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null`;
  await Promise.all(asked);
  await sql.end();
  // Either it went on, or it ended with all of its parts.
  const answer = await fetch(`http://127.0.0.1:${port}/_local/health`).catch(() => undefined);
  if (answer?.ok) return;
  expect(await stack.ended).toBe(1);
  expect(processesOf(dataDir)).toEqual([]);
});

/** A small disk of its own, where the machine lets us have one. */
function mountDisk(folder: string, size: string): boolean {
  mkdirSync(folder);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=711`, 'tmpfs', folder]).status === 0;
}

it('says in one line that the disk was full at the first start, and is gone', async ({ skip }) => {
  const disk = path.join(dataDir, 'disk');
  if (!mountDisk(disk, '60m')) return skip('no disk can be mounted here');
  try {
    const folder = path.join(disk, 'data');
    expect(await complaintOf(await spawnStack(folder, port))).toContain('disk is full');
    expect(processesOf(folder)).toEqual([]);
  } finally {
    spawnSync('umount', ['-l', disk]);
  }
});
