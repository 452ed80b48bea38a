import { describe, expect, it } from 'vitest';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { type Correction, correctionOf, readCorrection } from './correction.ts';

const pesos = {
  id: 'bill',
  currency: 'DOP',
  billedOn: '2026-10-05',
  ncf: 'B0100000001',
  modifiedNcf: '',
  noReceiptReason: null,
  expenseKind: '02',
  vendorIdentityType: 'rnc',
  vendorIdentityNumber: '101023122',
  dopRate: null,
  rateSource: '',
  ratedOn: null,
} as Bill;
const dollars: Bill = {
  ...pesos,
  currency: 'USD',
  dopRate: 61.5,
  rateSource: 'BC',
  ratedOn: '2026-10-04',
};
const read = (bill: Bill, more: Partial<Correction> = {}) =>
  readCorrection({ ...correctionOf(bill), ...more }, bill);

describe('a correction of a bill', () => {
  it('begins as the bill is', () => {
    expect(read(pesos)).toEqual({
      problems: {},
      input: {
        billId: 'bill',
        ncf: 'B0100000001',
        modifiedNcf: '',
        noReceiptReason: null,
        expenseKind: '02',
        vendorIdType: 'rnc',
        vendorTaxId: '101023122',
        rate: null,
      },
    });
    expect(read(dollars).input.rate).toEqual({ dopRate: 61.5, source: 'BC', ratedOn: '2026-10-04' });
  });

  it('takes a number as typed, and none beside a reason', () => {
    const typed = { ncf: ' b0400000001 ', modifiedNcf: 'b0100000001', vendorTaxId: '1-01-02312-2' };
    expect(read(pesos, typed).input).toMatchObject({
      ncf: 'B0400000001',
      modifiedNcf: 'B0100000001',
      vendorTaxId: '101023122',
    });
    const { input, problems } = read(pesos, { ncf: 'x', noReceiptReason: 'bank_fee', vendorIdType: '' });
    expect(input).toMatchObject({
      ncf: '',
      noReceiptReason: 'bank_fee',
      vendorIdType: null,
      vendorTaxId: '',
    });
    expect(problems).toEqual({});
  });

  it.each<[Partial<Correction>, object]>([
    [{ ncf: 'B01' }, { ncf: 'ncfMalformed' }],
    [{ ncf: 'B0400000001' }, { modifiedNcf: 'modifiedMissing' }],
    [{ vendorTaxId: '12' }, { vendorTaxId: 'idMalformed' }],
    [{ dopRate: '0' }, { dopRate: 'rateMissing' }],
    [{ rateSource: ' ' }, { rateSource: 'rateMissing' }],
    [{ ratedOn: '2026-10-06' }, { ratedOn: 'rateDayInvalid' }],
  ])('%o is %o', (more, problems) => {
    expect(read(dollars, more).problems).toEqual(problems);
  });
});
