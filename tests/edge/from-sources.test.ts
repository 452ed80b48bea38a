import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '#tests/support/start-stack.ts';

// The development server prepares the dependencies first, when it starts on a new tree.
const STARTING = 240_000;

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ site: 'from sources' });
}, STARTING);

afterAll(() => stack.stop());

const textOf = async (address: string) => (await fetch(`${stack.url}${address}`)).text();

it('serves pages from their sources, with what makes a change show', async () => {
  const page = await textOf('/');
  expect(page).toContain('El mes de alquiler');
  expect(page).toContain('/@vite/client');
});

it('answers a path inside a dashboard with its shell', async () => {
  expect(await textOf('/owner-dashboard/units')).toContain('Inicializando autenticación...');
  expect(await textOf('/src/islands/owner-dashboard/app.tsx')).toContain('export');
});

it('runs the endpoints with the variables of this stack', async () => {
  const consent = new URLSearchParams({ email: 'casa@llavero.test', consent: 'yes', language: 'es' });
  const headers = { origin: stack.url, accept: 'application/json' };
  const answer = await fetch(`${stack.url}/api/waitlist`, { method: 'POST', body: consent, headers });
  expect(answer.status).toBe(200);
  const mails = await fetch(`${stack.url}/_local/mail`, { headers });
  expect(JSON.stringify(await mails.json())).toContain('casa@llavero.test');
});

it('has the API on the same origin', async () => {
  const answer = await fetch(`${stack.url}/auth/v1/settings`, { headers: { apikey: stack.publishableKey } });
  expect(answer.status).toBe(200);
});
