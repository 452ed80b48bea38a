import type { LucideIcon } from 'lucide-react';
import { byCode } from '#src/domain/foundation/text-order.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';

/** Something that happened to a record. */
export interface TimelineEvent {
  /** One of a kind in the whole timeline. */
  id: string;
  /** A day (`2026-11-05`) or a moment (`2026-11-05T14:00:00Z`). */
  at: string;
  text: string;
  /** A second line: a reason, a message. */
  note?: string | undefined;
  /** Who did it. */
  by?: string | undefined;
  /** Where it leads, below the area's base. */
  to?: string | undefined;
  icon?: LucideIcon | undefined;
}

/** The events of several sources in one order: by day, within a day by the clock; a day without a time comes after those. */
export function newestFirst(timeZone: string, ...sources: (readonly TimelineEvent[])[]): TimelineEvent[] {
  const keyed = sources.flat().map((event) => ({
    event,
    day: event.at.length === 10 ? event.at : todayIn(timeZone, Date.parse(event.at)),
    moment: event.at.length === 10 ? 0 : Date.parse(event.at),
  }));
  return keyed
    .sort((a, b) => byCode(b.day, a.day) || b.moment - a.moment || byCode(b.event.id, a.event.id))
    .map(({ event }) => event);
}
