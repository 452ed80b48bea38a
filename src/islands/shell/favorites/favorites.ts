import { FAVORITES } from '#src/domain/foundation/browser-keys.ts';
import type { KeptPlace } from '../kept-places.ts';

/** So many fit into the menu without hiding what stands below. */
export const MOST_FAVORITES = 7;

/** The entry of local storage: each person has favorites of their own in each organization. */
export const favoritesKey = (userId: string, organizationId: string) =>
  `${FAVORITES}:${userId}:${organizationId}`;

type Places = readonly KeptPlace[];

export const isFavorite = (places: Places, path: string) => places.some((place) => place.path === path);

export const without = (places: Places, path: string): Places =>
  places.filter((place) => place.path !== path);

/** With the place at the end, or without it where it was one; null where there is no room for another. */
export function toggled(places: Places, place: KeptPlace): Places | null {
  if (isFavorite(places, place.path)) return without(places, place.path);
  return places.length < MOST_FAVORITES ? [...places, place] : null;
}

/** With the place one line further up (-1) or down (1); the first and the last stay where they are. */
export function moved(places: Places, path: string, by: -1 | 1): Places {
  const from = places.findIndex((place) => place.path === path);
  const other = places[from + by];
  const place = places[from];
  if (!place || !other) return places;
  return places.map((one, index) => (index === from ? other : index === from + by ? place : one));
}
