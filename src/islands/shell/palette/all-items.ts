import { ArrowRight } from 'lucide-react';
import type { Permission } from '#src/domain/people/permissions.ts';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import type { PaletteText } from '#src/i18n/dictionaries/foundation/palette.en.ts';
import type { Texts } from '#src/i18n/load.ts';
import type { NavItem } from '#src/ui/frame/navigation.ts';
import type { AreaCommand, AreaPlace, CommandFile } from '../commands.ts';
import type { AreaName } from '../routes.ts';
import type { QuickKeys } from '../use-quick-keys.ts';
import type { PaletteItem } from './palette-items.ts';

interface Searched {
  /** Entries of the menu, as far as the role sees them. */
  readonly entries: readonly NavItem[];
  readonly own: CommandFile | null;
  readonly quickKeys: QuickKeys;
  readonly texts: { palette: PaletteText; common: CommonText; area: Texts[AreaName] };
  readonly can: (permission: Permission) => boolean;
}

/** All that is found without asking the server: what can be done, then the menu, then what stands in no menu. */
export function allItems({ entries, own, quickKeys, texts, can }: Searched): readonly PaletteItem[] {
  const { palette: text, common, area } = texts;
  const keysOf = new Map(Object.entries(quickKeys).map(([keys, path]) => [path, keys]));
  const may = ({ permission }: { permission?: Permission }) => !permission || can(permission);
  const titleOf = ({ title }: AreaPlace) => title?.(area as never, common);
  const titles = new Map(own?.places.map((place) => [place.path, titleOf(place)]));

  const toAction = (command: AreaCommand): PaletteItem => ({
    id: command.id,
    group: 'actions',
    label: command.label(text),
    path: command.path,
    icon: command.icon,
    keys: keysOf.get(command.path),
    words: text.words[command.id],
  });
  const toScreen = ({ id, label, href, icon }: NavItem): PaletteItem => ({
    id: `screen-${id}`,
    group: 'screens',
    label,
    path: href,
    icon,
    keys: keysOf.get(href),
    words: [titles.get(href), text.words[id]].filter(Boolean).join(' '),
  });
  const toPlace = (place: AreaPlace): PaletteItem => {
    const entry = entries.find(({ id }) => id === place.of);
    return {
      id: `place-${place.id}`,
      group: 'screens',
      label: place.label?.(text) ?? titleOf(place) ?? '',
      detail: entry?.label,
      path: place.path,
      icon: entry?.icon ?? ArrowRight,
      keys: keysOf.get(place.path),
      words: text.words[place.id],
    };
  };
  const inMenu = new Set(entries.map(({ href }) => href));
  return [
    ...(own?.commands ?? []).filter(may).map(toAction),
    ...entries.map(toScreen),
    ...(own?.places ?? []).filter((place) => may(place) && !inMenu.has(place.path)).map(toPlace),
  ];
}
