import { expect, it } from 'vitest';
import { admin } from '#src/i18n/dictionaries/foundation/admin.es.ts';
import { waitlistCsv } from './waitlist-csv.ts';

it('has a line for each address, and lets none run as a formula', () => {
  const entry = {
    id: '1',
    email: '=1+1@example.com',
    language: 'es' as const,
    source: 'landing',
    createdAt: '2026-11-21T12:00:00+00:00',
    confirmedAt: null,
  };
  expect(waitlistCsv([entry], admin.waitlist).split('\r\n')).toEqual([
    '\uFEFFCorreo,Idioma,Página,Se inscribió,Confirmó',
    "'=1+1@example.com,es,landing,2026-11-21T12:00:00+00:00,",
    '',
  ]);
});
