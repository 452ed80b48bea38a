import { expect, it } from 'vitest';
import { isElectronic } from './electronic-rows.ts';
import { buildForm607 } from './form-607.ts';
import { buildForm608 } from './form-608.ts';
import { saleWith } from './tax.test-support.ts';

const TAX_ID = '101850043';
const MONTH = '2026-11';

it('leaves electronic receipts out of the 607 and counts them, whatever number a note changes', () => {
  const of = (id: string, ncf: string, modifiedNcf: string | null = null) =>
    saleWith({ id, ncf, modifiedNcf, issuedOn: '2026-11-05' });
  const file = buildForm607(TAX_ID, MONTH, [
    of('a', 'B0100000001'),
    of('b', 'E310000000001'),
    of('c', 'E340000000001', 'E310000000001'),
    of('d', 'E340000000002', 'B0100000001'),
    of('e', 'E320000000001'),
  ]);
  expect(file.text.split('\r\n').slice(1).filter(Boolean)).toHaveLength(1);
  expect(file).toMatchObject({ rowCount: 1, electronicCount: 4, consumers: { count: 0 } });
  expect(buildForm607(TAX_ID, MONTH, []).electronicCount).toBe(0);
});

it('says nothing of what is wrong with a receipt that is no row', () => {
  const wrong = saleWith({ id: 'a', ncf: 'E310000000001', issuedOn: '2026-10-05', clientIdType: null });
  expect(buildForm607(TAX_ID, MONTH, [wrong]).problems.filter(({ recordId }) => recordId === 'a')).toEqual(
    [],
  );
});

it('leaves electronic numbers out of the 608', () => {
  const cancelled = ['E310000000002', 'B0100000002'].map((ncf) => ({
    ...{ id: ncf, ncf, place: 'invoice' as const },
    ...{ issuedOn: '2026-11-05', reason: '04' as const },
  }));
  const file = buildForm608(TAX_ID, MONTH, cancelled);
  expect(file).toMatchObject({ rowCount: 1, electronicCount: 1 });
  expect(file.text).not.toContain('E31');
});

it('knows the series of a number', () => {
  expect(['B0100000001', 'E310000000001', 'x'].map(isElectronic)).toEqual([false, true, false]);
});
