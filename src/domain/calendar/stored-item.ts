import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { timeIn, todayIn } from '#src/domain/foundation/time-zone.ts';
import {
  type ItemDraft,
  type ItemInput,
  newItemDraft,
  ordinalWeekday,
  type RepeatChoice,
} from './calendar-item.ts';
import type { RepeatRule, WeekdayCode } from './repeat-days.ts';

/** What a form begins with for an item that is there: days and times in the item's own zone. */
export interface StoredItem extends Omit<ItemInput, 'repeat'> {
  readonly repeatFreq: RepeatRule['freq'] | null;
  readonly repeatEvery: number;
  readonly repeatByDay: readonly string[];
  readonly repeatByMonthDay: readonly number[];
  readonly repeatTimes: number | null;
  readonly repeatUntil: IsoDate | null;
}

function choiceOf(item: StoredItem, first: IsoDate): RepeatChoice {
  const { repeatFreq: freq, repeatByDay: byDay, repeatByMonthDay: byMonthDay } = item;
  if (freq === null) return 'never';
  if (freq === 'weekly') return 'weekly';
  const isPlain = byDay.length === 0 && byMonthDay.length === 0;
  if (freq === 'daily' || freq === 'yearly') return isPlain ? freq : 'custom';
  if (isPlain) return 'monthly_day';
  if (byDay.length === 0 && byMonthDay.join() === '-1') return 'monthly_last';
  return byMonthDay.length === 0 && byDay.join() === ordinalWeekday(first) ? 'monthly_weekday' : 'custom';
}

export function draftOfItem(item: StoredItem): ItemDraft {
  const day = (on: IsoDate | null, at: string | null) => on ?? todayIn(item.timeZone, Date.parse(at ?? ''));
  const time = (at: string | null, otherwise: string) =>
    at === null ? otherwise : timeIn(item.timeZone, Date.parse(at));
  const startsOn = day(item.startsOn, item.startsAt);
  const plain = newItemDraft(startsOn);
  const repeat = choiceOf(item, startsOn);
  return {
    ...plain,
    kind: item.kind,
    title: item.title,
    note: item.note,
    place: item.place,
    propertyId: item.propertyId ?? '',
    unitId: item.unitId ?? '',
    leaseId: item.leaseId,
    maintenanceId: item.maintenanceId ?? '',
    assignee: item.assignee ?? '',
    isAllDay: item.startsOn !== null,
    endsOn: day(item.endsOn, item.endsAt),
    startTime: time(item.startsAt, plain.startTime),
    endTime: time(item.endsAt, plain.endTime),
    isShownToTenants: item.isShownToTenants,
    repeat,
    every: String(item.repeatEvery),
    weekdays: item.repeatByDay.length > 0 ? (item.repeatByDay as WeekdayCode[]) : plain.weekdays,
    end: item.repeatTimes !== null ? 'times' : item.repeatUntil !== null ? 'until' : 'never',
    until: item.repeatUntil ?? '',
    times: String(item.repeatTimes ?? plain.times),
    custom:
      repeat === 'custom' && item.repeatFreq !== null
        ? {
            freq: item.repeatFreq,
            every: item.repeatEvery,
            byDay: item.repeatByDay,
            byMonthDay: item.repeatByMonthDay,
            times: item.repeatTimes,
            until: item.repeatUntil,
          }
        : null,
  };
}
