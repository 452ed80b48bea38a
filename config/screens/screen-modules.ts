import path from 'node:path';
import type { Plugin } from 'vite';
import {
  type Area,
  areaFolders,
  areas,
  readScreens,
  repositoryRoot,
  routesOf,
  type ScreenFacts,
} from './read-screens.ts';
import { knownTexts, reader, TextsOfScreens } from './texts-of.ts';
import {
  coveredBy,
  iconsOf,
  importOf,
  keysOf,
  lines,
  placesOf,
  plain,
  plainLabel,
  shown,
} from './written.ts';

const views = ['first', 'routes', 'commands', 'sections'] as const;
type View = (typeof views)[number];

const ASKED = /^virtual:screens\/(owner|tenant|admin)\/(first|routes|commands|sections)$/;
/**
 * Modules made from the screens' own declarations (`screen.ts` in each screen's folder): `virtual:screens/<area>/first` has
 * the menu, keys and the first screen, `/routes` every address with the texts that its screen shows, `/commands` what the
 * search offers, `/sections` the lines of links that screens of one menu entry share.
 */
export function screenModules(root = repositoryRoot): Plugin {
  const texts = new TextsOfScreens(reader(root));
  /** Where a module would lie: its chunk is named after it. */
  const idOf = (area: Area, view: View) => path.join(root, areaFolders[area], 'screens', `${view}.ts`);
  const made = new Map(
    areas.flatMap((area) => views.map((view) => [idOf(area, view), { area, view }] as const)),
  );
  const write = ({ area, view }: { area: Area; view: View }) =>
    writers[view](area, readScreens(area, root), texts, root);

  return {
    name: 'llavero:screen-modules',
    enforce: 'pre',
    resolveId(id, _importer, options) {
      const [, area, view] = ASKED.exec(id) ?? [];
      // Whoever only looks for packages does not ask for what is in it, and would find no file.
      if (area && 'scan' in options && options.scan) return id;
      if (area && view) return idOf(area as Area, view as View);
      // As the development server asks for it.
      const file = id.startsWith('/src/') ? path.join(root, id) : id;
      return made.has(file) ? file : undefined;
    },
    load(id) {
      const module = made.get(id);
      return module ? { code: write(module), moduleType: 'ts' } : undefined;
    },
    configureServer(server) {
      const last = new Map([...made].map(([id, module]) => [id, write(module)]));
      server.watcher.on('all', (_, file) => {
        if (!/\.tsx?$/.test(file)) return;
        texts.forget(path.relative(root, file).replaceAll('\\', '/'));
        for (const [id, module] of made) {
          const code = write(module);
          if (code === last.get(id)) continue;
          last.set(id, code);
          for (const one of server.moduleGraph.getModulesByFile(id) ?? [])
            server.moduleGraph.invalidateModule(one);
          server.ws.send({ type: 'full-reload' });
        }
      });
    },
  };
}

type Writer = (area: Area, screens: readonly ScreenFacts[], texts: TextsOfScreens, root: string) => string;

const writers: Record<View, Writer> = {
  first(_area, screens, _texts, root) {
    const inMenu = screens.flatMap((screen) => (screen.menu ? [{ ...screen, menu: screen.menu }] : []));
    const home = screens.find(({ paths }) => paths.includes('/'));
    if (!home) throw new Error('An area has a screen at "/".');
    const groups = [...Map.groupBy(inMenu, ({ menu }) => menu.group)].map(([group, items]) => {
      const inOrder = items.toSorted((one, other) => one.menu.place - other.menu.place);
      const written = inOrder.map(
        ({ id, file, paths: [to], permission, menu }) =>
          `{ ${plain({ id, path: to, permission, covers: coveredBy(id, screens) })} ${shown(menu, file)} }`,
      );
      return `${group}: [${written.join(',\n')}]`;
    });
    const atHand = inMenu
      .filter(({ menu }) => menu.atHand !== undefined)
      .toSorted((one, other) => Number(one.menu.atHand) - Number(other.menu.atHand));
    return lines(
      iconsOf(inMenu.map(({ menu }) => menu)),
      importOf(root, 'screen', 'home', home.file),
      'export { home };',
      `export const menu = { ${groups.join(',\n')} };`,
      `export const atHand = ${JSON.stringify(atHand.map(({ id }) => id))};`,
      `export const quickKeys = ${JSON.stringify(keysOf(screens))};`,
    );
  },
  routes(area, screens, texts, root) {
    const imports = screens.map(({ file }, index) => importOf(root, 'screen', `s${index}`, file));
    const routes = routesOf(screens).map(({ path: at, screen }) => {
      const namespaces = texts.of(screen.source, knownTexts(area, screen));
      const facts = plain({
        path: at,
        screen: screen.isOne ? screen.id : undefined,
        namespaces: namespaces.length > 0 ? namespaces : undefined,
      });
      return `{ ...s${screens.indexOf(screen)}, ${facts} }`;
    });
    return lines(...imports, `export const routes = [${routes.join(',\n')}];`);
  },
  commands(area, screens) {
    const offered = screens
      .flatMap(({ file, paths: [to = ''], permission, commands }) =>
        commands.map((one) => ({
          ...one,
          file,
          path: to + (one.query ?? ''),
          permission: one.permission ?? permission,
        })),
      )
      .toSorted((one, other) => one.place - other.place);
    const written = offered.map(
      ({ id, path: to, permission, file, ...look }) =>
        `{ ${plain({ id, path: to, permission })} ${shown(look, file)} }`,
    );
    const records = screens.flatMap(({ paths: [to = ''], about: { record } }) => {
      const folder = /^([^:]*):(id|\w+Id)$/.exec(to)?.[1];
      return record && folder ? [`${record}: (id: string) => ${JSON.stringify(folder)} + id`] : [];
    });
    return lines(
      iconsOf(offered),
      `export const commands = [${written.join(',\n')}];`,
      `export const places = [${placesOf(screens).join(',\n')}];`,
      area === 'owner' ? `export const recordPaths = { ${records.join(',\n')} };` : '',
    );
  },
  sections(_area, screens) {
    const entries = screens
      .flatMap(({ file, paths: [to], permission, section }) =>
        section ? [{ file, to, permission, ...section }] : [],
      )
      .toSorted((one, other) => one.place - other.place);
    const written = [...Map.groupBy(entries, ({ of }) => of)].map(([of, all]) => {
      const links = all.map(
        ({ file, to, permission, label }) =>
          `{ ${plain({ path: to, permission })} label: ${plainLabel(label, file)} }`,
      );
      return `${JSON.stringify(of)}: [${links.join(',\n')}]`;
    });
    return lines(`export const sections = { ${written.join(',\n')} };`);
  },
};
