import { LATER_TEXTS, lazyTexts } from '../../../config/screens/lazy-texts.ts';
import type { Rule } from '../repository.ts';
import { isTest } from '../syntax.ts';

const DECLARATION = /^(src\/islands\/.*\/)(?:[a-z-]+\.)?screen\.ts$/;
const SCREEN = /^(src\/islands\/(?:[a-z-]+\/screens|shell)\/.*\/)([a-z-]+-screen)\.tsx$/;
const IS_SCREEN = /^export function Screen\b/m;
const LOADED = /\bimport\('([^']*-screen\.tsx)'\)/g;

/** They stand in no address: shown to whoever is in no organization yet, and in a tab of another screen. */
const WITHOUT_ADDRESS = new Set(['welcome-screen', 'marketing-screen']);

/**
 * What a folder says stands in no list: a screen is loaded by its own declaration alone, and each has one. The list of
 * dictionaries is made from them.
 */
export const declaredScreens: Rule = (files) => {
  const declared = new Set(
    files.flatMap(({ path, text }) => {
      const folder = DECLARATION.exec(path)?.[1];
      return folder ? [...text.matchAll(LOADED)].map(([, file = '']) => folder + file.replace('./', '')) : [];
    }),
  );
  const isListed = (file: string) => !WITHOUT_ADDRESS.has(SCREEN.exec(file)?.[2] ?? file);
  const undeclared = files
    .filter(
      ({ path, text }) => SCREEN.test(path) && IS_SCREEN.test(text) && isListed(path) && !declared.has(path),
    )
    .map(({ path }) => `${path}:1 has no screen.ts beside it that loads it`);
  const inLists = files
    .filter((file) => file.path.startsWith('src/') && !isTest(file) && !DECLARATION.test(file.path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(LOADED)]
        .filter(([, file = '']) => !WITHOUT_ADDRESS.has(file.replace(/^.*\/|\.tsx$/g, '')))
        .map(([, file]) => `${path}:1 loads ${file}, which its own screen.ts does`),
    );
  const texts = files.find(({ path }) => path === LATER_TEXTS);
  const isStale = texts !== undefined && texts.text !== lazyTexts(files);
  return [...undeclared, ...inLists, ...(isStale ? [`${LATER_TEXTS}:1 is stale: run npm run texts`] : [])];
};
