import { addDays, type IsoDate } from '../foundation/dates.ts';
import { instantIn } from '../foundation/time-zone.ts';

/** What the community of a property is made of; the owner may switch each off. */
export const communityParts = ['board', 'areas', 'parcels', 'lost_and_found'] as const;
export type CommunityPart = (typeof communityParts)[number];
/** What says of a community whether it has a part. */
export const partFlags = {
  board: 'hasBoard',
  areas: 'hasAreas',
  parcels: 'hasParcels',
  lost_and_found: 'hasLostAndFound',
} as const satisfies Record<CommunityPart, string>;

export const postKinds = ['board', 'lost', 'found', 'comment'] as const;

/** How a tenant is named to neighbours: at most the first name and the unit (Ley 172-13). */
export const neighbourNameKinds = ['first_name_and_unit', 'first_name', 'unit'] as const;
export type NeighbourNameKind = (typeof neighbourNameKinds)[number];

export const reservationStatuses = ['requested', 'confirmed', 'refused', 'cancelled'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

export const propertyContactKinds = ['office', 'manager', 'emergency'] as const;
export type PropertyContactKind = (typeof propertyContactKinds)[number];

export const conditionMoments = ['move_in', 'move_out'] as const;
export type ConditionMoment = (typeof conditionMoments)[number];

/** From best to worst. */
export const itemConditions = ['new', 'good', 'worn', 'damaged', 'missing'] as const;
export type ItemCondition = (typeof itemConditions)[number];

/** Minutes that a slot of a common area may last; `common_areas.slot_minutes` has the same list. */
export const SLOT_MINUTES = [30, 60, 90, 120, 180, 240, 360, 480] as const;
export const LONGEST_POST = 2000;
export const MOST_POST_PHOTOS = 4;
export const MOST_ITEM_PHOTOS = 6;
/** The number for emergencies in the whole country (Sistema Nacional de Atención a Emergencias y Seguridad). */
export const EMERGENCY_NUMBER = '911';

/** When an area can be reserved; times of day as `HH:MM` or `HH:MM:SS`, up to 24:00. */
export interface AreaHours {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly slotMinutes: number;
}

/** A stretch of time; ISO 8601. */
export interface TimeSpan {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Minutes since midnight of a time of day; NaN for anything else. */
export function minutesOf(time: string): number {
  const parts = /^(\d{2}):(\d{2})(?::00)?$/.exec(time);
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : Number.NaN;
}

/** Whether at least one slot fits between the hours. */
export function isOpenLongEnough(hours: AreaHours): boolean {
  return minutesOf(hours.closesAt) - minutesOf(hours.opensAt) >= hours.slotMinutes;
}

/** The slots of a day in the zone of the building, one after the other; what is left at the end is none. */
export function slotsOf(hours: AreaHours, date: IsoDate, timeZone: string): TimeSpan[] {
  const [from, until] = [minutesOf(hours.opensAt), minutesOf(hours.closesAt)];
  const count = Math.max(0, Math.floor((until - from) / hours.slotMinutes));
  const lengthMs = hours.slotMinutes * 60_000;
  return Array.from({ length: count }, (_, index) => {
    const startsAt = instantIn(timeZone, date, from + index * hours.slotMinutes);
    return {
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + lengthMs).toISOString(),
    };
  });
}

/** Whether two stretches share a moment; one that begins as the other ends does not. */
export function isOverlapping(one: TimeSpan, other: TimeSpan): boolean {
  return (
    Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt)
  );
}

/** The first and the last moment, in milliseconds, of a day in a zone: the last one is no longer part of it. */
export function dayBounds(date: IsoDate, timeZone: string): readonly [number, number] {
  return [instantIn(timeZone, date, 0), instantIn(timeZone, addDays(date, 1), 0)];
}

/** Whether an item has come down since the tenant moved in; wear alone is no damage. */
export function hasWorsened(before: ItemCondition, after: ItemCondition): boolean {
  const isBad = (condition: ItemCondition) => condition === 'damaged' || condition === 'missing';
  return isBad(after) && itemConditions.indexOf(after) > itemConditions.indexOf(before);
}
