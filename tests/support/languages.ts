import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbackLanguage, type Language, languages } from '#src/i18n/language.ts';
import { repositoryRoot } from '#stack/paths.ts';

/**
 * One language for the tests of a file, by turns with other files: it is the same on every machine. Journeys, the ways in
 * and what prospects see run in all of them (`languages`); what a screen does beyond that does not depend on its words,
 * which are the same keys in each dictionary. `E2E_LANGUAGES=all` runs these in all of them, too.
 */
export function languagesInTurn(fileUrl: string): readonly Language[] {
  const name = path.relative(repositoryRoot, fileURLToPath(fileUrl)).split(path.sep).join('/');
  const turn = Array.from(name).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  return languagesOfTurn(turn);
}

/** The language whose turn it is, of many things that are numbered; or all of them, as above. */
export function languagesOfTurn(turn: number): readonly Language[] {
  if (process.env.E2E_LANGUAGES === 'all') return languages;
  return [languages[turn % languages.length] ?? fallbackLanguage];
}
