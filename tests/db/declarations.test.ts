// What a verb is declared as is data that others read: it may not say anything else than the verb does.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf, rehearse } from '#tests/support/actors.ts';
import { type Cast, createCast } from '#tests/support/cast.ts';
import { takeDatabase } from '#tests/support/database.ts';
import { functions } from './function-matrix.ts';
import { ID } from './function-rule.ts';
import { EVERY_ROLE } from './roles.ts';

interface Declared {
  name: string;
  access: string[];
  isRepeatable: boolean;
  callers: string[];
}

// Started before the tests are named: they are those of the verbs that it has.
const { sql, stop } = await takeDatabase();
const declared = await sql<Declared[]>`
  select name, access, is_repeatable as "isRepeatable", callers from private.verbs order by name`;
let cast: Cast;
beforeAll(async () => {
  cast = await createCast(sql);
});
afterAll(stop, 60_000);

const isPermission = (access: string) => access.includes('.');
const only = (...access: string[]) =>
  declared.filter((verb) => access.every((one) => verb.access.includes(one)));

describe('what is declared', () => {
  it('is every function that the matrix names', () => {
    expect(declared.map(({ name }) => name)).toEqual(Object.keys(functions).sort());
  });

  it.each([
    ['service', ['service_role']],
    ['anyone', ['anon', 'authenticated']],
    ['own', ['authenticated']],
    ['admin', ['authenticated']],
  ])('for %s may be called by %j', (access, callers) => {
    expect(only(access).length).toBeGreaterThan(0);
    expect(only(access).filter((verb) => `${verb.callers}` !== `${callers}`)).toEqual([]);
  });

  it('as repeatable takes a request id first, and claims it with all other arguments', async () => {
    const takes = await sql<{ name: string; claims: boolean }[]>`
      select proname::text as name, prosrc like format('%%claim_request(p_request_id, %L, jsonb_build_array(%s))%%', proname,
        array_to_string(proargnames[2:pronargs], ', ')) as claims
      from pg_proc where pronamespace = 'public'::regnamespace and proargnames[1] = 'p_request_id' order by 1`;
    const others = takes.filter(({ claims }) => !claims).map(({ name }) => name);
    // It asks after another request.
    expect(others).toEqual(['was_request_done']);
    expect(declared.filter(({ isRepeatable }) => isRepeatable).map(({ name }) => name)).toEqual(
      takes.filter(({ claims }) => claims).map(({ name }) => name),
    );
  });
});

describe('the permissions', () => {
  /** What the source of each private function asks for, with whatever it calls. */
  async function askedFor(): Promise<(name: string) => Set<string>> {
    const permissions = await sql<
      { one: string }[]
    >`select distinct permission as one from private.role_permissions`;
    const sources = await sql<{ name: string; source: string }[]>`
      select proname::text as name, string_agg(prosrc, E'\n') as source from pg_proc
      where pronamespace = 'private'::regnamespace group by 1`;
    const known = new Set(permissions.map(({ one }) => one));
    // Whom a message goes to is no question of what the caller may do.
    const about = new Map(
      sources.map(({ name, source }) => [
        name,
        source.replaceAll(/--[^\n]*/g, '').replaceAll(/permission = (?:case .*? end|'[\w.]+')/gs, ''),
      ]),
    );
    const collect = (name: string, found: Set<string>, seen: Set<string>): Set<string> => {
      const source = about.get(name);
      if (!source || seen.has(name)) return found;
      seen.add(name);
      for (const [, text = ''] of source.matchAll(/'(\w+\.\w+)'/g)) if (known.has(text)) found.add(text);
      if (/private\.my_(?!organization_)\w+\(/.test(source)) found.add('own');
      if (source.includes('private.require_platform_admin(')) found.add('admin');
      for (const [, called = ''] of source.matchAll(/private\.(\w+)\(/g)) collect(called, found, seen);
      return found;
    };
    return (name) => collect(name, new Set(), new Set());
  }

  it('are those that its source asks for', async () => {
    const asked = await askedFor();
    const wrong = declared
      .filter(({ access }) => !['rows', 'service', 'anyone'].some((who) => access.includes(who)))
      .map(({ name, access }) => {
        const found = [...asked(name)].sort();
        return { name, said: [...access].sort(), found: found.length > 0 ? found : ['own'] };
      })
      .filter(({ said, found }) => `${said}` !== `${found}`);
    expect(wrong).toEqual([]);
  });

  it('let nobody change anything who has none of them', async () => {
    const roles = await sql<
      { role: string; permission: string }[]
    >`select role::text, permission from private.role_permissions`;
    const may = (actor: string, permissions: string[]) =>
      roles.some(({ role, permission }) => role === actor && permissions.includes(permission));
    const readings = await sql<{ name: string }[]>`
      select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'`;
    const reads = new Set(readings.map(({ name }) => name));
    const through = declared
      .filter(({ name, access }) => !reads.has(name) && access.every(isPermission))
      .flatMap(({ name, access }) =>
        (functions[name]?.by ?? []).filter((actor) => !may(actor, access)).map((actor) => `${name} ${actor}`),
      );
    expect(EVERY_ROLE.every((actor) => roles.some(({ role }) => role === actor))).toBe(true);
    expect(through).toEqual([]);
  });
});

// The others refuse everybody in the matrix's own rows; their stories send them twice.
const repeatable = declared.filter(({ name, isRepeatable }) => isRepeatable && functions[name]?.by[0]);

it('most are sent twice below', () => expect(repeatable.length).toBeGreaterThan(90));

describe.each(repeatable)('$name, sent twice', ({ name }) => {
  it('answers as the first time', async () => {
    const rule = functions[name];
    const [actor] = rule?.by ?? [];
    if (!rule || !actor) throw new Error(`${name} is not in the matrix`);
    const [text, ...values] = rule.call(cast);
    const call = `select * from public.${name}(${text.replace(ID, `'${randomUUID()}'`)})`;
    const done = rehearse(sql, cast.callers[actor], async (own) => {
      const first = await own.unsafe(call, values as never[]);
      expect([...(await own.unsafe(call, values as never[]))]).toEqual([...first]);
    });
    expect(await outcomeOf(done)).toBe('done');
  });
});
