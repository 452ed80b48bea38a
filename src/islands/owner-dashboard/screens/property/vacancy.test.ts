import { describe, expect, it } from 'vitest';
import type { Unit } from '#src/data/units/queries.ts';
import type { CurrencyCode } from '#src/domain/enums.ts';
import { vacancyOf } from './vacancy.ts';

const vacant = (rentMinor: number | null, currency: CurrencyCode | null = 'DOP'): Unit => ({
  id: 'unit',
  property_id: 'property',
  property_name: 'Residencial',
  label: 'Apto 1',
  unit_use: 'dwelling',
  bedrooms: null,
  bathrooms: null,
  area_m2: null,
  market_rent_minor: rentMinor,
  market_rent_currency: rentMinor === null ? null : currency,
  archived_at: null,
  created_at: '2026-11-01T00:00:00Z',
  lease_id: null,
  lease_status: null,
  lease_ends_on: null,
  rent_currency: null,
  rent_minor: null,
  tenant_name: null,
  is_let: false,
});

describe('vacancyOf', () => {
  it('adds market rents up, a currency at a time', () => {
    expect(vacancyOf([vacant(2_500_000), vacant(1_000_000), vacant(50_000, 'USD')])).toEqual({
      rents: [
        { currency: 'DOP', rentMinor: 3_500_000 },
        { currency: 'USD', rentMinor: 50_000 },
      ],
      unpricedCount: 0,
    });
  });

  it('takes an unknown rent for unknown, not for zero', () => {
    expect(vacancyOf([vacant(null), vacant(0)])).toEqual({
      rents: [{ currency: 'DOP', rentMinor: 0 }],
      unpricedCount: 1,
    });
  });
});
