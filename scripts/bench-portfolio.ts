// Whether a list costs the same in a small portfolio and in a large one: fills databases with 1,000 and 100,000 units and
// a short history, measures a first page, a deep page, a filter and a search of each list, and what a month's rent costs a
// lease, prints a table, and fails when one grows by too much.
//   --sizes=1k,100k    only these
//   --keep=<folder>    leaves the databases there, and takes those that are there already
import { cpus, loadavg } from 'node:os';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import { StackError } from '#stack/errors.ts';
import type { BenchDatabase, Size } from './bench/databases.ts';
import { listReadsOf } from './bench/list-reads.ts';
import { measureMonth } from './bench/month.ts';
import { ALLOWED_GROWTH, measureReads, optionOf, RUNS, runBench } from './bench/run.ts';
import { rowsOf, tooSteep } from './bench/table.ts';

function readSizes(text: string): Size[] {
  return text.split(',').map((name) => {
    const [, digits] = /^(\d+)k$/.exec(name) ?? [];
    if (!digits) throw new StackError(`--sizes=${text}: sizes look like 1k or 100k, separated by commas.`);
    const units = Number(digits) * 1e3;
    // Few enough units a property that the small portfolio has a page full of properties too.
    return { name: `${name}-units`, units, payments: units, unitsPerProperty: 5 };
  });
}

async function measureLists(databases: readonly BenchDatabase[]): Promise<string[]> {
  const lines = await measureReads(databases, listReadsOf);
  lines.push(await measureMonth(databases, todayIn(DEFAULT_TIME_ZONE, Date.now())));
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${RUNS} runs each`);
  console.table(rowsOf(lines, 'portfolio'));
  return tooSteep(lines);
}

await runBench(
  readSizes(optionOf('sizes') ?? '1k,100k'),
  `no page grows by more than ${ALLOWED_GROWTH}×, no search and no month's rent by more than 2×`,
  measureLists,
);
