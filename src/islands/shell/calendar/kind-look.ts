import {
  Banknote,
  Bell,
  CalendarCheck,
  FileText,
  KeyRound,
  Landmark,
  ListChecks,
  type LucideIcon,
  MapPin,
  Megaphone,
  ReceiptText,
  TreePalm,
  Vote,
  Wrench,
} from 'lucide-react';
import type { CalendarEntry, CalendarKind } from '#src/domain/calendar/calendar-entry.ts';

/** A picture and a color; the words beside them say the same. */
export interface KindLook {
  readonly icon: LucideIcon;
  /** Of the picture, and of the line at the entry's start. */
  readonly ink: string;
  readonly soft: string;
}

const looks: Record<CalendarKind, KindLook> = {
  rent: { icon: Banknote, ink: 'text-good', soft: 'bg-good-soft' },
  lease: { icon: KeyRound, ink: 'text-action', soft: 'bg-info-soft' },
  tax: { icon: Landmark, ink: 'text-bad', soft: 'bg-bad-soft' },
  books: { icon: ReceiptText, ink: 'text-warn', soft: 'bg-warn-soft' },
  maintenance: { icon: Wrench, ink: 'text-warn', soft: 'bg-warn-soft' },
  reservation: { icon: CalendarCheck, ink: 'text-secondary', soft: 'bg-sunken' },
  notice: { icon: Megaphone, ink: 'text-secondary', soft: 'bg-sunken' },
  document: { icon: FileText, ink: 'text-secondary', soft: 'bg-sunken' },
  decision: { icon: Vote, ink: 'text-action', soft: 'bg-info-soft' },
  item: { icon: ListChecks, ink: 'text-action', soft: 'bg-selected' },
  holiday: { icon: TreePalm, ink: 'text-good', soft: 'bg-sunken' },
};

const itemIcons = { visit: MapPin, task: ListChecks, reminder: Bell } as const;

/** How an entry is marked by what it is. */
export function lookOf({ kind, rule }: Pick<CalendarEntry, 'kind' | 'rule'>): KindLook {
  const look = looks[kind];
  return rule in itemIcons ? { ...look, icon: itemIcons[rule as keyof typeof itemIcons] } : look;
}
