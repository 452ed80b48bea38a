import { addRow, changeRow, removeRow } from '#src/data/table-rows.ts';
import type { AnalysisBoard } from './queries.ts';

type Kept = Pick<AnalysisBoard, 'name' | 'isShared' | 'position'> & { views: readonly string[] };

/** Keeps a board under an id that the client made; one that was deleted comes back as it was. Error: `already_exists` for a name that is taken. */
export function keepBoard({
  organizationId,
  id,
  name,
  isShared,
  position,
  views,
}: Kept & { organizationId: string; id: string }): Promise<void> {
  return addRow('analysis_boards', {
    ...{ organizationId, id, name: name.trim(), isShared, position },
    views: [...views],
  });
}

/** Changes a board of the user's own. Errors: `not_found`, `already_exists` for a name that is taken. */
export function changeBoard({
  organizationId,
  id,
  views,
  ...values
}: Partial<Kept> & { organizationId: string; id: string }): Promise<void> {
  return changeRow(
    'analysis_boards',
    { organizationId, id },
    { ...values, ...(views && { views: [...views] }) },
  );
}

/** Deletes a board of the user's own. Error: `not_found`. */
export async function deleteBoard({
  organizationId,
  id,
}: {
  organizationId: string;
  id: string;
}): Promise<void> {
  await removeRow('analysis_boards', { organizationId, id });
}
