import { call } from '#src/data/call.ts';
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
  return call('save_listing', {
    unitId: input.unitId,
    titleEs: input.titleEs,
    rentMinor: input.rentMinor,
    currency: input.currency,
    titleEn: input.titleEn,
    descriptionEs: input.descriptionEs,
    descriptionEn: input.descriptionEn,
    amenitiesEs: input.amenitiesEs,
    amenitiesEn: input.amenitiesEn,
    depositMonths: input.depositMonths,
    availableFrom: input.availableFrom ?? undefined,
    photoIds: [...input.photoIds],
  });
}

/** Shows the page to everybody, or no more. Error: `unit_archived`. */
export async function publishListing(input: { listingId: string; isActive: boolean }): Promise<void> {
  await call('publish_listing', { listingId: input.listingId, isActive: input.isActive });
}
