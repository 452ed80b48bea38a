import { type Statement, withoutComments } from '#stack/schemas/statements.ts';

/** What a statement is, by how it begins, in the order in which kinds are applied. */
const kinds: readonly RegExp[] = [
  /^(create (schema|extension|collation|sequence)|alter default privileges|(revoke|grant) \w+ on schema|comment on collation)/,
  /^(create type|create domain|comment on type)/,
  /^create (table|function|view)/,
  /^alter table \S+\s+add/,
  /^create (unique )?index/,
  /^(comment|grant|revoke)/,
  /^alter table/,
  /^create policy/,
  /^create (constraint )?trigger/,
  /^insert/,
  // What is made by a function once everything else is there; those that look at all of it come last.
  /^select private\.(?!declare_verb|guard_columns)/,
  /^select private\.declare_verb/,
  /^select private\.guard_columns/,
  /^do /,
];

/**
 * The order in which statements apply to an empty database: by kind, and tables, functions and views each after what they
 * are made of. What stands in the body of a function does not count: bodies are checked when everything is there.
 * @throws Error for a statement of a kind that has no place
 */
export function inOrder(statements: readonly Statement[]): Statement[] {
  const byKind = Map.groupBy(statements, kindOf);
  return kinds.flatMap((_, kind) => {
    const ofKind = byKind.get(kind) ?? [];
    return kind === 2 ? byWhatTheyAreMadeOf(ofKind) : ofKind;
  });
}

function kindOf({ file, sql }: Statement): number {
  const text = withoutComments(sql).toLowerCase();
  const kind = kinds.findIndex((pattern) => pattern.test(text));
  if (kind < 0) throw new Error(`${file}: no place in the order for "${text.slice(0, 60)}"`);
  return kind;
}

const made = /^create (?:table|function|view) ((?:public|private)\.\w+)/;
const named = /\b(?:public|private)\.\w+/g;

function byWhatTheyAreMadeOf(statements: readonly Statement[]): Statement[] {
  const makers = Map.groupBy(statements, ({ sql }) => made.exec(withoutComments(sql))?.[1] ?? '');
  const order: Statement[] = [];
  const seen = new Set<Statement>();
  const place = (statement: Statement): void => {
    if (seen.has(statement)) return;
    seen.add(statement);
    for (const name of neededBy(statement)) for (const maker of makers.get(name) ?? []) place(maker);
    order.push(statement);
  };
  for (const statement of statements) place(statement);
  return order;
}

/** Names of what must be there first; of a function that columns may be computed with, also what it calls. */
function neededBy({ sql }: Statement): Set<string> {
  const text = withoutComments(sql);
  const isSoft = text.startsWith('create function') && !/\blanguage sql\b[^$]*\bimmutable\b/.test(text);
  const hard = isSoft ? text.slice(0, Math.max(text.search(/\sas \$/), 0)) : text;
  return new Set(hard.match(named) ?? []);
}
