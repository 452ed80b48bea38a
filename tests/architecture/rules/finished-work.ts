import type { Rule } from '../repository.ts';

/** What shows unfinished or silenced work, in any file, with the reason that the fault gives. */
const signs: [pattern: RegExp, reason: string][] = [
  [/\b(TODO|FIXME|HACK)\b|(?:\/\/|\/\*|\*|--|#)\s*(todo|fixme)\b/, 'unfinished work'],
  [/coming soon|próximamente|lorem ipsum/i, 'promise instead of a feature'],
  [
    /\b(it|test|describe|suite)(\.\w+)*\.(only|skip|todo|fixme)\b|\b(xit|fit|xdescribe|fdescribe)\(/,
    'test that does not run',
  ],
  [/@ts-(ignore|nocheck|expect-error)/, 'silenced type error'],
  [/biome-ignore|eslint-disable|prettier-ignore/, 'silenced lint rule'],
  [/registry\.(npmjs|yarnpkg)\./, 'name of a package registry'],
];

// These files hold the words in order to find them.
const THIS_RULE = /^tests\/architecture\//;

/** Nothing in the repository is unfinished, switched off or silenced. */
export const finishedWork: Rule = (files) =>
  files
    .filter(({ path }) => !THIS_RULE.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          signs
            .filter(([pattern]) => pattern.test(line))
            .map(([, reason]) => `${path}:${index + 1} ${reason}: ${line.trim().slice(0, 80)}`),
        ),
    );
