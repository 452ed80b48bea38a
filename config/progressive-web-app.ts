import pwa from '@vite-pwa/astro';
import type { AstroIntegration } from 'astro';
import { offlineFiles } from './offline-files.ts';

const site = 'dist/client';

/** 'owner-dashboard/index.html' → '/owner-dashboard/': the address under which the edge serves the file. */
export function servedAddress(file: string): string {
  return `/${file.replace(/^\//, '').replace(/(^|\/)index\.html$/, '$1')}`;
}

/**
 * Builds src/service-worker.ts into /service-worker.js with the list of files that it keeps for offline use. Pages
 * register the worker themselves (src/layouts/page-script/).
 */
export function progressiveWebApp(): AstroIntegration {
  return pwa({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    outDir: site,
    injectRegister: null,
    registerType: 'prompt',
    // A manifest for each language: src/pages/[manifest].webmanifest.ts.
    manifest: false,
    injectManifest: {
      globDirectory: site,
      minify: true,
      sourcemap: false,
      globPatterns: ['**/*.{js,css,html,svg,woff2}', 'help/*.json'],
      manifestTransforms: [
        async (entries) => {
          const kept = offlineFiles(site);
          return {
            manifest: entries
              .filter(({ url }) => kept.has(url))
              .map((entry) => ({ ...entry, url: servedAddress(entry.url) })),
            warnings: [],
          };
        },
      ],
    },
  });
}
