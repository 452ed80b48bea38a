import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { completeCalendarItem, deleteCalendarItem } from '#src/data/calendar/mutations.ts';
import { calendarQueries } from '#src/data/calendar/queries.ts';
import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';

interface ItemButtonsProps {
  entry: CalendarEntry;
  title: string;
  onEdit: (itemId: string) => void;
  onClose: () => void;
}

/** What members do with an item of their own; of a series with one time of it, or with all. */
export function ItemButtons({ entry, title, onEdit, onClose }: ItemButtonsProps) {
  const { panel: text, saidDone, saidUndone } = useText('calendar');
  const [deleting, setDeleting] = useState<'one' | 'all' | null>(null);
  const itemId = entry.recordId ?? '';
  const occursOn = entry.facts.occursOn ?? null;
  const isDone = entry.doneAt !== null;
  const complete = useAction({
    mutationFn: (done: boolean, requestId) =>
      completeCalendarItem({ itemId, isDone: done, occursOn }, requestId),
    invalidates: [calendarQueries.all],
    toast: isDone ? saidUndone : saidDone,
    onDone: onClose,
  });
  return (
    <>
      <FailureNote text={complete.error} />
      <div className="flex flex-wrap gap-2">
        <Button
          icon={isDone ? RotateCcw : Check}
          isBusy={complete.isRunning}
          onClick={() => void complete.run(!isDone)}
        >
          {isDone ? text.undone : text.done}
        </Button>
        <Button icon={Pencil} onClick={() => onEdit(itemId)}>
          {occursOn ? text.editSeries : text.edit}
        </Button>
        {occursOn ? (
          <Button icon={Trash2} onClick={() => setDeleting('one')}>
            {text.deleteOne}
          </Button>
        ) : null}
        <Button icon={Trash2} onClick={() => setDeleting('all')}>
          {occursOn ? text.deleteAll : text.delete}
        </Button>
      </div>
      {deleting ? (
        <DeleteDialog
          itemId={itemId}
          title={title}
          occursOn={deleting === 'one' ? occursOn : null}
          isSeries={occursOn !== null}
          onClose={() => setDeleting(null)}
          onDone={onClose}
        />
      ) : null}
    </>
  );
}

interface DeleteDialogProps {
  itemId: string;
  title: string;
  occursOn: string | null;
  isSeries: boolean;
  onClose: () => void;
  onDone: () => void;
}

function DeleteDialog({ itemId, title, occursOn, isSeries, onClose, onDone }: DeleteDialogProps) {
  const { panel: text, deleted } = useText('calendar');
  const remove = useAction({
    mutationFn: (input: { itemId: string; occursOn: string | null }, requestId) =>
      deleteCalendarItem(input, requestId),
    invalidates: [calendarQueries.all],
    toast: deleted,
    onDone,
  });
  return (
    <ActionDialog
      title={text.deleteQuestion({ title })}
      variant="danger"
      submitLabel={occursOn ? text.deleteOne : isSeries ? text.deleteAll : text.delete}
      action={remove}
      onConfirm={() => remove.run({ itemId, occursOn })}
      onClose={onClose}
    >
      <p>{occursOn ? text.deleteOneText : isSeries ? text.deleteSeriesText : text.deleteText}</p>
    </ActionDialog>
  );
}
