import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type KeptPlace, placesOf, writePlaces } from '../kept-places.ts';
import { useOrganizations, useSession } from '../session.ts';
import { favoritesKey } from './favorites.ts';

const CHANGED = 'favorites-changed';

function subscribe(onChange: () => void): () => void {
  // The other tabs of this browser say it by themselves.
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** The reader's favorites in the organization on screen, and how to change them. */
export function useFavorites() {
  const { userId } = useSession();
  const { active } = useOrganizations();
  const key = favoritesKey(userId, active?.id ?? '');
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const favorites = useMemo(() => placesOf(stored), [stored]);
  const setFavorites = useCallback(
    (next: readonly KeptPlace[]) => {
      writePlaces(key, next);
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return { favorites, setFavorites };
}
