import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { functions } from './function-matrix.ts';
import { tables } from './matrix.ts';
import { views } from './view-matrix.ts';

const database = useDatabase();

async function names(query: string): Promise<string[]> {
  const rows = await database.sql.unsafe<{ name: string }[]>(query);
  return rows.map((row) => row.name).sort();
}

describe('the matrix names everything that the API shows', () => {
  const relations = (kinds: string) => `
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in (${kinds})`;

  it('tables', async () => {
    expect(await names(relations("'r', 'p', 'f'"))).toEqual(Object.keys(tables).sort());
  });

  it('views', async () => {
    expect(await names(relations("'v', 'm'"))).toEqual(Object.keys(views).sort());
  });

  it('functions, each once', async () => {
    const found = await names(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    expect(found).toEqual(Object.keys(functions).sort());
  });
});

it('a table whose rows are never deleted is not emptied at once either', async () => {
  const refusing = (events: string) => `
    select distinct t.tgrelid::regclass::text as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
    where t.tgfoid = 'private.refuse_change()'::regprocedure and t.tgtype & ${events} = ${events}`;
  const [DELETE, TRUNCATE] = ['8', '32'];
  const kept = await names(refusing(DELETE));
  expect(kept).toContain('bill_pass_ons');
  expect(await names(refusing(TRUNCATE))).toEqual(expect.arrayContaining(kept));
});

describe('grants', () => {
  const granted = (role: string, table: string, privilege: string) =>
    names(`
      select attname as name from pg_attribute
      where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped
        and has_column_privilege('${role}', attrelid, attnum, '${privilege}')`);
  const columns = (table: string) =>
    names(
      `select attname as name from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped`,
    );

  it.each(Object.entries(tables))(
    'of %s to signed-in users are those of the matrix, column by column',
    async (table, rule) => {
      const hidden = rule.hidden ?? [];
      expect(await granted('authenticated', table, 'SELECT')).toEqual(
        (await columns(table)).filter((c) => !hidden.includes(c)),
      );
      expect(await granted('authenticated', table, 'INSERT')).toEqual(
        [...(rule.insert?.columns ?? [])].sort(),
      );
      expect(await granted('authenticated', table, 'UPDATE')).toEqual(
        [...(rule.update?.columns ?? [])].sort(),
      );
      expect(await granted('authenticated', table, 'REFERENCES')).toEqual([]);
      const [row] = await database.sql`
      select has_table_privilege('authenticated', ${`public.${table}`}, 'DELETE') as remove,
        has_table_privilege('authenticated', ${`public.${table}`}, 'TRUNCATE') as truncate`;
      expect(row).toEqual({ remove: rule.remove !== undefined, truncate: false });
    },
  );

  it.each(Object.keys({ ...tables, ...views }))('of %s to visitors are none', async (table) => {
    for (const privilege of ['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) {
      expect(await granted('anon', table, privilege)).toEqual([]);
    }
  });

  it.each(Object.entries({ ...tables, ...views }))(
    'of %s to the service are those of the matrix',
    async (table, rule) => {
      const expected = rule.service === 'writes' ? await columns(table) : [];
      expect(await granted('service_role', table, 'SELECT')).toEqual(await columns(table));
      expect(await granted('service_role', table, 'INSERT')).toEqual(expected);
      expect(await granted('service_role', table, 'UPDATE')).toEqual(expected);
    },
  );

  it('of views to signed-in users are to read', async () => {
    const writable = await names(`
      select c.relname || ' ' || p as name from pg_class c, unnest(array['INSERT', 'UPDATE', 'DELETE']) p
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' and has_table_privilege('authenticated', c.oid, p)`);
    expect(writable).toEqual([]);
  });

  it('let nobody read a table of the private schema', async () => {
    const open = await names(`
      select c.relname || ' ' || r as name from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) r
      where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'v', 'S')
        and has_table_privilege(r, c.oid, 'SELECT, INSERT, UPDATE, DELETE')`);
    expect(open).toEqual([]);
  });

  it('let visitors call one function of the API, to read an invitation', async () => {
    const callable = (schema: string) =>
      names(`
      select proname as name from pg_proc
      where pronamespace = '${schema}'::regnamespace and has_function_privilege('anon', oid, 'EXECUTE')`);
    expect(await callable('public')).toEqual(['read_invitation']);
    expect(await callable('private')).toEqual(['fail', 'read_invitation', 'refuse_raw']);
  });

  it('let nobody but their callers post to the journal', async () => {
    const open = await names(`
      select p.proname || ' ' || r as name from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) r
      where p.pronamespace = 'private'::regnamespace and has_function_privilege(r, p.oid, 'EXECUTE')
        and p.proname in ('post_entry', 'reverse_entry', 'post_charge', 'post_payment', 'allocate_payment', 'apply_credit',
          'post_due_rent', 'post_late_fees', 'advance_leases', 'forget_request', 'issue_invitation',
          'invitation_token', 'valid_invitation', 'add_lease_balances', 'add_monthly_totals', 'begin_team_change',
          'require_second_step', 'require_confirmation', 'signal_memberships')`);
    expect(open).toEqual([]);
  });
});

it('the scheduled job has more time than the API gives other requests', async () => {
  const [job] = await database.sql`
    select proconfig from pg_proc where oid = 'public.run_organization_jobs(uuid, timestamptz)'::regprocedure`;
  expect(job?.proconfig).toContain('statement_timeout=10min');
});

it('the statements that docs/deploy.md tells people to run are right', async () => {
  const text = readFileSync('docs/deploy.md', 'utf8');
  const blocks = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, sql = '']) => sql);
  const inline = [...text.matchAll(/`(select [^`]+)`/g)].map(([, sql = '']) =>
    sql.replace('<id>', '00000000'),
  );
  const statements = [...blocks, ...inline]
    .flatMap((sql) => sql.replaceAll(/--.*/g, '').split(';'))
    .map((sql) => sql.trim())
    .filter(Boolean);
  expect(statements.length).toBeGreaterThan(6);
  for (const statement of statements) await database.sql.unsafe(`explain ${statement}`);
});

describe('steps of the scheduled job', () => {
  it('are functions that take what the table says, and count when they are counted', async () => {
    const wrong = await names(`
      select s.function_name as name from private.job_steps s
      left join pg_proc p on p.oid = to_regprocedure(format('private.%I(uuid, %s)', s.function_name,
        case s.takes when 'day' then 'date' else 'timestamptz' end))
      where p.oid is null or (s.counted_as is not null and p.prorettype <> 'integer'::regtype)`);
    expect(wrong).toEqual([]);
  });
});

describe('row level security', () => {
  it('is on for every table', async () => {
    expect(
      await names(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`),
    ).toEqual([]);
  });

  it('is written for signed-in users only', async () => {
    expect(
      await names(`
      select policyname as name from pg_policies where schemaname in ('public', 'storage') and roles <> '{authenticated}'`),
    ).toEqual([]);
  });

  it('holds for the reader of every view', async () => {
    expect(
      await names(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
        and not coalesce(reloptions @> '{security_invoker=true}', false)`),
    ).toEqual([]);
  });

  it('asks helpers once a query, never once a row', async () => {
    const policies = await database.sql<{ name: string; text: string }[]>`
      select policyname as name, coalesce(qual, '') || ' ' || coalesce(with_check, '') as text
      from pg_policies where schemaname in ('public', 'storage')`;
    for (const { name, text } of policies) {
      // A helper in a select of its own, without a column anywhere in it, is an InitPlan.
      const bare = text
        .replaceAll(/ARRAY\( SELECT private\.\w+\((?:'[^']*'::text)?\) AS \w+\)/g, '')
        .replaceAll(/\( SELECT auth\.uid\(\) AS uid\)/g, '');
      expect(bare, name).not.toMatch(/private\.|auth\./);
    }
  });

  it('compares columns that lead an index', async () => {
    const policies = await database.sql<{ table: string; text: string }[]>`
      select tablename as table, coalesce(qual, '') || ' ' || coalesce(with_check, '') as text
      from pg_policies where schemaname = 'public'`;
    const leading = await names(`
      select distinct c.relname || '.' || a.attname as name from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where c.relnamespace = 'public'::regnamespace and i.indpred is null`);
    const compared = policies.flatMap(({ table, text }) =>
      [...text.matchAll(/\((\w+) = (?:ANY|\( SELECT)/g)].map((match) => `${table}.${match[1]}`),
    );
    expect(compared.length).toBeGreaterThan(30);
    expect([...new Set(compared)].filter((column) => !leading.includes(column))).toEqual([]);
  });
});

describe('functions', () => {
  it("that run with their owner's rights live in the private schema", async () => {
    expect(
      await names(`
      select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`),
    ).toEqual([]);
  });

  it('all have an empty search path', async () => {
    expect(
      await names(`
      select proname as name from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(proconfig @> array['search_path=""'], false)`),
    ).toEqual([]);
  });

  it('never join the rows before a statement with those after it: each would be compared with each', async () => {
    // Written out to be executed they are planned anew each time, with the number of rows that there are.
    expect(
      await names(`
      select proname as name from (
        select proname, regexp_replace(regexp_replace(prosrc, '--[^\\n]*', '', 'g'), '''([^'']|'''')*''', '', 'g') as source
        from pg_proc where prorettype = 'trigger'::regtype
          and pronamespace in ('public'::regnamespace, 'private'::regnamespace)) f
      where source ~ 'new_rows' and source ~ '(join|,)\\s+(old|new)_rows'`),
    ).toEqual([]);
  });

  it('and tables and views say what they are for', async () => {
    const silent = await names(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
        and obj_description(oid, 'pg_class') is null
      union all
      select proname from pg_proc where pronamespace = 'public'::regnamespace and obj_description(oid, 'pg_proc') is null`);
    expect(silent).toEqual([]);
  });
});
