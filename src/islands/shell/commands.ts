import type { LucideIcon } from 'lucide-react';
import type { RecordKind } from '#src/data/foundation/search/queries.ts';
import type { Permission } from '#src/domain/people/permissions.ts';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import type { PaletteText } from '#src/i18n/dictionaries/foundation/palette.en.ts';

/** `commands` of a screen's `screen.ts`: something that can be begun there, from anywhere in the area. */
export interface ScreenCommand {
  readonly id: string;
  /** Its place among the commands of all screens. */
  readonly place: number;
  readonly label: (text: PaletteText) => string;
  readonly icon: LucideIcon;
  /** What stands behind the screen's address: `?record=1`. */
  readonly query?: string;
  /** Letters that lead there: `n p`. */
  readonly keys?: string;
  /** Needed in the active organisation where it is not the screen's own; whoever lacks it is not offered it. */
  readonly permission?: Permission;
}

/** A command with the address that it leads to. */
export interface AreaCommand extends ScreenCommand {
  /** Path below the area's base. */
  readonly path: string;
}

/** Somewhere to go by name: a screen, or something that stands on one. */
export interface AreaPlace {
  readonly id: string;
  /** Address below the area's base. */
  readonly path: string;
  readonly permission?: Permission;
  /** The menu entry that stands for it. */
  readonly of?: string;
  /** A screen's own title. */
  readonly title?: (text: never, common: CommonText) => string;
  readonly label?: (text: PaletteText) => string;
}

/** Where a record of each kind is shown. */
export type RecordPaths = Readonly<Partial<Record<RecordKind, (id: string) => string>>>;

/** What an area gives the search, in a file that is fetched with it. */
export interface CommandFile {
  readonly commands: readonly AreaCommand[];
  readonly places: readonly AreaPlace[];
  readonly recordPaths?: RecordPaths;
}
