import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
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
    query(
      ['saved-views', organizationId, list],
      async (): Promise<SavedView[]> =>
        unwrap(await select('saved_views', 'id, name, query', { organizationId, list })).sort((one, other) =>
          byText(one.name, other.name),
        ),
    ),
};
