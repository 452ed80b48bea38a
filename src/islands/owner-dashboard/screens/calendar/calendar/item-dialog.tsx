import { useQuery } from '@tanstack/react-query';
import { saveCalendarItem } from '#src/data/calendar/mutations.ts';
import { calendarQueries } from '#src/data/calendar/queries.ts';
import { type ItemDraft, type ItemInput, newItemDraft } from '#src/domain/calendar/calendar-item.ts';
import { readItemDraft } from '#src/domain/calendar/read-item-draft.ts';
import { draftOfItem } from '#src/domain/calendar/stored-item.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SkeletonFields } from '#src/ui/components/skeleton.tsx';
import { ClashNote } from './clash-note.tsx';
import { ItemFields } from './item-fields.tsx';
import { ItemPlaceFields } from './item-place-fields.tsx';
import { ItemTimeFields } from './item-time-fields.tsx';
import { RepeatFields } from './repeat-fields.tsx';

export interface ItemDialogProps {
  /** The day on which a new one begins. */
  day: IsoDate;
  /** Null: a new one. */
  itemId: string | null;
  onClose: () => void;
}

/** Writes a visit, a task or a reminder, or changes one; of a series all of it. */
export function ItemDialog({ day, itemId, onClose }: ItemDialogProps) {
  const text = useText('calendarItem');
  const { states } = useText('common');
  const { id, timeZone } = useOrganization();
  const query = useQuery({ ...calendarQueries.item(id, itemId ?? ''), enabled: itemId !== null });
  const title =
    itemId === null ? text.newTitle : query.data?.repeatFreq ? text.editSeriesTitle : text.editTitle;
  return (
    <ActionDialog title={title} size="wide" onClose={onClose} isDisabled={itemId !== null && !query.data}>
      {itemId === null ? (
        <ItemForm start={newItemDraft(day)} zone={timeZone} itemId={null} onClose={onClose} />
      ) : (
        <QueryView query={query} skeleton={<SkeletonFields label={states.loading} rows={5} />}>
          {(item) => (
            <ItemForm start={draftOfItem(item)} zone={item.timeZone} itemId={item.id} onClose={onClose} />
          )}
        </QueryView>
      )}
    </ActionDialog>
  );
}

interface ItemFormProps {
  start: ItemDraft;
  /** Of its days and times. */
  zone: string;
  itemId: string | null;
  onClose: () => void;
}

function ItemForm({ start, zone, itemId, onClose }: ItemFormProps) {
  const text = useText('calendarItem');
  const { id: organizationId, timeZone } = useOrganization();
  const [draft, change, clear] = useDraft(
    start,
    itemId === null ? `calendar-item:${start.startsOn}` : undefined,
  );
  const { problems, input } = readItemDraft(draft, zone);
  const save = useAction({
    mutationFn: (item: ItemInput, requestId) => saveCalendarItem({ organizationId, item, itemId }, requestId),
    invalidates: [calendarQueries.all],
    toast: text.saved,
    onDone: () => {
      clear();
      onClose();
    },
  });
  const part = { draft, change, problems };
  return (
    <ActionForm action={save} input={input} className="grid gap-5">
      <ItemFields {...part} />
      <ItemTimeFields {...part} zone={zone === timeZone ? null : zone} />
      <RepeatFields {...part} />
      <ClashNote input={input} itemId={itemId} />
      <ItemPlaceFields {...part} />
    </ActionForm>
  );
}
