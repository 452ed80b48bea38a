import { useEffect } from 'react';
import { shownTitle } from './kept-places.ts';
import { recentPlacesKey, rememberPlace } from './recent-places.ts';
import { useOrganizations, useSession } from './session.ts';

/** So long somebody stays on a screen that they work with. */
const STAY_MS = 1_500;

/** Remembers the screens that the reader stays on, by their headings; the home is one key away anyway. */
export function useRecentPlaces(path: string): void {
  const { userId } = useSession();
  const { active } = useOrganizations();
  const key = recentPlacesKey(userId, active?.id ?? '');
  useEffect(() => {
    if (path === '/') return;
    const timer = setTimeout(() => {
      const title = shownTitle();
      if (title) rememberPlace(key, { path, title });
    }, STAY_MS);
    return () => clearTimeout(timer);
  }, [key, path]);
}
