import { expect, it } from 'vitest';
import type { OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import { feeOf, isWithinLimits, waysOffered } from './ways.ts';

const settings: OnlinePaymentSettings = {
  organizationId: '',
  takesCards: true,
  processor: 'azul',
  isTest: false,
  currency: 'DOP',
  minimumMinor: 10_000,
  maximumMinor: 5_000_000,
  feePayer: 'tenant',
  feeBasisPoints: 350,
  feeFixedMinor: 0,
  credentialsSetAt: '2026-01-01T00:00:00Z',
  takesTransfers: true,
  transferText: '',
  takesCash: false,
  cashText: '',
  takesAutopay: true,
  canStoreCards: true,
};

it('offers what the landlord takes', () => {
  expect(waysOffered(settings, 'DOP')).toEqual(['card', 'transfer']);
  expect(waysOffered({ ...settings, takesCards: false, takesCash: true }, 'DOP')).toEqual([
    'transfer',
    'cash',
  ]);
});

it('offers no card in test mode, nor in another currency', () => {
  expect(waysOffered({ ...settings, isTest: true }, 'DOP')).toEqual(['transfer']);
  expect(waysOffered(settings, 'USD')).toEqual(['transfer']);
});

it('adds the fee where the tenant pays it', () => {
  expect(feeOf(settings, 1_000_000)).toBe(35_000);
  expect(feeOf({ ...settings, feePayer: 'landlord' }, 1_000_000)).toBe(0);
});

it('keeps to the limits', () => {
  expect([9_999, 10_000, 5_000_000, 5_000_001].map((amount) => isWithinLimits(settings, amount))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
