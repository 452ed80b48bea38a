import { describe, expect, it } from 'vitest';
import { serveWorker } from '#tests/support/worker.ts';

const id = '3f0c1a52-7d3e-4c53-9a57-0f6f6f1f0001';
const tokenShaped = 'Bearer aaaa.bbbb.cccc';
const site = 'https://llavero.example';

// Nothing listens on port 9: a request that reached the database would end as 502, not as the status expected.
const worker = serveWorker(() => ({
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: 'secret',
  SITE_URL: site,
  MAIL_API_URL: 'http://127.0.0.1:9',
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'Llavero <hola@llavero.example>',
}));

const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  worker.fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const invitation = { leaseTenantId: id, requestId: id, language: 'es' };
const signedIn = { authorization: tokenShaped };

async function expectProblem(response: Response, status: number, code: string) {
  expect([response.status, await response.json()]).toEqual([
    status,
    { code, message: expect.stringMatching(/^[A-Z].+\.$/) },
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
}

describe('method', () => {
  it.each([
    ['GET', '/api/invitations', 'POST'],
    ['DELETE', '/api/invitations/link', 'POST'],
    ['POST', `/api/receipts/${id}.pdf`, 'GET, HEAD'],
    ['POST', `/api/fiscal-receipts/${id}.pdf`, 'GET, HEAD'],
    ['POST', `/api/purchase-receipts/${id}.pdf`, 'GET, HEAD'],
    ['GET', '/api/notifications/receipt', 'POST'],
    ['POST', '/api/notifications/push-key', 'GET, HEAD'],
    ['DELETE', '/api/whatsapp/webhook', 'GET, HEAD, POST'],
  ])('%s %s is 405 and names %s', async (method, address, allowed) => {
    const response = await worker.fetch(address, { method, headers: { origin: site } });
    expect(response.headers.get('allow')).toBe(allowed);
    await expectProblem(response, 405, 'method_not_allowed');
  });
});

describe('path', () => {
  it.each(['/api/', '/api/nothing', '/api/receipts/1', '/api/invitations/link/more'])(
    '%s is 404',
    async (address) => {
      await expectProblem(await worker.fetch(address), 404, 'not_found');
    },
  );
});

describe('caller', () => {
  it('wants an access token to invite', async () => {
    await expectProblem(await post('/api/invitations', invitation), 401, 'unauthenticated');
  });

  it.each(['Basic aaaa', 'Bearer', 'Bearer not-a-token'])(
    'does not take "%s" for one',
    async (authorization) => {
      await expectProblem(
        await post('/api/invitations', invitation, { authorization }),
        401,
        'unauthenticated',
      );
    },
  );

  it('wants an access token for a receipt', async () => {
    await expectProblem(await worker.fetch(`/api/receipts/${id}.pdf`), 401, 'unauthenticated');
  });
});

describe('origin', () => {
  it.each(['https://evil.example', 'null', `${site}.evil.example`])('refuses %s', async (origin) => {
    const response = await post('/api/invitations/link', { token: 'a'.repeat(32) }, { origin });
    await expectProblem(response, 403, 'bad_origin');
  });

  it('refuses what a browser calls cross-site', async () => {
    const response = await post('/api/invitations', invitation, {
      ...signedIn,
      'sec-fetch-site': 'cross-site',
    });
    await expectProblem(response, 403, 'bad_origin');
  });

  it.each([
    ['a form of another site', 'https://evil.example', 'application/x-www-form-urlencoded'],
    ['a script of another site', 'https://evil.example', 'application/json'],
    ['plain text, which needs no permission', 'https://evil.example', 'text/plain'],
    ['nobody’s page at all', 'null', 'application/json'],
  ])('refuses %s, session or not', async (_name, origin, type) => {
    for (const session of [{}, signedIn]) {
      const headers = { ...session, origin, 'content-type': type };
      await expectProblem(await post('/api/invitations', invitation, headers), 403, 'bad_origin');
    }
  });

  it('lets the site itself through to the next check', async () => {
    await expectProblem(await post('/api/invitations/link', {}, { origin: site }), 400, 'invalid');
  });
});

describe('body', () => {
  it.each([
    ['not JSON at all', '{'],
    ['an array', []],
    ['nothing', {}],
    ['an id that is none', { ...invitation, leaseTenantId: '1' }],
    ['a language that is none', { ...invitation, language: 'fr' }],
    ['no request id', { leaseTenantId: id, language: 'es' }],
  ])('refuses %s', async (_name, body) => {
    await expectProblem(await post('/api/invitations', body, signedIn), 400, 'invalid');
  });

  it('names the wrong fields', async () => {
    const response = await post(
      '/api/invitations',
      { ...invitation, language: 'fr', requestId: 1 },
      signedIn,
    );
    expect(await response.json()).toMatchObject({ message: 'Not valid: requestId, language.' });
  });

  it('refuses a form', async () => {
    const response = await post('/api/invitations', 'a=b', { ...signedIn, 'content-type': 'text/plain' });
    await expectProblem(response, 415, 'not_json');
  });

  it('refuses more than 16 KB', async () => {
    const response = await post('/api/invitations/link', { token: 'a'.repeat(17_000) });
    await expectProblem(response, 413, 'too_large');
  });

  it('refuses 30 MB in a few seconds on a busy machine, because it keeps none of them', async () => {
    const body = 'a'.repeat(30_000_000);
    const began = performance.now();
    await expectProblem(await post('/api/invitations/link', body), 413, 'too_large');
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it.each(['short', 'a'.repeat(257)])('refuses a token of the wrong length', async (token) => {
    await expectProblem(await post('/api/invitations/link', { token }), 400, 'invalid');
  });
});

describe('receipt', () => {
  it.each(['1', "x'y", `${id}0`])('refuses the id %s', async (wrong) => {
    const address = `/api/receipts/${encodeURIComponent(wrong)}.pdf`;
    await expectProblem(await worker.fetch(address, { headers: signedIn }), 400, 'invalid');
  });

  it('refuses a language it does not have', async () => {
    const address = `/api/receipts/${id}.pdf?lang=fr`;
    await expectProblem(await worker.fetch(address, { headers: signedIn }), 400, 'invalid');
  });
});

describe('what the database cannot answer', () => {
  it('is 502, without a word about the cause', async () => {
    await expectProblem(await post('/api/invitations', invitation, signedIn), 502, 'unexpected');
    await expectProblem(
      await worker.fetch(`/api/receipts/${id}.pdf`, { headers: signedIn }),
      502,
      'unexpected',
    );
  });
});
