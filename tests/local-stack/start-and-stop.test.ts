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

it('tells in one line that its database ended while it started, and stops at once when told to', async () => {
  const migrations = path.join(dataDir, 'migrations');
  cpSync(migrationsFolder, migrations, { recursive: true });
  await writeFile(path.join(migrations, '20990101000000_wait_for_ever.sql'), 'select pg_sleep(3600);');
  for (const end of ['database', 'signal']) {
    const stack = beginStack(dataDir, port, { LLAVERO_MIGRATIONS: migrations });
    started.push(stack);
    const server = () => readPostmasterFile(path.join(dataDir, 'postgres'));
    await expect.poll(async () => (await server())?.isReady, { timeout: 30_000 }).toBe(true);
    const began = performance.now();
    if (end === 'database') process.kill((await server())?.pid ?? 0, 'SIGQUIT');
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
