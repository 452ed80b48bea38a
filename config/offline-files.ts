import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { firstScreens, firstScripts, soonScripts } from '../scripts/size/first-screens.ts';
import { ModuleGraph } from '../scripts/size/modules.ts';
import { readPages } from '../scripts/size/pages.ts';

/**
 * The built files that are kept for offline use from the first visit on: the public pages, the shells of the
 * dashboards with their first screens and what follows them, the way in, the guides, the font, the drawing, and what writes a
 * report's file: it is first asked for by a press, which may be without a connection. Not pictures, nor
 * screens that nobody has opened yet: those are kept when they are (src/service-worker.ts).
 *
 * @param site folder of the built site
 * @returns paths from the site's root, e.g. `es/pricing/index.html`
 */
export function offlineFiles(site: string): Set<string> {
  const graph = new ModuleGraph(site);
  // The page at /pricing/ is the one at /es/pricing/: it is kept once.
  const isTwin = (address: string) => existsSync(path.join(site, 'es', address, 'index.html'));
  const pages = readPages(site).filter(({ address }) => address !== '/design/' && !isTwin(address));
  const files = pages.flatMap((page) => [
    `${page.address}index.html`,
    ...page.styles,
    ...page.fonts,
    ...page.afterLoad,
    ...page.onDemand,
    ...firstScripts(graph, page, firstScreens),
    ...soonScripts(graph, page, firstScreens),
  ]);
  const workers = globSync('_astro/report-worker-*.js', { cwd: site });
  return new Set(
    [...files, ...workers, '/icons/icon.svg', '/art/street.svg', '/help/es.json', '/help/en.json'].map(
      (file) => file.replace(/^\//, ''),
    ),
  );
}
