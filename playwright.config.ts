import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';
import { hasRoomInMemory, scratchFolder } from './tests/support/scratch.ts';

const port = Number(process.env.E2E_PORT ?? 4391);
/** Set E2E_RUNNING=1 to use the stack that already runs at E2E_PORT on E2E_DATA_DIR, while writing tests. */
const isRunning = process.env.E2E_RUNNING === '1';
// Workers load this file again: the folder is made once and handed down in the environment.
// The stack makes it: one that the test runner made would be closed to the database's own account.
process.env.E2E_DATA_DIR ??= path.join(scratchFolder(), `llavero-e2e-${process.pid}`);

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: 'test-results/browser',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  forbidOnly: true,
  fullyParallel: true,
  // Two cores: while two wait for the page, the third has something to do.
  workers: 3,
  // A shared machine that stalls for a moment is told from a fault by a second try; the report names what needed one.
  retries: process.env.CI || process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: findChromium(),
      // The runner has a browser share memory through files on the disk, for systems that have little room in memory: a
      // tenth more processor time.
      ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test is gone before the second compiler's work on its scripts, each time anew, is of any use.
        '--js-flags=--invocation-count-for-maglev=4000',
      ],
    },
    timezoneId: 'America/Santo_Domingo',
    navigationTimeout: 60_000,
    trace: 'on-first-retry',
  },
  // In a folder of its own.
  webServer: {
    command: 'node tests/support/serve.ts',
    url: `http://127.0.0.1:${port}/_local/health`,
    env: { PORT: String(port), LLAVERO_DATA_DIR: process.env.E2E_DATA_DIR },
    timeout: 240_000,
    reuseExistingServer: isRunning,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
