import { useId, useRef } from 'react';
import { type InferOutput, maxLength, minLength, object, picklist, pipe, string, trim } from 'valibot';
import { type ConditionItem, conditionQueries, saveItem } from '#src/data/community/condition/queries.ts';
import { newId } from '#src/data/new-id.ts';
import { itemConditions } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useAppForm } from '../form/use-app-form.ts';
import { useAction } from '../use-action.ts';

/** An item; the messages are keys of `condition.problems`. */
const itemSchema = object({
  room: pipe(string(), trim(), minLength(1, 'room'), maxLength(60, 'room')),
  name: pipe(string(), trim(), minLength(1, 'name'), maxLength(80, 'name')),
  condition: picklist(itemConditions, 'condition'),
  note: pipe(string(), trim(), maxLength(500)),
});

interface ItemDialogProps {
  reportId: string;
  /** Null: a new one. */
  item: ConditionItem | null;
  /** Where the last one was added: rooms are walked through one after the other. */
  lastRoom: string;
  rooms: readonly string[];
  onClose: () => void;
}

/** The form of an item, and how it is saved. */
function useItemForm({ reportId, item, lastRoom, onClose }: ItemDialogProps) {
  const text = useText('condition');
  const itemId = useRef(item?.id ?? newId());
  const app = useAppForm({
    schema: itemSchema,
    defaults: {
      room: item?.room ?? lastRoom,
      name: item?.name ?? '',
      condition: item?.condition ?? ('' as never),
      note: item?.note ?? '',
    },
    draftKey: `item:${item?.id ?? reportId}`,
    texts: text.problems,
  });
  const save = useAction({
    mutationFn: (values: InferOutput<typeof itemSchema>) => saveItem({ reportId, ...values }, itemId.current),
    invalidates: [conditionQueries.all],
    toast: text.saved,
    onDone: () => {
      app.clearDraft();
      onClose();
    },
  });
  return { app, save };
}

/** What there is in a room and in which state. */
export function ItemDialog(props: ItemDialogProps) {
  const { item, rooms, onClose } = props;
  const text = useText('condition');
  const { states } = useText('common');
  const { app, save } = useItemForm(props);
  const roomsId = useId();
  return (
    <ActionDialog
      title={item ? text.editTitle : text.add}
      action={save}
      onClose={onClose}
      onSubmit={app.submit(save.run)}
    >
      <TextField
        label={text.room}
        hint={text.roomHint}
        autoComplete="off"
        list={roomsId}
        maxLength={60}
        error={app.errorOf('room')}
        {...app.register('room')}
      />
      <datalist id={roomsId}>
        {rooms.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      <TextField
        label={text.name}
        hint={text.nameHint}
        autoComplete="off"
        maxLength={80}
        error={app.errorOf('name')}
        {...app.register('name')}
      />
      <ChoiceGroup
        label={text.condition}
        error={app.errorOf('condition')}
        choices={itemConditions.map((value) => ({ value, label: text.item[value] }))}
        defaultValue={item?.condition}
        {...app.register('condition')}
      />
      <TextArea
        label={text.note}
        optional={states.optional}
        rows={2}
        maxLength={500}
        {...app.register('note')}
      />
    </ActionDialog>
  );
}
