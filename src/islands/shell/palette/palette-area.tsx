import { History, Keyboard, type LucideIcon, Star } from 'lucide-react';
import { useMemo } from 'react';
import type { Permission } from '#src/domain/people/permissions.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import type { NavGroup } from '#src/ui/frame/navigation.ts';
import type { CommandFile } from '../commands.ts';
import { isFavorite } from '../favorites/favorites.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { type KeptPlace, readPlaces } from '../kept-places.ts';
import { recentPlacesKey } from '../recent-places.ts';
import type { AreaName } from '../routes.ts';
import { useOrganizations, useSession } from '../session.ts';
import type { QuickKeys } from '../use-quick-keys.ts';
import { allItems } from './all-items.ts';
import { type Kept, Palette } from './palette.tsx';
import type { PaletteItem } from './palette-items.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

// The area's own texts are there already.
const NAMESPACES = ['palette'] as const;
export const SHEET = '#shortcuts';

export interface PaletteAreaProps {
  area: AreaName;
  shows: 'palette' | 'sheet';
  groups: readonly NavGroup[];
  /** What can be begun in this area, with where its records are shown. */
  own: CommandFile | null;
  quickKeys: QuickKeys;
  go: (path: string) => void;
  onSheet: () => void;
  onClose: () => void;
}

/** The palette or the sheet of keys, with what this area has and this role may. */
export function PaletteArea(props: PaletteAreaProps) {
  return (
    <TextProvider language={useLanguage()} namespaces={NAMESPACES}>
      <Shown {...props} />
    </TextProvider>
  );
}

function Shown({ area, shows, groups, own, quickKeys, go, onSheet, onClose }: PaletteAreaProps) {
  const text = useText('palette');
  const items = useItems(area, groups, own, quickKeys);
  const kept = useKept();
  if (shows === 'sheet') return <ShortcutSheet items={items} onClose={onClose} />;
  return (
    <Palette
      area={area}
      kept={kept}
      items={[
        ...items,
        {
          id: 'shortcuts',
          group: 'screens',
          label: text.commands.shortcuts,
          path: SHEET,
          icon: Keyboard,
          keys: '?',
        },
      ]}
      recordPaths={own?.recordPaths}
      onTake={(path) => {
        onClose();
        if (path === SHEET) onSheet();
        else go(path);
      }}
      onClose={onClose}
    />
  );
}

const RECENT_SHOWN = 5;

/** The reader's favorites, and where they were last, as it is when the search opens. */
function useKept(): Kept {
  const { userId } = useSession();
  const { active } = useOrganizations();
  const { favorites } = useFavorites();
  const key = recentPlacesKey(userId, active?.id ?? '');
  return useMemo(() => {
    const toItem = (group: string, icon: LucideIcon) => (place: KeptPlace) => {
      return { id: `${group}-${place.path}`, group, label: place.title, path: place.path, icon };
    };
    const marked = favorites.map(toItem('favorites', Star));
    const recent = readPlaces(key)
      .filter(({ path }) => !isFavorite(favorites, path))
      .map(toItem('recent', History));
    return { first: [...marked, ...recent.slice(0, RECENT_SHOWN)], all: [...marked, ...recent] };
  }, [key, favorites]);
}

function useItems(
  areaName: AreaName,
  groups: readonly NavGroup[],
  own: CommandFile | null,
  quickKeys: QuickKeys,
): readonly PaletteItem[] {
  const text = useText('palette');
  const common = useText('common');
  const area = useText(areaName);
  const { active } = useOrganizations();
  return useMemo(() => {
    const entries = groups.flatMap(({ items }) => items);
    const can = (permission: Permission) => active?.can(permission) ?? false;
    return allItems({ entries, own, quickKeys, texts: { palette: text, common, area }, can });
  }, [groups, own, quickKeys, active, text, area, common]);
}
