import { EllipsisVertical, Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteBoard, keepBoard } from '#src/data/insight/analysis/mutations.ts';
import { type AnalysisBoard, analysisQueries } from '#src/data/insight/analysis/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { showToast } from '#src/stores/toasts.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';

const RenameDialog = lazyPart(() => import('./rename-dialog.tsx').then((file) => file.RenameDialog));

/** What can be done with a board of the reader's own. */
export function BoardMenu({ board }: { board: AnalysisBoard }) {
  const text = useText('analyticsBoards');
  const { actions } = useText('common');
  const { id: organizationId } = useOrganization();
  const [isRenaming, setRenaming] = useState(false);
  const invalidates = [analysisQueries.boards(organizationId).queryKey];
  const restore = useAction({
    mutationFn: (kept: AnalysisBoard) => keepBoard({ ...kept, organizationId }),
    invalidates,
  });
  const remove = useAction({
    mutationFn: (gone: AnalysisBoard) => deleteBoard({ organizationId, id: gone.id }),
    invalidates,
    onDone: (_, gone) =>
      void showToast('success', text.removed({ name: gone.name }), {
        label: actions.undo,
        run: () => void restore.run(gone),
      }),
  });
  useErrorToast(remove);
  useErrorToast(restore);
  const copy = async () => {
    await navigator.clipboard.writeText(
      `${window.location.origin}/owner-dashboard/analytics/boards/${board.id}`,
    );
    showToast('success', text.copied);
  };
  return (
    <>
      <Menu
        label={text.actions({ name: board.name })}
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            size="sm"
            icon={EllipsisVertical}
            label={text.actions({ name: board.name })}
          />
        )}
        items={[
          { id: 'rename', label: text.rename, icon: Pencil, onSelect: () => setRenaming(true) },
          { id: 'copy', label: text.copy, icon: Link2, onSelect: () => void copy() },
          {
            ...{ id: 'remove', label: text.remove, icon: Trash2, tone: 'danger', startsGroup: true },
            onSelect: () => void remove.run(board),
          },
        ]}
      />
      {isRenaming ? <RenameDialog board={board} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
