import { read } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { MOST_HITS } from '../keyset.ts';

type Wanted = Pick<ListQuery, 'search' | 'filters'>;

/** Lines with what is typed into the search box, in no order yet, out of the function that finds them by index (ADR 0009). */
export function foundLines(bankAccountId: string, { search, filters }: Wanted) {
  const { status, from, to } = filters;
  const wanted = {
    bankAccountId,
    text: search,
    ...(status && { statuses: [...status] }),
    ...(from?.[0] && { from: from[0] }),
    ...(to?.[0] && { to: to[0] }),
  };
  return read(getClient(), 'search_bank_lines', wanted);
}

export const foundLineQueries = {
  /** Whether there may be more lines with the words than count at most. */
  isFull: (bankAccountId: string, { search, filters }: Wanted) =>
    query(
      ['bank', bankAccountId, 'lines', search, filters, 'is-full'],
      async () => {
        const last = MOST_HITS - 1;
        const found = foundLines(bankAccountId, { search, filters }).select('id').range(last, last);
        return (unwrap(await found) as readonly unknown[]).length > 0;
      },
      { enabled: search.trim() !== '' },
    ),
};
