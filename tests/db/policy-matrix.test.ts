import { beforeAll, describe, expect, it } from 'vitest';
import { act, DENIED, outcomeOf, rehearse } from '#tests/support/actors.ts';
import { type Actor, actors, type Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { functions } from './function-matrix.ts';
import { tables } from './matrix.ts';
import type { TableRule } from './table-rule.ts';
import { views } from './view-matrix.ts';

const database = useCastDatabase();
let cast: Cast;

beforeAll(() => {
  cast = database.cast;
});

const keyOf = (rule: TableRule) => `(${rule.key ?? 'id'})::text`;

function leasesOf(actor: Actor): string[] {
  const { shared, neighbour, former, foreign } = cast;
  const lease = {
    tenant: shared,
    coTenant: shared,
    otherTenant: neighbour,
    formerTenant: former,
    foreignTenant: foreign,
  };
  return actor in lease ? [lease[actor as keyof typeof lease].id] : [];
}

/** The rows that the matrix gives an actor, found by the superuser with conditions that know no policy. */
async function expectedRows(name: string, rule: TableRule, actor: Actor): Promise<string[]> {
  const { sql } = database;
  const find = async (condition: string, values: unknown[]) => {
    const rows = await sql.unsafe(
      `select ${keyOf(rule)} as key from public.${name} where ${condition}`,
      values as never[],
    );
    return rows.map((row) => row.key as string).sort();
  };
  const userId = actor === 'anon' ? null : cast.users[actor];
  if (rule.isOwnUser) return find(`${rule.ownerColumn ?? 'id'} = $1 and ${rule.ownRows ?? 'true'}`, [userId]);
  const organization = actor === 'otherOwner' ? cast.other : cast.home;
  if (rule.members.includes(actor === 'otherOwner' ? 'owner' : actor)) {
    const own = rule.ofOrganization ?? 'organization_id = $1';
    return find(`${own} and ${rule.narrower?.[actor] ?? 'true'}`, [organization.organizationId]);
  }
  const leases = leasesOf(actor);
  if (!rule.ofTenant || leases.length === 0) return [];
  const withUser = rule.ofTenant.includes('$2') ? ' and $1::uuid[] is not null' : '';
  return find(rule.ofTenant + withUser, rule.ofTenant.includes('$2') ? [leases, userId] : [leases]);
}

async function visibleRows(name: string, rule: TableRule, actor: Actor): Promise<string[] | string> {
  let keys: string[] = [];
  const outcome = await outcomeOf(
    act(database.sql, cast.callers[actor], async (sql) => {
      const rows = await sql.unsafe(`select ${keyOf(rule)} as key from public.${name}`);
      keys = rows.map((row) => row.key as string).sort();
    }),
  );
  return outcome === 'done' ? keys : outcome;
}

describe.each(Object.entries({ ...tables, ...views }))('reading %s', (name, rule) => {
  it('has rows of both organisations, so that a leak would show', async () => {
    if (rule.isOwnUser) {
      const rows = await database.sql.unsafe(`select 1 from public.${name}`);
      return expect(rows.length).toBeGreaterThan(1);
    }
    for (const actor of ['owner', 'otherOwner'] as const) {
      expect((await expectedRows(name, rule, actor)).length, actor).toBeGreaterThan(0);
    }
  });

  it.each(actors)('as %s', async (actor) => {
    const visible = await visibleRows(name, rule, actor);
    if (actor === 'anon') expect(visible).toBe(DENIED);
    else expect(visible).toEqual(await expectedRows(name, rule, actor));
  });
});

describe.each(Object.entries(tables))('writing %s', (name, rule) => {
  const byActor = (allowed: readonly Actor[] | undefined, actor: Actor) => (allowed ?? []).includes(actor);

  it.each(actors)('insert as %s', async (actor) => {
    const row = rule.insert?.row(cast) ?? {};
    const columns = Object.keys(row);
    const statement = rule.insert
      ? `insert into public.${name} (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')})`
      : `insert into public.${name} default values`;
    const outcome = outcomeOf(
      rehearse(database.sql, cast.callers[actor], (sql) =>
        sql.unsafe(statement, Object.values(row) as never[]),
      ),
    );
    expect(await outcome).toBe(byActor(rule.insert?.by, actor) ? 'done' : DENIED);
  });

  it.each(actors)('update as %s', async (actor) => {
    const column = rule.update?.columns[0];
    const any = column ?? (rule.isOwnUser ? (rule.ownerColumn ?? 'id') : 'organization_id');
    const key = keyOf(rule);
    // Without a condition: exactly the rows that the actor may change must be touched.
    const update = rehearse(database.sql, cast.callers[actor], async (sql) => {
      const statement = `update public.${name} set ${any} = ${any}`;
      const rows = await sql.unsafe(column ? `${statement} returning ${key} as key` : statement);
      return rows.map((row) => row.key as string).sort();
    });
    if (actor === 'anon' || !rule.update) return expect(await outcomeOf(update)).toBe(DENIED);
    const mayWrite = rule.isOwnUser || byActor(rule.update.by, actor === 'otherOwner' ? 'owner' : actor);
    expect(await update).toEqual(mayWrite ? await expectedRows(name, rule, actor) : []);
  });

  it.each(actors)('delete as %s', async (actor) => {
    const id = rule.remove?.id(cast);
    const removal = rehearse(database.sql, cast.callers[actor], async (sql) => {
      if (!id) return sql.unsafe(`delete from public.${name}`);
      return sql.unsafe(`delete from public.${name} where id = $1 returning id`, [id]);
    });
    if (actor === 'anon' || !id) return expect(await outcomeOf(removal)).toBe(DENIED);
    expect(await removal).toHaveLength(byActor(rule.remove?.by, actor) ? 1 : 0);
  });
});

describe.each(Object.entries(functions))('calling %s', (name, rule) => {
  it.each(actors)('as %s', async (actor) => {
    const [text, ...values] = rule.call(cast);
    const call = rehearse(database.sql, cast.callers[actor], (sql) =>
      sql.unsafe(`select * from public.${name}(${text})`, values as never[]),
    );
    const refusal = actor === 'anon' ? DENIED : (rule.refusals?.[actor] ?? rule.refusal);
    expect(await outcomeOf(call)).toBe(rule.by.includes(actor) ? 'done' : refusal);
  });

  it('as the service', async () => {
    const [text, ...values] = rule.call(cast);
    const call = rehearse(database.sql, 'service', (sql) =>
      sql.unsafe(`select * from public.${name}(${text})`, values as never[]),
    );
    expect(await outcomeOf(call)).toBe(rule.isForService ? 'done' : DENIED);
  });
});
