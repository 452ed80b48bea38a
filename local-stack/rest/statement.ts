// A request as one statement, whose answer is JSON already. Source: PostgREST's own statements (QueryBuilder.hs, SqlFragment.hs).
import type { Catalog, Way } from '#stack/rest/catalog.ts';
import { condition, logic } from '#stack/rest/conditions.ts';
import { orderOf } from '#stack/rest/order.ts';
import { NotPlain, quoted, type Values } from '#stack/rest/plain.ts';
import { type Selection, selectionOf } from '#stack/rest/selection.ts';

/** What a hosted project answers at most. */
const MOST_ROWS = 1000;

/** A select under way, to which conditions and an order are added. */
interface Select {
  relation: string;
  from: string;
  /** What its rows are called in the statement, as SQL. */
  rows: string;
  selection: Selection;
  conditions: string[];
  order: string;
  limit: number;
  offset: number;
  embedded: Embedding[];
}

/** A select within another. */
interface Embedding {
  select: Select;
  /** What it is called in the answer. */
  name: string;
  /** What is joined of it, as SQL. */
  joined: string;
  isToOne: boolean;
  isInner: boolean;
}

export interface Asked {
  /** The table or view, or that whose rows the function gives. */
  relation: string;
  /** The call of the function whose rows are asked for, as SQL. */
  call?: string;
  values: Values;
  parameters: Iterable<readonly [name: string, value: string]>;
  /** Whether to count all rows, those beyond the limit too. */
  isCounted: boolean;
  /** One row is asked for, and no list. */
  isSingle: boolean;
}

export interface Statement {
  text: string;
  values: string[];
  limit: number;
  offset: number;
}

/** @throws NotPlain */
export function statementOf(catalog: Catalog, asked: Asked): Statement {
  const { relation, call, values } = asked;
  const parameters = [...asked.parameters];
  const selection = selectionOf(parameters.find(([name]) => name === 'select')?.[1] || '*');
  const from = call === undefined ? `public.${quoted(relation)}` : 'pgrst_source';
  const rows = call === undefined ? quoted(relation) : 'pgrst_source';
  const main = selectFrom(catalog, { relation, from, rows, selection });
  for (const [name, value] of parameters) if (name !== 'select') narrow(main, name, value, values);
  if (asked.isCounted && main.embedded.some(({ isInner }) => isInner)) throw new NotPlain('count');
  const total = asked.isCounted ? `(select count(*) from ${from}${whereOf(main)})` : 'null';
  const source = call === undefined ? '' : `with pgrst_source as (${call}) `;
  return {
    text: `${source}select ${answerOf('_postgrest_t', asked.isSingle)}, ${total}::bigint as total from (${textOf(main)}) _postgrest_t`,
    ...{ values: values.all, limit: main.limit, offset: main.offset },
  };
}

/** The number of rows, and the rows as JSON. @param value which part of them: the rows, or a value in each */
export function answerOf(value: string, isSingle: boolean): string {
  const list = `json_agg(${value})`;
  const body = isSingle ? `coalesce((${list}->0)::text, 'null')` : `coalesce(${list}, '[]')::text`;
  return `count(*) as rows, ${body} as body`;
}

type Begun = Pick<Select, 'relation' | 'from' | 'rows' | 'selection'>;

function selectFrom(catalog: Catalog, begun: Begun, depth = 1): Select {
  const embedded = begun.selection.embedded.map((one, n): Embedding => {
    if (!catalog.relations.has(one.relation)) throw new NotPlain(one.relation);
    if (one.selection.columns.length + one.selection.embedded.length === 0) throw new NotPlain(one.relation);
    const way = catalog.wayBetween(begun.relation, one.relation, one.hint);
    const rows = quoted(`${one.relation}_${depth}_${n + 1}`);
    const from = `public.${quoted(one.relation)} as ${rows}`;
    const select = selectFrom(
      catalog,
      { relation: one.relation, from, rows, selection: one.selection },
      depth + 1,
    );
    select.conditions.push(...alongWay(way, begun.rows, rows));
    const joined = quoted(`joined_${depth}_${n + 1}`);
    return { select, name: one.alias, joined, isToOne: way.isToOne, isInner: one.isInner };
  });
  return { ...begun, conditions: [], order: '', limit: MOST_ROWS, offset: 0, embedded };
}

const alongWay = ({ columns }: Way, from: string, to: string) =>
  columns.map(([own, other]) => `${from}.${quoted(own)} = ${to}.${quoted(other)}`);

const NOT_FOR_READING = new Set(['apikey', 'columns', 'on_conflict']);
const LOGIC = /^(not\.)?(and|or)$/;

/** Adds what one parameter says: `order`, `status`, `lease.not.or`. */
function narrow(select: Select, name: string, value: string, values: Values): void {
  if (NOT_FOR_READING.has(name)) throw new NotPlain(name);
  if (LOGIC.test(name)) select.conditions.push(logic(select.rows, name, value, values));
  else if (name === 'order') select.order = orderOf(select.rows, value);
  else if (name === 'limit') select.limit = Math.min(numberOf(value), MOST_ROWS);
  else if (name === 'offset') select.offset = numberOf(value);
  else if (name.includes('.')) {
    const dot = name.indexOf('.');
    const inside = select.embedded.find((one) => one.name === name.slice(0, dot));
    if (!inside) throw new NotPlain(name);
    narrow(inside.select, name.slice(dot + 1), value, values);
  } else select.conditions.push(condition(`${select.rows}.${quoted(name)}`, value, values));
}

function numberOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new NotPlain(text);
  return Number(text);
}

function textOf(select: Select): string {
  const { rows, from, order, limit, offset, selection, embedded } = select;
  const columns = selection.columns.map(({ name, alias }) => {
    if (name === '*') return `${rows}.*`;
    return `${rows}.${quoted(name)}${alias ? ` as ${quoted(alias)}` : ''}`;
  });
  const selected = [...columns, ...embedded.map(asColumn)];
  const rest = `${embedded.map(asJoin).join('')}${whereOf(select)}${order}`;
  return `select ${selected.join(', ')} from ${from}${rest} limit ${limit}${offset ? ` offset ${offset}` : ''}`;
}

const whereOf = ({ conditions }: Select) =>
  conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';

const asColumn = ({ name, joined, isToOne }: Embedding) =>
  isToOne
    ? `row_to_json(${joined}.*) as ${quoted(name)}`
    : `coalesce(${joined}.${joined}, '[]') as ${quoted(name)}`;

function asJoin({ select, joined, isToOne, isInner }: Embedding): string {
  const inner = textOf(select);
  const of = isToOne ? inner : `select json_agg(${joined}) as ${joined} from (${inner}) as ${joined}`;
  const on = isInner && !isToOne ? `${joined}.${joined} is not null` : 'true';
  return ` ${isInner ? 'inner' : 'left'} join lateral (${of}) as ${joined} on ${on}`;
}
