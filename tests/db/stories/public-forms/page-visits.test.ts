import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();
const count = (who: Caller, path: string, language = 'es', referrer = '') =>
  act(database.sql, who, (sql) => sql`select public.count_visit(${path}, ${language}, ${referrer})`);
const newAdmin = async (): Promise<Caller> => ({
  userId: await createUser(database.sql, `${randomUUID()}@example.test`, 'admin'),
  aal: 'aal2',
});
const read = (who: Caller) =>
  act(
    database.sql,
    who,
    (sql) => sql`select * from public.admin_page_visits(current_date - 1, current_date + 1)`,
  );
const countsOf = async (path: string) => {
  const rows = await read(await newAdmin());
  return rows
    .filter((row) => row.path === path)
    .map(({ language, referrer_host, visit_count }) => [language, referrer_host, Number(visit_count)]);
};

describe('visits of pages', () => {
  it('1. are counted by page, language and referring site', async () => {
    for (const [language, referrer] of [
      ['es', ''],
      ['es', ''],
      ['en', ''],
      ['es', 'www.example.com'],
    ] as const)
      await count('service', '/pricing/', language, referrer);
    expect(await countsOf('/pricing/')).toEqual([
      ['es', '', 2],
      ['en', '', 1],
      ['es', 'www.example.com', 1],
    ]);
  });

  it('2. are not lost when many come at once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => count('service', '/features/')));
    expect(await countsOf('/features/')).toEqual([['es', '', 30]]);
  });

  it.each([
    ['a page with a question mark', '/pricing/?email=a@example.test', 'es', ''],
    ['a page without a slash', 'pricing', 'es', ''],
    ['another language', '/pricing/', 'fr', ''],
    ['a whole address for a site', '/pricing/', 'es', 'https://example.com/secret'],
  ])('3. refuses %s', async (_what, path, language, referrer) => {
    expect(await outcomeOf(count('service', path, language, referrer))).toBe('value_out_of_range');
  });

  it('4. cannot be made up without end, and known ones still count', async () => {
    await count('service', '/known/');
    await database.sql`
      insert into private.page_visits (visited_on, path, language, referrer_host)
      select (now() at time zone 'America/Santo_Domingo')::date, '/made-up/' || n, 'es', '' from generate_series(1, 5000) n`;
    await count('service', '/one-more/');
    await count('service', '/known/');
    expect(await countsOf('/one-more/')).toEqual([]);
    expect(await countsOf('/known/')).toEqual([['es', '', 2]]);
  });

  it('5. are counted by the service alone, and read by administrators with their second factor', async () => {
    const userId = await createUser(database.sql, `${randomUUID()}@example.test`, 'owner');
    for (const who of ['anon', { userId }] as const)
      expect(await outcomeOf(count(who, '/pricing/'))).toBe('42501');
    expect(await outcomeOf(read('anon'))).toBe('42501');
    expect(await outcomeOf(read({ userId, aal: 'aal2' }))).toBe('not_allowed');
    const admin = (await newAdmin()) as { userId: string };
    expect(await outcomeOf(read({ ...admin, aal: 'aal1' }))).toBe('second_factor_needed');
  });
});
