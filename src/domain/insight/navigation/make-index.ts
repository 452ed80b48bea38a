import { grammars } from './grammars.ts';
import { areaHomes, meaningsOf, type PlaceIndex } from './place-index.ts';
import { readingOf } from './words.ts';

/** The languages in which somebody can be understood. */
export type Spoken = keyof typeof grammars;

/** Somewhere to go, as it is declared. */
export interface DeclaredPlace {
  /** The whole address: `/owner-dashboard/finance`. */
  readonly path: string;
  /** Needed in the reader's organization. */
  readonly permission?: string | undefined;
  readonly title: string;
  /** What else the product calls it: the menu's word, the line's. */
  readonly names: readonly string[];
  /** How people say it, in the language of the index. */
  readonly phrases: readonly string[];
}

/** Makes an index, when the product is built. @param synonyms lines of words that mean the same */
export function makePlaceIndex(
  language: Spoken,
  declared: readonly DeclaredPlace[],
  synonyms: readonly string[],
): PlaceIndex {
  const grammar = grammars[language];
  const { wordsOf, isLight } = readingOf(grammar);
  const stemsOf = (text: string) => [...new Set(wordsOf(text).map(({ stem }) => stem))];
  const same = synonyms.map((line) => stemsOf(line).join(' ')).join('|');
  const meanings = meaningsOf(same);
  const meantBy = (text: string) => [...new Set(stemsOf(text).map((stem) => meanings.get(stem) ?? stem))];
  const places = declared.map(({ path, permission = '', title, names, phrases }) => {
    // In one order, so that what is said twice stands once and is the same to the compressor.
    const said = [title, ...names, ...phrases].map((text) => meantBy(text).sort().join(' '));
    const lines = withoutShorter([...new Set(said.filter(Boolean))], isLight);
    return [path, permission, title, lines.toSorted().join('|')].join('\t');
  });
  return { grammar, same, places: shared(places).join('\n') };
}

/** Without a phrase that another only says with a light word more. */
function withoutShorter(phrases: readonly string[], isLight: (stem: string) => boolean): readonly string[] {
  const sets = phrases.map((phrase) => new Set(phrase.split(' ')));
  const isSaidBy = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    one !== other && one.isSubsetOf(other) && [...other.difference(one)].every(isLight);
  return phrases.filter((_, at) => {
    const own = sets[at];
    return own !== undefined && !sets.some((other) => isSaidBy(own, other));
  });
}

/** What every area has stands once, where the first area had it. */
function shared(lines: readonly string[]): readonly string[] {
  const below = (line: string) => {
    const home = areaHomes.find((one) => line.startsWith(one));
    return home && `*${line.slice(home.length)}`;
  };
  const counts = Map.groupBy(lines, (line) => below(line) ?? line);
  const isOfAll = (line: string) => counts.get(below(line) ?? line)?.length === areaHomes.length;
  return [...new Set(lines.map((line) => (isOfAll(line) ? (below(line) ?? line) : line)))];
}
