import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

export type Listing = Omit<Row<'listings'>, 'organizationId' | 'propertyId' | 'createdAt' | 'updatedAt'>;
/** A unit with its listing, null while nobody has written one, and the photos that it shows. */
export type ListedUnit = Pick<
  Row<'units_list'>,
  'id' | 'label' | 'unitUse' | 'marketRentMinor' | 'marketRentCurrency' | 'leaseId'
> & { readonly listing: Listing | null; readonly photoIds: readonly string[] };

const LISTING_COLUMNS =
  'id, unitId, slug, titleEs, titleEn, descriptionEs, descriptionEn, amenitiesEs, amenitiesEn, rentMinor, rentCurrency, depositMonths, availableFrom, isActive, publishedAt';
const MOST_UNITS = 1000;
/** Photos that a listing may show. */
export const MOST_LISTING_PHOTOS = 12;

/** What is vacant first: that is what is looked for tenants for. */
async function fetchUnits(organizationId: string, propertyId: string): Promise<ListedUnit[]> {
  const client = getClient();
  const [units, listings, photos] = await Promise.all([
    client
      .from('units_list')
      .select('id, label, unitUse, marketRentMinor, marketRentCurrency, leaseId')
      .eq('organizationId', organizationId)
      .eq('propertyId', propertyId)
      .is('archivedAt', null)
      .order('labelOrder')
      .order('id')
      .limit(MOST_UNITS),
    client
      .from('listings')
      .select(LISTING_COLUMNS)
      .eq('organizationId', organizationId)
      .eq('propertyId', propertyId)
      .limit(MOST_UNITS),
    client
      .from('listing_photos')
      .select('listingId, photoId, listings!inner(propertyId)')
      .eq('organizationId', organizationId)
      .eq('listings.propertyId', propertyId)
      .order('position')
      .limit(MOST_UNITS * MOST_LISTING_PHOTOS),
  ]);
  const shown = Map.groupBy(unwrap(photos), (row) => row.listingId);
  const byUnit = new Map((unwrap(listings) as Listing[]).map((listing) => [listing.unitId, listing]));
  return (unwrap(units) as Omit<ListedUnit, 'listing' | 'photoIds'>[])
    .map((unit) => {
      const listing = byUnit.get(unit.id) ?? null;
      return { ...unit, listing, photoIds: (shown.get(listing?.id ?? '') ?? []).map((row) => row.photoId) };
    })
    .toSorted((one, other) => Number(one.leaseId !== null) - Number(other.leaseId !== null));
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
