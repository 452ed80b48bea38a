import type { LucideIcon } from 'lucide-react';
import type { RecordKind } from '#src/data/foundation/search/queries.ts';
import type { Permission } from '#src/domain/people/permissions.ts';
import type { PaletteText } from '#src/i18n/dictionaries/foundation/palette.en.ts';

/** Something that can be begun from anywhere in an area. */
export interface AreaCommand {
  readonly id: string;
  readonly label: (text: PaletteText) => string;
  /** Path below the area's base. */
  readonly path: string;
  readonly icon: LucideIcon;
  /** Whoever lacks it in the active organisation is not offered it. */
  readonly permission?: Permission;
}

/** What an area gives the palette, in a file that is fetched with it. */
export interface CommandFile {
  readonly commands: readonly AreaCommand[];
  readonly recordPaths?: Readonly<Record<RecordKind, (id: string) => string>>;
}
