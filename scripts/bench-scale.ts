// Whether the product costs the same with a short history and with a long one: fills databases with 100 k, 1 M and 10 M
// payments, measures what screens read and one payment, prints a table, and fails when a read grows by too much.
//   --sizes=100k,1m    only these
//   --keep=<folder>    leaves the databases there, and takes those that are there already
import { cpus, loadavg } from 'node:os';
import { StackError } from '#stack/errors.ts';
import type { BenchDatabase, Size } from './bench/databases.ts';
import { recordPayments } from './bench/payment.ts';
import { readsOf } from './bench/reads.ts';
import { ALLOWED_GROWTH, labelled, measureReads, optionOf, RUNS, runBench, WARM_UPS } from './bench/run.ts';
import { rowsOf, tooSteep } from './bench/table.ts';
import { measureThroughput } from './bench/throughput.ts';

/** The same at every size: what grows is the history, not the portfolio. */
const UNITS = 100_000;
const REQUIRED_READS_PER_SECOND = 2_000;

function readSizes(text: string): Size[] {
  return text.split(',').map((name) => {
    const [, digits, unit] = /^(\d+)([km])$/.exec(name) ?? [];
    if (!digits) throw new StackError(`--sizes=${text}: sizes look like 100k or 1m, separated by commas.`);
    return { name, units: UNITS, payments: Number(digits) * (unit === 'k' ? 1e3 : 1e6) };
  });
}

/** Prints everything. @returns what is not as it should be */
async function measureAll(databases: readonly BenchDatabase[]): Promise<string[]> {
  const lines = await measureReads(databases, readsOf);
  const payments = await recordPayments(databases, RUNS, WARM_UPS);
  lines.push({ name: 'one payment', costs: labelled(databases, payments) });
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

await runBench(
  readSizes(optionOf('sizes') ?? '100k,1m,10m'),
  `no read grows by more than ${ALLOWED_GROWTH}×, ${REQUIRED_READS_PER_SECOND} reads a second are possible`,
  measureAll,
);
