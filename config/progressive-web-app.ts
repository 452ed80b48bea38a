import pwa from '@vite-pwa/astro';
import type { AstroIntegration } from 'astro';

/** 'owner-dashboard/index.html' → '/owner-dashboard/': the address under which the edge serves the file. */
export function servedAddress(file: string): string {
  return `/${file.replace(/^\//, '').replace(/(^|\/)index\.html$/, '$1')}`;
}

/**
 * Builds src/service-worker.ts into /service-worker.js with the list of files that it keeps for offline use,
 * and writes /manifest.webmanifest. Pages register the worker themselves (src/layouts/page-script/).
 */
export function progressiveWebApp(): AstroIntegration {
  return pwa({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    outDir: 'dist/client',
    injectRegister: null,
    registerType: 'prompt',
    manifest: {
      id: '/',
      name: 'Llavero',
      short_name: 'Llavero',
      description:
        'Alquileres al día: contratos, cobros y recibos. Rent in order: leases, payments, receipts.',
      lang: 'es',
      start_url: '/login/',
      scope: '/',
      display: 'standalone',
      theme_color: '#79C7FF',
      background_color: '#F6F9FC',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    injectManifest: {
      globDirectory: 'dist/client',
      minify: true,
      sourcemap: false,
      globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
      globIgnores: ['service-worker.js', 'design/**'],
      manifestTransforms: [
        async (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, url: servedAddress(entry.url) })),
          warnings: [],
        }),
      ],
    },
  });
}
