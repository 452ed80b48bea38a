import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord, type Landlord, todayOf } from '#tests/support/portfolio.ts';

const database = useDatabase();
let landlord: Landlord;
let today: string;

interface Page {
  entries: number;
  last: { on: string; number: number } | null;
  lines: (string | number | null)[][];
}

const ask = (more: Record<string, unknown> = {}, caller = landlord.owner) =>
  call(database.sql, caller, 'request_report_file', {
    p_request_id: randomUUID(),
    p_organization_id: landlord.organizationId,
    p_from: addDays(today, -300),
    p_to: today,
    ...more,
  });
const take = async (id: string | null = null, now = new Date()) => {
  const [row] = await database.sql`select public.take_report_file(${id}, ${now}) as file`;
  return row?.file as { id: string; part_count: number; entry_count: number } | null;
};
const read = async (id: string, limit: number) => {
  const [row] = await database.sql`select public.read_report_file_entries(${id}, ${limit}) as page`;
  return row?.page as Page;
};
const add = async (id: string, position: number, page: Page, isLast: boolean, now = new Date()) => {
  const { sql } = database;
  const [row] = await sql`
    select public.add_report_file_part(${id}, ${position}, ${JSON.stringify(page.lines)}, ${page.entries},
      ${page.last ? sql.json(page.last) : null}, ${isLast}, ${now}) as is_added`;
  return row?.is_added as boolean;
};
const stateOf = async (id: string) => {
  const [row] = await database.sql`
    select status, entry_count as entries, done_count as done, part_count as parts, error from public.report_files where id = ${id}`;
  return row;
};

beforeAll(async () => {
  landlord = await createLandlord(database.sql, 'Libro');
  today = await todayOf(database.sql, landlord);
  const books = booksOf(database.sql, landlord);
  // Not in the order of their days.
  for (const days of [5, 1, 3, 400, 2, 4]) {
    await books.enter(addDays(today, -days), [
      { account: 'operating_cash', amount: days },
      { account: 'owner_contribution', amount: -days },
    ]);
  }
});

describe('a file of the journal', () => {
  let id: string;

  it('1. is asked for once, and waits', async () => {
    const requestId = randomUUID();
    id = await ask({ p_request_id: requestId });
    expect(await ask({ p_request_id: requestId })).toBe(id);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', parts: 0 });
  });

  it('2. is taken by one at a time, and by another when that one stops', async () => {
    const now = new Date();
    const takers = await Promise.all([take(null, now), take(null, now), take(null, now)]);
    expect(takers.filter(Boolean)).toMatchObject([{ id, entry_count: 5 }]);
    expect(await take(null, new Date(now.getTime() + 59_000))).toBeNull();
    expect(await take(null, new Date(now.getTime() + 61_000))).toMatchObject({ id });
  });

  it('3. grows by the entries that come next, each once and in the order of their days', async () => {
    const days: string[] = [];
    for (let position = 0; position < 3; position += 1) {
      const page = await read(id, 2);
      days.push(...page.lines.map((line) => String(line[0])));
      expect(await add(id, position, page, false)).toBe(true);
      expect(await add(id, position, page, false)).toBe(false);
      expect(await stateOf(id)).toMatchObject({ done: Math.min(2 * position + 2, 5), parts: position + 1 });
    }
    const expected = [5, 4, 3, 2, 1].flatMap((back) => [addDays(today, -back), addDays(today, -back)]);
    expect(days).toEqual(expected);
    expect((await read(id, 2)).entries).toBe(0);
  });

  it('4. is finished by its last part, and who asked is told once', async () => {
    expect(await add(id, 3, { entries: 0, last: null, lines: [] }, true)).toBe(true);
    expect(await stateOf(id)).toMatchObject({ status: 'done', entries: 5, done: 5 });
    const mails = await database.sql`
      select parameters from private.outgoing_messages where template = 'report_file_ready'`;
    expect(mails).toMatchObject([{ parameters: { entries: 5 } }]);
    expect(await take()).toBeNull();
  });

  it('5. is read by readers of the organization’s money alone', async () => {
    const stranger = (await createLandlord(database.sql, 'Ajena')).owner;
    const partsOf = (caller: typeof stranger) =>
      act(
        database.sql,
        caller,
        (sql) => sql`select position from public.report_file_parts where report_file_id = ${id} order by 1`,
      );
    expect(await partsOf(landlord.owner)).toHaveLength(4);
    expect(await partsOf(stranger)).toHaveLength(0);
    expect(await outcomeOf(ask({}, stranger))).toBe('not_allowed');
    expect(
      await outcomeOf(call(database.sql, stranger, 'remove_report_file', { p_report_file_id: id })),
    ).toBe('not_found');
  });

  it('6. is forgotten a week after its end, with its text', async () => {
    await take(null, new Date(Date.now() + 8 * 86_400_000));
    expect(await stateOf(id)).toBeUndefined();
    const [row] = await database.sql`select count(*)::int as count from public.report_file_parts`;
    expect(row?.count).toBe(0);
  });
});

it('7. three at a time are made for an organization', async () => {
  const outcomes = [];
  for (let n = 0; n < 4; n += 1) outcomes.push(await outcomeOf(ask()));
  expect(outcomes).toEqual(['done', 'done', 'done', 'report_files_busy']);
});

it.each([
  ['a time that is none', { p_from: '2026-02-01', p_to: '2026-01-01' }, 'period_invalid'],
  ['more than three years', { p_from: '2020-01-01', p_to: '2026-01-01' }, 'period_invalid'],
  ['a property of others', { p_property_id: randomUUID() }, 'property_missing'],
])('8. not of %s', async (_, more, code) => {
  expect(await outcomeOf(ask(more))).toBe(code);
});

it('9. who may not read money any more gets none', async () => {
  const { sql } = database;
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`update public.memberships set role = 'maintenance' where organization_id = ${landlord.organizationId}`;
  });
  expect(await take()).toBeNull();
  const rows = await sql`select distinct status, error from public.report_files`;
  expect([...rows]).toEqual([{ status: 'failed', error: 'not_allowed' }]);
});
