import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '#stack/paths.ts';
import { inOrder } from '#stack/schemas/order.ts';
import { type Statement, splitStatements } from '#stack/schemas/statements.ts';

const supabaseFolder = path.join(repositoryRoot, 'supabase');

/** The rooms of supabase/schemas in reading order, as supabase/config.toml lists them. */
export function readRooms(): string[] {
  const config = readFileSync(path.join(supabaseFolder, 'config.toml'), 'utf8');
  return [...config.matchAll(/"\.\/schemas\/([a-z-]+)\/\*\*\/\*\.sql"/g)].map(([, room = '']) => room);
}

/** The files of a room from the repository's root: types, then what is computed, tables, views, rows. */
export function filesOfRoom(room: string): string[] {
  return readdirSync(path.join(supabaseFolder, 'schemas', room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ['supabase', 'schemas', room, ...file.split(path.sep)].join('/'));
}

/** Every statement of supabase/schemas in the order in which it is written. */
export function readStatements(): Statement[] {
  return readRooms()
    .flatMap(filesOfRoom)
    .flatMap((file) => splitStatements(readFileSync(path.join(repositoryRoot, file), 'utf8'), file));
}

/** SQL that makes the whole database of an empty one that has what Supabase brings. */
export function schemaSql(): string {
  return [
    // Bodies name what is made further down; they are checked at the end.
    'set check_function_bodies = off;',
    ...inOrder(readStatements()).map(({ sql }) => sql),
    'reset check_function_bodies;',
    checkBodies,
    '',
  ].join('\n\n');
}

/** The validators of both languages look at a body as `create function` does. */
const checkBodies = `
-- Each body is checked now that what it names is there.
do $$
declare
  v_function regprocedure;
  v_language name;
begin
  for v_function, v_language in
    select p.oid, l.lanname from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and l.lanname in ('sql', 'plpgsql')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    begin
      if v_language = 'sql' then perform pg_catalog.fmgr_sql_validator(v_function);
      else perform pg_catalog.plpgsql_validator(v_function); end if;
    exception when others then
      raise exception '%: %', v_function, sqlerrm;
    end;
  end loop;
end
$$;`.trim();
