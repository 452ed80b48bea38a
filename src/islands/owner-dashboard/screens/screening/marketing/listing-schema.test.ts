import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import type { ListedUnit } from '#src/data/screening/listings/queries.ts';
import { type ListingForm, listingFormOf, listingSchema, toListingInput } from './listing-schema.ts';

const unit = {
  listing: null,
  photoIds: [],
  marketRentMinor: 2_500_000,
  marketRentCurrency: 'USD',
} as const;
const form: ListingForm = { ...listingFormOf(unit, 'DOP'), titleEs: 'Casa' };

it('a new page begins with the property’s cover, a written one with its own photos', () => {
  expect(listingFormOf(unit, 'DOP', 'cover').photoIds).toEqual(['cover']);
  const listing = { titleEs: 'Casa' } as ListedUnit['listing'];
  expect(listingFormOf({ ...unit, listing }, 'DOP', 'cover').photoIds).toEqual([]);
  expect(listingFormOf({ ...unit, listing, photoIds: ['b', 'a'] }, 'DOP', 'b').photoIds).toEqual(['b', 'a']);
});

it('a new page begins with the unit’s market rent', () => {
  expect(form).toMatchObject({ rentMinor: 2_500_000, currency: 'USD', depositMonths: 1 });
  const unknown = { listing: null, photoIds: [], marketRentMinor: null, marketRentCurrency: null };
  expect(listingFormOf(unknown, 'DOP')).toMatchObject({ rentMinor: null, currency: 'DOP' });
});

it.each<[Partial<ListingForm>, string[]]>([
  [{}, []],
  [{ titleEs: ' ' }, ['titleMissing']],
  [{ rentMinor: null }, ['rentInvalid']],
  [{ rentMinor: 0 }, ['rentInvalid']],
  [{ depositMonths: null }, ['monthsRange']],
  [{ depositMonths: 13 }, ['monthsRange']],
  [{ depositMonths: 1.5 }, ['monthsRange']],
  [{ availableFrom: '2026-02-30' }, ['dateInvalid']],
  [{ descriptionEn: 'x'.repeat(4001) }, ['textLong']],
])('%j: %j', (changes, problems) => {
  const { issues = [] } = safeParse(listingSchema, { ...form, ...changes });
  expect(issues.map(({ message }) => message)).toEqual(problems);
});

it('an empty date is none', () => {
  expect(toListingInput('unit', form)).toMatchObject({ unitId: 'unit', availableFrom: null });
});
