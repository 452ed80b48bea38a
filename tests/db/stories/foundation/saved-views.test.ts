import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord, type Landlord } from '#tests/support/portfolio.ts';

const database = useDatabase();
let home: Landlord;
let other: Landlord;
let viewer: Caller & { userId: string };

beforeAll(async () => {
  home = await createLandlord(database.sql, 'Vistas');
  other = await createLandlord(database.sql, 'Otras');
  const userId = await createUser(database.sql, `${randomUUID()}@example.test`, 'manager');
  await database.sql`insert into public.memberships (organization_id, user_id, role)
    values (${home.organizationId}, ${userId}, 'viewer')`;
  viewer = { userId };
});

const keep = (
  caller: Caller,
  name: string,
  { list = 'units', organizationId = home.organizationId, query = 'f.state=vacant' } = {},
) =>
  act(
    database.sql,
    caller,
    (sql) => sql`insert into public.saved_views (organization_id, list, name, query)
      values (${organizationId}, ${list}, ${name}, ${query})`,
  );
const namesOf = async (caller: Caller) => {
  const rows = await act(
    database.sql,
    caller,
    (sql) => sql`select name from public.saved_views order by name`,
  );
  return rows.map((row) => row.name);
};

describe('views of a list', () => {
  it('are kept by every member for themself alone', async () => {
    await keep(home.owner, 'Vacantes');
    await keep(viewer, 'Vacantes');
    await keep(viewer, 'Vacantes', { list: 'properties' });
    expect(await namesOf(home.owner)).toEqual(['Vacantes']);
    expect(await namesOf(viewer)).toEqual(['Vacantes', 'Vacantes']);
    expect(await namesOf(other.owner)).toEqual([]);
  });

  it('have one name each, whatever the letters', async () => {
    expect(await outcomeOf(keep(home.owner, ' vacantes '))).toBe('23505');
    expect(await outcomeOf(keep(home.owner, ' '))).toBe('23514');
    expect(await outcomeOf(keep(home.owner, 'x'.repeat(61)))).toBe('23514');
    expect(await outcomeOf(keep(home.owner, 'Otra', { list: 'payments' }))).toBe('23514');
    expect(await outcomeOf(keep(home.owner, 'Otra', { query: 'x'.repeat(1001) }))).toBe('23514');
  });

  it('are of organizations that one works in, and never of somebody else', async () => {
    expect(await outcomeOf(keep(home.owner, 'Ajena', { organizationId: other.organizationId }))).toBe(DENIED);
    const forViewer = act(
      database.sql,
      home.owner,
      (sql) => sql`insert into public.saved_views (organization_id, user_id, list, name, query)
        values (${home.organizationId}, ${viewer.userId}, 'units', 'Regalo', '')`,
    );
    expect(await outcomeOf(forViewer)).toBe(DENIED);
    const removed = await act(
      database.sql,
      home.owner,
      (sql) => sql`delete from public.saved_views where user_id = ${viewer.userId} returning id`,
    );
    expect(removed).toHaveLength(0);
  });

  it('are no longer seen by who has left', async () => {
    await database.sql`delete from public.memberships where user_id = ${viewer.userId}`;
    expect(await namesOf(viewer)).toEqual([]);
  });
});
