import { House } from 'lucide-react';
import { expect, it } from 'vitest';
import { filterItems, matchRank, type PaletteItem } from './palette-items.ts';

const item = (label: string, group = 'screens'): PaletteItem => ({
  id: label,
  group,
  label,
  path: '/',
  icon: House,
});

it.each([
  ['Inquilinos', 'inq', 0],
  ['Nuevo inquilino', 'inq', 1],
  ['Torre (A-101)', 'a-101', 1],
  ['Configuración', 'ración', 2],
  ['Configuración', 'RACION', 2],
  ['Finanzas', 'inq', null],
])('%s answers "%s" with %s', (label, text, rank) => {
  expect(matchRank(label, text)).toBe(rank);
});

it('keeps all items as they are without a text', () => {
  const items = [item('B'), item('A')];
  expect(filterItems(items, '  ')).toEqual(items);
});

it('puts the best of each group first and leaves the groups in their order', () => {
  const items = [item('Nuevo inquilino', 'actions'), item('Ver al inquilino'), item('Inquilinos')];
  expect(filterItems(items, 'inquilino').map(({ label }) => label)).toEqual([
    'Nuevo inquilino',
    'Inquilinos',
    'Ver al inquilino',
  ]);
});
