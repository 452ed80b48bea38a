import { Trash2 } from 'lucide-react';
import * as v from 'valibot';
import { removeView, saveView } from '#src/data/foundation/saved-views/mutations.ts';
import {
  type SavedList,
  type SavedView,
  savedViewQueries,
} from '#src/data/foundation/saved-views/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const nameSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(60, 'nameLong')),
});

/** Keeps the search, the filters and the order of the list under a name. */
export function SaveViewDialog({
  list,
  query,
  onClose,
}: {
  list: SavedList;
  query: string;
  onClose: () => void;
}) {
  const { savedViews: text } = useText('ownerPortfolio');
  const { id: organizationId } = useOrganization();
  const { register, errorOf, submit } = useAppForm({
    schema: nameSchema,
    defaults: { name: '' },
    texts: text.problems,
  });
  const save = useAction({
    mutationFn: saveView,
    invalidates: [savedViewQueries.of(organizationId, list).queryKey],
    errorTexts: { already_exists: text.taken },
    toast: (_, { name }) => text.saved({ name }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.save}
      submitLabel={text.submit}
      action={save}
      onSubmit={submit(({ name }) => save.run({ organizationId, list, name, query }))}
    >
      <TextField
        label={text.name}
        hint={text.nameHint}
        autoComplete="off"
        error={errorOf('name')}
        {...register('name')}
      />
    </ActionDialog>
  );
}

/** The views that are kept, to forget those that are no longer wanted. */
export function ManageViewsDialog({
  list,
  views,
  onClose,
}: {
  list: SavedList;
  views: readonly SavedView[];
  onClose: () => void;
}) {
  const { savedViews: text } = useText('ownerPortfolio');
  const { actions } = useText('common');
  const { id: organizationId } = useOrganization();
  const remove = useAction({
    mutationFn: removeView,
    invalidates: [savedViewQueries.of(organizationId, list).queryKey],
  });
  return (
    <Dialog isOpen onClose={onClose} title={text.manage} closeLabel={actions.close}>
      <div className="grid gap-3">
        <FailureNote text={remove.error} />
        {views.length === 0 ? <p className="text-15 text-hint">{text.none}</p> : null}
        <ul className="grid divide-y divide-line">
          {views.map((view) => (
            <li key={view.id} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0 wrap-anywhere">{view.name}</span>
              <IconButton
                size="sm"
                icon={Trash2}
                label={text.remove({ name: view.name })}
                onClick={() => void remove.run({ organizationId, viewId: view.id })}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
