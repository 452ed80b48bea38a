import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsEn } from '#src/i18n/dictionaries/foundation/errors.en.ts';
import { errorsEs } from '#src/i18n/dictionaries/foundation/errors.es.ts';
import { Random } from '#stack/demo/random.ts';
import {
  type Argument,
  argumentsOf,
  callUndone,
  ENDLESS,
  endlessDocuments,
  FARTHEST,
  oddValues,
} from '#tests/db/odd-values.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import type { Actor } from '#tests/support/cast.ts';
import { takeCastDatabase } from '#tests/support/cast-database.ts';
import { amountOf, SEED } from '#tests/support/fixed-seed.ts';
import { fullDocuments } from './full-documents.ts';
import { functions } from './function-matrix.ts';

/** Calls of each verb with several odd values at once, besides those with one. */
const MIXED = amountOf(4, 40);
/** Of each argument that is one. */
const MOST_DOCUMENTS = amountOf(50, Number.POSITIVE_INFINITY);

// Started before the tests are named: they are those of the functions that it has.
const { sql, stop, cast } = await takeCastDatabase();
const connection = await sql.reserve();
afterAll(async () => {
  connection.release();
  await stop();
}, 60_000);
/** What takes days, points in time or numbers with a fraction, whoever may call it. */
const measured = await sql<
  { name: string }[]
>`select function_name as name from private.value_checks() order by 1`;
/** What people may call that is not said to only read. */
const verbs = await sql<{ name: string }[]>`
  select proname as name from pg_proc
  where pronamespace = 'public'::regnamespace and provolatile = 'v' and has_function_privilege('authenticated', oid, 'execute')
  order by 1`;
let enums: Map<string, string[]>;

beforeAll(async () => {
  const rows = await sql<{ name: string; labels: string[] }[]>`
    select format_type(enumtypid, null) as name, array_agg(enumlabel::text) as labels from pg_enum group by 1`;
  enums = new Map(rows.map(({ name, labels }) => [name, labels]));
});

const hasSentence = (code: string) =>
  Object.hasOwn(errorsEn.codes, code) && Object.hasOwn(errorsEs.codes, code);

/** Each argument spoiled alone, then several at once. */
function* spoiledCalls(base: readonly Argument[]): Generator<Argument[]> {
  const random = new Random(SEED);
  const some = (documents: string[]) =>
    documents.length > MOST_DOCUMENTS
      ? Array.from({ length: MOST_DOCUMENTS }, () => random.pick(documents))
      : documents;
  const odd = base.map((argument) => oddValues(argument, enums, some));
  for (const [at, values] of odd.entries())
    for (const value of values) yield base.map((one, index) => (index === at ? { ...one, value } : one));
  for (let n = 0; n < MIXED; n++)
    yield base.map((one, index) =>
      random.isLikely(1 / 3) ? { ...one, value: random.pick(odd[index] ?? [null]) } : one,
    );
}

/** What calls a verb as somebody who may, each time as a new request. */
async function callerOf(name: string) {
  const rule = functions[name];
  if (!rule) throw new Error(`${name} is not in the matrix`);
  const actor: Actor = rule.by[0] ?? (Object.keys(rule.refusals ?? {})[0] as Actor | undefined) ?? 'owner';
  const caller = rule.isForService ? 'service' : cast.callers[actor];
  const documents = fullDocuments(cast)[name];
  const plain = await argumentsOf(sql, name, rule.call(cast));
  const base = plain.map((one) =>
    documents && one.name in documents ? { ...one, value: JSON.stringify(documents[one.name]) } : one,
  );
  const fresh = (one: Argument) =>
    one.name === 'p_request_id' && one.value ? { ...one, value: randomUUID() } : one;
  const call = (given: readonly Argument[]) =>
    outcomeOf(callUndone(connection, caller, name, given.map(fresh)));
  return { base, call };
}

async function rawAnswers(name: string): Promise<string[]> {
  const { base, call } = await callerOf(name);
  const raw = new Set<string>();
  const calls = [...spoiledCalls(base)];
  // Sent one after the other without waiting, so that the database has always something to do.
  const outcomes = await Promise.all(calls.map(call));
  for (const [index, outcome] of outcomes.entries()) {
    const given = calls[index] ?? [];
    if (outcome !== 'done' && !hasSentence(outcome))
      raw.add(`${outcome} to ${JSON.stringify(given.map(({ value }) => value)).slice(0, 300)}`);
  }
  return [...raw];
}

