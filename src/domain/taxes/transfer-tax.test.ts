import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOfMinor } from '../foundation/money.ts';
import { findTransferTaxes } from './transfer-tax.ts';

const line = (id: string, occurredOn: string, amountMinor: number, reference = '') => ({
  id,
  occurredOn,
  amountMinor,
  reference,
});
const found = (...lines: ReturnType<typeof line>[]) =>
  [...findTransferTaxes(lines)].map(([id, { of, basisPoints }]) => [id, of.id, basisPoints]);

describe('the tax on checks and transfers', () => {
  it('is 0.15 % until July 2, 2026 and 0.20 % from July 3 on', () => {
    const pair = (day: string, taxMinor: number) =>
      found(line('rent', day, -5_000_000), line('tax', day, -taxMinor));
    expect(pair('2026-07-02', 7_500)).toEqual([['tax', 'rent', 15]]);
    expect(pair('2026-07-02', 10_000)).toEqual([]);
    expect(pair('2026-07-03', 10_000)).toEqual([['tax', 'rent', 20]]);
    expect(pair('2026-07-03', 7_500)).toEqual([]);
  });

  it('is of a payment that went out on the day or shortly before, not of money that came', () => {
    const tax = line('tax', '2026-10-09', -2_000);
    expect(found(line('a', '2026-10-05', -1_000_000), tax)).toEqual([['tax', 'a', 20]]);
    expect(found(line('a', '2026-10-04', -1_000_000), tax)).toEqual([]);
    expect(found(line('a', '2026-10-10', -1_000_000), tax)).toEqual([]);
    expect(found(line('a', '2026-10-09', 1_000_000), tax)).toEqual([]);
    expect(found(line('a', '2026-10-09', -1_000_000), { ...tax, amountMinor: 2_000 })).toEqual([]);
  });

  it('is of the nearest of several, then of that with its reference', () => {
    const tax = line('tax', '2026-10-09', -2_000, '77');
    const [far, near, named] = [
      line('far', '2026-10-07', -1_000_000, '77'),
      line('near', '2026-10-09', -1_000_000, '1'),
      line('named', '2026-10-09', -1_000_000, '77'),
    ];
    expect(found(far, near, tax)).toEqual([['tax', 'near', 20]]);
    expect(found(far, near, named, tax)).toEqual([['tax', 'named', 20]]);
  });

  it('is found for any payment that has some', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1_000_000_000 }),
        fc.integer({ min: -1, max: 1 }),
        (minor, cut) => {
          const taxMinor = percentOfMinor(minor, 20) + cut;
          expect(found(line('a', '2026-10-09', -minor), line('tax', '2026-10-09', -taxMinor))).toEqual([
            ['tax', 'a', 20],
          ]);
        },
      ),
    );
  });
});
