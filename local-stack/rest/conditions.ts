// Conditions of a request as SQL. Grammar: PostgREST's documentation, "Horizontal Filtering" and "Logical operators".
import { NotPlain, quoted, type Values } from '#stack/rest/plain.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  ...{ eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' },
  ...{ like: 'like', ilike: 'ilike', match: '~', imatch: '~*' },
  ...{ cs: '@>', cd: '<@', ov: '&&' },
};
const IS: Readonly<Record<string, string>> = {
  ...{ null: 'null', not_null: 'not null', true: 'true', false: 'false', unknown: 'unknown' },
};

/** `not.gte.5` of a column as SQL. @param column as SQL */
export function condition(column: string, given: string, values: Values): string {
  const isNegated = given.startsWith('not.');
  const rest = isNegated ? given.slice('not.'.length) : given;
  const dot = rest.indexOf('.');
  const compared = comparison(column, rest.slice(0, dot), rest.slice(dot + 1), values);
  return isNegated ? `not ${compared}` : compared;
}

function comparison(column: string, operator: string, value: string, values: Values): string {
  if (operator === 'is') {
    const known = Object.hasOwn(IS, value) ? IS[value] : undefined;
    if (known === undefined) throw new NotPlain(value);
    return `${column} is ${known}`;
  }
  if (operator === 'in') return `${column} = any(${values.add(arrayOf(listed(value)))})`;
  const sign = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  if (sign === undefined) throw new NotPlain(operator);
  const isPattern = operator === 'like' || operator === 'ilike';
  return `${column} ${sign} ${values.add(isPattern ? value.replaceAll('*', '%') : value)}`;
}

/** PostgreSQL's text of an array: its type is left to the place. */
function arrayOf(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}

const QUOTED = /"((?:[^"\\]|\\.)*)"/y;
const IN_LIST = /[^",()]*/y;

/** `(a,"b,c")` */
function listed(text: string): string[] {
  if (text === '()') return [];
  const reader = new Reader(text);
  reader.take('(');
  const found = [reader.quotedOr(IN_LIST)];
  while (reader.takes(',')) found.push(reader.quotedOr(IN_LIST));
  reader.take(')');
  reader.end();
  return found;
}

const LOGIC = /(not\.)?(and|or)(?=\()/y;
const COMPARED = /(\w+)\.(not\.)?(\w+)\./y;
const LIST = /\((?:[^"()]|"(?:[^"\\]|\\.)*")*\)/y;
const BARE = /[^",(){}[\]]*/y;

/** `(a.eq.1,not.and(b.is.null,c.in.(2,3)))` as SQL. @param kind `or`, `not.and` and the like */
export function logic(table: string, kind: string, given: string, values: Values): string {
  const reader = new Reader(given);
  const tree = treeOf(table, kind, reader, values);
  reader.end();
  return tree;
}

function treeOf(table: string, kind: string, reader: Reader, values: Values): string {
  const part = (): string => {
    const inner = reader.match(LOGIC);
    if (inner) return treeOf(table, inner[0], reader, values);
    const [, column = '', not = '', operator = ''] = reader.match(COMPARED) ?? [];
    const value = operator === 'in' ? reader.match(LIST)?.[0] : reader.quotedOr(BARE);
    if (value === undefined) throw new NotPlain(column);
    return condition(`${table}.${quoted(column)}`, `${not}${operator}.${value}`, values);
  };
  reader.take('(');
  const parts = [part()];
  while (reader.takes(',')) parts.push(part());
  reader.take(')');
  const joined = `(${parts.join(kind.endsWith('or') ? ' or ' : ' and ')})`;
  return kind.startsWith('not.') ? `not ${joined}` : joined;
}

/** Reads a text from its beginning to its end. */
export class Reader {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** @param pattern sticky */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#at += found[0].length;
    return found;
  }

  takes(sign: string): boolean {
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  /** @throws NotPlain where something else comes */
  take(sign: string): void {
    if (!this.takes(sign)) throw new NotPlain(this.#text);
  }

  quotedOr(bare: RegExp): string {
    const inQuotes = this.match(QUOTED);
    return inQuotes ? (inQuotes[1] ?? '').replaceAll(/\\(.)/gs, '$1') : (this.match(bare)?.[0] ?? '');
  }

  /** @throws NotPlain where something is left */
  end(): void {
    if (this.#at < this.#text.length) throw new NotPlain(this.#text);
  }
}
