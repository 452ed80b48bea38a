import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
const email = () => `${randomUUID()}@example.test`;

async function signUp(userMetadata: object, appMetadata: object = {}): Promise<string> {
  const id = randomUUID();
  await database.sql`
    insert into auth.users (id, email, raw_user_meta_data, raw_app_meta_data)
    values (${id}, ${email()}, ${database.sql.json(userMetadata as never)}, ${database.sql.json(appMetadata as never)})`;
  const [profile] = await database.sql`select user_type from public.profiles where id = ${id}`;
  return profile?.user_type;
}

describe('a sign-up', () => {
  it.each([
    ['1. as an owner', { user_type: 'owner' }, 'owner'],
    ['2. as a manager', { user_type: 'manager' }, 'manager'],
    ['3. as a tenant', { user_type: 'tenant' }, 'tenant'],
    ['4. as an administrator is that of an owner', { user_type: 'admin' }, 'owner'],
    ['5. as something else is that of an owner', { user_type: 'root' }, 'owner'],
    ['6. without a word is that of an owner', {}, 'owner'],
    [
      '7. with a name and a telephone beyond all measure',
      { full_name: 'x'.repeat(5_000), phone: '1'.repeat(500), locale: 'zz' },
      'owner',
    ],
  ])('%s', async (_name, metadata, expected) => {
    expect(await signUp(metadata)).toBe(expected);
  });

  it('8. becomes an administrator by what only the service writes', async () => {
    expect(await signUp({ user_type: 'tenant' }, { user_type: 'admin' })).toBe('admin');
  });
});

it('9. nobody changes their own kind of user', async () => {
  const userId = await createUser(database.sql, email(), 'owner');
  const change = act(
    database.sql,
    { userId },
    (sql) => sql`update public.profiles set user_type = 'admin' where id = ${userId}`,
  );
  expect(await outcomeOf(change)).toBe('42501');
});

it('9a. everybody notes the area that they used last, for themselves alone', async () => {
  const [me, other] = await Promise.all(
    (['tenant', 'owner'] as const).map((type) =>
      createUser(database.sql, `${randomUUID()}@example.test`, type),
    ),
  );
  const note = (area: string, whose = me) =>
    act(
      database.sql,
      { userId: me ?? '' },
      (sql) =>
        sql`update public.profiles set last_area = ${area} where id = ${whose ?? ''} returning last_area`,
    );
  expect([...(await note('owner'))]).toEqual([{ last_area: 'owner' }]);
  expect([...(await note('owner', other))]).toEqual([]);
  expect(await outcomeOf(note('somewhere'))).toBe('23514');
  const areas = (userId = '') => act(database.sql, { userId }, (sql) => sql`select * from public.my_areas()`);
  expect([...(await areas(me))]).toEqual([{ is_member: false, is_tenant: false, last_area: 'owner' }]);
  expect([...(await areas(other))]).toEqual([{ is_member: false, is_tenant: false, last_area: null }]);
});

describe('an organisation', () => {
  it('10. is not made by a tenant or an administrator', async () => {
    for (const kind of ['tenant', 'admin'] as const) {
      const userId = await createUser(database.sql, email(), kind);
      expect(await outcomeOf(verbs.createOrganization(database.sql, { userId }, { name: 'No' }))).toBe(
        'not_allowed',
      );
    }
  });

  it('11. is not made without end by one user', async () => {
    const userId = await createUser(database.sql, email(), 'owner');
    await database.sql`
      insert into public.organizations (name, created_by) select 'Muchas', ${userId} from generate_series(1, 50)`;
    expect(await outcomeOf(verbs.createOrganization(database.sql, { userId }, { name: 'Más' }))).toBe(
      'too_many_organizations',
    );
  });

  it('12. starts with its chart of accounts and its totals at zero', async () => {
    const { organizationId } = await createLandlord(database.sql, 'Nueva');
    const [row] = await database.sql`
      select (select count(*)::int from public.accounts where organization_id = ${organizationId}) as accounts,
        (select count(*)::int from private.chart_template) as template,
        (select unit_count from public.organization_totals where organization_id = ${organizationId}) as units`;
    expect(row).toEqual({ accounts: row?.template, template: row?.template, units: 0 });
  });
});

describe('a platform administrator', () => {
  const overview = (who: Caller) =>
    outcomeOf(act(database.sql, who, (sql) => sql`select * from public.admin_overview()`));
  const users = (who: Caller, search = '', limit = 50) =>
    act(
      database.sql,
      who,
      (sql) => sql`select * from public.admin_list_users(${search}, null, null, ${limit})`,
    );

  it('13. needs the second factor', async () => {
    const userId = await createUser(database.sql, email(), 'admin');
    expect(await overview({ userId, aal: 'aal1' })).toBe('second_factor_needed');
    expect(await overview({ userId, aal: 'aal2' })).toBe('done');
  });

  it('14. is nobody else, with or without a second factor', async () => {
    const { owner } = await createLandlord(database.sql, 'Curiosa');
    expect(await overview({ userId: owner.userId, aal: 'aal2' })).toBe('not_allowed');
    expect(await outcomeOf(users({ userId: owner.userId, aal: 'aal2' }))).toBe('not_allowed');
    expect(await overview('anon')).toBe('42501');
  });

  it('15. leaves a trace of every act', async () => {
    const userId = await createUser(database.sql, email(), 'admin');
    await users({ userId, aal: 'aal2' });
    const log =
      await database.sql`select action, organization_id from public.audit_log where actor_id = ${userId}`;
    expect([...log]).toEqual([{ action: 'admin_list_users', organization_id: null }]);
  });

  it('16. finds users by name or address, never more than two hundred', async () => {
    const admin = { userId: await createUser(database.sql, email(), 'admin'), aal: 'aal2' } as const;
    const sought = `${randomUUID()}@buscado.test`;
    await createUser(database.sql, sought, 'tenant');
    expect((await users(admin, sought)).map((row) => row.email)).toEqual([sought]);
    await database.sql`insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.test' from generate_series(1, 210)`;
    expect(await users(admin, '', 100_000)).toHaveLength(200);
  });

  it("17. sees no organisation's rows", async () => {
    await createLandlord(database.sql, 'Privada');
    const admin: Caller = { userId: await createUser(database.sql, email(), 'admin'), aal: 'aal2' };
    expect(await act(database.sql, admin, (sql) => sql`select 1 from public.organizations`)).toHaveLength(0);
  });
});
