import { expect, it } from 'vitest';
import { electronicRows } from './electronic-rows.ts';
import { buildForm607 } from './form-607.ts';
import { buildForm608 } from './form-608.ts';
import { saleWith } from './tax.test-support.ts';

const TAX_ID = '101850043';
const MONTH = '2026-11';

it('counts the electronic receipts among the rows, and not the numbers that a note changes', () => {
  const of = (id: string, ncf: string, modifiedNcf: string | null = null) =>
    saleWith({ id, ncf, modifiedNcf, issuedOn: '2026-11-05' });
  const sales = [
    of('a', 'B0100000001'),
    of('b', 'E310000000001'),
    of('c', 'E340000000001', 'E310000000001'),
    of('d', 'B0400000001', 'E310000000001'),
  ];
  expect(electronicRows(buildForm607(TAX_ID, MONTH, sales))).toBe(2);
  expect(electronicRows(buildForm607(TAX_ID, MONTH, []))).toBe(0);
  const cancelled = ['E310000000002', 'B0100000002'].map((ncf) => ({
    ...{ id: ncf, ncf, place: 'invoice' as const },
    ...{ issuedOn: '2026-11-05', reason: '04' as const },
  }));
  expect(electronicRows(buildForm608(TAX_ID, MONTH, cancelled))).toBe(1);
});
