// How near the local API comes to a plain server that does the least there is to do: check the token, read as the caller in
// one pipelined transaction, and pass on the JSON that PostgreSQL makes. Both are asked for the same page of payments, in turns.
import { type ChildProcess, fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import postgres from 'postgres';
import { publishableKey } from '#stack/keys.ts';
import { startStack } from '#stack/stack.ts';

const CONNECTIONS = [1, 8, 32];
const ROUNDS = 7;
const ROUND_MS = 1_500;
const LIMIT = 51;
const COLUMNS =
  'id,lease_id,property_id,status,method,currency,amount_minor,unapplied_minor,paid_on,reference,proof_path,decided_at,' +
  'decision_reason,created_at,property_name,unit_label,tenant_name,receipt_id,receipt_number,receipt_voided_at,' +
  'received_currency,received_minor,rate,rate_source,rated_on,difference_currency,difference_minor';

/** A stack with demo data, as a process of its own: who asks is not to compute at its cost. */
async function serveStack(dataDir: string): Promise<void> {
  const stack = await startStack({ dataDir, port: 0, site: false, demo: true, timedJobs: false });
  const { url, databaseUrl, jwtSecret, demoAccounts } = stack;
  process.once('disconnect', () => stack.stop().finally(() => process.exit()));
  process.send?.({ url, databaseUrl, jwtSecret, account: demoAccounts.find(({ role }) => role === 'owner') });
}

/** The least that a server can do. It reads on as many connections as the API has. */
function serveFloor(databaseUrl: string, jwtSecret: string): void {
  const sql = postgres(databaseUrl, { max: 10, connection: { TimeZone: 'UTC' } });
  const secret = new TextEncoder().encode(jwtSecret);
  const caller = `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
    set_config('role', 'authenticated', true)`;
  const page = `select coalesce(json_agg(r), '[]')::text as body from (select ${COLUMNS} from public.payments_list
    where organization_id = $1 order by paid_on desc, id desc limit ${LIMIT}) r`;
  const server = createServer(async (request, response) => {
    const { payload } = await jwtVerify(request.headers.authorization?.slice('Bearer '.length) ?? '', secret);
    const organization = new URL(request.url ?? '', 'http://floor').searchParams.get('organization_id') ?? '';
    const connection = await sql.reserve();
    const [, , rows] = await Promise.all([
      connection.unsafe('begin read only').execute(),
      connection.unsafe(caller, [JSON.stringify(payload), payload.sub ?? ''], { prepare: true }).execute(),
      connection.unsafe(page, [organization.replace('eq.', '')], { prepare: true }).execute(),
      connection.unsafe('commit').execute(),
    ]);
    connection.release();
    response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0]?.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
  process.once('disconnect', () => process.exit());
}

const started = <Report>(child: ChildProcess) =>
  new Promise<Report>((resolve, reject) => {
    child.once('message', (report) => resolve(report as Report));
    child.once('exit', (status) => reject(new Error(`A server ended with ${status}`)));
  });

/** @returns the milliseconds of each answer */
async function ask(url: string, headers: Record<string, string>, connections: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const endsAt = performance.now() + ROUND_MS;
  const askOnce = async () => {
    const began = performance.now();
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
      get(url, { agent, headers }, resolve).on('error', reject),
    );
    const rows = (await json(answer)) as unknown[];
    if (answer.statusCode !== 200 || rows.length !== LIMIT) throw new Error(`${url}: ${answer.statusCode}`);
    times.push(performance.now() - began);
  };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < endsAt) await askOnce();
    }),
  );
  agent.destroy();
  return times;
}

const middle = (times: number[], part = 0.5) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;

async function measure(servers: { api: string; floor: string }, headers: Record<string, string>) {
  for (const url of Object.values(servers)) await ask(url, headers, 32);
  for (const connections of CONNECTIONS) {
    const seen: Record<keyof typeof servers, number[]> = { api: [], floor: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of ['api', 'floor'] as const)
        seen[name].push((await ask(servers[name], headers, connections)).length / (ROUND_MS / 1000));
    const [api, floor] = [middle(seen.api), middle(seen.floor)];
    console.log(
      `${connections} connections: API ${api} answers a second, floor ${floor}: ${(api / floor).toFixed(2)}`,
    );
  }
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'llavero-bench-api-'));
  // The account that runs the database must be able to enter.
  await chmod(dataDir, 0o711);
  const children: ChildProcess[] = [];
  const start = <Report>(...args: string[]) => {
    const child = fork(import.meta.filename, args);
    children.push(child);
    return started<Report>(child);
  };
  try {
    const stack = await start<{
      url: string;
      databaseUrl: string;
      jwtSecret: string;
      account: { email: string; password: string };
    }>('stack', dataDir);
    const floor = await start<{ port: number }>('floor', stack.databaseUrl, stack.jwtSecret);
    const signedIn = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(stack.account),
    });
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}`, 'accept-profile': 'public' };
    const organizations = await fetch(`${stack.url}/rest/v1/memberships?select=organization_id`, { headers });
    const [{ organization_id: organization }] = (await organizations.json()) as [{ organization_id: string }];
    const page = `payments_list?select=${COLUMNS}&organization_id=eq.${organization}&order=paid_on.desc,id.desc&limit=${LIMIT}`;
    await measure(
      { api: `${stack.url}/rest/v1/${page}`, floor: `http://127.0.0.1:${floor.port}/${page}` },
      headers,
    );
  } finally {
    for (const child of children) if (child.connected) child.disconnect();
    await Promise.all(
      children.map((child) => child.exitCode ?? new Promise((end) => child.once('exit', end))),
    );
    await rm(dataDir, { recursive: true, force: true });
  }
}

const [, , part, ...given] = process.argv as [string, string, string?, ...string[]];
if (part === 'stack') await serveStack(given[0] ?? '');
else if (part === 'floor') serveFloor(given[0] ?? '', given[1] ?? '');
else await main();
