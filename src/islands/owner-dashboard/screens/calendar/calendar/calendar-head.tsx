import { useEffect, useState } from 'react';
import {
  type CalendarView,
  calendarViews,
  isShowable,
  shownDays,
  turned,
} from '#src/domain/calendar/calendar-view.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatDate, formatDateRange } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { PeriodStepper } from '#src/islands/shell/date-range/period-stepper.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

interface CalendarHeadProps {
  view: CalendarView;
  day: IsoDate;
  today: IsoDate;
  onView: (view: CalendarView) => void;
  /** Null: today. */
  onDay: (day: IsoDate | null) => void;
}

/** "November 2026", or the days of a week or an agenda. */
export function periodOf(view: CalendarView, day: IsoDate, language: Language): string {
  if (view === 'month') return formatDate(day.slice(0, 7), language, 'month');
  const [from, to] = shownDays(view, day);
  return formatDateRange(from, to, language, 'day');
}

/** Which days are shown, and how. */
export function CalendarHead({ view, day, today, onView, onDay }: CalendarHeadProps) {
  const text = useText('calendar');
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
        <Button className="mr-1" onClick={() => onDay(null)}>
          {text.today}
        </Button>
        <PeriodStepper
          previous={text.previous}
          next={text.next}
          onStep={(by) => onDay(turned(view, day, by))}
        >
          {/* Turning a page says which one it is. */}
          <h2
            aria-live="polite"
            className="min-w-0 text-center text-16 first-letter:uppercase sm:min-w-52 sm:text-20"
          >
            {periodOf(view, day, language)}
          </h2>
        </PeriodStepper>
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full print:hidden">
        <JumpField className="w-40 max-sm:hidden" day={day} today={today} onDay={onDay} />
        <ChoiceGroup
          label={text.view.label}
          isLabelHidden
          look="segments"
          className="max-sm:w-full"
          value={view}
          choices={calendarViews.map((value) => ({ value, label: text.view[value] }))}
          onChange={({ target }) => onView(target.value as CalendarView)}
        />
      </div>
    </div>
  );
}

interface JumpFieldProps extends Pick<CalendarHeadProps, 'day' | 'today' | 'onDay'> {
  className?: string;
}

/** Goes to a day that is written or picked. */
export function JumpField({ className, day, today, onDay }: JumpFieldProps) {
  const text = useText('calendar');
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  return (
    <TextField
      label={text.jump}
      isLabelHidden
      className={className}
      type="date"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        // A year that is being typed is no year yet.
        if (isShowable(target.value)) onDay(target.value === today ? null : target.value);
      }}
    />
  );
}
