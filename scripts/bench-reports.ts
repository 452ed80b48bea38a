// Whether reports of a month and of a property cost the same with a short journal and with a long one: 100 k, 1 M and 10 M
// lines of the same portfolio. Fails when one grows by more than 1.5×.
//   --sizes=100k,1m    only these
//   --keep=<folder>    leaves the databases there, and takes those that are there already
import { cpus, loadavg } from 'node:os';
import { StackError } from '#stack/errors.ts';
import type { BenchDatabase, Size } from './bench/databases.ts';
import { reportReadsOf } from './bench/report-reads.ts';
import { measureReads, optionOf, RUNS, runBench } from './bench/run.ts';
import { rowsOf, tooSteep } from './bench/table.ts';

const UNITS = 20_000;
/** A month of rent is a charge and its payment: two entries of two lines each. */
const LINES_A_PAYMENT = 4;

function readSizes(text: string): Size[] {
  return text.split(',').map((name) => {
    const [, digits, unit] = /^(\d+)([km])$/.exec(name) ?? [];
    if (!digits) throw new StackError(`--sizes=${text}: sizes look like 100k or 1m, separated by commas.`);
    const lines = Number(digits) * (unit === 'k' ? 1e3 : 1e6);
    return { name: `lines-${name}`, units: UNITS, payments: lines / LINES_A_PAYMENT };
  });
}

/** Prints everything. @returns what is not as it should be */
async function measureAll(databases: readonly BenchDatabase[]): Promise<string[]> {
  for (const { size, admin } of databases) {
    const [row] = await admin`select count(*)::int as lines from public.journal_lines`;
    console.log(`${size.name}: ${row?.lines} lines`);
  }
  const lines = await measureReads(databases, reportReadsOf);
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${RUNS} runs each`);
  console.table(rowsOf(lines, 'lines'));
  return tooSteep(lines);
}

await runBench(
  readSizes(optionOf('sizes') ?? '100k,1m,10m'),
  'no report of a month or a property grows by more than 1.5×',
  measureAll,
);
