import { type RepeatChoice, repeatChoices, repeatOf } from '#src/domain/calendar/calendar-item.ts';
import { weekdayOf } from '#src/domain/calendar/calendar-view.ts';
import { firstRepeats, weekdayCodes } from '#src/domain/calendar/repeat-days.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { ErrorLine } from '#src/ui/components/field.tsx';
import { useSaid } from '#src/ui/components/in-form.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { ItemFormPart } from './item-part.ts';

const SHOWN = 5;

/** How a choice reads for the day that was chosen: "Every month on the second Monday". */
function useChoices({ draft }: Pick<ItemFormPart, 'draft'>) {
  const text = useText('calendarItem');
  const { weekday } = useText('calendar');
  const language = useLanguage();
  const day = isIsoDate(draft.startsOn) ? draft.startsOn : null;
  const parts = {
    weekday: day ? (weekday[weekdayOf(day)] ?? '') : '…',
    day: day ? String(Number(day.slice(8))) : '…',
    ordinal: day ? (text.ordinal[Math.ceil(Number(day.slice(8)) / 7) - 1] ?? '') : '…',
    date: day ? formatDate(day, language, 'dayMonth') : '…',
  };
  return repeatChoices
    .filter((value) => value !== 'custom' || draft.custom !== null)
    .map((value) => ({ value, label: text.repeats[value](parts) }));
}

/** Whether it comes again, by what rule, until when, and the dates that this gives. */
export function RepeatFields(props: ItemFormPart) {
  const { draft, change } = props;
  const text = useText('calendarItem');
  const isRule = draft.repeat !== 'never' && draft.repeat !== 'custom';
  return (
    <div className="grid gap-4">
      <SelectField
        label={text.repeat}
        column="repeat"
        value={draft.repeat}
        options={useChoices(props)}
        onChange={({ target }) => change({ repeat: target.value as RepeatChoice })}
      />
      {isRule ? (
        <div className="grid gap-4 rounded-control bg-sunken p-4">
          <EveryField {...props} />
          {draft.repeat === 'weekly' ? <WeekdayBoxes {...props} /> : null}
          <EndFields {...props} />
        </div>
      ) : null}
      <NextDates draft={draft} />
    </div>
  );
}

function EveryField({ draft, change, problems }: ItemFormPart) {
  const text = useText('calendarItem');
  const freq = repeatOf(draft)?.freq ?? 'weekly';
  return (
    <TextField
      label={text.every}
      inputMode="numeric"
      className="max-w-48"
      suffix={text.unitOf[freq]}
      inputClassName="pr-20"
      value={draft.every}
      error={problems.every && text.problems[problems.every]}
      onChange={({ target }) => change({ every: target.value })}
    />
  );
}

function WeekdayBoxes({ draft, change, problems }: ItemFormPart) {
  const text = useText('calendarItem');
  const { weekday } = useText('calendar');
  const error = useSaid({ error: problems.weekdays && text.problems[problems.weekdays] });
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-14 font-medium">{text.weekdays}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {weekdayCodes.map((code, index) => (
          <Checkbox
            key={code}
            label={<span className="first-letter:uppercase">{weekday[index]}</span>}
            checked={draft.weekdays.includes(code)}
            onChange={({ target }) =>
              change({
                weekdays: weekdayCodes.filter((one) =>
                  one === code ? target.checked : draft.weekdays.includes(one),
                ),
              })
            }
          />
        ))}
      </div>
      {error ? <ErrorLine id="weekdays-error" text={error} /> : null}
    </fieldset>
  );
}

function EndFields({ draft, change, problems }: ItemFormPart) {
  const text = useText('calendarItem');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={text.end}
        value={draft.end}
        options={(['never', 'until', 'times'] as const).map((value) => ({ value, label: text.ends[value] }))}
        onChange={({ target }) => change({ end: target.value as typeof draft.end })}
      />
      {draft.end === 'until' ? (
        <DateField
          label={text.until}
          min={draft.startsOn}
          value={draft.until}
          error={problems.until && text.problems[problems.until]}
          onChange={({ target }) => change({ until: target.value })}
        />
      ) : draft.end === 'times' ? (
        <TextField
          label={text.times}
          inputMode="numeric"
          value={draft.times}
          error={problems.times && text.problems[problems.times]}
          onChange={({ target }) => change({ times: target.value })}
        />
      ) : null}
    </div>
  );
}

function NextDates({ draft }: Pick<ItemFormPart, 'draft'>) {
  const text = useText('calendarItem');
  const language = useLanguage();
  const rule = repeatOf(draft);
  if (!rule) return null;
  const days = firstRepeats(rule, draft.startsOn, SHOWN);
  return (
    <div aria-live="polite" className="text-14">
      <p className="font-medium">{text.next}</p>
      {days.length === 0 ? (
        <p className="text-secondary">{text.noNext}</p>
      ) : (
        <ol className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-secondary">
          {days.map((day) => (
            <li key={day} className="first-letter:uppercase">
              {formatDate(day, language, 'short')}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
