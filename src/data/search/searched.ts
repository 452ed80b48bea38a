import { getClient } from '../client.ts';

type Search =
  | 'search_properties'
  | 'search_units'
  | 'search_tenants'
  | 'search_applications'
  | 'search_payments'
  | 'search_charges'
  | 'search_people'
  | 'search_conversations';

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
  const found = getClient().rpc(name, { p_organization_id: organizationId, p_text: text }, { get: true });
  // A function of `setof` a view answers as the view does.
  return found.select(columns) as unknown as Query;
}
