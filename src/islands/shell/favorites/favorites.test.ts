import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFavorite, MOST_FAVORITES, moved, toggled } from './favorites.ts';

const place = (path: string) => ({ path, title: path.toUpperCase() });
const three = ['/a', '/b', '/c'].map(place);
const paths = (places: readonly { path: string }[] | null) => places?.map(({ path }) => path);

it('adds a place at the end, and takes it away again', () => {
  const added = toggled(three, place('/d')) ?? [];
  expect(paths(added)).toEqual(['/a', '/b', '/c', '/d']);
  expect(isFavorite(added, '/d')).toBe(true);
  expect(toggled(added, place('/d'))).toEqual(three);
});

it('has no room for more than the menu shows, and still lets one go', () => {
  const full = Array.from({ length: MOST_FAVORITES }, (_, index) => place(`/${index}`));
  expect(toggled(full, place('/more'))).toBeNull();
  expect(toggled(full, place('/0'))).toHaveLength(MOST_FAVORITES - 1);
});

it.each([
  ['/b', -1, ['/b', '/a', '/c']],
  ['/b', 1, ['/a', '/c', '/b']],
  ['/a', -1, ['/a', '/b', '/c']],
  ['/c', 1, ['/a', '/b', '/c']],
  ['/none', 1, ['/a', '/b', '/c']],
] as const)('moves %s by %s', (path, by, expected) => {
  expect(paths(moved(three, path, by))).toEqual(expected);
});

it('loses nothing by any moves', () => {
  const step = fc.tuple(fc.constantFrom('/a', '/b', '/c'), fc.constantFrom<-1 | 1>(-1, 1));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const end = steps.reduce((places, [path, by]) => [...moved(places, path, by)], three);
      expect(paths(end)?.toSorted()).toEqual(['/a', '/b', '/c']);
    }),
  );
});
