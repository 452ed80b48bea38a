import { expect, it } from 'vitest';
import { byProvince } from './places.ts';

it('puts municipalities together by province, the most properties first', () => {
  const found = byProvince([
    { province: 'Azua', municipality: 'Azua de Compostela', propertyCount: 2 },
    { province: 'Santiago', municipality: 'Tamboril', propertyCount: 1 },
    { province: 'Santiago', municipality: 'Santiago', propertyCount: 4 },
    { province: 'Florida', municipality: 'Miami', propertyCount: 1 },
  ]);
  expect(found.map(({ province, count, isOnMap }) => [province, count, isOnMap])).toEqual([
    ['Santiago', 5, true],
    ['Azua', 2, true],
    ['Florida', 1, false],
  ]);
  expect(found[0]?.municipalities).toEqual([
    { name: 'Santiago', count: 4 },
    { name: 'Tamboril', count: 1 },
  ]);
});
