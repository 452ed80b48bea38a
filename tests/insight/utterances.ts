import type { FoundPlace, PlaceReader } from '#src/domain/insight/navigation/find-places.ts';

/** Who speaks: somebody signed in, or a visitor of the public pages. */
export type Speaker = 'owner' | 'tenant' | 'admin' | 'visitor';

/**
 * By speaker and by where it is: an address below the speaker's area (a visitor's from the root). Where two places do the job,
 * both stand in the key with " | " between.
 */
export type Utterances = Readonly<Record<Speaker, Readonly<Record<string, readonly string[]>>>>;

export interface Said {
  readonly said: string;
  readonly reader: PlaceReader;
  /** The addresses that are right. */
  readonly to: readonly string[];
}

const homes: Record<Speaker, string> = {
  owner: '/owner-dashboard/',
  tenant: '/tenant-dashboard/',
  admin: '/admin/',
  visitor: '/',
};
const can = () => true;

/** Each utterance of a set with who asks and where it leads. */
export function saidIn(utterances: Utterances): readonly Said[] {
  return (Object.keys(homes) as Speaker[]).flatMap((speaker) => {
    const areas = speaker === 'visitor' ? (['site', 'owner', 'tenant'] as const) : ([speaker] as const);
    return Object.entries(utterances[speaker]).flatMap(([places, all]) => {
      const to = places.split(' | ').map((place) => homes[speaker] + place.slice(1));
      return all.map((said) => ({ said, to, reader: { areas, can } }));
    });
  });
}

/** The share of utterances whose place is among the first that are found. */
export function shareFound(
  all: readonly Said[],
  find: (said: string, reader: PlaceReader) => readonly FoundPlace[],
  among: number,
): number {
  const isFound = ({ said, reader, to }: Said) =>
    find(said, reader)
      .slice(0, among)
      .some(({ path }) => to.includes(path));
  return all.filter(isFound).length / all.length;
}

const LONG = 4;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One letter of one word of at least four left out, put in, changed or moved, by the number: the same each time. */
export function withTypingError(said: string, number: number): string {
  const words = said.split(' ');
  const long = words.flatMap((word, at) => (word.length >= LONG ? [at] : []));
  const at = long[number % Math.max(1, long.length)];
  const word = at === undefined ? undefined : words[at];
  if (at === undefined || word === undefined) return said;
  const place = 1 + (number % (word.length - 2));
  const [before, after] = [word.slice(0, place), word.slice(place)];
  const letter = LETTERS[(number * 7) % LETTERS.length] ?? 'x';
  const made = [
    before + after.slice(1),
    before + letter + after,
    before + letter + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
  ];
  return words.with(at, made[Math.floor(number / 3) % made.length] ?? word).join(' ');
}
