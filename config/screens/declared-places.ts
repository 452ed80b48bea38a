import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { DeclaredPlace, Spoken } from '../../src/domain/insight/navigation/make-index.ts';
import type { PlaceArea } from '../../src/domain/insight/navigation/place-index.ts';
import { type Area, areas, readScreens, repositoryRoot, type ScreenFacts } from './read-screens.ts';

/** How people say where they want to go, by address below the area: a text of phrases in each language. */
type EverydayWords = Readonly<Record<string, Everyday>>;

interface Everyday extends Readonly<Record<Spoken, string>> {
  /** Its name where the screen's own is that of another, too. */
  readonly title?: Readonly<Record<Spoken, string>>;
}
type Dictionary = Readonly<Record<string, unknown>>;
type Dictionaries = Readonly<Record<Area | 'common' | 'palette' | 'sections', Dictionary>>;

const WORDS = 'src/content/everyday-words';
const homes: Record<Area, string> = {
  owner: '/owner-dashboard/',
  tenant: '/tenant-dashboard/',
  admin: '/admin/',
};

const readYaml = (file: string, root: string) => parse(readFileSync(path.join(root, file), 'utf8'));

/** The everyday words of the product; those of the account are the same in every area. */
export function everydayWords(area: PlaceArea, root = repositoryRoot): EverydayWords {
  const own = readYaml(`${WORDS}/${area}.yaml`, root);
  return area === 'site' ? own : { ...own, ...readYaml(`${WORDS}/account.yaml`, root) };
}

/** Lines of words that mean the same. */
export const synonymsIn = (language: Spoken, root = repositoryRoot): readonly string[] =>
  readYaml(`${WORDS}/synonyms.yaml`, root)[language];

/** Everywhere that somebody can go by name: the screens of the three areas, what stands on them, and the public pages. */
export async function declaredPlaces(language: Spoken, root = repositoryRoot): Promise<DeclaredPlace[]> {
  const texts = await readDictionaries(language, root);
  const inAreas = areas.flatMap((area) => {
    const words = everydayWords(area, root);
    return placesIn(area, readScreens(area, root), texts).map((place) => {
      const phrases = words[place.path]?.[language].split('|') ?? [];
      const title = words[place.path]?.title?.[language];
      const names = place.names.filter((name) => !title || name !== place.title);
      return { ...place, ...(title && { title }), names, path: homes[area] + place.path.slice(1), phrases };
    });
  });
  return [...inAreas, ...publicPlaces(language, root)];
}

/** The places of an area, by address: what stands under one address is one place with several names. Those of the menu come first. */
export function placesIn(
  area: Area,
  screens: readonly ScreenFacts[],
  texts: Dictionaries,
): Omit<DeclaredPlace, 'phrases'>[] {
  const found = new Map<string, Omit<DeclaredPlace, 'phrases'>>();
  const add = (at: string, place: Omit<DeclaredPlace, 'phrases' | 'path'>) => {
    const known = found.get(at);
    const names = known ? [...known.names, place.title, ...place.names] : place.names;
    found.set(at, { path: at, ...place, ...known, names });
  };
  for (const { paths, permission, title, menu, section, finds, commands } of screens.toSorted(byMenu)) {
    const [own = ''] = paths;
    const say = (label: string | undefined, first: keyof Dictionaries) =>
      label ? textAt(label, texts[first], texts.common) : '';
    const parts = [
      ...finds.map((one) => ({ ...one, permission })),
      ...commands.map((one) => ({ at: own + (one.query ?? ''), permission, ...one })),
    ].map((one) => ({ ...one, label: say(one.label, 'palette') }));
    // A screen outside of the menu is called what the search calls it.
    const called = menu
      ? say(menu.label, area)
      : (parts.find(({ at }) => at === own)?.label ?? say(title, area));
    const names = [say(title, area), say(section?.label, 'sections')].filter(Boolean);
    if (!own.includes(':')) add(own, { title: called, names, permission });
    for (const one of parts) add(one.at, { title: one.label, names: [], permission: one.permission });
  }
  return [...found.values()];
}

const byMenu = (one: ScreenFacts, other: ScreenFacts) => Number(!one.menu) - Number(!other.menu);

const LABEL = /^\((?:text|_)(?:, \{ (\w+) \})?\) => (\w+)((?:\.\w+|\['[^']+'\])+)$/;

/** What a label such as `(text) => text.titles.units` names. */
function textAt(label: string, text: Dictionary, common: Dictionary): string {
  const [, shared, , keys = ''] = LABEL.exec(label) ?? [];
  let value: unknown = shared ? common[shared] : text;
  for (const [, plain, quoted] of keys.matchAll(/\.(\w+)|\['([^']+)'\]/g))
    value = (value as Dictionary | undefined)?.[plain ?? quoted ?? ''];
  if (typeof value !== 'string') throw new Error(`"${label}" names no text.`);
  return value;
}

async function readDictionaries(language: Spoken, root: string): Promise<Dictionaries> {
  const names = ['owner', 'tenant', 'admin', 'common', 'palette', 'sections'] as const;
  const read = names.map(async (name) => {
    const file = path.join(root, `src/i18n/dictionaries/foundation/${name}.${language}.ts`);
    return [name, (await import(file))[name]] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Dictionaries;
}

interface IndexGroup {
  readonly isSignedIn: boolean;
  readonly places: readonly { readonly to: string; readonly title: string }[];
}

/** What the index of everything has for visitors. */
function publicPlaces(language: Spoken, root: string): DeclaredPlace[] {
  const words = everydayWords('site', root);
  const { groups } = readYaml(`src/content/ai-nav/${language}.yaml`, root) as {
    groups: readonly IndexGroup[];
  };
  return groups
    .filter(({ isSignedIn }) => !isSignedIn)
    .flatMap(({ places }) =>
      places.map(({ to, title }) => {
        return {
          path: to,
          area: 'site',
          title,
          names: [],
          phrases: words[to]?.[language].split('|') ?? [],
        };
      }),
    );
}
