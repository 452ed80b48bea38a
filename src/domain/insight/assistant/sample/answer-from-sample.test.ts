import { expect, it } from 'vitest';
import { answerFromSample } from './answer-from-sample.ts';

it('adds up what was collected, by currency', () => {
  const october = { measure: 'collected', from: '2026-10-01', until: '2026-10-31' };
  // In pesos 1A, 1B, 2B, 101 and 201; 2A and 102 did not pay. In dollars both shops and the villa.
  expect(answerFromSample('measure', october)?.rows).toEqual([
    { amount: { minor: 4_500_000 + 4_200_000 + 4_400_000 + 2_600_000 + 2_750_000, currency: 'DOP' } },
    { amount: { minor: 180_000 + 145_000 + 210_000, currency: 'USD' } },
  ]);
});

it('counts and divides units', () => {
  expect(answerFromSample('measure', { measure: 'vacant_units' })?.rows).toEqual([{ count: 6 }]);
  expect(answerFromSample('measure', { measure: 'occupancy_rate', by: ['property'] })?.rows).toEqual([
    { property: 'Plaza Naco', share: 2 / 4 },
    { property: 'Residencial Gazcue', share: 3 / 4 },
    { property: 'Torre Anacaona', share: 4 / 6 },
    { property: 'Villas Cabarete', share: 1 / 2 },
  ]);
});

it('knows who owes, the most first, and since when', () => {
  expect(answerFromSample('late_tenants', { property: 'Torre Anacaona' })?.rows).toEqual([
    {
      tenant: 'Yokasta Reyes',
      property: 'Torre Anacaona',
      unit: '2A',
      late: { minor: 3 * 4_650_000, currency: 'DOP' },
      lateSince: '2026-09-05',
    },
    {
      tenant: 'Carmen Peralta',
      property: 'Torre Anacaona',
      unit: '1A',
      late: { minor: 4_500_000, currency: 'DOP' },
      lateSince: '2026-11-05',
    },
  ]);
});

it('asks which of two with one name, and has nothing where the sample has nothing', () => {
  expect(
    answerFromSample('tenant_account', { tenant: 'Martínez' })?.candidates?.map(({ name }) => name),
  ).toEqual(['Ana Martínez', 'Pedro Martínez']);
  expect(answerFromSample('tenant_account', { tenant: 'Shakira' })?.unknown).toBe('Shakira');
  expect(answerFromSample('open_requests', {})).toBeUndefined();
  expect(answerFromSample('measure', { measure: 'expenses' })).toBeUndefined();
});
