// Whether reports of a month and of a property cost the same with a short journal and with a long one: 100 k, 1 M and 10 M
// lines of the same portfolio. Fails when one grows by more than 1.5×, or when the file of a year's journal is held in memory.
//   --sizes=100k,1m    only these
//   --keep=<folder>    leaves the databases there, and takes those that are there already
//   --runs=30          measures each read so often, and not 100 times
import { cpus, loadavg } from 'node:os';
import { StackError } from '#stack/errors.ts';
import { recordBankLines } from './bench/bank-lines.ts';
import { bankReadsOf, owedBankReadsOf } from './bench/bank-reads.ts';
import { recordBills } from './bench/bills.ts';
import { REPORT_GROWTH } from './bench/books.ts';
import type { BenchDatabase, Size } from './bench/databases.ts';
import { recordDeposits } from './bench/deposits.ts';
import { billedJournalReadsOf, journalReadsOf } from './bench/journal-reads.ts';
import { moneyReadsOf } from './bench/money-reads.ts';
import { cashReadsOf, measureOwnersMoney, recordOwnersMoney } from './bench/owners-money.ts';
import { recordPayments } from './bench/payment.ts';
import { recordReceipts } from './bench/receipts.ts';
import { depositReadsOf, reportReadsOf } from './bench/report-reads.ts';
import { labelled, measureReads, optionOf, RUNS, runBench, WARM_UPS } from './bench/run.ts';
import { rowsOf, tooSteep } from './bench/table.ts';
import { taxReadsOf } from './bench/tax-reads.ts';
import { measureYearFile } from './bench/year-file.ts';

const UNITS = 20_000;
/** A month of rent is a charge and its payment: two entries of two lines each. */
const LINES_A_PAYMENT = 4;
/** What writing and sending a file may hold, however long the file is. */
const HELD_MEGABYTES = 16;

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
  lines.push(
    ...(await measureReads(databases, journalReadsOf)),
    ...(await measureReads(databases, moneyReadsOf)),
  );
  const payments = await recordPayments(databases, RUNS, WARM_UPS);
  lines.push({ name: 'one payment', allowedGrowth: REPORT_GROWTH, costs: labelled(databases, payments) });
  // What follows writes more than the portfolio has of itself, so that the others are measured as they always were.
  for (const database of databases) await recordOwnersMoney(database);
  lines.push(...(await measureReads(databases, cashReadsOf)), ...(await measureOwnersMoney(databases)));
  for (const database of databases) await recordPapers(database);
  for (const readsOf of [billedJournalReadsOf, taxReadsOf, bankReadsOf])
    lines.push(...(await measureReads(databases, readsOf)));
  for (const database of databases) await recordDeposits(database);
  for (const readsOf of [depositReadsOf, owedBankReadsOf])
    lines.push(...(await measureReads(databases, readsOf)));
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${RUNS} runs each`);
  console.table(rowsOf(lines, 'lines'));
  return [...tooSteep(lines), ...(await measureYearFiles(databases))];
}

async function recordPapers(database: BenchDatabase): Promise<void> {
  await recordBills(database);
  await recordReceipts(database);
  await recordBankLines(database);
  await database.admin`vacuum (analyze)`;
}

async function measureYearFiles(databases: readonly BenchDatabase[]): Promise<string[]> {
  const files: Record<string, string | number>[] = [];
  const failures: string[] = [];
  for (const database of databases) {
    const file = await measureYearFile(database);
    files.push({
      lines: database.size.name,
      entries: file.entries,
      parts: file.parts,
      'file MB': file.megabytes.toFixed(1),
      'first part ms': file.firstPartMs.toFixed(1),
      'last part ms': file.lastPartMs.toFixed(1),
      'held MB': file.heldMegabytes.toFixed(1),
    });
    if (file.heldMegabytes > HELD_MEGABYTES)
      failures.push(`the file of a year held ${file.heldMegabytes.toFixed(1)} MB at ${database.size.name}`);
  }
  console.table(files);
  return failures;
}

await runBench(
  readSizes(optionOf('sizes') ?? '100k,1m,10m'),
  'no report of a month or a property grows by more than 1.5×, and no file of a year is held in memory',
  measureAll,
);
