import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { changeBoard, keepBoard } from '#src/data/insight/analysis/mutations.ts';
import { type AnalysisBoard, analysisQueries } from '#src/data/insight/analysis/queries.ts';
import { newId } from '#src/data/new-id.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const MOST_VIEWS = 12;

/** A name for a board. */
export const boardSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(60, 'nameLong')),
  isShared: v.boolean(),
});

const keptSchema = v.object({ name: v.string(), isShared: v.boolean() });

interface DialogProps {
  view: string;
  onClose: () => void;
}

/** Puts a question on a board of the reader's own, or on a new one. */
export function BoardDialog({ view, onClose }: DialogProps) {
  const { board: text } = useText('analyticsExplore');
  const { id: organizationId } = useOrganization();
  const { userId } = useSession();
  const { data: boards = [] } = useQuery(analysisQueries.boards(organizationId));
  const own = boards.filter((board) => board.userId === userId);
  const [chosen, setChosen] = useState('');
  const [id] = useState(newId);
  const board = own.find((one) => one.id === chosen);
  const { register, errorOf, submit } = useAppForm({
    schema: board ? keptSchema : boardSchema,
    defaults: { name: '', isShared: false },
    texts: text.problems,
  });
  const save = useAction({
    mutationFn: async ({ name, isShared }: Pick<AnalysisBoard, 'name' | 'isShared'>) => {
      if (board) {
        const views = [...board.views.filter((one) => one !== view), view];
        await changeBoard({ organizationId, id: board.id, views });
        return board.name;
      }
      await keepBoard({ organizationId, id, name, isShared, position: own.length, views: [view] });
      return name;
    },
    invalidates: [analysisQueries.boards(organizationId).queryKey],
    errorTexts: { already_exists: text.taken },
    toast: (name) => text.added({ name }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.addTitle}
      action={save}
      onSubmit={submit((values) => save.run(values))}
    >
      {own.length > 0 ? (
        <SelectField
          label={text.which}
          value={chosen}
          options={[
            { value: '', label: text.fresh },
            ...own.map((one) => ({
              value: one.id,
              label: one.name,
              isDisabled: one.views.length >= MOST_VIEWS && !one.views.includes(view),
            })),
          ]}
          hint={own.some(({ views }) => views.length >= MOST_VIEWS) ? text.full : undefined}
          onChange={({ target }) => setChosen(target.value)}
        />
      ) : null}
      {board ? null : (
        <>
          <TextField
            label={text.name}
            hint={text.nameHint}
            autoComplete="off"
            error={errorOf('name')}
            {...register('name')}
          />
          <Checkbox label={text.share} hint={text.shareHint} {...register('isShared')} />
        </>
      )}
    </ActionDialog>
  );
}
