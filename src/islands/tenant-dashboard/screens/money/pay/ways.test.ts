import { expect, it } from 'vitest';
import type { OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import { feeOf, isWithinLimits, waysOffered } from './ways.ts';

const settings: OnlinePaymentSettings = {
  organization_id: '',
  takes_cards: true,
  processor: 'azul',
  is_test: false,
  currency: 'DOP',
  minimum_minor: 10_000,
  maximum_minor: 5_000_000,
  fee_payer: 'tenant',
  fee_basis_points: 350,
  fee_fixed_minor: 0,
  credentials_set_at: '2026-01-01T00:00:00Z',
  takes_transfers: true,
  transfer_text: '',
  takes_cash: false,
  cash_text: '',
  takes_autopay: true,
  can_store_cards: true,
};

it('offers what the landlord takes', () => {
  expect(waysOffered(settings, 'DOP')).toEqual(['card', 'transfer']);
  expect(waysOffered({ ...settings, takes_cards: false, takes_cash: true }, 'DOP')).toEqual([
    'transfer',
    'cash',
  ]);
});

it('offers no card in test mode, nor in another currency', () => {
  expect(waysOffered({ ...settings, is_test: true }, 'DOP')).toEqual(['transfer']);
  expect(waysOffered(settings, 'USD')).toEqual(['transfer']);
});

it('adds the fee where the tenant pays it', () => {
  expect(feeOf(settings, 1_000_000)).toBe(35_000);
  expect(feeOf({ ...settings, fee_payer: 'landlord' }, 1_000_000)).toBe(0);
});

it('keeps to the limits', () => {
  expect([9_999, 10_000, 5_000_000, 5_000_001].map((amount) => isWithinLimits(settings, amount))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
