// What the catalog of a database knows that the types of the wire leave out.
import type { Sql } from 'postgres';
import { nullableAnswers, nullableArguments } from './nullable.ts';
import { nullableInViews } from './nullable-views.ts';

export interface Catalog {
  readonly views: ReadonlySet<string>;
  readonly nullableInViews: ReadonlyMap<string, ReadonlySet<string>>;
  /** `function.argument` */
  readonly nullableArguments: ReadonlySet<string>;
  /** `function` or `function.column` */
  readonly nullableAnswers: ReadonlySet<string>;
  /** Arguments, answers and columns of answers that are JSON: `function.argument`, `function`, `function.column`. */
  readonly json: ReadonlySet<string>;
  /** Functions that change nothing. */
  readonly reading: ReadonlySet<string>;
}

export async function readCatalog(sql: Sql): Promise<Catalog> {
  const views = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`;
  const values = await sql<{ key: string; isJson: boolean; isNullByDefault: boolean }[]>`
    select
      f.proname || coalesce('.' || nullif(a.name, ''), '') as key,
      a.type = 'jsonb'::regtype as "isJson",
      coalesce(pg_get_function_arg_default(f.oid, a.place::int) ~ '^NULL', false) as "isNullByDefault"
    from pg_proc f
    cross join lateral (
      select name, type, place
      from unnest(f.proargnames, coalesce(f.proallargtypes, f.proargtypes::oid[])) with ordinality a(name, type, place)
      union all
      select '', f.prorettype, 0
    ) a
    where f.pronamespace = 'public'::regnamespace`;
  const reading = await sql<{ name: string }[]>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'`;
  const keys = (test: (value: (typeof values)[number]) => boolean) =>
    values.filter(test).map(({ key }) => key);
  return {
    views: new Set(views.map(({ name }) => name)),
    nullableInViews: new Map(Object.entries(nullableInViews).map(([view, names]) => [view, new Set(names)])),
    nullableArguments: new Set([...nullableArguments, ...keys(({ isNullByDefault }) => isNullByDefault)]),
    nullableAnswers: new Set(nullableAnswers),
    reading: new Set(reading.map(({ name }) => name)),
    json: new Set(keys(({ isJson }) => isJson)),
  };
}
