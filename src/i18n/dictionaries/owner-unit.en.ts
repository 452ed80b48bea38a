import type { MeterKind, UnitAmenity, UnitEventKind } from '#src/domain/unit-facts.ts';

type Name = { name: string };
type Event = { tenant: string; amount: string; before: string };

/** The page of one unit. */
export const ownerUnit = {
  unitPage: {
    facts: 'The unit',
    lease: 'Present lease',
    noLease: 'Nobody rents it now.',
    amenities: 'What it comes with',
    editAmenities: 'Edit list',
    noAmenities: 'Nothing is written down yet.',
    amenitiesSaved: 'What the unit comes with is saved.',
    amenityNames: {
      parking: 'Parking',
      elevator: 'Elevator',
      security: 'Security guard',
      generator: 'Power plant',
      inverter: 'Inverter',
      cistern: 'Cistern',
      water_heater: 'Water heater',
      air_conditioning: 'Air conditioning',
      internet: 'Internet',
      furnished: 'Furnished',
      kitchen: 'Fitted kitchen',
      laundry: 'Laundry area',
      service_room: 'Service room',
      balcony: 'Balcony',
      terrace: 'Terrace',
      patio: 'Patio',
      pool: 'Pool',
      gym: 'Gym',
      pets_allowed: 'Pets allowed',
    } satisfies Record<UnitAmenity, string>,
    meters: 'Meters',
    addMeter: 'Add meter',
    noMeters: 'No meter is written down yet.',
    meterKind: 'What it measures',
    meterKinds: { electricity: 'Electricity', water: 'Water', gas: 'Gas' } satisfies Record<
      MeterKind,
      string
    >,
    meterNumber: 'Number',
    meterNumberHint: 'The meter’s or the contract’s, as on the bill.',
    meterTaken: 'The unit already has a meter with this number.',
    removeMeter: (p: Name) => `Remove ${p.name}`,
    removeMeterTitle: (p: Name) => `Remove ${p.name}?`,
    removeMeterText: 'It stays in the activity of the organization.',
    problems: { numberLong: 'At most 40 characters.' },
    timeline: 'History',
    events: {
      added: () => 'The unit was added.',
      archived: () => 'It was archived.',
      restored: () => 'It came back from the archive.',
      lease_begun: (p) => `Lease with ${p.tenant} began; rent ${p.amount}.`,
      lease_ended: (p) => `Lease with ${p.tenant} ended.`,
      rent_changed: (p) => `Rent of ${p.tenant}: from ${p.before} to ${p.amount}.`,
      market_rent_changed: (p) => `Market rent: from ${p.before} to ${p.amount}.`,
    } satisfies Record<UnitEventKind, (p: Event) => string> as Record<UnitEventKind, (p: Event) => string>,
  },
};

export type OwnerUnitText = typeof ownerUnit;
