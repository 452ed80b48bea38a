import { call, maker, verb } from '#src/data/call.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

export type Parcel = Selected<'parcels_list', typeof COLUMNS>;

const COLUMNS =
  'id, unitId, leaseId, description, storagePlace, notedBy, notedAt, collectedAt, unitLabel, isFromOffice, notedByName';
const MOST_PARCELS = 100;

/** What arrived for units of a property. Tenants find what came for them and what they noted for others. */
export const parcelQueries = {
  all: ['community', 'parcels'] as const,
  /** Those that wait first, the newest of each first; 100 at most. */
  ofProperty: (propertyId: string) =>
    rowsQuery(['community', 'parcels', propertyId], () =>
      select('parcels_list', COLUMNS, { propertyId })
        .order('collectedAt', { ascending: false, nullsFirst: true })
        .order('notedAt', { ascending: false })
        .limit(MOST_PARCELS),
    ),
  /** Units in which somebody lives or works. */
  units: (propertyId: string) =>
    query(
      ['community', 'parcels', 'units', propertyId],
      async () =>
        (await call('neighbour_units', { propertyId })) as {
          id: string;
          label: string;
        }[],
    ),
};

/** Notes what arrived for a unit, under an id made for it. Errors: `unit_without_tenant`, `too_many_posts`. */
export const noteParcel = maker('note_parcel', 'parcelId');

/** Says that a parcel was collected, or was not after all. */
export const collectParcel = verb('collect_parcel');
