import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { textOfPages } from '../pdf-pages.ts';
import { renderFlyer } from './flyer-pdf.ts';
import type { PublicListing } from './rental-page.ts';

const listing: PublicListing = {
  slug: 'casa-en-el-centro-0000000000',
  titleEs: 'Casa en el centro',
  titleEn: 'House in the centre',
  descriptionEs: 'Fresca y con patio.',
  descriptionEn: '',
  amenitiesEs: 'Parqueo\nCisterna',
  amenitiesEn: '',
  rentMinor: 4_500_000,
  rentCurrency: 'DOP',
  depositMonths: 2,
  availableFrom: null,
  publishedAt: '2026-11-21T00:00:00Z',
  unitUse: 'dwelling',
  bedrooms: 2,
  bathrooms: null,
  areaM2: 85,
  propertyType: 'single_family',
  sector: 'Los Jardines',
  municipality: 'Santiago',
  province: 'Santiago',
  landlord: 'Alquileres Peña',
  photos: [],
};
const options = { language: 'es', siteUrl: 'https://llavero.example', photo: new Uint8Array() } as const;
const photo = new Uint8Array(await readFile(path.resolve('local-stack/demo/proof.jpg')));

it('says what is offered, for how much, by whom and where to apply', async () => {
  const [page = ''] = textOfPages(await renderFlyer(listing, options));
  expect(page).toContain('Casa en el centro\nLos Jardines, Santiago\nRD$45,000 al mes');
  for (const line of ['Parqueo', 'Cisterna']) expect(page).toContain(`•  ${line}`);
  expect(page).toContain('Fresca y con patio.');
  expect(page).toContain('https://llavero.example/es/rentals/casa-en-el-centro-0000000000/');
  expect(page).toContain('Lo ofrece: Alquileres Peña');
  const [english = ''] = textOfPages(await renderFlyer(listing, { ...options, language: 'en' }));
  expect(english).toContain('House in the centre\nLos Jardines, Santiago\nRD$45,000 a month');
});

it.each([new Uint8Array(), photo])('is one sheet, however much there is to say', async (picture) => {
  const long = {
    ...listing,
    titleEs:
      'Apartamento amueblado con balcón y dos parqueos en el centro de la ciudad, cerca de todo '.repeat(2),
    descriptionEs: Array.from({ length: 30 }, () => 'Luminoso y con vista al parque. '.repeat(6)).join('\n'),
    amenitiesEs: Array.from({ length: 40 }, (_, n) => `Cosa ${n}`).join('\n'),
  };
  const file = await renderFlyer(long, { ...options, photo: picture });
  expect((await PDFDocument.load(file)).getPageCount()).toBe(1);
  expect(textOfPages(file).join('\n')).toContain('Alquileres Peña');
});

it('is the same file for the same listing, and carries its photo', async () => {
  const once = await renderFlyer(listing, { ...options, photo });
  expect(await renderFlyer(listing, { ...options, photo })).toEqual(once);
  expect(once.length).toBeGreaterThan(photo.length);
});

it('refuses a photo that is no JPEG', async () => {
  await expect(renderFlyer(listing, { ...options, photo: new Uint8Array([1, 2, 3]) })).rejects.toMatchObject({
    code: 'invalid',
    status: 400,
  });
});