it('full documents are accepted, so that spoiled ones are looked into', async () => {
  const outcomes: Record<string, string> = {};
  for (const name of Object.keys(fullDocuments(cast))) {
    const { base, call } = await callerOf(name);
    outcomes[name] = await call(base);
  }
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'done')).toEqual([]);
});

describe.each(verbs)('whatever $name is given', ({ name }) => {
  it(`it answers in the product’s words (seed ${SEED})`, async () => {
    expect(await rawAnswers(name)).toEqual([]);
  });
});

/** What a call with one endless value was answered, unless it was refused in words within a second. */
async function endlessAnswers(call: (given: readonly Argument[]) => Promise<string>, given: Argument[]) {
  const began = performance.now();
  const outcome = await call(given);
  const isPrompt = performance.now() - began < 1_000;
  const isRefused = outcome !== 'done' && hasSentence(outcome);
  return isPrompt && isRefused
    ? []
    : [`${outcome} to ${JSON.stringify(given.map(({ value }) => value)).slice(0, 300)}`];
}

/** They judge each row by itself, and say which they left out; what they keep is the columns' to refuse. */
const TELL_BY_ROW = ['import_calendar_items', 'import_units'];

describe('what has no end, or is no number', () => {
  it('is looked for in each argument that may be it', async () => {
    expect(measured.length).toBeGreaterThan(80);
    expect(await sql`select function_name from private.value_checks() where not is_checked`).toEqual([]);
  });

  it.each(measured)('is refused by $name at once, at the argument', async ({ name }) => {
    const { base, call } = await callerOf(name);
    const wrong: string[] = [];
    for (const [at, { type }] of base.entries())
      for (const value of ENDLESS[type] ?? [])
        wrong.push(
          ...(await endlessAnswers(
            call,
            base.map((one, index) => (index === at ? { ...one, value } : one)),
          )),
        );
    expect(wrong).toEqual([]);
  });

  it.each(measured)('may be far away for $name, and is answered at once', async ({ name }) => {
    const { base, call } = await callerOf(name);
    const slow: string[] = [];
    for (const [at, { type }] of base.entries())
      for (const value of FARTHEST[type] ?? []) {
        const given = base.map((one, index) => (index === at ? { ...one, value } : one));
        const began = performance.now();
        const outcome = await call(given);
        const took = performance.now() - began;
        if (took > 1_000 || (outcome !== 'done' && !hasSentence(outcome)))
          slow.push(`${outcome} after ${Math.round(took)} ms to ${value}`);
      }
    expect(slow).toEqual([]);
  });

  it('is refused in documents', async () => {
    const wrong: string[] = [];
    let count = 0;
    for (const name of Object.keys(functions).filter((one) => !TELL_BY_ROW.includes(one))) {
      const { base, call } = await callerOf(name);
      for (const [at, argument] of base.entries())
        for (const value of endlessDocuments(argument)) {
          count += 1;
          const given = base.map((one, index) => (index === at ? { ...one, value } : one));
          wrong.push(...(await endlessAnswers(call, given)).map((answer) => `${name}: ${answer}`));
        }
    }
    expect(count).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('is kept by no column', async () => {
    const unlimited = await sql`
      select a.attrelid::regclass::text || '.' || a.attname as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped
        and (a.atttypid in ('date'::regtype, 'numeric'::regtype, 'float8'::regtype, 'float4'::regtype)
          or a.atttypid = 'timestamptz'::regtype and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
            or has_column_privilege('authenticated', c.oid, a.attnum, 'update')))
        and not exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ (case when a.atttypid = 'numeric'::regtype then 'Infinity' else '2200-12-31' end))`;
    expect(unlimited).toEqual([]);
    const patched = (column: string, value: string) =>
      outcomeOf(
        act(sql, cast.callers.owner, (transaction) =>
          transaction.unsafe(
            `update public.units set ${column} = '${value}' where id = '${cast.home.vacantUnitId}'`,
          ),
        ),
      );
    expect(await patched('area_m2', 'NaN')).toBe('23514');
    expect(await patched('archived_at', 'infinity')).toBe('23514');
  });
});
