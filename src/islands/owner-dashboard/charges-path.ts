import { chargeListSpec } from '#src/data/charges/queries.ts';
import { emptyListQuery, encodeListQuery, type ListQuery } from '#src/domain/list-query.ts';

/** The list of charges, narrowed. */
export function chargesPath(filters: ListQuery['filters']): string {
  const query = { ...emptyListQuery(chargeListSpec), filters };
  return `/finance/charges?${encodeListQuery(query, chargeListSpec)}`;
}
