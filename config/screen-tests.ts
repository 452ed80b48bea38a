import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium } from '../scripts/chromium.ts';
import { rowsVersion } from './rows-version.ts';
import { placeIndexModules } from './screens/place-index-modules.ts';
import { screenModules } from './screens/screen-modules.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Files that the server of the tests gives to no page, by name, in base64. */
const keyFiles = () =>
  Object.fromEntries(
    ['aes', 'rc2', 'triple-des', 'no-key', 'sha1'].map((name) => [
      name,
      readFileSync(path.join(root, `tests/fixtures/signing-keys/${name}.p12`), 'base64'),
    ]),
  );

/** The tests of screens without a server: the real dashboards in the system's Chromium (docs/testing.md). */
export function screenTests(): TestProjectInlineConfiguration {
  return {
    plugins: [screenModules(), placeIndexModules(), tailwindcss()],
    publicDir: 'public',
    define: { 'import.meta.env.ROWS_VERSION': JSON.stringify(rowsVersion(root)) },
    // As in astro.config.mjs.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    // All packages are made ready before the first test: one that is found later would load the others a second time.
    optimizeDeps: {
      entries: ['tests/screens/**/*.ts', 'src/islands/*/app.tsx', 'src/islands/**/{screen,*.screen}.ts'],
    },
    test: {
      name: 'screens',
      provide: { keyFiles: keyFiles() },
      include: ['tests/screens/**/*.test.ts'],
      setupFiles: ['tests/screens/harness/setup.ts'],
      // One page for all files: what they import is read and compiled once.
      isolate: false,
      // Of a machine that does much else; what is waited for has an end of its own.
      testTimeout: 60_000,
      // The first screen of a run is compiled while its test waits.
      expect: { poll: { timeout: 10_000, interval: 60 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        dependencySourcemaps: false,
        traceView: false,
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: {
            // Looked for when it is started: the other projects have no use for it.
            get executablePath() {
              return findChromium() ?? '';
            },
            args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
          },
          contextOptions: {
            locale: 'es-DO',
            timezoneId: 'America/Santo_Domingo',
            reducedMotion: 'reduce',
          },
        }),
      },
    },
  };
}
