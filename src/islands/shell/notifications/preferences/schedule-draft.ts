import type { Arguments } from '#src/data/functions.ts';
import type { ScheduleRow } from '#src/data/notifications/preferences/queries.ts';
import type { NotificationSettingsText } from '#src/i18n/dictionaries/notifications/notification-settings.en.ts';

/** Times of day as the fields have them: `22:00`. */
export interface ScheduleDraft {
  readonly hasQuiet: boolean;
  readonly from: string;
  readonly to: string;
  /** Empty: that of the profile. */
  readonly zone: string;
  readonly digestTime: string;
  /** 1 is Monday. */
  readonly weekday: number;
}

const time = (value: string | null | undefined, otherwise: string) => value?.slice(0, 5) ?? otherwise;

/** What is so, or what is offered to who has chosen nothing. */
export const draftOf = (row: ScheduleRow | null): ScheduleDraft => ({
  hasQuiet: row?.quietFrom !== null && row?.quietFrom !== undefined,
  from: time(row?.quietFrom, '22:00'),
  to: time(row?.quietTo, '07:00'),
  zone: row?.timeZone ?? '',
  digestTime: time(row?.digestTime, '08:00'),
  weekday: row?.digestWeekday ?? 1,
});

interface Read {
  readonly problems: Partial<Record<'from' | 'to' | 'digestTime', string>>;
  readonly input: Arguments<'set_notification_schedule'> | null;
}

/** What is sent, or what is missing. */
export function readSchedule(draft: ScheduleDraft, text: NotificationSettingsText['schedule']): Read {
  const { hasQuiet, from, to, zone, digestTime, weekday } = draft;
  const isSame = hasQuiet && from !== '' && from === to;
  const problems = {
    ...(hasQuiet && !from && { from: text.missing }),
    ...(hasQuiet && (!to || isSame) && { to: isSame ? text.same : text.missing }),
    ...(!digestTime && { digestTime: text.missing }),
  };
  if (Object.keys(problems).length > 0) return { problems, input: null };
  return {
    problems,
    input: {
      timeZone: zone || null,
      quietFrom: hasQuiet ? from : null,
      quietTo: hasQuiet ? to : null,
      digestTime,
      digestWeekday: weekday,
    },
  };
}
