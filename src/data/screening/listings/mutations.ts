import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

export interface ListingInput {
  readonly unitId: string;
  readonly titleEs: string;
  /** English texts that are empty show the Spanish ones. */
  readonly titleEn: string;
  readonly descriptionEs: string;
  readonly descriptionEn: string;
  /** One a line. */
  readonly amenitiesEs: string;
  readonly amenitiesEn: string;
  readonly rentMinor: number;
  readonly currency: CurrencyCode;
  readonly depositMonths: number;
  readonly availableFrom: string | null;
  /** Photos of the property, in the order in which visitors see them; at most MOST_LISTING_PHOTOS. */
  readonly photoIds: readonly string[];
}

/**
 * Writes what the page of a unit says and shows; returns the listing's id. Errors: `unit_archived`, `photos_changed` when
 * a photo is gone.
 */
export async function saveListing(input: ListingInput): Promise<string> {
  const answer = await getClient().rpc('save_listing', {
    p_unit_id: input.unitId,
    p_title_es: input.titleEs,
    p_rent_minor: input.rentMinor,
    p_currency: input.currency,
    p_title_en: input.titleEn,
    p_description_es: input.descriptionEs,
    p_description_en: input.descriptionEn,
    p_amenities_es: input.amenitiesEs,
    p_amenities_en: input.amenitiesEn,
    p_deposit_months: input.depositMonths,
    p_available_from: input.availableFrom ?? undefined,
    p_photo_ids: [...input.photoIds],
  });
  return unwrap(answer) as string;
}

/** Shows the page to everybody, or no more. Error: `unit_archived`. */
export async function publishListing(input: { listingId: string; isActive: boolean }): Promise<void> {
  unwrap(
    await getClient().rpc('publish_listing', { p_listing_id: input.listingId, p_is_active: input.isActive }),
  );
}
