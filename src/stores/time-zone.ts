import { persistentAtom } from '@nanostores/persistent';
import { DEFAULT_TIME_ZONE } from '#src/domain/foundation/time-zone.ts';

/** The reader's own zone, for times of day; dates of rent follow the organisation's. */
export const $timeZone = persistentAtom<string>('time_zone', DEFAULT_TIME_ZONE);

/** Remembers the choice and shows it at once. */
export function chooseTimeZone(timeZone: string): void {
  $timeZone.set(timeZone);
}
