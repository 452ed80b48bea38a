import { Settings } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import type { NavFavorites } from '#src/ui/frame/navigation.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useRecentPlaces } from '../use-recent-places.ts';
import { useFavorites } from './use-favorites.ts';

const OrganizeFavorites = lazyPart(
  () => import('./organize-favorites.tsx').then((file) => file.OrganizeFavorites),
  { isOptional: true },
);

interface KeptPartProps {
  path: string;
  /** Gets the menu's group of favorites, or nothing where there are none. */
  onFavorites: (favorites: NavFavorites | undefined) => void;
}

/** Remembers where the reader is, and shows what they marked. */
export function KeptPart({ path, onFavorites }: KeptPartProps) {
  useRecentPlaces(path);
  const { shell } = useText('common');
  const { favorites } = useFavorites();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const action = { label: shell.organizeFavorites, icon: Settings, onSelect: () => setIsOpen(true) };
    onFavorites(favorites.length > 0 ? { label: shell.favorites, places: favorites, action } : undefined);
  }, [favorites, shell, onFavorites]);
  return isOpen ? <OrganizeFavorites onClose={() => setIsOpen(false)} /> : null;
}
