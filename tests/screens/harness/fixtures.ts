import type { Database } from '#src/data/database.types.ts';

type Schema = Database['public'];
type Relations = Schema['Tables'] & Schema['Views'];

/** A table or a view. */
export type RelationName = keyof Relations;
export type FunctionName = keyof Schema['Functions'];
export type Arguments<Name extends FunctionName> = Schema['Functions'][Name]['Args'];
/** PostgreSQL cannot say which columns of a function's rows are never null. */
export type Returned<Name extends FunctionName> =
  Schema['Functions'][Name]['Returns'] extends readonly (infer Item extends object)[]
    ? { [Column in keyof Item]?: Item[Column] | null }[]
    : Schema['Functions'][Name]['Returns'];

/**
 * A row as a test writes it: the columns that the screen asks for, each of its database type. Rows of related tables stand
 * under `$table`; `$table:alias` tells two relations to one table apart.
 */
export type Row<Name extends RelationName> = Partial<Relations[Name]['Row']> & Embedded;
type Embedded = {
  [Other in RelationName as `$${Other}` | `$${Other}:${string}`]?: Row<Other> | readonly Row<Other>[] | null;
};

/** Says of which table a row is, where nothing else says it, and gives its other columns. */
export function row<Name extends RelationName>(_name: Name, ...columns: readonly Row<Name>[]): Row<Name> {
  return Object.assign({}, ...columns);
}

let lastId = 0;

/** A new record id. */
export function newId(): string {
  lastId += 1;
  return `00000000-0000-4000-8000-${String(lastId).padStart(12, '0')}`;
}

/** The day on which every screen test takes place, at noon in Santo Domingo. */
export const TODAY = '2026-05-15';
export const NOW = `${TODAY}T16:00:00Z`;

export const USER_ID = '10000000-0000-4000-8000-000000000001';
export const ORGANIZATION_ID = '20000000-0000-4000-8000-000000000001';
