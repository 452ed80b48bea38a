import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import { StackError } from '#stack/errors.ts';
import { type BenchDatabase, openBenchDatabase, type Size, stopServers } from './databases.ts';
import { countBuffers, measure } from './measure.ts';
import type { Read } from './reads.ts';
import type { Line } from './table.ts';

/** How often a read is measured; `--runs=` says another number. */
export const RUNS = Number(optionOf('runs') ?? 100);
export const WARM_UPS = 20;
/** How much a read may grow from the smallest size to the largest. */
export const ALLOWED_GROWTH = 1.2;

/** What `--name=value` says on the command line. */
export function optionOf(name: string): string | undefined {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/** Measures the reads in all databases; each of them has the same ones. */
export async function measureReads(
  databases: readonly BenchDatabase[],
  readsOf: (database: BenchDatabase) => Promise<Read[]>,
): Promise<Line[]> {
  const reads = await Promise.all(databases.map(readsOf));
  const lines: Line[] = [];
  for (const [position, { name, allowedGrowth = ALLOWED_GROWTH }] of (reads[0] ?? []).entries()) {
    const variantsIn = (database: BenchDatabase) =>
      reads[databases.indexOf(database)]?.[position]?.variants ?? [];
    const costs = await measure(
      databases,
      async (database, run) => {
        const variants = variantsIn(database);
        for (const query of variants[run % variants.length] ?? []) await database.owner.unsafe(query);
      },
      RUNS,
      WARM_UPS,
    );
    for (const [index, database] of databases.entries()) {
      const variants = variantsIn(database);
      const cost = costs[index];
      if (cost) cost.buffers = (await countBuffers(database, variants.flat())) / variants.length;
    }
    lines.push({ name, allowedGrowth, costs: labelled(databases, costs) });
    // As it goes: what is measured after it may fail.
    console.error(
      `${name}: ${costs.map(({ serverMs, medianMs }) => (serverMs ?? medianMs).toFixed(2)).join(', ')} ms`,
    );
  }
  return lines;
}

/** The costs with the names of the databases' sizes. */
export function labelled(
  databases: readonly BenchDatabase[],
  costs: Line['costs'][number]['cost'][],
): Line['costs'] {
  return databases.flatMap(({ size }, index) => {
    const cost = costs[index];
    return cost ? [{ size: size.name, cost }] : [];
  });
}

/**
 * Opens a database of each size, filling those that are not there, and works with them. The process fails when the work
 * does, or when it answers with what is not good enough.
 * @param promise what holds when nothing is wrong
 */
export async function runBench(
  sizes: readonly Size[],
  promise: string,
  work: (databases: readonly BenchDatabase[]) => Promise<string[]>,
): Promise<void> {
  const kept = optionOf('keep');
  const folder = kept ? path.resolve(kept) : await temporaryFolder();
  const today = todayIn(DEFAULT_TIME_ZONE, Date.now());
  const databases: BenchDatabase[] = [];
  const cleanUp = async (): Promise<void> => {
    await stopServers();
    if (!kept) await rm(folder, { recursive: true, force: true });
  };
  const interrupt = (): void => {
    // The driver throws when the server closes a connection that is in use; only the cleaning up matters now.
    process.on('uncaughtException', () => undefined);
    cleanUp().finally(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt);
  try {
    for (const size of sizes) databases.push(await openBenchDatabase(folder, size, today));
    const failures = await work(databases);
    for (const failure of failures) console.error(`Not good enough: ${failure}`);
    console.log(failures.length === 0 ? `PASS: ${promise}` : `FAIL: ${promise}`);
    if (failures.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof StackError ? error.message : error);
    process.exitCode = 1;
  } finally {
    await cleanUp();
  }
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'llavero-bench-'));
  // The account that runs the database must be able to enter.
  await chmod(folder, 0o711);
  return folder;
}
