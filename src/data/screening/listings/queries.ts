import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

export type Listing = Selected<'listings', typeof LISTING_COLUMNS>;
const LISTED_UNIT_COLUMNS = 'id, label, unitUse, marketRentMinor, marketRentCurrency, leaseId';
/** A unit with its listing, null while nobody has written one, and the photos that it shows. */
export type ListedUnit = Selected<'units_list', typeof LISTED_UNIT_COLUMNS> & {
  readonly listing: Listing | null;
  readonly photoIds: readonly string[];
};

const LISTING_COLUMNS =
  'id, unitId, slug, titleEs, titleEn, descriptionEs, descriptionEn, amenitiesEs, amenitiesEn, rentMinor, rentCurrency, depositMonths, availableFrom, isActive, publishedAt';
const MOST_UNITS = 1000;
/** Photos that a listing may show. */
export const MOST_LISTING_PHOTOS = 12;

/** What is vacant first: that is what is looked for tenants for. */
async function fetchUnits(organizationId: string, propertyId: string): Promise<ListedUnit[]> {
  const client = getClient();
  const [units, listings, photos] = await Promise.all([
    select('units_list', LISTED_UNIT_COLUMNS, {
      organizationId,
      propertyId,
    })
      .is('archivedAt', null)
      .order('labelOrder')
      .order('id')
      .limit(MOST_UNITS),
    select('listings', LISTING_COLUMNS, { organizationId, propertyId }).limit(MOST_UNITS),
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
    query(['listings', organizationId, 'property', propertyId], () => fetchUnits(organizationId, propertyId)),
};
