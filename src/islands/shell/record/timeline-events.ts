import type { LucideIcon } from 'lucide-react';

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
