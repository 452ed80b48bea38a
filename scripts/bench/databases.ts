import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import { lockDataFolder } from '#stack/data-folder.ts';
import { openDatabase } from '#stack/database/open.ts';
import { startDatabase } from '#stack/database/start.ts';
import { fillLarge, type LargePortfolio } from '#stack/demo/large.ts';
import { findLargeDiscrepancies } from '#stack/demo/large-check.ts';
import { StackError } from '#stack/errors.ts';
import { loadSecrets } from '#stack/keys.ts';
import { migrationsFolder } from '#stack/paths.ts';
import { startPostgres } from '#stack/postgres/server.ts';
import { findDatabaseUser } from '#stack/system-user.ts';

/** A database with a number of payments, running, with one connection that acts as the owner under RLS. */
export interface BenchDatabase {
  size: Size;
  url: string;
  organizationId: string;
  ownerId: string;
  admin: Sql;
  owner: Sql;
  /** Process of the server that works for `owner`. */
  ownerPid: number;
}

export interface Size {
  name: string;
  units: number;
  payments: number;
  /** As the product's large portfolio has them when left out. */
  unitsPerProperty?: number;
}

/** Bytes on disk for each payment with all that belongs to it and the log of writing it, and for the rest. */
const BYTES_A_PAYMENT = 4_500;
const BASE_BYTES = 500e6;
const portfolioFile = 'portfolio.json';
const running = new Set<() => Promise<void>>();

/** Opens the database of a size in `folder`, filling it first if it is not there. */
export async function openBenchDatabase(folder: string, size: Size, today: string): Promise<BenchDatabase> {
  const dataDir = path.join(folder, size.name);
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const unlock = await lockDataFolder(dataDir, 0);
  try {
    if (!existsSync(path.join(dataDir, portfolioFile))) await fill(dataDir, size, today);
    const portfolio = JSON.parse(await readFile(path.join(dataDir, portfolioFile), 'utf8')) as LargePortfolio;
    return await open(dataDir, size, portfolio, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Stops every server that this process runs, the ones being filled too. */
export async function stopServers(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}

/** Without crash safety: a database that did not come to its end is filled anew. */
async function fill(dataDir: string, size: Size, today: string): Promise<void> {
  await requireSpace(dataDir, size);
  await rm(path.join(dataDir, 'postgres'), { recursive: true, force: true });
  const secrets = await loadSecrets(dataDir);
  const server = await startDatabase({ dataDir, secrets, migrationsFolder, isDurable: false });
  running.add(server.stop);
  try {
    await quieten(server.url);
    const startedAt = performance.now();
    const report = (progress: string) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.error(`${size.name}: ${progress} (${seconds} s)`);
    };
    const { units, payments, unitsPerProperty } = size;
    const portfolio = await fillLarge(server.url, {
      units,
      payments,
      today,
      report,
      ...(unitsPerProperty && { unitsPerProperty }),
    });
    await writeFile(path.join(dataDir, portfolioFile), JSON.stringify(portfolio));
  } finally {
    running.delete(server.stop);
    await server.stop();
  }
}

async function requireSpace(dataDir: string, { name, payments }: Size): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const needed = BASE_BYTES + payments * BYTES_A_PAYMENT;
  if (bavail * bsize < needed)
    throw new StackError(`${name} payments need ${(needed / 1e9).toFixed(0)} GB of disk in ${dataDir}.`);
}

/** The server's own housekeeping would come at other moments in each database. */
async function quieten(url: string): Promise<void> {
  const sql = openDatabase(url, 1);
  await sql`alter system set autovacuum = off`;
  await sql`alter system set max_wal_size = '8GB'`;
  await sql`select pg_reload_conf()`;
  await sql.end();
}

async function open(
  dataDir: string,
  size: Size,
  portfolio: LargePortfolio,
  unlock: () => Promise<void>,
): Promise<BenchDatabase> {
  const { databasePassword } = await loadSecrets(dataDir);
  const server = await startPostgres({
    dataDir,
    password: databasePassword,
    user: findDatabaseUser(),
    isDurable: true,
  });
  const admin = openDatabase(server.url, 1);
  // Long benchmarks outlive a connection of the pool, and who it acts as goes with it.
  const owner = openDatabase(server.url, 1, { isKept: true });
  const stop = async (): Promise<void> => {
    running.delete(stop);
    await Promise.all([admin.end({ timeout: 1 }), owner.end({ timeout: 1 })]);
    await server.stop();
    await unlock();
  };
  running.add(stop);
  try {
    const discrepancies = await findLargeDiscrepancies(admin);
    if (discrepancies.length > 0)
      throw new Error(`${size.name}: a recount differs: ${discrepancies.join(', ')}`);
    const ownerPid = await becomeOwner(owner, portfolio.ownerId);
    return { size, url: server.url, ...portfolio, admin, owner, ownerPid };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the API does for each request, once for the connection. */
async function becomeOwner(sql: Sql, ownerId: string): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid,
    set_config('request.jwt.claims', ${JSON.stringify({ sub: ownerId, role: 'authenticated', aal: 'aal1' })}, false),
    set_config('role', 'authenticated', false)`;
  return row?.pid ?? 0;
}
