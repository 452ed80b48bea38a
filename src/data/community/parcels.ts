import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { ViewRow } from '../rows.ts';

export type Parcel = Omit<
  ViewRow<'parcels_list', 'noted_by' | 'collected_at' | 'unit_label'>,
  'organization_id' | 'property_id'
>;

const COLUMNS =
  'id, unit_id, lease_id, description, kept_at, noted_by, noted_at, collected_at, unit_label, is_from_office, noted_by_name';
const MOST_PARCELS = 100;

/** What arrived for units of a property. Tenants find what came for them and what they noted for others. */
export const parcelQueries = {
  all: ['community', 'parcels'] as const,
  /** Those that wait first, the newest of each first; 100 at most. */
  ofProperty: (propertyId: string) =>
    queryOptions({
      queryKey: ['community', 'parcels', propertyId],
      queryFn: async () => {
        const answer = await getClient()
          .from('parcels_list')
          .select(COLUMNS)
          .eq('property_id', propertyId)
          .order('collected_at', { ascending: false, nullsFirst: true })
          .order('noted_at', { ascending: false })
          .limit(MOST_PARCELS);
        return unwrap(answer) as Parcel[];
      },
    }),
  /** Units in which somebody lives or works. */
  units: (propertyId: string) =>
    queryOptions({
      queryKey: ['community', 'parcels', 'units', propertyId],
      queryFn: async () =>
        unwrap(await getClient().rpc('neighbour_units', { p_property_id: propertyId })) as {
          id: string;
          label: string;
        }[],
    }),
};

/** Notes what arrived for a unit, under an id made for it. Errors: `unit_without_tenant`, `too_many_posts`. */
export async function noteParcel(
  input: {
    readonly propertyId: string;
    readonly unitId: string;
    readonly description: string;
    readonly keptAt: string;
  },
  parcelId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('note_parcel', {
      p_parcel_id: parcelId,
      p_property_id: input.propertyId,
      p_unit_id: input.unitId,
      p_description: input.description,
      p_kept_at: input.keptAt,
    }),
  );
}

/** Says that a parcel was collected, or was not after all. */
export async function collectParcel(input: {
  readonly id: string;
  readonly isCollected: boolean;
}): Promise<void> {
  unwrap(
    await getClient().rpc('collect_parcel', { p_parcel_id: input.id, p_is_collected: input.isCollected }),
  );
}
