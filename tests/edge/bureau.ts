import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export const BUREAU_KEY = 'bureau_key';

interface Asked {
  full_name?: string;
  identity_type?: string;
  identity_number?: string;
  consent?: { version?: string; given_at?: string };
}

/**
 * A bureau that speaks the protocol of docs/screening-bureau.md: a bearer key, one answer for each `Idempotency-Key`, no
 * answer without a consent. Numbers that end in 9 have findings; those that end in 0 make it fail.
 */
export function useBureau() {
  const answers = new Map<string, { reference: string; outcome: string; summary: string }>();
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      const [status, answer] = answerTo(request.headers, text);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  const answerTo = (headers: Record<string, unknown>, text: string): [number, unknown] => {
    if (headers.authorization !== `Bearer ${BUREAU_KEY}`) return [401, { message: 'key' }];
    const body = JSON.parse(text) as Asked;
    if (!body.consent?.version || !body.consent.given_at) return [422, { message: 'consent' }];
    if (body.identity_number?.endsWith('0')) return [503, { message: 'closed' }];
    const key = String(headers['idempotency-key']);
    const known = answers.get(key);
    if (known) return [200, known];
    asked.push(body);
    const hasFindings = body.identity_number?.endsWith('9') ?? false;
    const answer = {
      reference: `B-${asked.length}`,
      outcome: hasFindings ? 'findings' : 'nothing_found',
      summary: hasFindings ? 'Un crédito en atraso.' : '',
    };
    answers.set(key, answer);
    return [200, answer];
  };
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    asked,
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
}
