import { oneEditFrom } from './near-words.ts';
import { type IndexedPlace, meaningsOf, type PlaceArea, type PlaceIndex, readPlaces } from './place-index.ts';
import { plainText, readingOf, type Word } from './words.ts';

/** Who asks. Nothing else is found for them. */
export interface PlaceReader {
  /** The areas that they may open, the likeliest first. */
  readonly areas: readonly PlaceArea[];
  readonly can: (permission: string) => boolean;
}

export interface FoundPlace {
  readonly path: string;
  readonly area: PlaceArea;
  readonly title: string;
  /** From 0 to 1: how much of what was said is understood, and how much it is like what people say of the place. */
  readonly confidence: number;
  /** The words for which it was chosen, as they were typed. */
  readonly because: readonly string[];
}

/** From here on a place is likely; below, it is a guess. */
export const LIKELY = 0.5;
/** Below it, nothing is offered, nor what is less than this part as likely as the first. */
const LEAST = 0.25;
const NEARLY = 0.4;
const MOST_PLACES = 5;

/** What a word with a typing error counts, and one that is still being typed. A short word is near to many others. */
const NEAR = 0.85;
const NEAR_SHORT = 0.7;
const SHORT = 5;
const BEGUN = 0.7;
const SHORTEST_BEGINNING = 3;

/** One phrase that says it counts more than words from several. */
const PHRASE_SHARE = 0.65;
/** An unknown word may be a name: it takes less from a place than a word that leads elsewhere. */
const UNKNOWN = 0.55;
/** What a word weighs that most sentences have; others weigh from 1 to 5. */
const LIGHT = 0.3;
/** Whoever types a place's name means it. */
const NAMED = 0.05;
/** Of places that answer alike, those of the reader's first area. */
const OTHER_AREA = 0.9;

/** A word that was typed, and what it may mean with how sure that is. */
interface Asked {
  readonly plain: string;
  readonly isLight: boolean;
  readonly meanings: readonly (readonly [stem: string, certainty: number])[];
}

/** What a reader asks for, and how much its words weigh. */
interface Weighed {
  readonly asked: readonly Asked[];
  readonly weightOf: (stem: string) => number;
  readonly unknownWeight: number;
}

/**
 * Makes the function that finds where somebody wants to go: the likeliest first, empty where it cannot know. It reads the whole
 * index: keep what it gives.
 */
export function placeFinder(index: PlaceIndex): (said: string, reader: PlaceReader) => readonly FoundPlace[] {
  const places = readPlaces(index);
  const words = vocabularyOf(index, places);
  return (said, { areas, can }) => {
    const asked = words.read(said);
    if (asked.every(({ meanings }) => meanings.length === 0)) return [];
    const weighed = { asked, weightOf: words.weightOf, unknownWeight: words.unknownWeight };
    const typed = typedWords(said);
    return places
      .filter(({ area, permission }) => areas.includes(area) && (permission === '' || can(permission)))
      .map((place) => {
        const { score, coverage, because } = judge(place.phrases, weighed);
        const named = plainText(place.title) === plainText(said) ? score + NAMED : score;
        return { place, score: place.area === areas[0] ? named : named * OTHER_AREA, coverage, because };
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST_PLACES)
      .map(({ place: { path, area, title }, score, coverage, because }) => {
        const confidence = Math.min(1, score) * Math.sqrt(coverage);
        return { path, area, title, confidence, because: because.map((word) => typed.get(word) ?? word) };
      })
      .filter(({ confidence }, _, all) => confidence >= Math.max(LEAST, (all[0]?.confidence ?? 0) * NEARLY));
  };
}

/** How the words of an index are read and weighed: the fewer places have one, the more it says. */
function vocabularyOf({ same, grammar }: PlaceIndex, places: readonly IndexedPlace[]) {
  const meanings = meaningsOf(same);
  const { stemOf, wordsOf, isLight } = readingOf(grammar);
  const counts = new Map<string, number>();
  for (const { phrases } of places)
    for (const stem of new Set(phrases.flatMap((phrase) => [...phrase])))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const known = [...counts.keys()];
  const meaningOf = (stem: string) => {
    const meaning = meanings.get(stem) ?? stem;
    return counts.has(meaning) ? [meaning] : [];
  };
  const read = ({ plain, stem, isLight: saysLittle }: Word, isLast: boolean): Asked => {
    const exact = meaningOf(stem);
    if (exact.length > 0 || saysLittle)
      return { plain, isLight: saysLittle, meanings: exact.map((one) => [one, 1]) };
    const isShort = plain.length <= SHORT;
    const near = oneEditFrom(plain)
      .filter((other) => !isShort || other[0] === plain[0])
      .flatMap((other) => meaningOf(stemOf(other)));
    const isBeginning = isLast && plain.length >= SHORTEST_BEGINNING;
    const begun = isBeginning ? known.filter((one) => one.startsWith(plain)) : [];
    const certainties = new Map(begun.map((one) => [one, BEGUN]));
    for (const one of near) certainties.set(one, isShort ? NEAR_SHORT : NEAR);
    return { plain, isLight: false, meanings: [...certainties] };
  };
  // An unknown number is an amount, a year or a house; a light word that no phrase has says nothing.
  const tells = ({ plain, isLight: saysLittle, meanings: all }: Asked) =>
    all.length > 0 || !(saysLittle || /^\d+$/.test(plain));
  return {
    read: (said: string) =>
      wordsOf(said)
        .map((word, at, all) => read(word, at === all.length - 1))
        .filter(tells),
    weightOf: (stem: string) =>
      isLight(stem) ? LIGHT : Math.log(1 + places.length / (counts.get(stem) ?? 1)),
    unknownWeight: Math.log(1 + places.length),
  };
}

/** How well a place answers: by the phrase that is likest to what was said, and by what all its words have of it. */
function judge(
  phrases: readonly ReadonlySet<string>[],
  { asked, weightOf, unknownWeight }: Weighed,
): { score: number; coverage: number; because: readonly string[] } {
  let total = 0;
  let covered = 0;
  let unknown = 0;
  const because: string[] = [];
  for (const { plain, isLight, meanings } of asked) {
    const met = meanings.filter(([stem]) => phrases.some((phrase) => phrase.has(stem)));
    const best = Math.max(0, ...met.map(([stem, certainty]) => certainty * weightOf(stem)));
    if (meanings.length === 0) unknown += unknownWeight;
    else total += Math.max(...(met.length > 0 ? met : meanings).map(([stem]) => weightOf(stem)));
    covered += best;
    if (best > 0 && !isLight) because.push(plain);
  }
  if (covered === 0) return { score: 0, coverage: 0, because };
  const asFar = total + UNKNOWN * unknown;
  const likeness = (phrase: ReadonlySet<string>) => {
    let all = 0;
    for (const stem of phrase) all += weightOf(stem);
    let shared = 0;
    for (const { meanings } of asked)
      shared += Math.max(
        0,
        ...meanings.map(([stem, certainty]) => (phrase.has(stem) ? certainty * weightOf(stem) : 0)),
      );
    return (2 * shared) / (asFar + all);
  };
  const likest = Math.max(...phrases.map(likeness));
  const score = PHRASE_SHARE * likest + (1 - PHRASE_SHARE) * (covered / asFar);
  return { score, coverage: covered / (total + unknown), because };
}

/** The words of a sentence as they stand in it, by what they are compared as. */
const typedWords = (said: string): ReadonlyMap<string, string> =>
  new Map(said.split(/[\s,.;:¿?¡!()"]+/).map((word) => [plainText(word).replace(/['’]/g, ''), word]));
