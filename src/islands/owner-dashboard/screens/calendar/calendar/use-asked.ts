import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  type CalendarAsked,
  type CalendarView,
  decodeCalendar,
  encodeCalendar,
} from '#src/domain/calendar/calendar-view.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { useSession, useToday } from '#src/islands/shell/session.ts';
import { calendarLookOf, keepCalendarLook } from '#src/stores/calendar-look.ts';
import { useIsPhone } from '#src/ui/use-is-phone.ts';

/** How the calendar is looked at, with what is left to itself worked out. */
export interface ShownCalendar extends CalendarAsked {
  readonly view: CalendarView;
  readonly day: IsoDate;
  readonly filterCount: number;
}

/**
 * How the calendar is looked at: in the address, so that it can be sent, and kept for the reader, so that the menu's link leads
 * to it again. Days are not kept: who comes again wants to see today.
 */
export function useAsked(): [asked: ShownCalendar, change: (part: Partial<CalendarAsked>) => void] {
  const { userId } = useSession();
  const today = useToday();
  const isPhone = useIsPhone();
  const search = useSearch();
  const [path, navigate] = useLocation();
  const asked = useMemo(() => decodeCalendar(search || calendarLookOf(userId)), [search, userId]);
  const change = useCallback(
    (part: Partial<CalendarAsked>) => {
      const before = decodeCalendar(window.location.search || calendarLookOf(userId));
      const next = { ...before, ...part };
      keepCalendarLook(userId, encodeCalendar({ ...next, day: null }));
      const text = encodeCalendar(next);
      navigate(text ? `${path}?${text}` : path, { replace: true });
    },
    [navigate, path, userId],
  );
  const shown = useMemo<ShownCalendar>(
    () => ({
      ...asked,
      view: asked.view ?? (isPhone ? 'agenda' : 'month'),
      day: asked.day ?? today,
      filterCount: asked.kinds.length + (asked.propertyId ? 1 : 0) + (asked.assignee ? 1 : 0),
    }),
    [asked, isPhone, today],
  );
  return [shown, change];
}
