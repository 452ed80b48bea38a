import type { Rule } from '../repository.ts';

/** What a page or a card of an outcome is made of, and who makes it for all of them. */
const PARTS: readonly (readonly [within: RegExp, part: RegExp, home: string])[] = [
  [/^src\/.*\.astro$/, /class="page outcome"/, 'src/layouts/outcome-page.astro'],
  [
    /^src\/islands\/(auth|invitation|mail-link)\/.*\.tsx$/,
    /from '#src\/ui\/components\/card\.tsx'/,
    'src/islands/shell/entry-card.tsx',
  ],
];

/** Where a form, the link of a mail or an invitation leads looks alike: it is made in one place. */
export const outcomePages: Rule = (files) =>
  files.flatMap(({ path, text }) =>
    PARTS.filter(([within, part, home]) => within.test(path) && path !== home && part.test(text)).map(
      ([, , home]) => `${path}:1 an outcome of its own: take ${home}`,
    ),
  );
