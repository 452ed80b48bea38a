import { expect, it } from 'vitest';
import { conversionDraft, conversionOf } from './conversion-draft.ts';

const latest = { id: 'r', ratedOn: '2026-11-18', rate: 60.25, source: 'Banco Central' };
const draft = { ...conversionDraft(latest, '2026-11-21'), fromMinor: 100_000, toMinor: 6_000_000 };

it('keeps the day of the rate that was offered', () => {
  expect(conversionOf(draft, latest, 'caja')).toEqual({
    occurredOn: '2026-11-21',
    fromAccountId: 'caja',
    fromCurrency: 'USD',
    fromMinor: 100_000,
    toAccountId: 'caja',
    toMinor: 6_000_000,
    rate: 60.25,
    rateSource: 'Banco Central',
    ratedOn: '2026-11-18',
  });
});

it('takes another rate as one of the day of the exchange', () => {
  expect(conversionOf({ ...draft, rate: 61 }, latest, 'caja')?.ratedOn).toBe('2026-11-21');
  expect(conversionOf({ ...draft, occurredOn: '2026-11-01' }, latest, 'caja')?.ratedOn).toBe('2026-11-01');
});

it('is nothing while something is missing', () => {
  for (const part of [
    { fromMinor: null },
    { toMinor: 0 },
    { rate: null },
    { source: ' ' },
    { occurredOn: '' },
  ])
    expect(conversionOf({ ...draft, ...part }, latest, 'caja')).toBeNull();
});
