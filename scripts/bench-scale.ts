// Whether the product costs the same with a short history and with a long one: fills databases with 100 k, 1 M and 10 M
// payments, measures what screens read and one payment, prints a table, and fails when a read grows by too much.
//   --sizes=100k,1m    only these
//   --keep=<folder>    leaves the databases there, and takes those that are there already
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { StackError } from '#stack/errors.ts';
import { type BenchDatabase, openBenchDatabase, type Size, stopServers } from './bench/databases.ts';
import { countBuffers, measure } from './bench/measure.ts';
import { recordPayments } from './bench/payment.ts';
import { readsOf } from './bench/reads.ts';
import { ALLOWED_GROWTH, type Line, rowsOf, tooSteep } from './bench/table.ts';
import { measureThroughput } from './bench/throughput.ts';

const RUNS = 100;
const WARM_UPS = 20;
const REQUIRED_READS_PER_SECOND = 2_000;

function readSizes(text: string): Size[] {
  return text.split(',').map((name) => {
    const [, digits, unit] = /^(\d+)([km])$/.exec(name) ?? [];
    if (!digits) throw new StackError(`--sizes=${text}: sizes look like 100k or 1m, separated by commas.`);
    return { name, payments: Number(digits) * (unit === 'k' ? 1e3 : 1e6) };
  });
}

function optionOf(name: string): string | undefined {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
}

async function measureReads(databases: readonly BenchDatabase[]): Promise<Line[]> {
  const reads = await Promise.all(databases.map(readsOf));
  const lines: Line[] = [];
  for (const [position, { name }] of (reads[0] ?? []).entries()) {
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
    lines.push({ name, isRead: true, costs: labelled(databases, costs) });
  }
  return lines;
}

function labelled(
  databases: readonly BenchDatabase[],
  costs: Line['costs'][number]['cost'][],
): Line['costs'] {
  return databases.flatMap(({ size }, index) => {
    const cost = costs[index];
    return cost ? [{ size: size.name, cost }] : [];
  });
}

/** Prints everything. @returns what is not as it should be */
async function measureAll(databases: readonly BenchDatabase[]): Promise<string[]> {
  const lines = await measureReads(databases);
  const payments = await recordPayments(databases, RUNS, WARM_UPS);
  lines.push({ name: 'one payment', isRead: false, costs: labelled(databases, payments) });
  const throughputs = [];
  for (const database of databases) throughputs.push(await measureThroughput(database));
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${RUNS} runs each`);
  console.table(rowsOf(lines));
  console.table(
    throughputs.map(({ size, seen, possible }) => ({
      payments: size,
      'reads a second, as seen': seen,
      'as the server could': possible ?? '',
    })),
  );
  return [
    ...tooSteep(lines),
    ...throughputs
      .filter(({ seen, possible }) => (possible ?? seen) < REQUIRED_READS_PER_SECOND)
      .map(({ size, seen, possible }) => `${size}: ${possible ?? seen} reads a second`),
  ];
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'llavero-bench-'));
  // The account that runs the database must be able to enter.
  await chmod(folder, 0o711);
  return folder;
}

async function main(): Promise<void> {
  const sizes = readSizes(optionOf('sizes') ?? '100k,1m,10m');
  const kept = optionOf('keep');
  const folder = kept ? path.resolve(kept) : await temporaryFolder();
  const today = new Date().toISOString().slice(0, 10);
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
    const failures = await measureAll(databases);
    for (const failure of failures) console.error(`Not good enough: ${failure}`);
    const promise = `no read grows by more than ${ALLOWED_GROWTH}×, ${REQUIRED_READS_PER_SECOND} reads a second are possible`;
    console.log(failures.length === 0 ? `PASS: ${promise}` : `FAIL: ${promise}`);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    await cleanUp();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof StackError ? error.message : error);
  process.exitCode = 1;
});
