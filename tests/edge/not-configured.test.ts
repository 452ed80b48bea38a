import { expect, it } from 'vitest';
import { rental } from '#src/i18n/dictionaries/screening/rental.es.ts';
import { serveWorker } from '#tests/support/worker.ts';

const worker = serveWorker(() => ({
  SUPABASE_URL: 'http://127.0.0.1:9',
  SITE_URL: 'https://llavero.example',
}));

it('says which variable a deployment forgot', async () => {
  const response = await worker.fetch('/api/invitations', { method: 'POST' });
  expect([response.status, await response.json()]).toEqual([
    503,
    { code: 'not_configured', message: 'The variable SUPABASE_PUBLISHABLE_KEY is not set.' },
  ]);
});

it('says so to whoever asks whether it is well, with what the platform calls the request', async () => {
  const response = await worker.fetch('/api/health', { headers: { 'cf-ray': '8f00-SDQ' } });
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'not_configured' }]);
  expect(response.headers.get('x-request-id')).toBe('8f00-SDQ');
});

it('still answers the page of a listing with a page', async () => {
  const response = await worker.fetch('/es/rentals/casa-0123456789/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(rental.unavailable.title);
});

it('knows nothing of its parts, and says so', async () => {
  const response = await worker.fetch('/api/status');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    parts: { site: 'good', database: 'unknown', files: 'unknown', jobs: 'unknown', messages: 'unknown' },
  });
});
