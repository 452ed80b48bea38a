import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aiNavSchema } from '#src/content/assistant-schemas.ts';
import { featureStateSchema } from '#src/content/features-schema.ts';
import { entry, readJson } from '#src/content/read-content.test-support.ts';
import { navigation as ownerNavigation } from '#src/islands/owner-dashboard/navigation.ts';
import { routes as ownerRoutes } from '#src/islands/owner-dashboard/routes.ts';
import { areaHome } from '#src/islands/shell/area-paths.ts';
import { navigation as tenantNavigation } from '#src/islands/tenant-dashboard/navigation.ts';
import { routes as tenantRoutes } from '#src/islands/tenant-dashboard/routes.ts';

interface Group {
  readonly items: readonly { readonly path: string }[];
}

/** `/properties` of the owner's area → `/owner-dashboard/properties`. */
const inArea = (area: 'owner' | 'tenant', paths: readonly { readonly path: string }[]) =>
  paths.map(({ path }) => areaHome(area) + path.slice(1));
const itemsOf = (groups: readonly Group[]) => groups.flatMap(({ items }) => items);

const screens = new Set([...inArea('owner', ownerRoutes), ...inArea('tenant', tenantRoutes)]);
const menus = [...inArea('owner', itemsOf(ownerNavigation)), ...inArea('tenant', itemsOf(tenantNavigation))];

const exists = (place: string) =>
  place.startsWith('/') ? screens.has(place) : existsSync(`src/pages/${place}`);

const states = featureStateSchema.array().parse(readJson('feature-states.json'));
const works = states.filter((feature) => feature.state === 'works');
const shown = new Set(works.flatMap(({ places }) => places));
const listed = aiNavSchema
  .parse(entry('ai-nav', 'es'))
  .groups.flatMap(({ places }) => places.map(({ to }) => to));

// Nobody looks for these on the page of features; every application has them.
const WITHOUT_FEATURE = [
  '/owner-dashboard/profile',
  '/tenant-dashboard/profile',
  '/owner-dashboard/settings/organization',
];

it.each(works)('the feature "$id", which works, is where it says', ({ places }) => {
  expect(places.filter((place) => !exists(place))).toEqual([]);
});

it('a feature that works needs a place, and one that is being built may name none', () => {
  const isRight = (feature: unknown) => featureStateSchema.safeParse(feature).success;
  expect(isRight({ id: 'a', state: 'works', places: ['/owner-dashboard/'] })).toBe(true);
  expect(isRight({ id: 'a', state: 'works', places: [] })).toBe(false);
  expect(isRight({ id: 'a', state: 'works' })).toBe(false);
  expect(isRight({ id: 'a', state: 'building' })).toBe(true);
  expect(isRight({ id: 'a', state: 'building', places: ['/owner-dashboard/'] })).toBe(false);
  expect(['/owner-dashboard/nowhere', 'api/nowhere.ts'].filter(exists)).toEqual([]);
});

it('every place that a menu leads to belongs to a feature that works', () => {
  expect(menus.filter((place) => !shown.has(place) && !WITHOUT_FEATURE.includes(place))).toEqual([]);
});

it('the index of everything has every place that a menu leads to, and no screen that does not exist', () => {
  expect(menus.filter((place) => !listed.includes(place))).toEqual([]);
  const inside = listed.filter((place) => /^\/(owner|tenant)-dashboard\//.test(place));
  // The addresses of the parts of Finance are names in one route.
  const parts = ['/owner-dashboard/finance/charges'];
  expect(inside.filter((place) => !screens.has(place) && !parts.includes(place))).toEqual([]);
});
