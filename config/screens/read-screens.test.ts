import { expect, it } from 'vitest';
import { areas, readScreens, routesOf } from './read-screens.ts';

it.each(areas)(
  'every screen of the area %s has an address of its own, and fixed words stand before names',
  (area) => {
    const paths = routesOf(readScreens(area)).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths[0]).toBe('/');
    for (const [index, path] of paths.entries()) {
      const takes = new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/:]+')}$`);
      expect(paths.slice(index + 1).filter((later) => takes.test(later))).toEqual([]);
    }
  },
);

it('a declaration is read as it is written', () => {
  const finance = readScreens('owner').find(({ id, menu }) => id === 'finance' && menu);
  expect(finance).toMatchObject({
    file: 'src/islands/owner-dashboard/screens/money/finance/screen.ts',
    paths: ['/finance', '/finance/:tab'],
    permission: 'money.read',
    source: 'src/islands/owner-dashboard/screens/money/finance/finance-screen.tsx',
    isOne: true,
    menu: { group: 'money', keys: 'g f', icon: 'HandCoins', label: '(text) => text.navigation.finance' },
    about: { samples: ['/finance/charges'] },
  });
  expect(finance?.commands.map(({ query }) => query)).toContain('?record=1');
});
