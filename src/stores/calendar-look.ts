import { CALENDAR_LOOK } from '#src/domain/foundation/browser-keys.ts';

type Looks = Readonly<Record<string, string>>;

function readLooks(): Looks {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(CALENDAR_LOOK) ?? '{}');
    const known = Object.entries(read ?? {}).filter(([, look]) => typeof look === 'string');
    return Object.fromEntries(known) as Looks;
  } catch {
    return {};
  }
}

/** How somebody looked at the calendar last in this browser, as its address says it; empty where they chose nothing. */
export const calendarLookOf = (userId: string): string => readLooks()[userId] ?? '';

export function keepCalendarLook(userId: string, look: string): void {
  const { [userId]: _, ...others } = readLooks();
  try {
    localStorage.setItem(CALENDAR_LOOK, JSON.stringify(look ? { ...others, [userId]: look } : others));
  } catch {
    // A browser that keeps nothing begins as new each time.
  }
}
