import { chargeListSpec } from '#src/data/money/charges/queries.ts';
import { emptyListQuery, encodeListQuery, type ListQuery } from '#src/domain/foundation/list-query.ts';

/** Where the list of charges stands on its screen. */
export const CHARGES = 'charges';

/** The list of charges, narrowed and in view. */
export function chargesPath(filters: ListQuery['filters']): string {
  const query = { ...emptyListQuery(chargeListSpec), filters };
  return `/finance/charges?${encodeListQuery(query, chargeListSpec)}#${CHARGES}`;
}
