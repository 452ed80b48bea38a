import { expect, it } from 'vitest';
import type { BankMapping } from '#src/domain/bank/bank-import.ts';
import { openRemembered } from './open-remembered.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer;
const remembered: BankMapping = { columns: { date: '#1', amount: '#3' }, dateOrder: 'dmy' };
const headsOf = async (text: string, mapping: BankMapping | null) => {
  const { opened, by } = await openRemembered(bytes(text), mapping);
  return { heads: opened.kind === 'tables' ? opened.tables[0]?.table.heads : [], by };
};

it('opens a file as the last one was opened by hand, where only that finds its columns', async () => {
  const text = '13/11/2026_LUZ_-10.00\n14/11/2026_AGUA_-20.00\n';
  expect((await headsOf(text, null)).heads).toEqual(['#1']);
  expect(await headsOf(text, { ...remembered, separator: '_', isHeadless: true })).toEqual({
    heads: ['#1', '#2', '#3'],
    by: { separator: '_', head: null },
  });
});

it('opens by itself what tells its columns', async () => {
  const text = 'Fecha;Concepto;Monto\n13/11/2026;LUZ;-10.00\n';
  expect(await headsOf(text, { ...remembered, separator: '_' })).toEqual({
    heads: ['Fecha', 'Concepto', 'Monto'],
    by: {},
  });
});

it('takes a remembered encoding where bytes do not tell it', async () => {
  const text = 'Fecha;Concepto;Monto\n13/11/2026;1\u00A4;-10.00\n';
  const mapping: BankMapping = {
    columns: { date: 'Fecha', amount: 'Monto' },
    dateOrder: 'dmy',
    encoding: 'ibm850',
  };
  const { opened } = await openRemembered(bytes(text), mapping);
  expect(opened.kind === 'tables' && opened.tables[0]?.table.rows[0]?.cells[1]).toBe('1ñ');
  const wide = await openRemembered(new TextEncoder().encode(text).buffer, mapping);
  expect(wide.by).toEqual({});
});
