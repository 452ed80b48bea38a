// One request, one statement.
import type { Claims } from '#stack/database/as-caller.ts';
import {
  type AnswerShape,
  answerError,
  answerNothing,
  answerRows,
  answerValue,
  isOfDatabase,
} from '#stack/rest/answer.ts';
import { callOf } from '#stack/rest/call.ts';
import type { ApiFunction, Catalog } from '#stack/rest/catalog.ts';
import { NotPlain, Values } from '#stack/rest/plain.ts';
import { answerOf, statementOf } from '#stack/rest/statement.ts';
import type { Found, Transactions, Work } from '#stack/rest/transaction.ts';

/** A request that somebody may make, and how they want the answer. */
export interface Asking {
  transactions: Transactions;
  log(error: unknown): void;
  catalog: Catalog;
  claims: Claims;
  request: Request;
  url: URL;
  isSingle: boolean;
  isCounted: boolean;
}

/** @throws NotPlain */
export function readRelation(asking: Asking, relation: string): Promise<Response> {
  const { catalog, url, isSingle, isCounted } = asking;
  if (!catalog.relations.has(relation)) throw new NotPlain(relation);
  const asked = { relation, values: new Values(), parameters: url.searchParams, isSingle, isCounted };
  const statement = statementOf(catalog, asked);
  const shape = { ...shapeOf(asking), ...statement, location: `/${relation}${sorted(url.searchParams)}` };
  return run(asking, { ...statement, isReading: true }, (answer) => answerRows(answer, shape));
}

const shapeOf = ({ isSingle, isCounted, request }: Asking): Omit<AnswerShape, 'offset'> => ({
  ...{ isSingle, isCounted, isHead: request.method === 'HEAD' },
});

function sorted(parameters: URLSearchParams): string {
  if (parameters.size === 0) return '';
  return `?${new URLSearchParams([...parameters].sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** @throws NotPlain */
export function callFunction(asking: Asking, name: string, body: string | undefined): Promise<Response> {
  const called = asking.catalog.functionNamed(name);
  const { args, json, parameters } = body === undefined ? byAddress(asking, called) : byBody(asking, body);
  const values = new Values();
  const sql = callOf(called, args, json, values);
  const settings = settingsOfCall(asking, called);
  const answered = (text: string, then: (found: Found) => Response) =>
    run(asking, { text, values: values.all, isReading: called.isReading, settings }, then);
  if (called.answers === 'row' && called.isSet) {
    const { catalog, isSingle, isCounted } = asking;
    // What changed something is undone when its answer is not the one row that was asked for.
    if (isSingle && !called.isReading) throw new NotPlain(name);
    const relation = called.relation ?? name;
    const statement = statementOf(catalog, { relation, call: sql, values, parameters, isSingle, isCounted });
    return answered(statement.text, (answer) => answerRows(answer, { ...shapeOf(asking), ...statement }));
  }
  const isForRows = asking.isSingle || asking.isCounted || asking.request.method === 'HEAD';
  if (parameters.length > 0 || isForRows) throw new NotPlain(name);
  if (called.answers === 'nothing')
    return answered(`select count(*) as rows from (${sql}) _postgrest_t`, answerNothing);
  const value = called.answers === 'value' ? '_postgrest_t.pgrst_scalar' : '_postgrest_t';
  return answered(`select ${answerOf(value, !called.isSet)} from (${sql}) _postgrest_t`, (answer) =>
    answerValue(answer, called.isSet),
  );
}

interface Given {
  /** The names of the arguments. */
  args: string[];
  /** The arguments as a JSON object. */
  json: string;
  /** What is asked of the rows. */
  parameters: [string, string][];
}

const OF_ROWS = /^(select|order|limit|offset|(not\.)?(or|and))$/;
/** A value that says how a column is compared, such as `eq.3` or `not.is.null`. */
const COMPARISON =
  /^(not\.)?(eq|neq|gt|gte|lt|lte|like|ilike|match|imatch|is|isdistinct|in|cs|cd|ov|sl|sr|nxr|nxl|adj|fts|plfts|phfts|wfts)(\(\w+\))?\./;

function byAddress({ url, request }: Asking, called: ApiFunction): Given {
  if (!called.isReading) throw new NotPlain(request.method);
  const isOfRows = ([name, value]: [string, string]) => OF_ROWS.test(name) || COMPARISON.test(value);
  const entries = [...url.searchParams];
  const given = Object.fromEntries(entries.filter((entry) => !isOfRows(entry)));
  return { args: Object.keys(given), json: JSON.stringify(given), parameters: entries.filter(isOfRows) };
}

function byBody({ url, request }: Asking, body: string): Given {
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    throw new NotPlain('content-type');
  const parameters = [...url.searchParams];
  const json = body === '' ? '{}' : body;
  return { args: Object.keys(objectOf(json)), json, parameters };
}

function objectOf(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Said by the API package.
  }
  throw new NotPlain('body');
}

const settingsOfCall = ({ request, url }: Asking, { ownTime }: ApiFunction) => ({
  'request.method': request.method,
  'request.path': url.pathname.replace('/rest/v1', ''),
  'request.headers': JSON.stringify(Object.fromEntries(request.headers)),
  ...(ownTime && { statement_timeout: ownTime }),
});

async function run(asking: Asking, work: Work, answer: (found: Found) => Response): Promise<Response> {
  const { transactions, claims, request, log } = asking;
  try {
    return answer(await transactions.run(claims, work, request.signal));
  } catch (error) {
    if (!isOfDatabase(error)) throw error;
    log(error);
    return answerError(error, claims.role === 'anon');
  }
}
