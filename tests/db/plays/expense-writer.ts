// A writer in a process of its own, so that a test can kill it in the middle of a verb. Started by fork: the parent sends
// what it writes to, and hears of each verb that is done.
import { openDatabase } from '#stack/database/open.ts';
import { Random } from '#stack/demo/random.ts';
import { type ExpensePlace, expenseStep } from '#tests/db/plays/expense-play.ts';

interface Start {
  url: string;
  places: ExpensePlace[];
  seed: number;
}

process.once('message', async ({ url, places, seed }: Start) => {
  const sql = openDatabase(url, 1);
  const random = new Random(seed);
  for (;;) process.send?.(await expenseStep(sql, random.pick(places), random));
});
