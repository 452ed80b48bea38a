import type { Rule } from '../repository.ts';

/** What a newcomer looks for first, at the place where it is expected. */
const expected = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'LICENSE',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'astro.config.mjs',
  'wrangler.toml',
  'vitest.config.ts',
  '.ci/run',
  'docs/architecture.md',
  'docs/add-a-screen.md',
  'docs/glossary.md',
  'docs/deploy.md',
  'public/_headers',
  'public/_redirects',
  'src/data/client.ts',
  'src/data/errors.ts',
  'src/data/database.types.ts',
  'src/service-worker.ts',
  'supabase/config.toml',
];
const KNOWN_FOLDERS = /^(\.ci|\.github|config|docs|local-stack|public|scripts|src|supabase|tests)\//;
const KNOWN_SOURCE =
  /^src\/(content|data|domain|edge|i18n|islands|layouts|pages|sections|stores|ui)\/|^src\/[\w.-]+\.ts$/;

/** The repository has the layout that docs/architecture.md shows, and nothing beside it. */
export const layout: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path));
  return [
    ...expected.filter((path) => !paths.has(path)).map((path) => `${path} is missing`),
    ...[...paths]
      .filter((path) => path.includes('/') && !KNOWN_FOLDERS.test(path))
      .map((path) => `${path}:1 lies in a folder that the layout does not have`),
    ...[...paths]
      .filter((path) => path.startsWith('src/') && !KNOWN_SOURCE.test(path))
      .map((path) => `${path}:1 lies in a part of src that the layout does not have`),
  ];
};
