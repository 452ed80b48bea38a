import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

/** What an entry came from, where there is a screen for it. */
export interface EntrySource {
  readonly paymentId: string | null;
  readonly billId: string | null;
}

/** By the id of the entry. */
export const entrySourceQuery = (organizationId: string, entryIds: readonly string[]) =>
  queryOptions({
    queryKey: ['books', organizationId, 'sources', entryIds],
    enabled: entryIds.length > 0,
    // Of a list that grows, what is known stays while the rest comes.
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<ReadonlyMap<string, EntrySource>> => {
      const rows = unwrap(
        await getClient().rpc('entry_sources', {
          p_organization_id: organizationId,
          p_entry_ids: [...entryIds],
        }),
      );
      return new Map(rows.map((row) => [row.entry_id, { paymentId: row.payment_id, billId: row.bill_id }]));
    },
  });
