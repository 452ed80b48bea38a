import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  dated,
  exchangeDifference,
  exchangedMinor,
  isNearRate,
  pesosOfLines,
  receivedPart,
} from './exchange.ts';

it('changes dollars into pesos and back at a rate, rounded half up', () => {
  expect(exchangedMinor(100_000, 'USD', 60.25)).toBe(6_025_000);
  expect(exchangedMinor(6_025_000, 'DOP', 60.25)).toBe(100_000);
  expect(exchangedMinor(1, 'USD', 60.5)).toBe(61);
});

it('loses what the reference rate would have given more', () => {
  const sale = { fromCurrency: 'USD', fromMinor: 100_000, toMinor: 5_900_000, rate: 60 } as const;
  expect(exchangeDifference({ ...sale, base: 'DOP' })).toBe(100_000);
  const purchase = { fromCurrency: 'DOP', fromMinor: 5_980_000, toMinor: 100_000, rate: 60 } as const;
  expect(exchangeDifference({ ...purchase, base: 'DOP' })).toBe(-20_000);
  // 59,000.00 pesos are worth US$983.33 at 60: 16.67 dollars were lost.
  expect(exchangeDifference({ ...sale, base: 'USD' })).toBe(1_667);
});

it('takes the day of the rate that was offered, and the day of use for another', () => {
  const offered = { rate: 60.25, source: 'Banco Central', ratedOn: '2026-11-18' };
  expect(dated(60.25, 'Banco Central', offered, '2026-11-21').ratedOn).toBe('2026-11-18');
  expect(dated(61, 'Banco Central', offered, '2026-11-21').ratedOn).toBe('2026-11-21');
  expect(dated(60.25, 'Mi banco', offered, '2026-11-21').ratedOn).toBe('2026-11-21');
  expect(dated(60.25, 'Banco Central', offered, '2026-11-01').ratedOn).toBe('2026-11-01');
  expect(dated(60.25, 'Banco Central', null, '2026-11-01').ratedOn).toBe('2026-11-01');
});

it('takes what is within a tenth of the rate', () => {
  expect([90, 100, 110].map((counts) => isNearRate(counts, 100))).toEqual([true, true, true]);
  expect([89, 111].map((counts) => isNearRate(counts, 100))).toEqual([false, false]);
  expect(isNearRate(1, 0)).toBe(false);
});

it('gives parts of what was received that add up to all of it, whatever the parts', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
      (received, whole, cuts) => {
        const ends = [...cuts.map((cut) => Math.floor(cut * whole)).sort((a, b) => a - b), whole];
        let before = 0;
        let sum = 0;
        for (const end of ends) {
          const part = receivedPart(received, whole, end) - receivedPart(received, whole, before);
          expect(part).toBeGreaterThanOrEqual(0);
          sum += part;
          before = end;
        }
        expect(sum).toBe(received);
      },
    ),
  );
});

it('the lines of an entry sum to zero in pesos as in dollars, each within a centavo of its own', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 999_999_999 }), (some, millionths) => {
      const rate = millionths / 1_000_000;
      const lines = [...some, 0 - some.reduce((sum, minor) => sum + minor, 0)];
      const pesos = pesosOfLines(lines, rate);
      expect(pesos.reduce((sum, minor) => sum + minor, 0)).toBe(0);
      for (const [index, minor] of lines.entries()) {
        const own = Math.sign(minor) * exchangedMinor(Math.abs(minor), 'USD', rate);
        expect(Math.abs((pesos[index] ?? Number.NaN) - own)).toBeLessThanOrEqual(1);
      }
    }),
  );
});
