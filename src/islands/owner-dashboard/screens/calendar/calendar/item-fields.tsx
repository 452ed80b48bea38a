import { calendarItemKinds } from '#src/domain/calendar/calendar-enums.ts';
import type { CalendarItemKind } from '#src/domain/calendar/calendar-item.ts';
import { useText } from '#src/i18n/react.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { ItemFormPart } from './item-part.ts';

/** What it is, and how it is called. */
export function ItemFields({ draft, change, problems }: ItemFormPart) {
  const text = useText('calendarItem');
  return (
    <>
      <ChoiceGroup
        label={text.kindLabel}
        look="segments"
        value={draft.kind}
        choices={calendarItemKinds.map((value) => ({ value, label: text.kind[value] }))}
        onChange={({ target }) => change({ kind: target.value as CalendarItemKind })}
      />
      <TextField
        label={text.title}
        column="title"
        data-autofocus=""
        autoComplete="off"
        value={draft.title}
        error={problems.title && text.problems[problems.title]}
        onChange={({ target }) => change({ title: target.value })}
      />
    </>
  );
}
