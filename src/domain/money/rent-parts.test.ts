import { expect, it } from 'vitest';
import type { RentRollUnit } from '../books/report-data.ts';
import { rentParts } from './rent-parts.ts';

const unit = (over: Partial<RentRollUnit>): RentRollUnit => ({
  unitId: 'u',
  propertyId: 'p',
  propertyName: 'Torre',
  unitLabel: '1-A',
  areaM2: null,
  section: 'current',
  leaseId: 'l',
  leaseStatus: 'active',
  tenantName: null,
  currency: 'DOP',
  marketRentMinor: 1_500,
  marketRentCurrency: 'DOP',
  rentMinor: 1_200,
  otherChargesMinor: 0,
  depositMinor: 0,
  balanceMinor: 0,
  startsOn: null,
  endsOn: null,
  vacantDays: null,
  ...over,
});
const vacant = { section: 'vacant', leaseId: null, currency: null, rentMinor: null } as const;
const place = { propertyId: 'p', propertyName: 'Torre' };

it('adds up units of a property in the same state and currency', () => {
  expect(rentParts([unit({}), unit({ rentMinor: 800, marketRentMinor: null }), unit(vacant)])).toEqual([
    { ...place, section: 'current', currency: 'DOP', marketRentMinor: 1_500, rentMinor: 2_000 },
    { ...place, section: 'vacant', currency: 'DOP', marketRentMinor: 1_500, rentMinor: null },
  ]);
});

it('never adds amounts of two currencies, nor takes the unknown for zero', () => {
  expect(
    rentParts([
      unit({ currency: 'USD', rentMinor: 700 }),
      unit({ ...vacant, marketRentCurrency: null, marketRentMinor: null }),
    ]),
  ).toEqual([{ ...place, section: 'current', currency: 'USD', marketRentMinor: null, rentMinor: 700 }]);
});
