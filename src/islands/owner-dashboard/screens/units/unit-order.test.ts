import { describe, expect, it } from 'vitest';
import type { Unit } from '#src/data/units/queries.ts';
import { inHumanOrder } from './unit-order.ts';

const unit = (label: string, property: string): Unit => ({
  id: `${property}/${label}`,
  property_id: property,
  property_name: property,
  label,
  unit_use: 'dwelling',
  bedrooms: null,
  bathrooms: null,
  area_m2: null,
  market_rent_minor: null,
  market_rent_currency: null,
  archived_at: null,
  created_at: '2026-11-01T00:00:00Z',
  lease_id: null,
  lease_status: null,
  lease_ends_on: null,
  rent_currency: null,
  rent_minor: null,
  tenant_name: null,
});
const rows = [unit('Apto 10', 'B'), unit('Apto 2', 'B'), unit('Apto 1', 'A')];
const ids = (sort: Parameters<typeof inHumanOrder>[1]) => inHumanOrder(rows, sort).map(({ id }) => id);

describe('inHumanOrder', () => {
  it('counts numbers in names', () => {
    expect(ids({ column: 'label', direction: 'asc' })).toEqual(['A/Apto 1', 'B/Apto 2', 'B/Apto 10']);
    expect(ids({ column: 'label', direction: 'desc' })).toEqual(['B/Apto 10', 'B/Apto 2', 'A/Apto 1']);
  });

  it('keeps the units of a property together and in order', () => {
    expect(ids({ column: 'property_name', direction: 'desc' })).toEqual([
      'B/Apto 2',
      'B/Apto 10',
      'A/Apto 1',
    ]);
  });

  it('leaves every other order as it came', () => {
    expect(ids({ column: 'rent_minor', direction: 'asc' })).toEqual(['B/Apto 10', 'B/Apto 2', 'A/Apto 1']);
  });
});
