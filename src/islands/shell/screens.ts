import type { LucideIcon } from 'lucide-react';
import type { Permission } from '#src/domain/people/permissions.ts';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import type { PaletteText } from '#src/i18n/dictionaries/foundation/palette.en.ts';
import type { SectionsText } from '#src/i18n/dictionaries/foundation/sections.en.ts';
import type { Texts } from '#src/i18n/load.ts';
import type { AreaName, NavigationGroup, NavigationItem, ScreenLoader } from './routes.ts';

// What `screen.ts` in a screen's folder exports. config/screens makes the routes, the menu and the palette of it.

/** The words of an area; those that every area has can use what all areas share. */
type Label<Area extends AreaName> = (text: Texts[Area], common: CommonText) => string;

/** `screen`: an address and what stands there. */
export interface AppScreen<Area extends AreaName> {
  /** Pattern below the area's base: `/`, `/properties/:id`. The first of several is the one that links lead to. */
  readonly path: string | readonly string[];
  readonly load: ScreenLoader;
  /** The document's title. */
  readonly title: Label<Area>;
  /** Needed in the active organisation; without it the screen says so. */
  readonly permission?: Permission;
  /** It stays as it is from one of its paths to another. */
  readonly isOne?: true;
}

/** `menu`: its place in the navigation. */
export interface MenuEntry<Area extends AreaName> {
  /** One of the area's groups: `groups.ts`. */
  readonly group: string;
  /** Its place among those of the group. */
  readonly place: number;
  readonly icon: LucideIcon;
  /** Names its words and does nothing else: `(text) => text.navigation.units`. */
  readonly label: Label<Area>;
  /** Its place among the few that phones keep at hand. */
  readonly atHand?: number;
  /** Letters that lead there: `g p`. */
  readonly keys?: string;
}

/** `section`: its place in the line of links that the screens of one menu entry share. */
export interface SectionEntry {
  /** The menu entry that stands for them all: the id of its screen. */
  readonly of: string;
  readonly place: number;
  readonly label: (text: SectionsText) => string;
}

/** One of `finds`: something on the screen that is looked for by a name of its own. */
export interface ScreenFind {
  readonly id: string;
  /** Names its words and does nothing else. */
  readonly label: (text: PaletteText) => string;
  /** Where it is, below the area's base: `/settings/security#password`. At the screen's own address it stands in place of its title. */
  readonly at: string;
}

/** `about`: what tests and the public pages ask of it. */
export interface AboutScreen {
  /** Ids of src/content/feature-states.json that are used here. */
  readonly features?: readonly string[];
  /** Whose id stands in its path. */
  readonly record?: string;
  /** What stands behind the address where it shows something else: `?tab=documents`. */
  readonly views?: readonly string[];
  /** Addresses to look at, where the names in its path stand for no record. */
  readonly samples?: readonly string[];
  /** Kept for use without a connection before anybody has opened it. */
  readonly isKept?: true;
  /** It asks the server nothing, or nothing that the frame has not read already. */
  readonly asksNothing?: true;
}

/** A group of the menu without its entries, which the screens give it. */
export type MenuGroup<Area extends AreaName> = Omit<NavigationGroup<Area>, 'items'>;

/** What the screens of an area put into each group of its menu. */
export type Menu<Area extends AreaName> = Readonly<Record<string, readonly NavigationItem<Area>[]>>;

/** The area's groups with what its screens put into them. */
export const navigationOf = <Area extends AreaName>(
  groups: readonly MenuGroup<Area>[],
  menu: Menu<Area>,
): NavigationGroup<Area>[] => groups.map((group) => ({ ...group, items: menu[group.id] ?? [] }));
