// What the public pages' pictures show, kept beside them: where each was taken, the product's words that can be read in
// it, and the menu at its side. A picture says old things when a word is gone from the dictionaries or the menu changed.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '#src/i18n/language.ts';
import {
  allVersions,
  type FrameName,
  filesOf,
  type PictureName,
  themes,
} from '#src/sections/picture-files.ts';
import { type Area, readScreens } from '../../config/screens/read-screens.ts';

const root = path.resolve(import.meta.dirname, '../..');
export const picturesFolder = path.join(root, 'public/pictures');
export const manifestFile = path.join(import.meta.dirname, 'manifest.json');

/** One picture in one language; its themes show the same. */
export interface Shown {
  readonly picture: PictureName;
  readonly frame: FrameName;
  readonly language: Language;
  /** The screen's address, with a name for each record: ids differ from one demo to the next. */
  readonly address: string;
  /** The dictionaries' texts that can be read in it, as they stand there: "{paid} of {due}". */
  readonly texts: readonly string[];
}

/** With a mark of what its files are. */
interface Kept extends Shown {
  readonly files: string;
}

export interface Manifest {
  readonly takenOn: string;
  readonly menus: Readonly<Partial<Record<Area, readonly string[]>>>;
  readonly pictures: readonly Kept[];
}

export const readManifest = (): Manifest => JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

/** The entries of an area's menu, as they stand. */
export function menuOf(area: Area): string[] {
  return readScreens(area)
    .flatMap(({ id, menu }) => (menu ? [`${menu.group} ${menu.place} ${id}`] : []))
    .sort();
}

/** Every text of the dictionaries of a language. */
export async function dictionaryTexts(language: Language): Promise<ReadonlySet<string>> {
  const files = globSync(`src/i18n/dictionaries/**/*.${language}.ts`, { cwd: root });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(root, file)).href)));
  return new Set(textsIn(modules));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const LETTERS = 4;
/** Names and headlines; a longer explanation may be put better without the picture being old. */
const LONGEST = 60;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Which texts of the dictionary these words of a screen are: itself, or the one whose gaps were filled in. */
export function namesOf(words: readonly string[], dictionary: ReadonlySet<string>): string[] {
  const withGaps = [...dictionary]
    .filter((text) => text.replaceAll(/\{\w+\}|\P{L}/gu, '').length >= LETTERS && /\{\w+\}/.test(text))
    .map((text) => ({
      text,
      pattern: new RegExp(
        `^${text
          .split(/\{\w+\}/)
          .map(escaped)
          .join('.+')}$`,
      ),
    }));
  const found = words.flatMap((word) =>
    dictionary.has(word)
      ? [word]
      : withGaps.filter(({ pattern }) => pattern.test(word)).map(({ text }) => text),
  );
  return [...new Set(found)].filter((text) => text.length <= LONGEST).sort();
}

type Taken = Pick<Shown, 'picture' | 'frame' | 'language'>;

/** What the files of a picture are, in both themes: a file that came from elsewhere shows. */
export function filesMark({ picture: name, frame, language }: Taken): string {
  const hash = createHash('sha256');
  for (const theme of themes)
    for (const { file } of filesOf({ name, frame, language, theme }))
      hash.update(readFileSync(path.join(picturesFolder, file)));
  return hash.digest('hex').slice(0, 16);
}

const nameOf = ({ picture, frame, language }: Taken) => [picture, frame, language].join(' ');

/** Every picture's name, in the order in which they are listed. */
const names = (): string[] => [
  ...new Set(allVersions().map(({ name: picture, frame, language }) => nameOf({ picture, frame, language }))),
];

export function inOrder<T extends Taken>(shown: readonly T[]): T[] {
  const order = names();
  return shown.toSorted((one, other) => order.indexOf(nameOf(one)) - order.indexOf(nameOf(other)));
}

/** Why the pictures are not what the product shows now; nothing when they are. */
export async function staleness(manifest: Manifest): Promise<string[]> {
  const faults: string[] = [];
  if (manifest.pictures.map(nameOf).join() !== names().join())
    faults.push('not every picture is listed, in order');
  for (const [area, menu] of Object.entries(manifest.menus))
    if (menuOf(area as Area).join() !== menu.join()) faults.push(`the menu of ${area} has changed`);
  const dictionaries = new Map<Language, ReadonlySet<string>>();
  for (const language of languages) dictionaries.set(language, await dictionaryTexts(language));
  for (const { files, ...shown } of manifest.pictures)
    if (filesMark(shown) !== files) faults.push(`${nameOf(shown)} has other files than were taken`);
  for (const { picture, frame, language, texts } of manifest.pictures)
    for (const text of texts)
      if (!dictionaries.get(language)?.has(text))
        faults.push(`${picture} (${frame}, ${language}) shows "${text}", which the product no longer says`);
  return faults;
}
