import { commands, places } from 'virtual:screens/owner/commands';
import { menu, quickKeys } from 'virtual:screens/owner/first';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#src/domain/people/permissions.ts';
import { taxPlaces } from '#src/i18n/dictionaries/taxes/tax-places.en.ts';
import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText } from '#src/i18n/load.ts';
import { ownerTasks } from '#tests/navigation/tasks.ts';
import { allItems } from './all-items.ts';
import { filterItems } from './palette-items.ts';

const MOST_KEYS = 6;
/** An interaction has 50 ms; drawing takes most of them. */
const MOST_MS = 10;
const NAMESPACES = ['palette', 'common', 'owner'] as const;

function itemsIn(language: Language, can: (permission: Permission) => boolean = () => true) {
  const [palette, common, owner] = NAMESPACES.map((name) => knownText(name, language));
  const texts = { palette, common, area: owner } as Parameters<typeof allItems>[0]['texts'];
  const entries = Object.values(menu)
    .flat()
    .filter(({ permission }) => !permission || can(permission))
    .map(({ path, label, ...item }) => {
      return { ...item, href: path, label: label(texts.area as never, texts.common) };
    });
  return allItems({ entries, own: { commands, places }, quickKeys, texts, can });
}

it.each(Object.keys(taxPlaces))('has the address of "%s", which reports link to', (id) => {
  expect(places.find((place) => place.id === id)?.path).toMatch(/^\/finance\/taxes\/./);
});

describe.each(['es', 'en'] as const)('the search in %s', (language) => {
  beforeAll(() => loadText(language, NAMESPACES));

  it.each(ownerTasks.map((task) => [task[language], task.typed[language], task.to]))(
    'finds "%s" first by "%s"',
    (_, typed, to) => {
      expect(typed.length).toBeLessThanOrEqual(MOST_KEYS);
      expect(filterItems(itemsIn(language), typed)[0]?.path).toBe(to);
    },
  );

  it('answers each key of every task in a small part of 50 ms, once it is warm', () => {
    const items = itemsIn(language);
    const prefixes = ownerTasks.flatMap(({ typed }) =>
      [...typed[language]].map((_, index) => typed[language].slice(0, index + 1)),
    );
    const taken = (text: string) => {
      const begun = performance.now();
      filterItems(items, text);
      return performance.now() - begun;
    };
    prefixes.forEach(taken);
    // Of each text the best of three, as other work may come between.
    const slowest = Math.max(...prefixes.map((text) => Math.min(taken(text), taken(text), taken(text))));
    expect(slowest).toBeLessThan(MOST_MS);
  });

  it('has a name for everything, and no name twice', () => {
    const labels = itemsIn(language).map(({ label, path }) => ({ label, path }));
    expect(labels.filter(({ label }) => label.trim() === '')).toEqual([]);
    const twice = [...Map.groupBy(labels, ({ label }) => label).values()].filter(({ length }) => length > 1);
    expect(twice).toEqual([]);
  });

  it('offers nobody what their role may not see', () => {
    const money = itemsIn(language, (permission) => !permission.startsWith('money.'));
    expect(money.filter(({ path }) => path.startsWith('/finance/taxes') || path === '/finance')).toEqual([]);
  });
});

// The names of the product's specification.
it.each([
  ...[
    'Dashboard',
    'Properties',
    'Tenants',
    'Financial',
    'Maintenance',
    'Budget Planning',
    'Profile',
    'Settings',
  ],
  ...[
    'Inicio',
    'Propiedades',
    'Inquilinos',
    'Finanzas',
    'Mantenimiento',
    'Presupuesto',
    'Perfil',
    'Configuración',
  ],
])('finds the screen that the specification calls %s', async (name) => {
  await Promise.all((['es', 'en'] as const).map((language) => loadText(language, NAMESPACES)));
  const found = (['es', 'en'] as const).flatMap((language) => filterItems(itemsIn(language), name));
  expect(found.length).toBeGreaterThan(0);
});
