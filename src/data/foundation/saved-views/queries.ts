import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { byText } from '#src/domain/foundation/text-order.ts';

/** Lists whose search and filters can be kept under a name. */
export type SavedList = 'properties' | 'units';

export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** What the list's address holds, without the "?". */
  readonly query: string;
}

/** What the user keeps of a list in one organization. */
export const savedViewQueries = {
  of: (organizationId: string, list: SavedList) =>
    queryOptions({
      queryKey: ['saved-views', organizationId, list],
      queryFn: async (): Promise<SavedView[]> =>
        unwrap(
          await getClient()
            .from('saved_views')
            .select('id, name, query')
            .eq('organizationId', organizationId)
            .eq('list', list),
        ).sort((one, other) => byText(one.name, other.name)),
    }),
};
