import type { Actor, Cast } from '#tests/support/cast.ts';

/** Who may do what with a table or view. */
export interface TableRule {
  /** SQL that names a row; `id` when left out. */
  key?: string;
  /** Members of an organisation who see all of its rows; the other owner sees those of the other organisation. */
  members: readonly Actor[];
  /** SQL condition for an organisation's rows, $1 = the organisation; `organization_id = $1` when left out. */
  ofOrganization?: string;
  /** SQL condition for what tenants see, $1 = ids of their leases, $2 = their user id; nothing when left out. */
  ofTenant?: string;
  /** True where everybody sees the rows of their own user, whoever they are; the user's id stands in `ownerColumn`. */
  isOwnUser?: boolean;
  /** A further condition on rows of one's own. */
  ownRows?: string;
  /** `id` when left out. */
  ownerColumn?: string;
  /** A further condition on what a member sees. */
  narrower?: Partial<Record<Actor, string>>;
  /** Columns that nobody reads through the API. */
  hidden?: readonly string[];
  /** Column grants to signed-in users, and who may use them on the organisation's rows. */
  insert?: { columns: readonly string[]; by: readonly Actor[]; row: (cast: Cast) => Record<string, unknown> };
  update?: { columns: readonly string[]; by: readonly Actor[] };
  remove?: { by: readonly Actor[]; id: (cast: Cast) => string };
  /** What the service may do besides reading. */
  service: 'reads' | 'writes';
}
