import { changeBoard } from '#src/data/insight/analysis/mutations.ts';
import { type AnalysisBoard, analysisQueries } from '#src/data/insight/analysis/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { boardSchema } from '#src/islands/owner-dashboard/screens/insight/explore/board-dialog.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

/** Another name for a board, and whether the team sees it. */
export function RenameDialog({ board, onClose }: { board: AnalysisBoard; onClose: () => void }) {
  const { board: text } = useText('analyticsExplore');
  const { rename, saved } = useText('analyticsBoards');
  const { id: organizationId } = useOrganization();
  const { register, errorOf, submit } = useAppForm({
    schema: boardSchema,
    defaults: { name: board.name, isShared: board.isShared },
    texts: text.problems,
  });
  const save = useAction({
    mutationFn: changeBoard,
    invalidates: [analysisQueries.boards(organizationId).queryKey],
    errorTexts: { already_exists: text.taken },
    toast: (_, { name }) => saved({ name: name ?? board.name }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={rename}
      action={save}
      onSubmit={submit((values) => save.run({ organizationId, id: board.id, ...values }))}
    >
      <TextField label={text.name} autoComplete="off" error={errorOf('name')} {...register('name')} />
      <Checkbox label={text.share} hint={text.shareHint} {...register('isShared')} />
    </ActionDialog>
  );
}
