import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { publishableKey } from '#stack/keys.ts';
import { findFreePort } from '#stack/postgres/server.ts';
import { npmStart, processesOf, type StackProcess } from '#tests/local-stack/stack-process.ts';
import { scratchFolder } from '#tests/support/scratch.ts';

// The whole product with its demo data; the site is built already.
const WHOLE_START = 240_000;
const STOPPING = 30_000;
/** What is printed of an account: role, e-mail, password. */
const ACCOUNT = /^ {2}(\w+) +(\S+@demo\.llavero\.test) +(\S+)$/gm;

const dataDir = path.join(scratchFolder(), `llavero-npm-start-${process.pid}`);
let npm: StackProcess | undefined;

afterEach(async () => {
  npm?.child.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

const isGone = () => expect.poll(() => processesOf(dataDir), { timeout: STOPPING }).toEqual([]);

it(
  'says where the product is and who can sign in, serves it, and leaves nothing behind when npm is told to end',
  async () => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    npm = await npmStart(dataDir, port);
    expect(npm.output()).toContain(`Llavero is ready: ${url}\n`);
    await expect.poll(() => [...(npm?.output() ?? '').matchAll(ACCOUNT)].length).toBe(4);

    expect(await (await fetch(`${url}/`)).text()).toContain('El mes de alquiler');
    const accounts = [...npm.output().matchAll(ACCOUNT)].map(([, role, email, password]) => ({
      role,
      email,
      password,
    }));
    expect(accounts.map(({ role }) => role)).toEqual(['owner', 'manager', 'tenant', 'admin']);
    for (const { role, email, password } of accounts) {
      const signIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      expect(signIn.status, role).toBe(200);
    }

    npm.child.kill('SIGTERM');
    await npm.ended;
    await isGone();
    // The stack's own process gives the folder back after its database has ended.
    await expect.poll(() => existsSync(path.join(dataDir, 'lock.json')), { timeout: STOPPING }).toBe(false);
    await expect(fetch(`${url}/_local/health`)).rejects.toThrow();
  },
  WHOLE_START,
);

it(
  'says in one line that an option is unknown',
  async () => {
    npm = await npmStart(dataDir, await findFreePort(), ['--emty']);
    expect(await npm.ended).not.toBe(0);
    expect(npm.output()).toContain('Unknown option in "--emty"');
    expect(existsSync(dataDir)).toBe(false);
  },
  WHOLE_START,
);
