import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import type { KeptPlace } from '../kept-places.ts';
import { isFavorite, MOST_FAVORITES, toggled } from './favorites.ts';
import { useFavorites } from './use-favorites.ts';

/** Stars a place or takes its star away, and says what came of it. */
export function useToggleFavorite() {
  const text = useText('favorites');
  const { favorites, setFavorites } = useFavorites();
  return {
    isOne: (path: string) => isFavorite(favorites, path),
    toggle: (place: KeptPlace) => {
      const next = toggled(favorites, place);
      if (!next) return showToast('info', text.full({ count: MOST_FAVORITES }));
      setFavorites(next);
      return showToast('success', next.length > favorites.length ? text.added : text.removed);
    },
  };
}
