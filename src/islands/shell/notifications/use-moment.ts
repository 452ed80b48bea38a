import { useStore } from '@nanostores/react';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/react.tsx';
import { $timeZone } from '#src/stores/time-zone.ts';

/** "14:05" of today, "15 May, 14:05" of another day. */
export function useMoment(): (instant: string) => string {
  const language = useLanguage();
  const timeZone = useStore($timeZone);
  return (instant) => {
    const day = todayIn(timeZone, Date.parse(instant));
    const time = formatTime(instant, language, timeZone);
    return day === todayIn(timeZone, Date.now()) ? time : `${formatDate(day, language, 'dayMonth')}, ${time}`;
  };
}
