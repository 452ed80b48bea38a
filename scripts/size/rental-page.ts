import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createTestHarness } from 'wrangler';
import { languages } from '../../src/i18n/language.ts';
import { type Line, wholePageLines } from './budgets.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A listing as long as those that people write, in the shape of the database's `read_listing`. */
const listing = {
  slug: 'apartamento-en-naco-0000000000',
  title_es: 'Apartamento amueblado de dos habitaciones en Naco',
  title_en: 'Furnished two-bedroom apartment in Naco',
  description_es: Array.from(
    { length: 4 },
    (_, n) => `${n}. ${'Luminoso, fresco y con vista al parque. '.repeat(5)}`,
  ).join('\n'),
  description_en: Array.from(
    { length: 4 },
    (_, n) => `${n}. ${'Bright, cool and with a view of the park. '.repeat(5)}`,
  ).join('\n'),
  amenities_es: 'Parqueo techado\nPlanta eléctrica\nAscensor\nGimnasio\nCisterna\nSeguridad de noche',
  amenities_en: 'Covered parking\nPower plant\nLift\nGym\nCistern\nGuard at night',
  rent_minor: 6_500_000,
  rent_currency: 'DOP',
  deposit_months: 2,
  available_from: '2026-12-01',
  published_at: '2026-11-01T12:00:00Z',
  unit_use: 'dwelling',
  bedrooms: 2,
  bathrooms: 2,
  area_m2: 95,
  property_type: 'apartment_complex',
  sector: 'Naco',
  municipality: 'Santo Domingo de Guzmán',
  province: 'Distrito Nacional',
  landlord: 'Inmobiliaria de muestra',
  photos: Array.from({ length: 8 }, (_, n) => ({
    name: `00000000-0000-4000-8000-00000000000${n}.webp`,
    caption: 'Sala con balcón',
  })),
};

/** The lines of a listing's page in each language, made by the built worker with an API that knows one listing. */
export async function rentalPageLines(): Promise<Line[]> {
  const api = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(listing));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const vars = {
    SUPABASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    SUPABASE_PUBLISHABLE_KEY: 'publishable',
    SUPABASE_SECRET_KEY: 'secret',
    SITE_URL: 'http://127.0.0.1',
  };
  const configPath = path.join(root, 'dist/server/wrangler.json');
  const worker = createTestHarness({ root, workers: [{ configPath, vars }] });
  try {
    const { url } = await worker.listen();
    const pages = languages.map(async (language) => {
      const response = await fetch(new URL(`/${language}/rentals/${listing.slug}/`, url));
      if (!response.ok) throw new Error(`The worker answers ${response.status} to a listing's page.`);
      return wholePageLines(`/${language}/rentals/…/`, await response.text());
    });
    return (await Promise.all(pages)).flat();
  } finally {
    await worker.close();
    api.close();
    api.closeAllConnections();
  }
}
