import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  billTotals,
  changesAnotherReceipt,
  isCreditNote,
  isFiscalReceiptNumber,
  itbisKindOf,
  itbisOfKind,
  usualItbisKind,
  usualWithholdings,
} from './bill.ts';

const none = {
  itbisMinor: 0,
  itbisWithheldMinor: 0,
  itbisToCostMinor: 0,
  isrWithheldMinor: 0,
  exciseMinor: 0,
  otherTaxesMinor: 0,
  tipMinor: 0,
};

describe('the sums of a bill', () => {
  it('keep services and goods apart; what is withheld does not go to the vendor', () => {
    const totals = billTotals({
      ...none,
      lines: [
        { amountMinor: 1_000_000, isGoods: false },
        { amountMinor: 500_000, isGoods: true },
      ],
      itbisMinor: 270_000,
      itbisWithheldMinor: 81_000,
      itbisToCostMinor: 70_000,
      isrWithheldMinor: 100_000,
      tipMinor: 1,
    });
    expect(totals).toEqual({
      servicesMinor: 1_000_000,
      goodsMinor: 500_000,
      totalMinor: 1_770_001,
      payableMinor: 1_589_001,
      creditableMinor: 200_000,
    });
  });

  it('are the same whatever the order of the lines', () => {
    const lines = fc.array(
      fc.record({ amountMinor: fc.integer({ min: 1, max: 1e9 }), isGoods: fc.boolean() }),
    );
    fc.assert(
      fc.property(lines, (given) => {
        expect(billTotals({ ...none, lines: given })).toEqual(
          billTotals({ ...none, lines: given.toReversed() }),
        );
      }),
    );
  });
});

it('withholds by the vendor’s usual rates', () => {
  const usual = { itbisWithheldBasisPoints: 3_000, isrBasisPoints: 1_000 };
  expect(usualWithholdings(usual, 1_500_005, 270_001)).toEqual({
    itbisWithheldMinor: 81_000,
    isrWithheldMinor: 150_001,
  });
});

it('knows the forms of fiscal receipt numbers', () => {
  expect(['B0100000001', 'E310000000001'].every(isFiscalReceiptNumber)).toBe(true);
  expect(['', 'B010000001', 'E31000000001', 'A0100000001', 'b0100000001'].some(isFiscalReceiptNumber)).toBe(
    false,
  );
  expect(['B0400000001', 'E340000000001', 'B0300000001'].every(changesAnotherReceipt)).toBe(true);
  expect(changesAnotherReceipt('B0100000001')).toBe(false);
  expect(['B0400000001', 'E340000000001'].every(isCreditNote)).toBe(true);
  expect(['', 'B0300000001', 'E330000000001', 'B0104000000'].some(isCreditNote)).toBe(false);
});

describe('ITBIS of a bill', () => {
  it('is 18% of what is without taxes, none, or what the paper says', () => {
    expect(itbisOfKind('general', 1_000_003)).toBe(180_001);
    expect(itbisOfKind('none', 1_000_003)).toBe(0);
    expect(itbisOfKind('written', 1_000_003)).toBeNull();
    expect(usualItbisKind(true)).toBe('general');
    expect(usualItbisKind(false)).toBe('none');
  });

  it('is recognized by its amount', () => {
    fc.assert(
      fc.property(fc.constantFrom('general', 'none'), fc.integer({ min: 100, max: 1e12 }), (kind, base) => {
        expect(itbisKindOf(itbisOfKind(kind, base) ?? -1, base)).toBe(kind);
      }),
    );
    expect(itbisKindOf(170_000, 1_000_000)).toBe('written');
  });
});
