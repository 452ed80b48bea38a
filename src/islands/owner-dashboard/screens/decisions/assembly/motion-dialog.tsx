import { useQuery } from '@tanstack/react-query';
import { addMotion } from '#src/data/decisions/assemblies/mutations.ts';
import { type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { AGENDA_KEYS } from './use-assembly-live.ts';

const MOST_TITLE = 300;
const MOST_NAME = 120;

/** What somebody moves in session, with a draft to vote on or without. */
export function MotionDialog({ assembly, onClose }: { assembly: Assembly; onClose: () => void }) {
  const { agenda: text } = useText('assembly');
  const { form } = useText('assemblies');
  const { states } = useText('common');
  const drafts = useQuery(assemblyQueries.drafts(assembly.propertyId));
  const free = (drafts.data ?? []).filter(({ assemblyId }) => assemblyId === null);
  const [draft, change] = useDraft({ title: '', movedBy: '', decisionId: '' });
  const title = draft.title.trim();
  const isWhole = title.length > 0 && title.length <= MOST_TITLE;
  const add = useAction({
    mutationFn: addMotion,
    invalidates: [assemblyQueries.all, ...AGENDA_KEYS],
    toast: text.motionDone,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.addMotion}
      action={add}
      input={
        isWhole
          ? {
              assemblyId: assembly.id,
              title,
              movedBy: draft.movedBy.trim(),
              ...(draft.decisionId && { decisionId: draft.decisionId }),
            }
          : null
      }
      onClose={onClose}
    >
      <p className="text-15 text-secondary">{text.motionText}</p>
      <TextField
        label={text.motionTitle}
        autoComplete="off"
        column="title"
        value={draft.title}
        error={isWhole ? undefined : text.motionMissing}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label={text.motionBy}
        optional={states.optional}
        autoComplete="off"
        maxLength={MOST_NAME}
        column="moved_by"
        value={draft.movedBy}
        onChange={({ target }) => change({ movedBy: target.value })}
      />
      {free.length > 0 ? (
        <SelectField
          label={text.motionDecision}
          placeholder={form.noDecision}
          options={free.map(({ id, question }) => ({ value: id, label: question }))}
          value={draft.decisionId}
          onChange={({ target }) => change({ decisionId: target.value })}
        />
      ) : null}
    </ActionDialog>
  );
}
