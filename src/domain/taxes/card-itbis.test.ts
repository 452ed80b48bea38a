import { expect, it } from 'vitest';
import { usualCardItbis } from './card-itbis.ts';
import { summarizeItbis } from './summaries.ts';
import { saleWith } from './tax.test-support.ts';

it('is 2 % of a card payout since the norm, rounded to the centavo, and nothing before it', () => {
  expect(usualCardItbis(11_800_000, '2026-10-05')).toBe(236_000);
  expect(usualCardItbis(25, '2026-10-05')).toBe(1);
  expect(usualCardItbis(11_800_000, '2020-01-01')).toBe(0);
});

it('is taken off the ITBIS of the month of the payout, by hand', () => {
  // 100,000.00 of rent, 18,000.00 of ITBIS, paid by card: 2 % of 118,000.00 is 2,360.00; 15,640.00 is left.
  const itbis = summarizeItbis('2026-10', {
    sales: [saleWith({ baseMinor: 10_000_000, itbisMinor: 1_800_000 })],
    purchases: [],
    withheld: [],
    paid: [],
    settlements: [
      {
        id: 's',
        acquirer: 'Azul',
        reference: '',
        settledOn: '2026-10-06',
        grossMinor: 11_800_000,
        itbisWithheldMinor: 236_000,
      },
    ],
  });
  expect(itbis).toMatchObject({ billedMinor: 1_800_000, withheldOfCardsMinor: 236_000, dueMinor: 1_564_000 });
});

it('leaves a month without payouts as it was', () => {
  const itbis = summarizeItbis('2026-10', { sales: [], purchases: [], withheld: [], paid: [] });
  expect(Object.keys(itbis)).not.toContain('withheldOfCardsMinor');
});
