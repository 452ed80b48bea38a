import { type CalendarView, startOfWeek, turned } from '#src/domain/calendar/calendar-view.ts';
import { addDays, addMonths, type IsoDate } from '#src/domain/foundation/dates.ts';

const ACROSS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The day to which a key leads from another; null for a key that leads to none. */
export function stepped(day: IsoDate, key: string, view: CalendarView): IsoDate | null {
  const days = ACROSS[key];
  if (days !== undefined) return addDays(day, days);
  if (key === 'Home') return startOfWeek(day);
  if (key === 'End') return addDays(startOfWeek(day), 6);
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const by = key === 'PageUp' ? -1 : 1;
  return view === 'month' ? addMonths(day, by) : turned(view, day, by);
}
