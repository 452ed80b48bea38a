import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aiNavSchema } from '#src/content/assistant-schemas.ts';
import { featureStateSchema } from '#src/content/features-schema.ts';
import { entry, readJson } from '#src/content/read-content.test-support.ts';
import { areaHome } from '#src/islands/shell/area-paths.ts';
import { type Area, readScreens } from '../../config/screens/read-screens.ts';

/** `/properties` of the owner's area → `/owner-dashboard/properties`. */
const inArea = (area: Area) =>
  readScreens(area).map((screen) => ({
    ...screen,
    addresses: screen.paths.map((path) => areaHome(area) + path.slice(1)),
  }));
const screens = [...inArea('owner'), ...inArea('tenant')];
const addresses = new Set(screens.flatMap((screen) => screen.addresses));
const menu = screens.flatMap(({ menu: entryOfMenu, addresses: [address = ''], about }) =>
  entryOfMenu ? [{ address, features: about.features ?? [] }] : [],
);

const states = featureStateSchema.array().parse(readJson('feature-states.json'));
const works = states.filter((feature) => feature.state === 'works');
const listed = aiNavSchema
  .parse(entry('ai-nav', 'es'))
  .groups.flatMap(({ places }) => places.map(({ to }) => to));

// Nobody looks for these on the page of features; every application has them.
const WITHOUT_FEATURE = [
  '/owner-dashboard/notification-test',
  '/owner-dashboard/notifications',
  '/owner-dashboard/profile',
  '/tenant-dashboard/notifications',
  '/tenant-dashboard/profile',
  '/owner-dashboard/settings/organization',
];

it.each(works)('the feature "$id", which works, is somewhere', ({ id, pages = [] }) => {
  const isOnScreen = screens.some(({ about }) => about.features?.includes(id));
  expect(isOnScreen || pages.length > 0).toBe(true);
  expect(pages.filter((page) => !existsSync(`src/pages/${page}`))).toEqual([]);
});

it('a screen belongs to features that work', () => {
  const known = works.map(({ id }) => id);
  const named = screens.flatMap(({ file, about }) => (about.features ?? []).map((id) => ({ file, id })));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ id }) => !known.includes(id))).toEqual([]);
});

it('a feature that is being built is on no page', () => {
  const isRight = (feature: unknown) => featureStateSchema.safeParse(feature).success;
  expect(isRight({ id: 'a', state: 'works', pages: ['api/a.ts'] })).toBe(true);
  expect(isRight({ id: 'a', state: 'works' })).toBe(true);
  expect(isRight({ id: 'a', state: 'works', pages: [] })).toBe(false);
  expect(isRight({ id: 'a', state: 'building' })).toBe(true);
  expect(isRight({ id: 'a', state: 'building', pages: ['api/a.ts'] })).toBe(false);
});

it('every place that a menu leads to belongs to a feature', () => {
  const without = menu.filter(({ features }) => features.length === 0).map(({ address }) => address);
  expect(without.toSorted()).toEqual(WITHOUT_FEATURE.toSorted());
});

it('the index of everything has every place that a menu leads to, and no screen that does not exist', () => {
  expect(menu.map(({ address }) => address).filter((place) => !listed.includes(place))).toEqual([]);
  const inside = listed.filter((place) => /^\/(owner|tenant)-dashboard\//.test(place));
  // The addresses of the parts of Finance are names in one route.
  const parts = ['/owner-dashboard/finance/charges'];
  expect(inside.filter((place) => !addresses.has(place) && !parts.includes(place))).toEqual([]);
});
