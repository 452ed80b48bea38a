import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#stack/database/open.ts';
import { createAccounts } from '#stack/demo/accounts.ts';
import { publishableKey } from '#stack/keys.ts';
import { findFreePort } from '#stack/postgres/server.ts';
import { startTimeOf } from '#stack/process-identity.ts';
import { startStack } from '#stack/stack.ts';
import {
  familyOf,
  npmStart,
  pressCtrlC,
  processesOf,
  type StackProcess,
} from '#tests/local-stack/stack-process.ts';
import { makeDataFolder } from '#tests/support/template.ts';

// The whole product on a folder with the accounts of the demo data; the site is built already. What a first start makes
// besides is proved by `tests/demo`, and by every run of the browser tests, which begin with it.
const WHOLE_START = 240_000;
const STOPPING = 30_000;
/** What is printed of an account: role, e-mail, password. */
const ACCOUNT = /^ {2}(\w+) +(\S+@demo\.llavero\.test) +(\S+)$/gm;
const NAMES = ['Uno', 'Dos', 'Tres'].map((name) => `Anotada antes de la caída: ${name}`);

let dataDir: string;
let npm: StackProcess | undefined;

beforeAll(async () => {
  dataDir = await makeDataFolder();
  const stack = await startStack({ dataDir, port: 0, site: false, demo: false, timedJobs: false });
  const { ids, accounts } = await createAccounts(stack);
  const sql = openDatabase(stack.databaseUrl, 1);
  await sql`with made as (
      insert into public.organizations (name, kind, default_currency, created_by)
      values ('Demo', 'company', 'DOP', ${ids.owner}) returning id)
    insert into public.memberships (organization_id, user_id, role) select id, ${ids.owner}::uuid, 'owner' from made`;
  await sql.end();
  await stack.stop();
  await writeFile(path.join(dataDir, 'demo.json'), JSON.stringify({ state: 'seeded', accounts }));
}, WHOLE_START);

afterEach(async () => {
  npm?.child.kill('SIGTERM');
  await npm?.ended;
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the product on the folder that the tests share. @returns where it is, and its processes once it is ready */
async function start(): Promise<{ url: string; family: number[] }> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  // An account's own folder may be closed to it, or to what writes there unasked.
  npm = await npmStart(dataDir, port, [], {
    HOME: '/dev/null/closed',
    npm_config_cache: path.join(dataDir, '.npm'),
  });
  expect(npm.output()).toContain(`Llavero is ready: ${url}\n`);
  const page = await fetch(`${url}/es/`, { signal: AbortSignal.timeout(10_000) });
  expect(page.status).toBe(200);
  // As the network before the edge serves it.
  expect(page.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  expect(page.headers.get('etag')).toMatch(/^W\/"/);
  await expect.poll(() => accounts().length).toBe(4);
  return { url, family: familyOf(npm.child.pid ?? 0) };
}

const accounts = () =>
  [...(npm?.output() ?? '').matchAll(ACCOUNT)].map(([, role, email, password]) => ({
    role,
    email,
    password,
  }));

/** @returns the answer to an account's password */
const signIn = (url: string, { email, password }: { email?: string; password?: string }) =>
  fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

/** The people of the demo's organization, as its owner. */
async function peopleOf(url: string) {
  const [owner = {}] = accounts();
  const { access_token } = await (await signIn(url, owner)).json();
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${access_token}`,
    'content-type': 'application/json',
  };
  const rest = (query: string, body?: object) =>
    fetch(`${url}/rest/v1/${query}`, {
      headers,
      method: body ? 'POST' : 'GET',
      body: JSON.stringify(body),
    });
  const [organization] = await (await rest('organizations?select=id')).json();
  return {
    add: (full_name: string) => rest('people', { organization_id: organization.id, full_name }),
    namedBefore: async (): Promise<string[]> => {
      const rows = await (await rest('people?select=full_name&full_name=like.Anotada*')).json();
      return rows.map((row: { full_name: string }) => row.full_name).sort();
    },
  };
}

const isAlive = (pid: number) => startTimeOf(pid) !== undefined;

/** None of the processes is left, nor another of the same database. */
const areGone = (family: readonly number[]) =>
  expect.poll(() => [...family.filter(isAlive), ...processesOf(dataDir)], { timeout: STOPPING }).toEqual([]);

/** The stack's own process gives the folder back after its database has ended. */
const isGivenBack = () =>
  expect.poll(() => existsSync(path.join(dataDir, 'lock.json')), { timeout: STOPPING }).toBe(false);

it(
  'says where the product is and who can sign in, serves it, and leaves nothing behind when npm is told to end',
  async () => {
    const { url, family } = await start();
    expect(await (await fetch(`${url}/`)).text()).toContain('El mes de alquiler');
    expect(accounts().map(({ role }) => role)).toEqual(['owner', 'manager', 'tenant', 'admin']);
    for (const account of accounts()) expect((await signIn(url, account)).status, account.role).toBe(200);

    npm?.child.kill('SIGTERM');
    await npm?.ended;
    await areGone(family);
    await isGivenBack();
    await expect(fetch(`${url}/_local/health`)).rejects.toThrow();
  },
  WHOLE_START,
);

it(
  'can be killed with its site running',
  async () => {
    const { url, family } = await start();
    expect((await fetch(`${url}/`)).status).toBe(200);
    const people = await peopleOf(url);
    for (const name of NAMES) expect((await people.add(name)).status).toBe(201);

    const all = new Set([...family, ...familyOf(npm?.child.pid ?? 0), ...processesOf(dataDir)]);
    // npm, the two that it starts, the stack, the database, the site and its runtime.
    expect(all.size).toBeGreaterThan(6);
    for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    await npm?.ended;
    await areGone([...all]);
    expect(existsSync(path.join(dataDir, 'lock.json'))).toBe(true);
  },
  WHOLE_START,
);

it(
  'has what was committed before it was killed, and leaves nothing behind after Ctrl-C',
  async () => {
    const { url, family } = await start();
    expect(await (await fetch(`${url}/`)).text()).toContain('El mes de alquiler');
    expect(await (await peopleOf(url)).namedBefore()).toEqual(NAMES.toSorted());

    if (npm) pressCtrlC(npm);
    await npm?.ended;
    await areGone(family);
    await isGivenBack();
    await expect(fetch(`${url}/_local/health`)).rejects.toThrow();
  },
  WHOLE_START,
);

it(
  'says in one line that an option is unknown',
  async () => {
    const unused = `${dataDir}-unused`;
    npm = await npmStart(unused, await findFreePort(), ['--emty']);
    expect(await npm.ended).not.toBe(0);
    expect(npm.output()).toContain('Unknown option in "--emty"');
    expect(existsSync(unused)).toBe(false);
  },
  WHOLE_START,
);
