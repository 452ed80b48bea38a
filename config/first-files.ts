import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { EnteredScreen } from '../scripts/size/entered-screens.ts';
import {
  type FirstScreens,
  firstScreens,
  firstScripts,
  namedScripts,
} from '../scripts/size/first-screens.ts';
import { ModuleGraph } from '../scripts/size/modules.ts';
import { type BuiltPage, readPages } from '../scripts/size/pages.ts';
import { FIRST_FILES, type FirstFiles, scriptAddress } from '../src/domain/foundation/first-files.ts';
import type { Language } from '../src/i18n/language.ts';

/**
 * Names in the built page of each dashboard what its first screen asks for. A browser would find one file after the other, as
 * each is there to be read: eight waits in a row on a slow line. The addresses come from the built modules themselves.
 */
export function firstFiles(): AstroIntegration {
  return {
    name: 'llavero:first-files',
    hooks: { 'astro:build:generated': ({ dir }) => nameFirstFiles(fileURLToPath(dir), firstScreens) },
  };
}

const inLanguage = (texts: readonly string[], language: Language) =>
  texts.map((name) => `${name}.${language}`);

/** @param site folder of the built site */
export function nameFirstFiles(site: string, screens: FirstScreens): void {
  const graph = new ModuleGraph(site);
  for (const page of readPages(site)) {
    const { texts, elsewhere = [], screens: entered = [], kept = [] } = screens[page.address] ?? {};
    // A page that shows by itself fetches its island when it is used.
    if (!texts || page.isWhole) continue;
    const always = firstScripts(graph, page, {});
    const known: string[] = [];
    const placeOf = (file: string) => {
      const name = path.basename(file, '.js');
      if (scriptAddress(name) !== file) throw new Error(`${file} lies where no script of a page does.`);
      if (!known.includes(name)) known.push(name);
      return known.indexOf(name);
    };
    const named = (names: readonly string[], there: ReadonlySet<string> = always) =>
      [...namedScripts(graph, page, names).difference(there)].map(placeOf);
    const around = always.union(namedScripts(graph, page, [...elsewhere, ...kept]));
    const ofScreen = ({ paths }: EnteredScreen, names: readonly string[]) =>
      named(names, paths === '' ? always : around);
    const files: FirstFiles = {
      names: known,
      es: named(inLanguage(texts, 'es')),
      en: named(inLanguage(texts, 'en')),
      elsewhere: named(elsewhere),
      screens: entered.map((screen) => ({
        paths: screen.paths,
        code: ofScreen(screen, screen.scripts),
        es: ofScreen(screen, inLanguage(screen.texts, 'es')),
        en: ofScreen(screen, inLanguage(screen.texts, 'en')),
      })),
      kept: named(kept),
    };
    writeFileSync(path.join(site, page.address, 'index.html'), withFiles(page, always, files));
  }
}

/** @param always what every visit fetches */
function withFiles({ address, html }: BuiltPage, always: Iterable<string>, files: FirstFiles): string {
  const links = [...always].map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  const content = JSON.stringify(files).replaceAll('"', '&quot;');
  const made = html
    // Before the script that reads it.
    .replace('<script>', `<meta name="${FIRST_FILES}" content="${content}"><script>`)
    // After the style sheet, without which nothing is painted.
    .replace('</head>', `${links}</head>`);
  if (made.split(FIRST_FILES).length < 2 || !made.includes(links)) throw new Error(`${address} has no head.`);
  return made;
}
