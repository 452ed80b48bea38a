import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeptInvoice, saleOf, toPesos } from './invoice-sale.ts';

const invoice: KeptInvoice = {
  id: 'a',
  ncf: 'B0100000001',
  modifiedNcf: null,
  clientIdType: 'rnc',
  clientId: '101010632',
  clientName: 'Comercial Quisqueya',
  incomeType: '04',
  issuedOn: '2026-10-05',
  treatment: 'taxable',
  dopRate: 63.25,
  baseMinor: 100_000,
  itbisMinor: 18_000,
  withheldOn: '2026-10-06',
  itbisWithheldMinor: 18_000,
  isrWithheldMinor: 10_000,
  paid: { cash: 0, transfer: 90_000, card: 0, credit: 0, other: 28_000 },
  unitUse: 'commercial',
  isFurnished: false,
};

describe('an invoice in dollars', () => {
  it('is told in pesos at its rate', () => {
    expect(saleOf(invoice)).toMatchObject({
      baseMinor: 6_325_000,
      itbisMinor: 1_138_500,
      itbisWithheldMinor: 1_138_500,
      isrWithheldMinor: 632_500,
      payments: { transfer: 5_692_500, other: 1_771_000, cash: 0, credit: 0 },
      isTaxable: true,
      treatment: 'taxable',
    });
  });

  it.each([
    [1, 63.2549, 63],
    [3, 0.5, 2],
    [1_000_000_000_000, 1, 1_000_000_000_000],
    [10_000, 58.1234, 581_234],
  ])('%i at %d is %i', (minor, rate, pesos) => {
    expect(toPesos(minor, rate)).toBe(pesos);
  });

  it('has ways of payment that sum to its total, whatever the rate', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        amount,
        amount,
        amount,
        (rate, base, itbis, cash, transfer) => {
          const total = base + itbis;
          const paidCash = Math.min(cash, total);
          const paidTransfer = Math.min(transfer, total - paidCash);
          const sale = saleOf({
            ...invoice,
            dopRate: rate / 10_000,
            baseMinor: base,
            itbisMinor: itbis,
            paid: {
              cash: paidCash,
              transfer: paidTransfer,
              card: 0,
              other: 0,
              credit: total - paidCash - paidTransfer,
            },
          });
          const paid = Object.values(sale.payments).reduce((sum, part) => sum + part, 0);
          expect(paid).toBe(sale.baseMinor + sale.itbisMinor);
        },
      ),
    );
  });
});

it.each([
  [{ unitUse: 'dwelling' }, false],
  [{ unitUse: 'dwelling', isFurnished: true }, true],
] as const)('of %j is expected to have ITBIS: %s', (more, isTaxable) => {
  expect(saleOf({ ...invoice, ...more }).isTaxable).toBe(isTaxable);
});
