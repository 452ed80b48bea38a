import type { Grammar } from './grammars.ts';

/** Whose screens they are; `site` are the pages that need no account. */
export type PlaceArea = 'site' | 'owner' | 'tenant' | 'admin';

/** What the browser gets: small, and read once (`readPlaces`). */
export interface PlaceIndex {
  readonly grammar: Grammar;
  /** Stems that mean the same, a meaning between bars, the stem that stands for it first. */
  readonly same: string;
  /**
   * A place a line: address, permission, title and phrases, a tab between. Phrases are stems, with bars between. An address that
   * begins with an asterisk is below the home of each area.
   */
  readonly places: string;
}

export interface IndexedPlace {
  readonly path: string;
  readonly area: PlaceArea;
  readonly permission: string;
  readonly title: string;
  readonly phrases: readonly ReadonlySet<string>[];
}

const AREA = /^\/(?:(owner|tenant)-dashboard|(admin))\//;

/** The address of an area's first screen. */
export const areaHomes = ['/owner-dashboard/', '/tenant-dashboard/', '/admin/'] as const;

/** Which stem stands for a meaning, by each other stem that has it. */
export function meaningsOf(same: string): ReadonlyMap<string, string> {
  const lines = same.split('|').map((line) => line.split(' '));
  return new Map(lines.flatMap(([first = '', ...others]) => others.map((stem) => [stem, first] as const)));
}

/** The places of an index. Those of the menu stand before others of their area. */
export function readPlaces({ places }: PlaceIndex): readonly IndexedPlace[] {
  return places.split('\n').flatMap((line) => {
    const [address = '', permission = '', title = '', said = ''] = line.split('\t');
    const phrases = said.split('|').map((phrase) => new Set(phrase.split(' ')));
    const paths = address.startsWith('*') ? areaHomes.map((home) => home + address.slice(1)) : [address];
    return paths.map((path) => {
      const [, dashboard, admin] = AREA.exec(path) ?? [];
      return { path, area: (dashboard ?? admin ?? 'site') as PlaceArea, permission, title, phrases };
    });
  });
}
