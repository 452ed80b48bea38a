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
  ['Configuración', 'ración', 3],
  ['Configuración', 'RACION', 3],
  ['Finanzas', 'inq', null],
])('%s answers "%s" with %s', (label, text, rank) => {
  expect(matchRank({ label }, text)).toBe(rank);
});

it('knows what something is called besides its name', () => {
  const bank = { label: 'Bank', words: 'statement transfers' };
  expect(matchRank(bank, 'transf')).toBe(2);
  expect(matchRank(bank, 'bank transf')).toBe(4);
  expect(matchRank(bank, 'rent')).toBeNull();
});

it('keeps all items as they are without a text', () => {
  const items = [item('B'), item('A')];
  expect(filterItems(items, '  ')).toEqual(items);
});

it('puts the group with the best answer first, and the best of each group first', () => {
  const items = [item('Nuevo inquilino', 'actions'), item('Ver al inquilino'), item('Inquilinos')];
  expect(filterItems(items, 'inquilino').map(({ label }) => label)).toEqual([
    'Inquilinos',
    'Ver al inquilino',
    'Nuevo inquilino',
  ]);
});
