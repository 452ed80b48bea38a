import { RECENT_PLACES } from '#src/domain/foundation/browser-keys.ts';
import { type KeptPlace, readPlaces, writePlaces } from './kept-places.ts';

const MOST = 8;

/** The entry of local storage: each person has places of their own in each organization. */
export const recentPlacesKey = (userId: string, organizationId: string) =>
  `${RECENT_PLACES}:${userId}:${organizationId}`;

/** Puts a place before the others; it stands there once. */
export function rememberPlace(key: string, place: KeptPlace): void {
  const others = readPlaces(key).filter(({ path }) => path !== place.path);
  // A browser without room keeps no places.
  writePlaces(key, [place, ...others].slice(0, MOST));
}
