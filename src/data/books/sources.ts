import { keepPreviousData } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';

/** What an entry came from, where there is a screen for it. */
export interface EntrySource {
  readonly paymentId: string | null;
  readonly billId: string | null;
}

/** By the id of the entry. */
export const entrySourceQuery = (organizationId: string, entryIds: readonly string[]) =>
  query(
    ['books', organizationId, 'sources', entryIds],
    async (): Promise<ReadonlyMap<string, EntrySource>> => {
      const rows = await call('entry_sources', {
        organizationId,
        entryIds: [...entryIds],
      });
      return new Map(rows.map((row) => [row.entryId, { paymentId: row.paymentId, billId: row.billId }]));
    },
    {
      enabled: entryIds.length > 0,
      // Of a list that grows, what is known stays while the rest comes.
      placeholderData: keepPreviousData,
    },
  );
