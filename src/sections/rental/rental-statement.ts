import type { Language } from '#src/i18n/language.ts';
import { type ListingFacts, rentalView } from '#src/i18n/rental-view.ts';
import type { Statement } from '../structured-data.ts';

/** The listing for machines. */
export function rentalStatement(listing: ListingFacts, language: Language, url: URL): Statement {
  const view = rentalView(listing, language);
  return {
    '@type': listing.unitUse === 'dwelling' ? 'Accommodation' : 'Place',
    name: view.title,
    description: view.paragraphs.join('\n'),
    url: url.href,
    ...(view.photos.length > 0 && { image: view.photos.map(({ path }) => new URL(path, url).href) }),
    ...(listing.bedrooms !== null && { numberOfBedrooms: listing.bedrooms }),
    ...(listing.bathrooms !== null && { numberOfBathroomsTotal: listing.bathrooms }),
    ...(listing.areaM2 !== null && {
      floorSize: { '@type': 'QuantitativeValue', value: listing.areaM2, unitCode: 'MTK' },
    }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: listing.municipality,
      addressRegion: listing.province,
      addressCountry: 'DO',
    },
    amenityFeature: view.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    potentialAction: {
      '@type': 'RentAction',
      landlord: { '@type': 'Organization', name: listing.landlord },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: listing.rentMinor / MINOR_IN_A_UNIT,
        priceCurrency: listing.rentCurrency,
        unitCode: 'MON',
      },
    },
  };
}

const MINOR_IN_A_UNIT = 100;
