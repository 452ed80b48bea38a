import { fork } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { Random } from '#stack/demo/random.ts';
import {
  createExpensePlace,
  type ExpensePlace,
  expenseActions,
  expenseStep,
} from '#tests/db/plays/expense-play.ts';
import { chooseAction, createPlay, type Play, perform } from '#tests/db/plays/ledger-play.ts';
import { expectReportsAsCounted } from '#tests/support/counted-reports.ts';
import { useDatabase } from '#tests/support/database.ts';
import { amountOf, SEED } from '#tests/support/fixed-seed.ts';
import { figuresSpoiltBy, findDiscrepancies } from '#tests/support/ledger.ts';
import { expectReportsAgree } from '#tests/support/reports.ts';

const VERBS = amountOf(900, 4_000);
const WRITERS = 16;
const PATIENCE_MS = 300_000;

const database = useDatabase();
let play: Play;
let places: ExpensePlace[];

beforeAll(async () => {
  play = await createPlay(database.sql, 2, 4);
  const byLandlord = Map.groupBy(play.leases, (lease) => lease.landlord.organizationId);
  places = [];
  for (const leases of byLandlord.values())
    places.push(await createExpensePlace(database.sql, leases, play.today));
});

/** Half of what happens is about tenants, half about everything else. */
async function step(sql: Play['sql'], random: Random): Promise<string> {
  if (random.next() < 0.5) return expenseStep(sql, random.pick(places), random);
  const action = await chooseAction({ ...play, sql }, random);
  return (await perform(action, crypto.randomUUID())).kind;
}

/** A writer of its own process, killed in the middle of a verb after some were done. @returns how many it did */
function mortalWriter(seed: number): Promise<number> {
  const writer = fork(new URL('./plays/expense-writer.ts', import.meta.url), { stdio: 'ignore' });
  writer.send({ url: database.url, places, seed });
  let done = 0;
  writer.on('message', () => {
    done += 1;
    if (done === 25) setTimeout(() => writer.kill('SIGKILL'), 3);
  });
  return new Promise((resolve, reject) => {
    writer.once('exit', (_code, signal) =>
      signal === 'SIGKILL' ? resolve(done) : reject(new Error(`the writer stopped by itself: ${signal}`)),
    );
  });
}

it(
  `the cash basis equals the cash through ${VERBS} random verbs, ${WRITERS} at a time, some of them killed (seed ${SEED})`,
  async () => {
    const counts = new Map<string, number>();
    let started = 0;
    const worker = async (number: number) => {
      const random = new Random(SEED + number);
      while (started < VERBS) {
        started += 1;
        const kind = await step(database.sql, random);
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
    };
    const [first, second] = await Promise.all([
      mortalWriter(SEED + 100),
      mortalWriter(SEED + 200),
      ...Array.from({ length: WRITERS - 2 }, (_, number) => worker(number)),
    ]);
    expect(first).toBeGreaterThanOrEqual(25);
    expect(second).toBeGreaterThanOrEqual(25);
    for (const name of Object.keys(expenseActions)) expect(counts.get(name) ?? 0, name).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

it('and every kept figure equals a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
  for (const { landlord } of places) {
    await expectReportsAgree(database.sql, landlord.owner, landlord.organizationId, play.today);
    await expectReportsAsCounted(database.sql, landlord.owner, landlord.organizationId, play.today);
  }
});

describe('the recount of the cash basis', () => {
  it.each([
    'update public.bill_payment_parts set amount_minor = amount_minor * 2',
    'delete from public.payment_allocations where id = (select max(id) from public.payment_allocations)',
    "update public.account_months set amount_minor = amount_minor + 1 where basis = 'cash'",
    "update public.journal_lines set amount_minor = amount_minor * 2 where id in (select max(l.id) from public.journal_lines l join public.accounts a on a.id = l.account_id and a.subtype = 'cash' join public.journal_entries e on e.id = l.entry_id where e.kind = 'bill_payment')",
  ])('notices: %s', async (statement) => {
    const figures = await figuresSpoiltBy(database.sql, statement);
    expect(figures.filter((figure) => /cash basis|parts of payments/.test(figure))).not.toEqual([]);
  });
});
