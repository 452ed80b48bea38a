import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { read } from '#src/data/functions.ts';
import { MOST_HITS } from '#src/data/keyset.ts';
import { query } from '#src/data/query.ts';
import { type Columns, type RelationName, type Rows, select, type Where } from '#src/data/rows.ts';

/** The functions that find rows of a list. */
export type Search =
  | 'search_properties'
  | 'search_units'
  | 'search_tenants'
  | 'search_applications'
  | 'search_payments'
  | 'search_charges'
  | 'search_people'
  | 'search_documents'
  | 'search_conversations'
  | 'search_vendors'
  | 'search_bills'
  | 'search_received_ecf'
  | 'search_owner_distributions'
  | 'search_charges_to_invoice'
  | 'search_fiscal_invoices';

/**
 * The rows of a list, or, when something is typed into its search box, the same rows out of the function that finds them
 * by index (ADR 0009). Filters, order and page go onto what is returned; nothing is asked before.
 * @param rows the list's view with its columns, filtered by organisation
 */
export function searched<Query>(
  rows: Query,
  name: Search,
  organizationId: string,
  text: string,
  columns: string,
): Query {
  if (text.trim() === '') return rows;
  const found = read(getClient(), name, { organizationId, text });
  // A function of `setof` a view answers as the view does.
  return found.select(columns) as unknown as Query;
}

/** As `searched`, of a list whose columns are all its view's own. */
export function listed<Name extends RelationName, List extends string>(
  view: Name,
  search: Search,
  columns: Columns<Name, List> & List,
  organizationId: string,
  text: string,
): Rows<Name, List> {
  return searched(
    select<Name, List>(view, columns, { organizationId } as unknown as Where<Name>),
    search,
    organizationId,
    text,
    columns,
  );
}

export const searchQueries = {
  /** Whether a search has as many hits as count at most, so that there may be more than its list shows. */
  isFull: (name: Search, organizationId: string, text: string) =>
    query(['search', organizationId, name, text, 'is-full'], async () => {
      const found = read(getClient(), name, { organizationId, text });
      const last = MOST_HITS - 1;
      return (unwrap(await found.select('id').range(last, last)) as readonly unknown[]).length > 0;
    }),
};
