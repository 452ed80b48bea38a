import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { todayOf } from '#tests/support/portfolio.ts';
import {
  announceDocument,
  createScreeningPlay,
  keepFor,
  type ScreeningPlay,
} from '#tests/support/screening.ts';
import { runJobs } from '#tests/support/verbs.ts';

const database = useDatabase();
let play: ScreeningPlay;
let other: ScreeningPlay;
let today: string;

beforeAll(async () => {
  play = await createScreeningPlay(database.sql, 'Olvido');
  other = await createScreeningPlay(database.sql, 'Memoria');
  today = await todayOf(database.sql, play.place.landlord);
});

const jobsAfter = (days: number) => runJobs(database.sql, `${addDays(today, days)}T16:00:00Z`);
const isKept = async (id: string) =>
  (await database.sql`select 1 from public.applications where id = ${id}`).length === 1;
const forgotten = async (where = play) => {
  const [row] = await act(
    database.sql,
    where.place.owner,
    (sql) => sql`select retention_days, forgotten_count from public.screening_settings
      where organization_id = ${where.place.landlord.organizationId}`,
  );
  return row;
};
async function rejected(where = play): Promise<string> {
  const id = await where.inReview();
  await where.move('decide_application', id, 'rejected', 'Ya está alquilada');
  return id;
}

it('1. a refused application is kept for its days and then forgotten with all that belongs to it', async () => {
  const id = await play.inReview();
  const document = await announceDocument(database.sql, play.place.owner, id);
  const [file] = await database.sql`select path from public.application_documents where id = ${document}`;
  await play.move('decide_application', id, 'rejected', 'Ya está alquilada');
  await jobsAfter(90);
  expect(await isKept(id)).toBe(true);
  await jobsAfter(91);
  expect(await isKept(id)).toBe(false);
  for (const table of [
    'application_applicants',
    'application_references',
    'application_events',
    'application_documents',
  ]) {
    expect(
      await database.sql.unsafe(`select 1 from public.${table} where application_id = $1`, [id]),
      table,
    ).toHaveLength(0);
  }
  const waiting = await database.sql`select path from private.files_to_remove`;
  expect(waiting.map((row) => row.path)).toContain(file?.path);
  expect(await forgotten()).toEqual({ retention_days: 90, forgotten_count: 1 });
});

it('2. open and approved ones are never forgotten', async () => {
  const open = await play.inReview();
  const approved = await play.inReview();
  await play.move('decide_application', approved, 'approved');
  await jobsAfter(2000);
  expect([await isKept(open), await isKept(approved)]).toEqual([true, true]);
});

it('3. a withdrawn one is, unless it was reopened', async () => {
  const gone = await play.create();
  const back = await play.create();
  await play.move('withdraw_application', gone);
  await play.move('withdraw_application', back);
  await play.move('reopen_application', back);
  await jobsAfter(91);
  expect([await isKept(gone), await isKept(back)]).toEqual([false, true]);
});

it('4. the days are the owner’s to choose, within limits, and count for what waits already', async () => {
  const id = await rejected();
  for (const days of [29, 366]) {
    expect(await outcomeOf(keepFor(database.sql, play.place.landlord, days))).toBe('value_out_of_range');
  }
  await keepFor(database.sql, play.place.landlord, 30);
  expect((await play.row(id))?.retention_until).toBe(addDays(today, 30));
  expect((await play.row(await rejected()))?.retention_until).toBe(addDays(today, 30));
  await jobsAfter(30);
  expect(await isKept(id)).toBe(true);
  await jobsAfter(31);
  expect(await isKept(id)).toBe(false);
});

it('5. one organization’s days are not another’s', async () => {
  const mine = await rejected();
  const theirs = await rejected(other);
  await jobsAfter(31);
  expect([await isKept(mine), await isKept(theirs)]).toEqual([false, true]);
  const foreign = act(
    database.sql,
    other.place.owner,
    (sql) => sql`select public.set_application_retention(${play.place.landlord.organizationId}, 365)`,
  );
  expect(await outcomeOf(foreign)).toBe('not_allowed');
  expect(await forgotten(other)).toBeUndefined();
});
