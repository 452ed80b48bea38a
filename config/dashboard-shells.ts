import type { Plugin } from 'vite';
import { dashboards } from '../src/edge/dashboards.ts';

const FILE_EXTENSION = /\.\w+($|\?)/;

/**
 * The shell that answers a path inside a dashboard, or undefined when the path is a file, lies elsewhere, or
 * is the shell itself.
 */
export function shellFor(url: string): string | undefined {
  if (FILE_EXTENSION.test(url)) return undefined;
  const dashboard = dashboards.find((name) => url.startsWith(`/${name}/`));
  return dashboard && url.split('?')[0] !== `/${dashboard}/` ? `/${dashboard}/` : undefined;
}

/** `astro dev` does not read public/_redirects: this gives deep links into a dashboard the same answer. */
export function dashboardShells(): Plugin {
  return {
    name: 'llavero:dashboard-shells',
    enforce: 'pre',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const shell = shellFor(request.url ?? '/');
        // Astro reads originalUrl first, so both have to change.
        if (shell) Object.assign(request, { url: shell, originalUrl: shell });
        next();
      });
    },
  };
}
