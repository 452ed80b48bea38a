import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchDatabase } from './databases.ts';

/** What something cost in one database, per run. */
export interface Cost {
  /** Milliseconds from the question to the answer, as the client saw them; half of the runs took less. */
  medianMs: number;
  /** Milliseconds that the server computed, without waiting for a free core; undefined where the system does not tell. */
  serverMs: number | undefined;
  /** Pages of 8 KB that the server looked at; undefined for writes. */
  buffers: number | undefined;
}

/** One run of what is measured; `run` counts from zero. */
export type Work = (database: BenchDatabase, run: number) => Promise<unknown>;

/**
 * Runs the work in each database in turn, so that whatever else the machine does falls on all of them alike.
 * @returns a cost for each database, in their order
 */
export async function measure(
  databases: readonly BenchDatabase[],
  work: Work,
  runs: number,
  warmUps: number,
): Promise<Cost[]> {
  const samples = databases.map((): number[] => []);
  for (let run = 0; run < warmUps; run += 1) {
    for (const database of databases) await work(database, run);
  }
  const before = await computingTimes(databases);
  for (let run = warmUps; run < warmUps + runs; run += 1) {
    for (const [index, database] of databases.entries()) {
      const startedAt = performance.now();
      await work(database, run);
      samples[index]?.push(performance.now() - startedAt);
    }
  }
  const after = await computingTimes(databases);
  return samples.map((times, index) => ({
    medianMs: medianOf(times),
    serverMs: difference(after[index], before[index], runs),
    buffers: undefined,
  }));
}

/** The middle of the numbers; NaN of none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** Pages that the queries look at, from the plans as they ran. */
export async function countBuffers(database: BenchDatabase, queries: readonly string[]): Promise<number> {
  let buffers = 0;
  for (const query of queries) {
    const [row] = await database.owner.unsafe(`explain (analyze, buffers, timing off, format json) ${query}`);
    const plan = row?.['QUERY PLAN'][0].Plan;
    buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return buffers;
}

function difference(after: number | undefined, before: number | undefined, runs: number): number | undefined {
  return after === undefined || before === undefined ? undefined : (after - before) / runs;
}

async function computingTimes(databases: readonly BenchDatabase[]): Promise<(number | undefined)[]> {
  // The system adds a process's time up when it leaves the core; then it is complete.
  await sleep(50);
  return Promise.all(databases.map(({ ownerPid }) => computingTime(ownerPid)));
}

/** Milliseconds that a process has computed (Linux only). */
export async function computingTime(pid: number): Promise<number | undefined> {
  try {
    return Number((await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
