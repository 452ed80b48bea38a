import type { CurrencyCode, PropertyType, UnitUse } from '#src/domain/foundation/enums.ts';
import { enumsEn } from './dictionaries/foundation/enums.en.ts';
import { enumsEs } from './dictionaries/foundation/enums.es.ts';
import { rental as en } from './dictionaries/screening/rental.en.ts';
import { rental as es } from './dictionaries/screening/rental.es.ts';
import { formatDate, formatMoney, formatNumber, saidTogether } from './format.ts';
import type { Language } from './language.ts';

/** The words of a listing's page. */
export const words = { es, en };
const enums = { es: enumsEs, en: enumsEn };

/** A listing as the edge reads it. */
export interface ListingFacts {
  readonly titleEs: string;
  readonly titleEn: string;
  readonly descriptionEs: string;
  readonly descriptionEn: string;
  readonly amenitiesEs: string;
  readonly amenitiesEn: string;
  readonly rentMinor: number;
  readonly rentCurrency: CurrencyCode;
  readonly depositMonths: number;
  readonly availableFrom: string | null;
  readonly publishedAt: string;
  readonly unitUse: UnitUse;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly areaM2: number | null;
  readonly propertyType: PropertyType;
  readonly sector: string;
  readonly municipality: string;
  readonly province: string;
  readonly landlord: string;
  readonly slug: string;
  readonly photos: readonly { readonly name: string; readonly caption: string }[];
}

/** What the page of a listing shows, in one language; what has no English yet is said in Spanish. */
export interface RentalView {
  readonly title: string;
  readonly place: string;
  readonly rent: string;
  readonly paragraphs: readonly string[];
  readonly amenities: readonly string[];
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly landlord: string;
  readonly photos: readonly RentalPhoto[];
}

interface RentalPhoto {
  readonly path: string;
  /** The same for small places. */
  readonly small: string;
  readonly words: string;
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

export function rentalView(listing: ListingFacts, language: Language): RentalView {
  const inLanguage = (name: 'title' | 'description' | 'amenities') =>
    (language === 'en' && listing[`${name}En`]) || listing[`${name}Es`];
  // The deposit is some months of the rent, and written as it is.
  const look = saidTogether(listing.rentMinor);
  const money = (minor: number) => formatMoney(minor, listing.rentCurrency, language, { look });
  const { sector, municipality, province } = listing;
  return {
    title: inLanguage('title'),
    place: [...new Set([sector, municipality, province])].filter(Boolean).join(', '),
    rent: money(listing.rentMinor),
    paragraphs: linesOf(inLanguage('description')),
    amenities: linesOf(inLanguage('amenities')),
    facts: factsOf(listing, language, money),
    landlord: listing.landlord,
    photos: photosOf(listing, language),
  };
}

/** Where the photos stand, and what they show; those of which nobody has said it are numbered. */
function photosOf({ slug, photos }: ListingFacts, language: Language): RentalView['photos'] {
  return photos.map(({ name, caption }, index) => ({
    path: `/rentals/${slug}/photos/${name}`,
    small: `/rentals/${slug}/photos/${name.replace(/\.(?=\w+$)/, '-small.')}`,
    words: caption || words[language].photoOf({ number: index + 1, count: photos.length }),
  }));
}

function factsOf(
  listing: ListingFacts,
  language: Language,
  money: (minor: number) => string,
): RentalView['facts'] {
  const text = words[language];
  const { bedrooms, bathrooms, areaM2: area, depositMonths: months, availableFrom: from } = listing;
  const facts: [string, string][] = [[text.use, enums[language].unitUse[listing.unitUse]]];
  if (bedrooms !== null) facts.push([text.bedrooms, formatNumber(bedrooms, language)]);
  if (bathrooms !== null) facts.push([text.bathrooms, formatNumber(bathrooms, language)]);
  if (area !== null) facts.push([text.area, text.squareMetres({ area: formatNumber(area, language) })]);
  facts.push([
    text.deposit,
    text.depositMonths({ count: months, amount: money(months * listing.rentMinor) }),
  ]);
  facts.push([text.available, from === null ? text.availableNow : formatDate(from, language)]);
  return facts;
}
