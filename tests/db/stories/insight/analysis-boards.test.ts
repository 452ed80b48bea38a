import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord, type Landlord } from '#tests/support/portfolio.ts';

const database = useDatabase();
let home: Landlord;
let viewer: Caller & { userId: string };
let plumber: Caller & { userId: string };

async function member(role: string): Promise<Caller & { userId: string }> {
  const userId = await createUser(database.sql, `${randomUUID()}@example.test`, 'manager');
  await database.sql`insert into public.memberships (organization_id, user_id, role)
    values (${home.organizationId}, ${userId}, ${role})`;
  return { userId };
}

beforeAll(async () => {
  home = await createLandlord(database.sql, 'Tableros');
  viewer = await member('viewer');
  plumber = await member('maintenance');
});

const keep = (caller: Caller, name: string, { views = ['m=collected'], isShared = false } = {}) =>
  act(
    database.sql,
    caller,
    (sql) => sql`insert into public.analysis_boards (organization_id, name, views, is_shared)
      values (${home.organizationId}, ${name}, ${views}, ${isShared})`,
  );
const namesOf = async (caller: Caller) => {
  const rows = await act(
    database.sql,
    caller,
    (sql) => sql`select name from public.analysis_boards order by name`,
  );
  return rows.map((row) => row.name);
};

describe('boards of measures', () => {
  it('are their maker’s, until they share them with those who read the money', async () => {
    await keep(home.owner, 'Los lunes', { isShared: true });
    await keep(home.owner, 'Míos');
    await keep(viewer, 'De la oficina');
    expect(await namesOf(home.owner)).toEqual(['Los lunes', 'Míos']);
    expect(await namesOf(viewer)).toEqual(['De la oficina', 'Los lunes']);
    expect(await namesOf(plumber)).toEqual([]);
    expect(await outcomeOf(keep(plumber, 'Ajeno'))).toBe(DENIED);
  });

  it('are changed and deleted by their maker alone', async () => {
    const change = await act(
      database.sql,
      viewer,
      (sql) => sql`update public.analysis_boards set name = 'Otro' where name = 'Los lunes' returning id`,
    );
    const removal = await act(
      database.sql,
      viewer,
      (sql) => sql`delete from public.analysis_boards where name = 'Los lunes' returning id`,
    );
    expect([change, removal].map(({ length }) => length)).toEqual([0, 0]);
    expect(await namesOf(home.owner)).toContain('Los lunes');
  });

  it('have one name each, and twelve questions of a decent length at most', async () => {
    expect(await outcomeOf(keep(home.owner, ' los lunes '))).toBe('23505');
    expect(await outcomeOf(keep(home.owner, ' '))).toBe('23514');
    expect(await outcomeOf(keep(home.owner, 'Muchas', { views: Array(13).fill('m=income') }))).toBe('23514');
    expect(await outcomeOf(keep(home.owner, 'Larga', { views: ['x'.repeat(6001)] }))).toBe('23514');
  });
});
