/** What a unit can come with, in the order of a screen. The database has the same list. */
export const unitAmenities = [
  'parking',
  'elevator',
  'security',
  'generator',
  'inverter',
  'cistern',
  'water_heater',
  'air_conditioning',
  'internet',
  'furnished',
  'kitchen',
  'laundry',
  'service_room',
  'balcony',
  'terrace',
  'patio',
  'pool',
  'gym',
  'pets_allowed',
] as const;
export type UnitAmenity = (typeof unitAmenities)[number];

/** What is metered apart for a unit. */
export const meterKinds = ['electricity', 'water', 'gas'] as const;
export type MeterKind = (typeof meterKinds)[number];

/** What can happen to a unit, as its timeline names it. */
export const unitEventKinds = [
  'added',
  'archived',
  'restored',
  'lease_begun',
  'lease_ended',
  'rent_changed',
  'market_rent_changed',
] as const;
export type UnitEventKind = (typeof unitEventKinds)[number];
