import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsEn } from '#src/i18n/dictionaries/errors.en.ts';
import { errorsEs } from '#src/i18n/dictionaries/errors.es.ts';
import { Random } from '#stack/demo/random.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { type Actor, type Cast, createCast } from '#tests/support/cast.ts';
import { takeDatabase } from '#tests/support/database.ts';
import { type Argument, argumentsOf, callUndone, oddValues } from '#tests/support/odd-values.ts';
import { fullDocuments } from './full-documents.ts';
import { functions } from './function-matrix.ts';

const SEED = Number(process.env.ODD_SEED ?? 8_525);
/** Calls of each verb with several odd values at once, besides those with one. */
const MIXED = 12;

// Started before the tests are named: they are those of the functions that it has.
const { sql, stop } = await takeDatabase();
const connection = await sql.reserve();
afterAll(async () => {
  connection.release();
  await stop();
}, 60_000);
/** What people may call that is not said to only read. */
const verbs = await sql<{ name: string }[]>`
  select proname as name from pg_proc
  where pronamespace = 'public'::regnamespace and provolatile = 'v' and has_function_privilege('authenticated', oid, 'execute')
  order by 1`;
let cast: Cast;
let enums: Map<string, string[]>;

beforeAll(async () => {
  cast = await createCast(sql);
  const rows = await sql<{ name: string; labels: string[] }[]>`
    select format_type(enumtypid, null) as name, array_agg(enumlabel::text) as labels from pg_enum group by 1`;
  enums = new Map(rows.map(({ name, labels }) => [name, labels]));
});

const hasSentence = (code: string) =>
  Object.hasOwn(errorsEn.codes, code) && Object.hasOwn(errorsEs.codes, code);

/** Each argument spoiled alone in every way, then several at once. */
function* spoiledCalls(base: readonly Argument[]): Generator<Argument[]> {
  const odd = base.map((argument) => oddValues(argument, enums));
  for (const [at, values] of odd.entries())
    for (const value of values) yield base.map((one, index) => (index === at ? { ...one, value } : one));
  const random = new Random(SEED);
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
  const documents = fullDocuments(cast)[name];
  const plain = await argumentsOf(sql, name, rule.call(cast));
  const base = plain.map((one) =>
    documents && one.name in documents ? { ...one, value: JSON.stringify(documents[one.name]) } : one,
  );
  const fresh = (one: Argument) =>
    one.name === 'p_request_id' && one.value ? { ...one, value: randomUUID() } : one;
  const call = (given: readonly Argument[]) =>
    outcomeOf(callUndone(connection, cast.callers[actor], name, given.map(fresh)));
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
