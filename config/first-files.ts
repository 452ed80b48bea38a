import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  type FirstScreens,
  firstScreens,
  firstScripts,
  namedScripts,
} from '../scripts/size/first-screens.ts';
import { ModuleGraph } from '../scripts/size/modules.ts';
import { type BuiltPage, readPages } from '../scripts/size/pages.ts';
import { FIRST_FILES, type FirstFiles } from '../src/domain/foundation/first-files.ts';

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

/** @param site folder of the built site */
export function nameFirstFiles(site: string, screens: FirstScreens): void {
  const graph = new ModuleGraph(site);
  for (const page of readPages(site)) {
    const { texts, home = [], elsewhere = [], kept = [] } = screens[page.address] ?? {};
    // A page that shows by itself fetches its island when it is used.
    if (!texts || page.isWhole) continue;
    const always = firstScripts(graph, page, {});
    const named = (names: readonly string[]) => [...namedScripts(graph, page, names).difference(always)];
    const textsIn = (language: string) => named(texts.map((name) => `${name}.${language}`));
    const files: FirstFiles = {
      es: textsIn('es'),
      en: textsIn('en'),
      home: named(home),
      elsewhere: named(elsewhere),
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
