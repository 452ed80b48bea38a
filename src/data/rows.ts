// Rows of tables and views: which columns are read is written once, as the text that goes over the wire, and typed from it.
import type { PostgrestFilterBuilder } from '@supabase/postgrest-js';
import { type Client, getClient } from './client.ts';
import type { Database } from './schema.types.ts';

type Schema = Database['public'];
type Relations = Schema['Tables'] & Schema['Views'];
export type RelationName = keyof Relations & string;

/** A row of a table or a view. */
export type Row<Name extends RelationName> = Relations[Name]['Row'];

type Named<List extends string, Before extends string = never> = List extends `${infer First}, ${infer Rest}`
  ? Named<Rest, Before | First>
  : Before | List;

/**
 * The columns of a row that a list names, as in `id, name, createdAt`.
 * @template Known what is known of some of them beyond the database's types
 */
export type Selected<Name extends RelationName, List extends string, Known = unknown> = Omit<
  Pick<Row<Name>, Named<List> & keyof Row<Name>>,
  keyof Known
> &
  Known;

/** A list of columns, each of which the table or view has. */
export type Columns<Name extends RelationName, List extends string> =
  Named<List> extends keyof Row<Name> & string ? List : never;

/** Values that columns are equal to. */
export type Where<Name extends RelationName> = {
  readonly [Column in keyof Row<Name>]?: NonNullable<Row<Name>[Column]>;
};

export type Rows<Name extends RelationName, List extends string> = PostgrestFilterBuilder<
  Record<never, never>,
  Schema,
  Row<Name>,
  Pick<Row<Name>, Named<List> & keyof Row<Name>>[],
  Name,
  Relations[Name]['Relationships'],
  'GET'
>;

/** Some columns of the rows with the values given, as the page's user may read them; to be filtered and ordered on. */
export function select<Name extends RelationName, List extends string>(
  name: Name,
  columns: Columns<Name, List> & List,
  where: Where<Name> = {},
): Rows<Name, List> {
  return selectWith<Name, List>(getClient(), name, columns, where);
}

/** The same as whoever a client acts for, with how many there are where `isCounted`. */
export function selectWith<Name extends RelationName, List extends string>(
  client: Client,
  name: Name,
  columns: Columns<Name, List> & List,
  where: Where<Name> = {},
  isCounted = false,
): Rows<Name, List> {
  return client
    .from(name as 'units')
    .select(columns, isCounted ? { count: 'exact' } : {})
    .match(where) as unknown as Rows<Name, List>;
}
