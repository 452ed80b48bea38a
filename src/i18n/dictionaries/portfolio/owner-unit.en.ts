import type { MeterKind, UnitAmenity, UnitEventKind } from '#src/domain/portfolio/unit-facts.ts';

type Name = { name: string };
type Event = { tenant: string; amount: string; before: string };

/** The page of one unit. */
export const ownerUnit = {
  unitPage: {
    kind: 'Unit',
    facts: 'Details',
    now: {
      tenant: 'Rented to',
      rent: 'Rent',
      until: 'Until',
      left: (p: { when: string }) => `Ends ${p.when}`,
      openEnd: 'Month to month',
      owed: 'Owed today',
      nothingOwed: 'Nothing',
      vacant: 'Vacant for',
      since: (p: { date: string }) => `Since ${p.date}`,
      asking: 'Market rent',
      lost: 'Rent lost so far',
    },
    related: { property: 'Property', lease: 'Lease', requests: 'Maintenance', tenant: 'Tenant' },
    leaseOf: (p: { unit: string }) => `Lease for ${p.unit}`,
    allRequests: 'Requests for this unit',
    report: 'Report a problem',
    amenities: 'Amenities',
    editAmenities: 'Edit amenities',
    noAmenities: 'No amenities yet.',
    amenitiesSaved: 'Amenities saved.',
    amenityNames: {
      parking: 'Parking',
      elevator: 'Elevator',
      security: 'Security guard',
      generator: 'Generator',
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
    noMeters: 'No meters yet.',
    meterKind: 'Type',
    meterKinds: { electricity: 'Electricity', water: 'Water', gas: 'Gas' } satisfies Record<
      MeterKind,
      string
    >,
    meterNumber: 'Number',
    meterNumberHint: 'The meter or contract number on the bill.',
    meterTaken: 'The unit already has a meter with this number.',
    removeMeter: (p: Name) => `Remove ${p.name}`,
    removeMeterTitle: (p: Name) => `Remove ${p.name}?`,
    removeMeterText: 'It stays in the organization’s activity.',
    problems: { numberLong: 'Use up to 40 characters.' },
    timeline: 'History',
    events: {
      added: () => 'Unit added.',
      archived: () => 'Unit archived.',
      restored: () => 'Unit restored.',
      lease_begun: (p) => `Lease with ${p.tenant} started; rent ${p.amount}.`,
      lease_ended: (p) => `Lease with ${p.tenant} ended.`,
      rent_changed: (p) => `Rent for ${p.tenant} changed from ${p.before} to ${p.amount}.`,
      market_rent_changed: (p) => `Market rent changed from ${p.before} to ${p.amount}.`,
    } satisfies Record<UnitEventKind, (p: Event) => string> as Record<UnitEventKind, (p: Event) => string>,
  },
};

export type OwnerUnitText = typeof ownerUnit;
