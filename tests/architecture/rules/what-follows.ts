import { splitStatements, withoutComments } from '#stack/schemas/statements.ts';
import type { Rule, SourceFile } from '../repository.ts';

const SCHEMA = /^supabase\/schemas\/.+\.sql$/;
const TRIGGER =
  /^create (constraint )?trigger (\w+) (before|after) (.+?) on ([\w.]+) .*execute function ([\w.]+) ?\(/;
const FUNCTION = /^create (?:or replace )?function ([\w.]+)/;
/** What is written here goes to somebody's mailbox. */
const OUTBOX = 'private.outgoing_messages';
/** Auth writes its own tables: no verb of ours is there to say what follows. */
const OF_AUTH = 'auth.';

interface Trigger {
  name: string;
  file: string;
  table: string;
  events: string[];
  does: string;
  /** When it fires in a statement: before it, before a row, after a row, after it, or as the transaction ends. */
  stage: number;
}

/** The triggers of a table stand in the order in which the database fires them: by stage, then by name. */
export const orderOfEffects: Rule = (files) => {
  const triggers = statementsOf(files).flatMap(triggerOf);
  return [...Map.groupBy(triggers, ({ table }) => table).values()].flatMap((listed) =>
    listed.flatMap((trigger, index) => {
      const before = listed[index - 1];
      return before && placeOf(before) > placeOf(trigger)
        ? [`${trigger.file}:1 ${trigger.name} fires before ${before.name}: list it there`]
        : [];
    }),
  );
};

/**
 * Messages are written by the verb that causes them. A trigger may write one only where people write the row themselves, by a
 * grant: there is no verb then.
 */
export const messagesByVerbs: Rule = (files) => {
  const statements = statementsOf(files);
  const reaching = functionsReaching(OUTBOX, statements);
  const grants = statements.map(({ text }) => text).filter((text) => text.startsWith('grant '));
  return statements
    .flatMap(triggerOf)
    .filter(({ does, table }) => reaching.has(does) && !table.startsWith(OF_AUTH))
    .filter(({ events, table }) => !events.every((event) => isGranted(event, table, grants)))
    .map(
      ({ file, name, does }) => `${file}:1 ${name} writes a message by ${does}: the verb that causes it does`,
    );
};

const placeOf = ({ stage, name }: Trigger) => `${stage} ${name}`;

function triggerOf({ file, text }: Statement): Trigger[] {
  const [, isConstraint, name, moment, events, table, does] = TRIGGER.exec(text) ?? [];
  if (!name || !events || !table || !does) return [];
  const isOfRow = text.includes(' for each row');
  const stage = isConstraint ? 4 : moment === 'before' ? Number(isOfRow) : isOfRow ? 2 : 3;
  return [{ name, file, table, events: events.split(' or '), does, stage }];
}

/** Whether people may do that to the table: `insert`, `delete`, `update of is_shared`. */
function isGranted(event: string, table: string, grants: readonly string[]): boolean {
  const [command = '', columns] = event.split(' of ');
  const given = grants
    .filter((grant) => grant.includes(` on ${table} to authenticated`))
    .map((grant) => new RegExp(`\\b${command}(?: \\(([^)]*)\\))?`).exec(grant))
    .find((match) => match !== null);
  if (!given) return false;
  const granted = given[1]?.split(', ');
  return !granted || !columns || columns.split(', ').every((column) => granted.includes(column));
}

/** Functions that write to the table, by themselves or through others. */
function functionsReaching(table: string, statements: readonly Statement[]): Set<string> {
  const bodies = statements.flatMap(({ text }) => {
    const name = FUNCTION.exec(text)?.[1];
    return name ? [{ name, text }] : [];
  });
  const reaching = new Set(
    bodies.filter(({ text }) => text.includes(`insert into ${table}`)).map(({ name }) => name),
  );
  for (let known = 0; known < reaching.size; ) {
    known = reaching.size;
    for (const { name, text } of bodies) {
      const called = text.matchAll(/\b((?:private|public)\.\w+)\(/g);
      if ([...called].some(([, callee = '']) => callee !== name && reaching.has(callee))) reaching.add(name);
    }
  }
  return reaching;
}

interface Statement {
  file: string;
  text: string;
}

const statementsOf = (files: readonly SourceFile[]): Statement[] =>
  files
    .filter(({ path }) => SCHEMA.test(path))
    .flatMap(({ path, text }) => splitStatements(text, path))
    .map(({ file, sql }) => ({ file, text: withoutComments(sql).replaceAll(/\s+/g, ' ').trim() }));
