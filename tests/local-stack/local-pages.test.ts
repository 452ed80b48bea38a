import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openCounterparts } from '#stack/counterparts.ts';
import { openDatabase } from '#stack/database/open.ts';
import { createLocalPages } from '#stack/local-pages.ts';
import { openMailbox } from '#stack/mailbox/mailbox.ts';
import { openOutgoingMail } from '#stack/mailbox/outgoing.ts';
import { useStack } from '#tests/support/stack.ts';

const stack = useStack();

/** Asks with headers that `fetch` does not let a caller set. */
function ask(
  path: string,
  headers: Record<string, string>,
  host = '127.0.0.1',
  method = 'GET',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(stack.url);
    const outgoing = request({ host, port, path, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

it.each(['127.0.0.1', 'localhost'])('answers under the name %s', async (name) => {
  const { port } = new URL(stack.url);
  expect(await ask('/_local/health', { host: `${name}:${port}` })).toBe(200);
});

it('answers under no other name, so that a page cannot rebind its own name to this machine', async () => {
  expect(await ask('/_local/mail', { host: 'stranger.test' })).toBe(403);
  expect(await ask('/_local/mail', { host: '127.0.0.1.stranger.test' })).toBe(403);
});

it('takes nothing from a page of another origin', async () => {
  const { host } = new URL(stack.url);
  expect(await ask('/_local/mail', { host, origin: 'https://stranger.test' }, '127.0.0.1', 'DELETE')).toBe(
    403,
  );
  expect(await ask('/_local/mail', { host, origin: stack.url }, '127.0.0.1', 'DELETE')).toBe(204);
});

it('sends readers who come by another name to the one origin that holds their session', async () => {
  const { port } = new URL(stack.url);
  const answer = await fetch(`http://127.0.0.1:${port}/login/?a=1`, { redirect: 'manual' });
  expect(answer.status).toBe(404);
  expect(await ask('/login/?a=1', { host: `localhost:${port}` })).toBe(307);
});

it('listens on this machine only', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4');
  // A machine without a network has no outside to be reached from.
  const asking = outside
    ? ask('/_local/health', {}, outside.address)
    : Promise.reject(new Error('no network'));
  await expect(asking).rejects.toThrow();
});

it('runs the scheduled jobs at a chosen time', async () => {
  const answer = await fetch(`${stack.url}/_local/jobs/run?now=2026-03-01T12:00:00Z`, { method: 'POST' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveProperty('result');
});

it('runs them for one organisation when it is named', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const answer = await fetch(`${stack.url}/_local/jobs/run?organization=${nobody}`, { method: 'POST' });
  expect(await answer.json()).toEqual({ result: { leases: 0, rents: 0, late_fees: 0, failed: 0 } });
});

it('says that it is still starting until its demo data is complete', async () => {
  let isReady = false;
  const jobs = { run: async () => null, startTimer: () => undefined, stop: async () => undefined };
  const mailbox = openMailbox(path.join(tmpdir(), 'llavero-no-mail'));
  const secrets = { secretKey: '', jwtSecret: '', databasePassword: '' };
  const counterparts = openCounterparts(tmpdir(), '', secrets);
  const mail = openOutgoingMail(mailbox, '', secrets);
  const pages = createLocalPages(mailbox, mail, counterparts, jobs, () => isReady);
  const ask = async () => (await pages(new Request(`${stack.url}/_local/health`), ['health'])).status;
  expect(await ask()).toBe(503);
  isReady = true;
  expect(await ask()).toBe(200);
});

it('does beside them all that the Worker does on time: files that were taken out go, visitors are forgotten', async () => {
  const sql = openDatabase(stack.databaseUrl, 1);
  await sql`insert into private.files_to_remove (bucket_id, path) values ('documents', 'gone/with-its-row.pdf')`;
  await sql`insert into private.daily_salts (day, salt) values ('2020-01-01', '\\x00')`;
  const answer = await fetch(`${stack.url}/_local/jobs/run`, { method: 'POST' });
  expect(answer.status).toBe(200);
  const left = async () => {
    const [row] = await sql`select (select count(*)::int from private.files_to_remove) as files,
      (select count(*)::int from private.daily_salts where day < '2021-01-01') as salts`;
    return row;
  };
  await expect.poll(left, { timeout: 10_000 }).toEqual({ files: 0, salts: 0 });
  await sql.end();
});

it('has the tax authority’s services, in any spelling of their addresses, and those of summaries apart', async () => {
  const statusOf = async (path: string) => (await fetch(`${stack.url}/_local/dgii/${path}`)).status;
  expect(await statusOf('TesteCF/Autenticacion/api/Autenticacion/Semilla')).toBe(200);
  expect(await statusOf('testecf/consultaresultado/api/consultas/estado')).toBe(401);
  expect(await statusOf('fc/testecf/consultarfce/api/consultas/consulta')).toBe(401);
  expect(await statusOf('fc/testecf/consultaresultado/api/consultas/estado')).toBe(404);
});

it('refuses a time that is none', async () => {
  const answer = await fetch(`${stack.url}/_local/jobs/run?now=tomorrow`, { method: 'POST' });
  expect(answer.status).toBe(400);
});

it('does not show what the API package shows about itself', async () => {
  for (const path of ['/_system/info', '/_system', '/storage/v1/../../_system/info']) {
    expect((await fetch(stack.url + path)).status).toBe(404);
  }
});

it('answers the preflight of any origin, as a hosted project does', async () => {
  const answer = await fetch(`${stack.url}/rest/v1/properties`, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-headers')).toContain('apikey');
});
