import * as v from 'valibot';
import type { ListingInput } from '#src/data/screening/listings/mutations.ts';
import { type ListedUnit, MOST_LISTING_PHOTOS } from '#src/data/screening/listings/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { MAX_AMOUNT_MINOR } from '#src/domain/foundation/money-text.ts';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'textLong'));
const MOST_MONTHS = 12;

export const listingSchema = v.object({
  titleEs: v.pipe(v.string(), v.trim(), v.nonEmpty('titleMissing'), v.maxLength(120, 'textLong')),
  titleEn: text(120),
  descriptionEs: text(4000),
  descriptionEn: text(4000),
  amenitiesEs: text(2000),
  amenitiesEn: text(2000),
  rentMinor: v.pipe(
    v.nullable(v.number()),
    v.check((minor) => minor !== null && minor > 0 && minor <= MAX_AMOUNT_MINOR, 'rentInvalid'),
  ),
  currency: v.picklist(currencyCodes),
  depositMonths: v.pipe(
    v.nullable(v.number()),
    v.check(
      (months) => months !== null && Number.isInteger(months) && months >= 0 && months <= MOST_MONTHS,
      'monthsRange',
    ),
  ),
  availableFrom: v.pipe(
    v.string(),
    v.check((day) => day === '' || isIsoDate(day), 'dateInvalid'),
  ),
  photoIds: v.pipe(v.array(v.string()), v.maxLength(MOST_LISTING_PHOTOS, 'photosMany')),
});
export type ListingForm = v.InferInput<typeof listingSchema>;

/** The chosen photos in their order, without what somebody removed meanwhile. */
export const stillThere = (chosen: readonly string[], photos: readonly { id: string }[]): string[] =>
  chosen.filter((id) => photos.some((photo) => photo.id === id));

/** What the form begins with: the page as it is or, for a new one, the unit's market rent and the property's cover. */
export function listingFormOf(
  {
    listing,
    photoIds,
    ...unit
  }: Pick<ListedUnit, 'listing' | 'photoIds' | 'marketRentMinor' | 'marketRentCurrency'>,
  usual: CurrencyCode,
  cover?: string,
): ListingForm {
  return {
    titleEs: listing?.titleEs ?? '',
    titleEn: listing?.titleEn ?? '',
    descriptionEs: listing?.descriptionEs ?? '',
    descriptionEn: listing?.descriptionEn ?? '',
    amenitiesEs: listing?.amenitiesEs ?? '',
    amenitiesEn: listing?.amenitiesEn ?? '',
    rentMinor: listing?.rentMinor ?? unit.marketRentMinor,
    currency: listing?.rentCurrency ?? unit.marketRentCurrency ?? usual,
    depositMonths: listing?.depositMonths ?? 1,
    availableFrom: listing?.availableFrom ?? '',
    photoIds: listing || !cover ? [...photoIds] : [cover],
  };
}

/** The page as the database takes it. Only for a form without problems. */
export function toListingInput(unitId: string, form: ListingForm): ListingInput {
  return {
    ...form,
    unitId,
    rentMinor: form.rentMinor ?? 0,
    depositMonths: form.depositMonths ?? 0,
    availableFrom: form.availableFrom || null,
  };
}
