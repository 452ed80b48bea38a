import { withStart } from '#src/domain/calendar/calendar-item.ts';
import { useText } from '#src/i18n/react.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { ItemFormPart } from './item-part.ts';

interface ItemTimeFieldsProps extends ItemFormPart {
  /** Of its days and times, where that is not the reader's. */
  zone: string | null;
}

/** When: whole days, or from an hour to another. */
export function ItemTimeFields({ draft, change, problems, zone }: ItemTimeFieldsProps) {
  const text = useText('calendarItem');
  const said = (name: 'startsOn' | 'endsOn' | 'startTime' | 'endTime') => {
    const problem = problems[name];
    return problem && text.problems[problem];
  };
  return (
    <div className="grid gap-4">
      <Checkbox
        label={text.isAllDay}
        checked={draft.isAllDay}
        onChange={({ target }) => change({ isAllDay: target.checked })}
      />
      <div className="grid grid-cols-2 gap-4">
        <DateField
          label={text.startsOn}
          column="startsOn"
          value={draft.startsOn}
          error={said('startsOn')}
          onChange={({ target }) => change(withStart(draft, target.value))}
        />
        <DateField
          label={text.endsOn}
          column="endsOn"
          value={draft.endsOn}
          error={said('endsOn')}
          onChange={({ target }) => change({ endsOn: target.value })}
        />
        {draft.isAllDay ? null : (
          <>
            <TextField
              label={text.startTime}
              type="time"
              value={draft.startTime}
              error={said('startTime')}
              onChange={({ target }) => change({ startTime: target.value })}
            />
            <TextField
              label={text.endTime}
              type="time"
              value={draft.endTime}
              error={said('endTime')}
              onChange={({ target }) => change({ endTime: target.value })}
            />
          </>
        )}
      </div>
      {zone && !draft.isAllDay ? <p className="text-14 text-hint">{text.zone({ zone })}</p> : null}
    </div>
  );
}
