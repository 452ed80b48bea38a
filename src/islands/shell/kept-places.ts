/** A screen that somebody looked at or marked: below the area's base, and what stood as its heading. */
export interface KeptPlace {
  readonly path: string;
  readonly title: string;
}

const isPlace = (value: unknown): value is KeptPlace =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'title' in value &&
  typeof value.path === 'string' &&
  typeof value.title === 'string';

/** What local storage holds as places under this key. What cannot be read counts as none. */
export function readPlaces(key: string): readonly KeptPlace[] {
  return placesOf(localStorage.getItem(key));
}

export function placesOf(stored: string | null): readonly KeptPlace[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(read) ? read.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** Keeps them; false where the browser has no room. */
export function writePlaces(key: string, places: readonly KeptPlace[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(places));
    return true;
  } catch {
    return false;
  }
}

/** What the screen on show is called; how many there are of something is no part of its name. */
export function shownTitle(): string {
  const heading = document.getElementById('page-title');
  return (heading?.dataset.name ?? heading?.textContent ?? '').trim();
}
