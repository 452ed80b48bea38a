import { describe, expect, it } from 'vitest';
import { palette as en } from '#src/i18n/dictionaries/foundation/palette.en.ts';
import { palette as es } from '#src/i18n/dictionaries/foundation/palette.es.ts';
import { groups } from '#src/islands/owner-dashboard/groups.ts';
import { ownerTasks } from '#tests/navigation/tasks.ts';
import { areas, readScreens, routesOf } from '../../config/screens/read-screens.ts';

const MOST = 7;
const screens = readScreens('owner');
const inMenu = screens.flatMap(({ menu, ...screen }) => (menu ? [{ ...screen, menu }] : []));

/** Links of a screen to what stands below another address. */
const LINKED: Readonly<Record<string, readonly string[]>> = {
  // The button at the head of Collections.
  finance: ['/finance/charges/new'],
  // The card of taxes among the reports.
  reports: ['/finance/taxes/receipts', '/finance/taxes/profile', '/finance/taxes/forms/'],
};

const pathOf = (address: string) => address.replace(/[?#].*$/, '');
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+')}$`);
const screenAt = (path: string) =>
  routesOf(screens).find(({ path: pattern }) => patternOf(pattern).test(path))?.screen;

/** How many steps it takes from anywhere: an entry of the menu, then a line, a tab, a filter or a button of its screen. */
function stepsTo(address: string): number {
  const path = pathOf(address);
  const screen = screenAt(path);
  if (!screen) return Number.POSITIVE_INFINITY;
  if (inMenu.some(({ paths }) => paths[0] === address)) return 1;
  const isOnIt = inMenu.some(({ id, paths: [own = ''] }) => {
    const isBelow = own !== '/' && path.startsWith(`${own}/`) && !path.slice(own.length + 1).includes('/');
    const isLinked = LINKED[id]?.some((start) => path.startsWith(start));
    return own === path || isBelow || isLinked || screen.section?.of === id;
  });
  return isOnIt ? 2 : Number.POSITIVE_INFINITY;
}

describe('the menu', () => {
  it.each(areas)('of the %s area has at most seven groups of at most seven entries', (area) => {
    const entries = readScreens(area).flatMap(({ menu }) => menu ?? []);
    const sizes = [...Map.groupBy(entries, ({ group }) => group).values()].map(({ length }) => length);
    expect(sizes.length).toBeLessThanOrEqual(MOST);
    // What a tenant comes for is one list.
    if (area !== 'tenant') expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST);
  });

  it('puts no screen into a group that there is not, and no link into a section without an entry', () => {
    const known = new Set(groups.map(({ id }) => id));
    expect(inMenu.filter(({ menu }) => !known.has(menu.group)).map(({ file }) => file)).toEqual([]);
    const entries = new Set(inMenu.map(({ id }) => id));
    const lost = screens.filter(({ section }) => section && !entries.has(section.of));
    expect(lost.map(({ file }) => file)).toEqual([]);
  });

  it.each(ownerTasks.map((task) => [task.en, task.to]))('has "%s" at most two steps away', (_, to) => {
    expect(stepsTo(to)).toBeLessThanOrEqual(2);
  });
});

describe('the search', () => {
  it.each(areas)('leads from each thing that stands on a screen of the %s area to that screen', (area) => {
    const all = readScreens(area);
    const astray = all.flatMap(({ finds, paths, file }) =>
      finds
        .filter(({ at }) => !paths.some((path) => patternOf(path).test(pathOf(at))))
        .map(({ at }) => `${file}: ${at}`),
    );
    expect(astray).toEqual([]);
  });

  it('knows other words for nothing that is not there', () => {
    const ids = new Set(
      areas.flatMap((area) =>
        readScreens(area).flatMap(({ id, finds, commands }) => [
          id,
          ...finds.map((find) => find.id),
          ...commands.map((command) => command.id),
        ]),
      ),
    );
    for (const { words } of [en, es]) expect(Object.keys(words).filter((id) => !ids.has(id))).toEqual([]);
  });
});
