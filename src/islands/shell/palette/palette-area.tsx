import { Keyboard } from 'lucide-react';
import { useMemo } from 'react';
import type { PaletteText } from '#src/i18n/dictionaries/foundation/palette.en.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import type { NavGroup } from '#src/ui/frame/navigation.ts';
import type { AreaCommand, CommandFile } from '../commands.ts';
import { useOrganizations } from '../session.ts';
import type { QuickKeys } from '../use-quick-keys.ts';
import { Palette } from './palette.tsx';
import type { PaletteItem } from './palette-items.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

// The area's own texts are there already.
const NAMESPACES = ['palette'] as const;
export const SHEET = '#shortcuts';

export interface PaletteAreaProps {
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

function Shown({ shows, groups, own, quickKeys, go, onSheet, onClose }: PaletteAreaProps) {
  const text = useText('palette');
  const items = useItems(groups, own, quickKeys);
  if (shows === 'sheet') return <ShortcutSheet items={items} onClose={onClose} />;
  return (
    <Palette
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

function useItems(
  groups: readonly NavGroup[],
  own: CommandFile | null,
  quickKeys: QuickKeys,
): readonly PaletteItem[] {
  const text = useText('palette');
  const { active } = useOrganizations();
  return useMemo(() => {
    const keysOf = new Map(Object.entries(quickKeys).map(([keys, path]) => [path, keys]));
    const mayDo = ({ permission }: AreaCommand) => !permission || active?.can(permission);
    const toAction = (command: AreaCommand, words: PaletteText): PaletteItem => ({
      id: command.id,
      group: 'actions',
      label: command.label(words),
      path: command.path,
      icon: command.icon,
      keys: keysOf.get(command.path),
    });
    const actions = (own?.commands ?? []).filter(mayDo).map((command) => toAction(command, text));
    const screens = groups.flatMap(({ items }) =>
      items.map(({ id, label, href, icon }) => ({
        id: `screen-${id}`,
        group: 'screens',
        label,
        path: href,
        icon,
        keys: keysOf.get(href),
      })),
    );
    return [...actions, ...screens];
  }, [groups, own, quickKeys, active, text]);
}
