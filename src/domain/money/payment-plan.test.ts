import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_INSTALMENTS, splitIntoInstalments } from './payment-plan.ts';

it('puts what does not divide evenly on the first', () => {
  expect(splitIntoInstalments(10_000, 3, '2026-01-31')).toEqual([
    { dueOn: '2026-01-31', amountMinor: 3_334 },
    { dueOn: '2026-02-28', amountMinor: 3_333 },
    { dueOn: '2026-03-31', amountMinor: 3_333 },
  ]);
});

it('keeps the sum to the cent, with every part above zero and every day later than the one before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      (total, count) => {
        const parts = splitIntoInstalments(total, count, '2026-11-30');
        expect(parts.length).toBe(Math.min(count, MOST_INSTALMENTS, total));
        expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(total);
        expect(parts.every((part) => part.amountMinor > 0)).toBe(true);
        const days = parts.map((part) => part.dueOn);
        expect(days).toEqual([...new Set(days)].sort());
      },
    ),
  );
});
