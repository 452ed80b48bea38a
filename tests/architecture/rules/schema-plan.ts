import { splitStatements, withoutComments } from '#stack/schemas/statements.ts';
import type { Rule, SourceFile } from '../repository.ts';

const SCHEMA = /^supabase\/schemas\/([a-z-]+)\/(.+)\.sql$/;
/** Statements that belong to one table, with the group that names it. */
const OF_TABLE =
  /^(?:create (?:unique )?index (?:if not exists )?\w+\s+on|create policy "[^"]+"\s+on|create (?:constraint )?trigger \w+\s[^;]*?\son|alter table|comment on table|grant [^;]*? on|revoke [^;]*? on) ((?:public|private)\.\w+)/;
const MADE = /^create (?:or replace )?(table|view|type|function) ([\w.]+)/;
/** The names of its arguments and their types, without defaults: functions of one name may differ by them. */
const argumentsOf = (text: string) =>
  (/\(([^)]*)\)/.exec(text)?.[1] ?? '')
    .replace(/\bdefault\b[^,]*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

interface Made {
  kind: string;
  /** A function's with its arguments. */
  name: string;
  file: string;
}

/** A table, a view, a type and a function stands once, and a table in a file of its name with all that belongs to it. */
export const schemaPlan: Rule = (files) => {
  const statements = files.filter(({ path }) => SCHEMA.test(path)).flatMap(statementsOf);
  const made = statements.flatMap(({ file, text }): Made[] => {
    const [, kind, name] = MADE.exec(text) ?? [];
    if (!kind || !name) return [];
    return [{ kind, name: kind === 'function' ? `${name}(${argumentsOf(text)})` : name, file }];
  });
  const tables = new Map(made.filter(({ kind }) => kind === 'table').map(({ name, file }) => [name, file]));
  return [
    ...made.flatMap(({ kind, name, file }) =>
      kind === 'table' && !file.endsWith(`/tables/${name.split('.')[1]}.sql`)
        ? [`${file}:1 ${name} stands in no file of its own`]
        : [],
    ),
    ...[...Map.groupBy(made, ({ kind, name }) => `${kind} ${name}`)].flatMap(([name, places]) =>
      places.length > 1 ? [`${places[1]?.file}:1 ${name} stands in ${places[0]?.file}, too`] : [],
    ),
    ...statements.flatMap(({ file, text }) => {
      const home = tables.get(OF_TABLE.exec(text)?.[1] ?? '');
      return home && home !== file ? [`${file}:1 belongs into ${home}: ${text.slice(0, 60)}`] : [];
    }),
  ];
};

const statementsOf = ({ path, text }: SourceFile) =>
  splitStatements(text, path).map(({ file, sql }) => ({
    file,
    text: withoutComments(sql).replaceAll(/\s+/g, ' '),
  }));
