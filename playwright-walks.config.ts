// The walks through every form, screen and page: `npm run test:walks`, by hand and before a release (docs/testing.md).
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// Workers load this file, too: what is done by button is watched in them.
process.env.WATCH_FOCUS = '1';

export default defineConfig({
  ...base,
  // The journeys do the main actions.
  testMatch: [
    'walks/**/*.spec.ts',
    'e2e/{journey,signing,maintenance}/**/*.spec.ts',
    'e2e/portfolio/{documents,photos}.spec.ts',
    'e2e/{main-job,tenant-month}.spec.ts',
  ],
  workers: 2,
  timeout: 900_000,
});
