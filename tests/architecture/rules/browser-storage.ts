import type { Rule, SourceFile } from '../repository.ts';

// How the product names what it keeps in a browser: a constant, or the name of a persistent store.
const NAMES = /(?:\b[A-Z_]*(?:STORAGE_KEY|_KEY) = |persistentAtom(?:<[^(]*>)?\(\s*)'([a-z][a-z0-9_:-]*)'/g;
const PAGE = /^src\/content\/legal\/[a-z]{2}\/cookies\.md$/;
const KEEPS = /(local|session)Storage|persistentAtom|STORAGE_KEY/;

const namesIn = ({ text }: SourceFile) =>
  KEEPS.test(text) ? [...text.matchAll(NAMES)].map(([, name]) => name ?? '') : [];

/** What is kept in a browser is named on the page that says so, in every language. */
export const browserStorage: Rule = (files) => {
  const pages = files.filter(({ path }) => PAGE.test(path));
  const sources = files.filter(
    ({ path }) => /^src\/.*\.tsx?$/.test(path) && !/\.test(-support)?\.ts$/.test(path),
  );
  return sources.flatMap((file) =>
    namesIn(file).flatMap((name) =>
      pages
        .filter(({ text }) => !text.includes(`\`${name}\``))
        .map((page) => `${file.path} keeps "${name}" in the browser, and ${page.path} does not say so`),
    ),
  );
};
