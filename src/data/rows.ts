import type { Database } from './schema.types.ts';

type Relations = Database['public']['Tables'] & Database['public']['Views'];

/** A row of a table or a view. */
export type Row<Name extends keyof Relations> = Relations[Name]['Row'];
