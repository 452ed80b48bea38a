import { History, Keyboard } from 'lucide-react';
import { useMemo } from 'react';
import type { Permission } from '#src/domain/people/permissions.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import type { NavGroup } from '#src/ui/frame/navigation.ts';
import type { CommandFile } from '../commands.ts';
import { readRecentPlaces, recentPlacesKey } from '../recent-places.ts';
import type { AreaName } from '../routes.ts';
import { useOrganizations, useSession } from '../session.ts';
import type { QuickKeys } from '../use-quick-keys.ts';
import { allItems } from './all-items.ts';
import { Palette } from './palette.tsx';
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
  const recent = useRecent();
  if (shows === 'sheet') return <ShortcutSheet items={items} onClose={onClose} />;
  return (
    <Palette
      recent={recent}
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

/** The places that the reader was at last, as they are when the search opens. */
function useRecent(): readonly PaletteItem[] {
  const { userId } = useSession();
  const { active } = useOrganizations();
  const key = recentPlacesKey(userId, active?.id ?? '');
  return useMemo(
    () =>
      readRecentPlaces(key).map(({ path, title }) => {
        return { id: `recent-${path}`, group: 'recent', label: title, path, icon: History };
      }),
    [key],
  );
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
