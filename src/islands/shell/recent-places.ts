import { RECENT_PLACES } from '#src/domain/foundation/browser-keys.ts';

/** A screen that somebody looked at: below the area's base, and what stood as its heading. */
export interface RecentPlace {
  readonly path: string;
  readonly title: string;
}

const MOST = 8;

/** The entry of local storage: each person has places of their own in each organization. */
export const recentPlacesKey = (userId: string, organizationId: string) =>
  `${RECENT_PLACES}:${userId}:${organizationId}`;

const isPlace = (value: unknown): value is RecentPlace =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'title' in value &&
  typeof value.path === 'string' &&
  typeof value.title === 'string';

/** The last places, the latest first. What cannot be read counts as none. */
export function readRecentPlaces(key: string): readonly RecentPlace[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** Puts a place before the others; it stands there once. */
export function rememberPlace(key: string, place: RecentPlace): void {
  const others = readRecentPlaces(key).filter(({ path }) => path !== place.path);
  try {
    localStorage.setItem(key, JSON.stringify([place, ...others].slice(0, MOST)));
  } catch {
    // A browser without room keeps no places.
  }
}
