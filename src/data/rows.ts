import type { Database } from './database.types.ts';

type PublicSchema = Database['public'];

/** A row of a table. */
export type TableRow<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Row'];

/**
 * A row of a list view. Postgres cannot say which columns of a view are never null, so the generated type has them
 * all nullable; name here the ones that really may be, the rest are not.
 */
export type ViewRow<
  Name extends keyof PublicSchema['Views'],
  Nullable extends keyof PublicSchema['Views'][Name]['Row'] = never,
> = {
  [Column in keyof PublicSchema['Views'][Name]['Row']]: Column extends Nullable
    ? PublicSchema['Views'][Name]['Row'][Column]
    : NonNullable<PublicSchema['Views'][Name]['Row'][Column]>;
};
