import { expect, it } from 'vitest';
import { type ListingFacts, rentalView } from '#src/i18n/rental-view.ts';
import { rentalStatement } from './rental-statement.ts';

const listing: ListingFacts = {
  titleEs: 'Casa en el centro',
  titleEn: 'House in the centre',
  descriptionEs: 'Fresca.\n\nCon patio.',
  descriptionEn: '',
  amenitiesEs: 'Parqueo\n Cisterna \n',
  amenitiesEn: '',
  rentMinor: 4_500_000,
  rentCurrency: 'DOP',
  depositMonths: 2,
  availableFrom: null,
  publishedAt: '2026-11-21T00:00:00Z',
  unitUse: 'dwelling',
  bedrooms: 2,
  bathrooms: null,
  areaM2: 85.5,
  propertyType: 'single_family',
  sector: 'Los Jardines',
  municipality: 'Santiago',
  province: 'Santiago',
  landlord: 'Alquileres Peña',
  slug: 'casa-0000000000',
  photos: [
    { name: 'a.webp', caption: 'La sala' },
    { name: 'b.jpg', caption: '' },
  ],
};

it('says each text in its language, and in Spanish what has no English yet', () => {
  const view = rentalView(listing, 'en');
  expect(view).toMatchObject({
    title: 'House in the centre',
    place: 'Los Jardines, Santiago',
    rent: 'RD$45,000',
    paragraphs: ['Fresca.', 'Con patio.'],
    amenities: ['Parqueo', 'Cisterna'],
  });
  expect(rentalView(listing, 'es').title).toBe('Casa en el centro');
});

it('leaves out what is not known, and names the deposit in money', () => {
  expect(rentalView(listing, 'es').facts).toEqual([
    ['Uso', 'Vivienda'],
    ['Habitaciones', '2'],
    ['Tamaño', '85.5 m²'],
    ['Depósito', 'RD$90,000 (2 meses)'],
    ['Disponible', 'Ahora'],
  ]);
});

it('shows the photos in their order; what nobody has described is numbered', () => {
  expect(rentalView(listing, 'en').photos).toEqual([
    {
      path: '/rentals/casa-0000000000/photos/a.webp',
      small: '/rentals/casa-0000000000/photos/a-small.webp',
      words: 'La sala',
    },
    {
      path: '/rentals/casa-0000000000/photos/b.jpg',
      small: '/rentals/casa-0000000000/photos/b-small.jpg',
      words: 'Photo 2 of 2',
    },
  ]);
  const url = new URL('https://llavero.example/es/rentals/casa-0000000000/');
  expect(rentalStatement(listing, 'es', url)).toMatchObject({
    image: [
      'https://llavero.example/rentals/casa-0000000000/photos/a.webp',
      'https://llavero.example/rentals/casa-0000000000/photos/b.jpg',
    ],
  });
  expect(rentalStatement({ ...listing, photos: [] }, 'es', url)).not.toHaveProperty('image');
});

it('tells machines the price and the place, and no street', () => {
  const statement = rentalStatement(listing, 'es', new URL('https://llavero.example/es/rentals/x/'));
  expect(statement).toMatchObject({
    '@type': 'Accommodation',
    numberOfBedrooms: 2,
    address: { addressLocality: 'Santiago', addressCountry: 'DO' },
    potentialAction: { priceSpecification: { price: 45_000, priceCurrency: 'DOP' } },
  });
  expect(statement).not.toHaveProperty('numberOfBathroomsTotal');
  expect(JSON.stringify(statement)).not.toContain('streetAddress');
});
