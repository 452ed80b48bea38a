import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { removeRow } from '#src/data/table-rows.ts';
import type { SavedList } from './queries.ts';

/** Keeps a view under an id that the client made. Error: `already_exists` for a name that is taken. */
export async function saveView(
  input: { organizationId: string; list: SavedList; name: string; query: string },
  viewId: string,
): Promise<void> {
  unwrap(
    await getClient().from('saved_views').insert({
      id: viewId,
      organizationId: input.organizationId,
      list: input.list,
      name: input.name.trim(),
      query: input.query,
    }),
  );
}

/** Forgets a view. Error: `not_found`. */
export async function removeView(input: { organizationId: string; viewId: string }): Promise<void> {
  await removeRow('saved_views', { organizationId: input.organizationId, id: input.viewId });
}
