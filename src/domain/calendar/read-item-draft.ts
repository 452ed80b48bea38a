import { daysBetween, isIsoDate } from '#src/domain/foundation/dates.ts';
import { instantAt } from '#src/domain/foundation/time-zone.ts';
import {
  type ItemDraft,
  type ItemInput,
  isWhole,
  MOST_EVERY,
  MOST_TIMES,
  repeatOf,
} from './calendar-item.ts';
import { repeatsOn } from './repeat-days.ts';

/** What is wrong with a draft, as keys of the form's texts. */
export type ItemProblem =
  | 'titleMissing'
  | 'titleLong'
  | 'dayMissing'
  | 'timeMissing'
  | 'endsBefore'
  | 'tooLong'
  | 'everyWrong'
  | 'weekdayMissing'
  | 'weekdayOther'
  | 'untilWrong'
  | 'timesWrong';

export type ItemProblems = Partial<
  Record<
    'title' | 'startsOn' | 'endsOn' | 'startTime' | 'endTime' | 'every' | 'weekdays' | 'until' | 'times',
    ItemProblem
  >
>;

const MOST_TITLE = 160;
const MOST_DAYS = 366;
const MOST_DAYS_AHEAD = 7305;

function repeatProblems(draft: ItemDraft): ItemProblems {
  const { repeat, every, end, until, times, weekdays, startsOn } = draft;
  if (repeat === 'never' || repeat === 'custom') return {};
  const rule = repeatOf(draft);
  const isUntilRight =
    isIsoDate(until) &&
    isIsoDate(startsOn) &&
    until >= startsOn &&
    daysBetween(startsOn, until) <= MOST_DAYS_AHEAD;
  return {
    ...(!isWhole(every, MOST_EVERY) && { every: 'everyWrong' }),
    ...(repeat === 'weekly' && weekdays.length === 0
      ? { weekdays: 'weekdayMissing' }
      : rule && isIsoDate(startsOn) && !repeatsOn(rule, startsOn, startsOn) && { weekdays: 'weekdayOther' }),
    ...(end === 'until' && !isUntilRight && { until: 'untilWrong' }),
    ...(end === 'times' && !isWhole(times, MOST_TIMES) && { times: 'timesWrong' }),
  };
}

const isTime = (text: string) => /^\d{2}:\d{2}/.test(text);

function timeProblems({ isAllDay, startsOn, endsOn, startTime, endTime }: ItemDraft): ItemProblems {
  if (!isIsoDate(startsOn)) return { startsOn: 'dayMissing' };
  if (!isIsoDate(endsOn)) return { endsOn: 'dayMissing' };
  if (endsOn < startsOn) return { endsOn: 'endsBefore' };
  if (daysBetween(startsOn, endsOn) >= MOST_DAYS) return { endsOn: 'tooLong' };
  if (isAllDay) return {};
  if (!isTime(startTime)) return { startTime: 'timeMissing' };
  if (!isTime(endTime)) return { endTime: 'timeMissing' };
  return startsOn === endsOn && endTime < startTime ? { endTime: 'endsBefore' } : {};
}

/** What is wrong with what is typed about an item, by its field. */
function problemsOf(draft: ItemDraft): ItemProblems {
  const title = draft.title.trim();
  return {
    ...(title === '' ? { title: 'titleMissing' } : title.length > MOST_TITLE && { title: 'titleLong' }),
    ...timeProblems(draft),
    ...repeatProblems(draft),
  };
}

/** What is wrong with a draft, and what is saved where nothing is. */
export function readItemDraft(
  draft: ItemDraft,
  timeZone: string,
): { problems: ItemProblems; input: ItemInput | null } {
  const title = draft.title.trim();
  const problems = problemsOf(draft);
  if (Object.keys(problems).length > 0) return { problems, input: null };
  const at = (day: string, time: string) =>
    draft.isAllDay ? null : instantAt(timeZone, day, time.slice(0, 5));
  return {
    problems,
    input: {
      kind: draft.kind,
      title,
      note: draft.note.trim(),
      place: draft.place.trim(),
      propertyId: draft.propertyId || null,
      unitId: draft.unitId || null,
      leaseId: draft.leaseId,
      maintenanceId: draft.maintenanceId || null,
      assignee: draft.assignee || null,
      startsOn: draft.isAllDay ? draft.startsOn : null,
      endsOn: draft.isAllDay ? draft.endsOn : null,
      startsAt: at(draft.startsOn, draft.startTime),
      endsAt: at(draft.endsOn, draft.endTime),
      timeZone,
      isShownToTenants: draft.isShownToTenants && draft.leaseId !== null,
      repeat: repeatOf(draft),
    },
  };
}
