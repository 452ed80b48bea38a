import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow, ViewRow } from '#src/data/rows.ts';

export type Listing = Omit<
  TableRow<'listings'>,
  'organization_id' | 'property_id' | 'created_at' | 'updated_at'
>;
/** A unit with its listing, null while nobody has written one, and the photos that it shows. */
export type ListedUnit = Pick<
  ViewRow<'units_list', 'market_rent_minor' | 'market_rent_currency' | 'lease_id' | 'tenant_name'>,
  'id' | 'label' | 'unit_use' | 'market_rent_minor' | 'market_rent_currency' | 'lease_id'
> & { readonly listing: Listing | null; readonly photoIds: readonly string[] };

const LISTING_COLUMNS =
  'id, unit_id, slug, title_es, title_en, description_es, description_en, amenities_es, amenities_en, rent_minor, rent_currency, deposit_months, available_from, is_active, published_at';
const MOST_UNITS = 1000;
/** Photos that a listing may show. */
export const MOST_LISTING_PHOTOS = 12;

/** What is vacant first: that is what is looked for tenants for. */
async function fetchUnits(organizationId: string, propertyId: string): Promise<ListedUnit[]> {
  const client = getClient();
  const [units, listings, photos] = await Promise.all([
    client
      .from('units_list')
      .select('id, label, unit_use, market_rent_minor, market_rent_currency, lease_id')
      .eq('organization_id', organizationId)
      .eq('property_id', propertyId)
      .is('archived_at', null)
      .order('label_order')
      .order('id')
      .limit(MOST_UNITS),
    client
      .from('listings')
      .select(LISTING_COLUMNS)
      .eq('organization_id', organizationId)
      .eq('property_id', propertyId)
      .limit(MOST_UNITS),
    client
      .from('listing_photos')
      .select('listing_id, photo_id, listings!inner(property_id)')
      .eq('organization_id', organizationId)
      .eq('listings.property_id', propertyId)
      .order('position')
      .limit(MOST_UNITS * MOST_LISTING_PHOTOS),
  ]);
  const shown = Map.groupBy(unwrap(photos), (row) => row.listing_id);
  const byUnit = new Map((unwrap(listings) as Listing[]).map((listing) => [listing.unit_id, listing]));
  return (unwrap(units) as Omit<ListedUnit, 'listing' | 'photoIds'>[])
    .map((unit) => {
      const listing = byUnit.get(unit.id) ?? null;
      return { ...unit, listing, photoIds: (shown.get(listing?.id ?? '') ?? []).map((row) => row.photo_id) };
    })
    .toSorted((one, other) => Number(one.lease_id !== null) - Number(other.lease_id !== null));
}

/** Public pages of units. */
export const listingQueries = {
  all: ['listings'] as const,
  ofProperty: (organizationId: string, propertyId: string) =>
    queryOptions({
      queryKey: ['listings', organizationId, 'property', propertyId],
      queryFn: () => fetchUnits(organizationId, propertyId),
    }),
};
