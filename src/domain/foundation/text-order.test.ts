import { expect, it } from 'vitest';
import { byCode, byText } from './text-order.ts';

it('orders names as Spanish does, numbers by their value', () => {
  const names = ['Olga', 'Ñandú', 'Nuria', 'nuñez', 'Núñez', 'Nunez', 'Nora', 'Apto 10', 'Apto 2', 'ábaco'];
  expect(names.sort(byText)).toEqual([
    'ábaco',
    'Apto 2',
    'Apto 10',
    'Nora',
    'Nunez',
    'nuñez',
    'Núñez',
    'Nuria',
    'Ñandú',
    'Olga',
  ]);
});

it('orders days and codes sign by sign', () => {
  expect(['B10', 'B2', '2026-10-01', '2026-09-30'].sort(byCode)).toEqual([
    '2026-09-30',
    '2026-10-01',
    'B10',
    'B2',
  ]);
  expect(byCode('a', 'a')).toBe(0);
});
