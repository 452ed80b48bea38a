import type { ReservedSql, Sql } from 'postgres';
import { type Caller, quoted, rehearseWritten } from '#tests/support/actors.ts';

/** One argument of a call: its name, its type as SQL writes it, and its value as text, undefined where it is left out. */
export interface Argument {
  name: string;
  type: string;
  value: string | null | undefined;
}

const WHOLE = ['-1', '0', '1'];
const DAYS = ['0001-01-01', '1900-02-28', '2999-12-31', 'infinity', '-infinity'];
const LONG = 'x'.repeat(20_000);
const TEXTS = ['', ' ', LONG, '\u0001\u202e', 'zzz', '-1', '2026-13-45'];
const STRANGER = '00000000-0000-4000-8000-000000000000';

/** Values that no screen sends and anybody may: of the type, so that nothing but the verb can refuse them. */
const ODD: Readonly<Record<string, readonly string[]>> = {
  smallint: [...WHOLE, '32767', '-32768'],
  integer: [...WHOLE, '2147483647', '-2147483648'],
  bigint: [...WHOLE, '9007199254740993', '9223372036854775807', '-9223372036854775808'],
  numeric: [...WHOLE, '0.0000000001', '1e30', 'NaN', 'Infinity'],
  date: DAYS,
  'timestamp with time zone': DAYS,
  text: TEXTS,
  boolean: ['true', 'false'],
  uuid: [STRANGER],
  'uuid[]': ['{}', '{NULL}', `{${STRANGER},${STRANGER}}`],
  'text[]': ['{}', '{NULL}', '{""}', `{${LONG}}`],
  jsonb: ['null', '[]', '{}', '""', '"x"', '-1', '[null]', '["x"]', '[{}]', '[[]]', '{"x": {"y": []}}'],
};

const ENDLESS_DAYS = ['infinity', '-infinity', '5874897-12-31', '0001-01-01', '2201-01-01'];
const NO_NUMBERS = ['NaN', 'Infinity', '-Infinity'];

/** What whoever counts up to it never reaches, and what is no number. */
export const ENDLESS: Readonly<Record<string, readonly string[]>> = {
  date: ENDLESS_DAYS,
  'timestamp with time zone': ['infinity', '-infinity', '294276-12-31', '0001-01-01', '2201-01-01'],
  numeric: NO_NUMBERS,
};

const FARTHEST_DAYS = ['1900-01-01', '2200-12-31'];
/** The first and the last that are taken. */
export const FARTHEST: Readonly<Record<string, readonly string[]>> = {
  date: FARTHEST_DAYS,
  'timestamp with time zone': FARTHEST_DAYS.map((day) => `${day} 00:00:00Z`),
};

const ODD_LEAVES: readonly unknown[] = [
  null,
  '',
  'zzz',
  LONG,
  -1,
  0,
  1e30,
  [],
  {},
  '2026-02-30',
  'infinity',
  '9223372036854775807',
  STRANGER,
];

/** Each way to spoil one place of a document: the place is left out, or holds something else. */
function* spoiled(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) {
    yield* ODD_LEAVES;
    return;
  }
  for (const key of Object.keys(value)) {
    const copy = () => structuredClone(value) as Record<string, unknown>;
    const without = copy();
    if (Array.isArray(without)) without.splice(Number(key), 1);
    else delete without[key];
    yield without;
    for (const part of spoiled((value as Record<string, unknown>)[key]))
      yield Object.assign(copy(), { [key]: part });
  }
}

/**
 * The odd values of an argument, nothing among them.
 * @param some which of its spoiled documents are sent; a long one has hundreds
 */
export function oddValues(
  argument: Argument,
  enums: ReadonlyMap<string, readonly string[]>,
  some: (documents: string[]) => string[],
): (string | null)[] {
  const plain = [null, ...(enums.get(argument.type) ?? ODD[argument.type] ?? [])];
  if (argument.type !== 'jsonb' || !argument.value) return plain;
  const documents = [...spoiled(JSON.parse(argument.value))].map((value) => JSON.stringify(value));
  return [...plain, ...some(documents)];
}

/** A document with one of its days, or of its numbers with a fraction, that has no end. */
export function endlessDocuments({ type, value }: Argument): string[] {
  if (type !== 'jsonb' || !value) return [];
  return [...endless(JSON.parse(value))].map((one) => JSON.stringify(one));
}

function* endless(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) yield* ENDLESS_DAYS;
  else if (typeof value === 'number' && !Number.isInteger(value)) yield* NO_NUMBERS;
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      for (const spoilt of endless(part)) {
        const copy = structuredClone(value);
        yield Object.assign(copy, { [key]: spoilt });
      }
}

/** Parts a list of arguments at the commas that stand between them. */
function splitArguments(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (const sign of text) {
    if (sign === "'") isQuoted = !isQuoted;
    if (!isQuoted && '([{'.includes(sign)) depth++;
    if (!isQuoted && ')]}'.includes(sign)) depth--;
    if (sign === ',' && depth === 0 && !isQuoted) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The arguments of a call as the matrix writes them, with the names and types that the function gives them. */
export async function argumentsOf(
  sql: Sql,
  name: string,
  [text, ...values]: [string, ...unknown[]],
): Promise<Argument[]> {
  const [row] = await sql<{ names: string[]; types: string[] }[]>`
    select coalesce(proargnames[1:pronargs], '{}') as names,
      array(select format_type(t, null) from unnest(proargtypes) t) as types
    from pg_proc where proname = ${name} and pronamespace = 'public'::regnamespace`;
  const { names, types } = row ?? { names: [], types: [] };
  const parts = splitArguments(text).map((part) => part.split(/^(\w+) =>/).reverse());
  return Promise.all(
    names.map(async (argument, index) => {
      const type = types[index] ?? '';
      const [part] =
        parts.find(([, own]) => own === argument) ?? (parts[index]?.[1] ? [] : (parts[index] ?? []));
      const value = part === undefined ? undefined : await textOf(sql, `(${part})::${type}`, values);
      return { name: argument, type, value };
    }),
  );
}

/** An expression's value as text. @param values those of its $1, $2 … */
async function textOf(sql: Sql, expression: string, values: readonly unknown[]): Promise<string | null> {
  // Only those that it names are sent with it.
  const used = [...new Set([...expression.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))];
  const renumbered = expression.replace(/\$(\d+)/g, (_, number) => `$${used.indexOf(Number(number)) + 1}`);
  const sent = used.map((number) => values[number - 1]);
  const [row] = await sql.unsafe<{ value: string | null }[]>(
    `select (${renumbered})::text as value`,
    sent as never[],
  );
  return row?.value ?? null;
}

/** Calls a function with the arguments that have a value and undoes it; gives up after five seconds. */
export function callUndone(
  connection: ReservedSql,
  caller: Caller,
  name: string,
  given: readonly Argument[],
): Promise<void> {
  const list = given
    .filter(({ value }) => value !== undefined)
    .map(({ name, type, value }) => `${name} => ${value == null ? 'null' : quoted(value)}::text::${type}`);
  return rehearseWritten(connection, caller, [
    "set local statement_timeout = '5s'",
    `select * from public.${name}(${list.join(', ')})`,
    'set constraints all immediate',
  ]);
}
