import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';
import { loadEnv } from 'vite';
import { astroI18nextShim } from './config/astro-i18next-shim.ts';
import { browserScripts } from './config/browser-scripts.ts';
import { bufferedPages } from './config/buffered-pages.ts';
import { bundledDependencies } from './config/bundled-dependencies.ts';
import { contentSecurityPolicy } from './config/content-security-policy.ts';
import { dashboardShells } from './config/dashboard-shells.ts';
import { firstFiles } from './config/first-files.ts';
import { fontFormats } from './config/font-formats.ts';
import { islandOnUse } from './config/island-on-use.ts';
import { progressiveWebApp } from './config/progressive-web-app.ts';
import { rowsVersion } from './config/rows-version.ts';
import { assistantEvaluation } from './config/screens/assistant-evaluation.ts';
import { placeIndexModules } from './config/screens/place-index-modules.ts';
import { screenModules } from './config/screens/screen-modules.ts';
import { scriptFiles } from './config/script-files.ts';
import { smallIcons } from './config/small-icons.ts';
import { smallWorker } from './config/small-worker.ts';
import { socialImages } from './config/social-images.ts';
import { xmlEntities } from './config/xml-entities.ts';

const environment = { ...loadEnv('production', import.meta.dirname, ['PUBLIC_', 'SITE_']), ...process.env };

export default defineConfig({
  site: environment.SITE_URL || 'http://127.0.0.1:4321',
  output: 'static',
  session: false,
  // With Astro's own routing a path without a language would be redirected, and `astro dev` would answer 404
  // for /admin. The pages carry their languages themselves: src/pages/[...language].
  i18n: { locales: ['es', 'en'], defaultLocale: 'es', routing: 'manual' },
  adapter: cloudflare({ imageService: 'passthrough', prerenderEnvironment: 'node' }),
  // Its colours would be inline styles, which the policy below refuses.
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    astroI18next(),
    bundledDependencies(),
    islandOnUse(),
    browserScripts(),
    // Before the worker's list, which has the hashes of the pages.
    firstFiles(),
    progressiveWebApp(),
    socialImages(),
  ],
  security: {
    csp: contentSecurityPolicy(environment.PUBLIC_SUPABASE_URL ?? ''),
    // Astro's own check knows only forms and only its own address; src/edge/endpoint.ts checks every request.
    checkOrigin: false,
  },
  vite: {
    define: { 'import.meta.env.ROWS_VERSION': JSON.stringify(rowsVersion(import.meta.dirname)) },
    environments: { client: scriptFiles },
    optimizeDeps: { exclude: ['astro-i18next'] },
    // The router brings a stand-in for what React has had since its version 18.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    plugins: [
      smallWorker(),
      smallIcons(),
      screenModules(),
      placeIndexModules(),
      assistantEvaluation(),
      dashboardShells(),
      astroI18nextShim(),
      bufferedPages(),
      fontFormats(),
      xmlEntities(),
      tailwindcss(),
    ],
  },
});
