import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permission } from '#src/domain/people/permissions.ts';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import type { Namespace, Texts } from '#src/i18n/load.ts';

/** The three areas; each has a dictionary of the same name. */
export type AreaName = 'owner' | 'tenant' | 'admin';

export interface ScreenProps {
  /** The named parts of the path: `/properties/:id` gives `id`. */
  params: Readonly<Record<string, string>>;
}

/** Fetches a screen's code when it is first needed. */
export type ScreenLoader = () => Promise<{
  Screen: ComponentType<ScreenProps>;
}>;

export interface AppRoute<Area extends AreaName> {
  /** Pattern below the area's base: `/`, `/properties/:id`. The first route that fits is taken. */
  readonly path: string;
  readonly load: ScreenLoader;
  /** Shared by routes that are one screen, which stays as it is from one to the other. */
  readonly screen?: string;
  /** The document's title, from the area's texts or those that all areas share. */
  readonly title: (text: Texts[Area], common: CommonText) => string;
  /** Needed in the active organisation; without it the screen says so. */
  readonly permission?: Permission;
  /** Texts of this screen alone, fetched with it. Declare the array outside the components. */
  readonly namespaces?: readonly Namespace[];
}

/** Fetches the routes of an area besides its first: no visitor needs them all before the first screen shows. */
export type RoutesLoader<Area extends AreaName> = () => Promise<{ routes: readonly AppRoute<Area>[] }>;

export interface NavigationItem<Area extends AreaName> {
  readonly id: string;
  /** Path below the area's base. */
  readonly path: string;
  readonly icon: LucideIcon;
  readonly label: (text: Texts[Area], common: CommonText) => string;
  /** Whoever lacks it in the active organisation does not see the item. */
  readonly permission?: Permission;
  /** Paths of the other screens that it stands for. */
  readonly covers?: readonly string[];
}

export interface NavigationGroup<Area extends AreaName> {
  readonly id: string;
  readonly label?: (text: Texts[Area], common: CommonText) => string;
  /** Closed until its reader opens it or goes to a screen in it. */
  readonly isClosed?: true;
  readonly items: readonly NavigationItem<Area>[];
}
