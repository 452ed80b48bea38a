import { createHash, randomUUID } from 'node:crypto';
import { type Email, readEmail, refusal } from '#stack/mailbox/email.ts';
import type { Mailbox } from '#stack/mailbox/mailbox.ts';

export interface MailProviderOptions {
  mailbox: Mailbox;
  /** The key that senders show. */
  apiKey: string;
  requestsPerSecond: number;
  /** The clock, in milliseconds. */
  now?: () => number;
}

interface SentBefore {
  fingerprint: string;
  at: number;
  /** Missing while the first request is under way. */
  id?: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const maxKeyLength = 256;

/**
 * What the product's mail is sent through when it is deployed, with its refusals: keys, limits, what a message needs,
 * and sending once for each idempotency key within a day. Messages end in the mailbox.
 */
export function createMailProvider({
  mailbox,
  apiKey,
  requestsPerSecond,
  now = Date.now,
}: MailProviderOptions) {
  const isOverLimit = createLimit(requestsPerSecond, now);
  const deliverOnce = createMemory(now);
  const deliver = (email: Email) => putInto(mailbox, email);

  return async (request: Request, path: string[]): Promise<Response> => {
    if (path.join('/') !== 'emails')
      return refusal(404, 'not_found', 'The requested endpoint does not exist.');
    if (request.method !== 'POST')
      return refusal(405, 'method_not_allowed', 'Method is not allowed for the requested path.');
    const refused = refuseKey(request.headers.get('authorization'), apiKey);
    if (refused) return refused;
    if (isOverLimit()) {
      return refusal(429, 'rate_limit_exceeded', 'Too many requests.', {
        'retry-after': '1',
        'ratelimit-limit': String(requestsPerSecond),
        'ratelimit-remaining': '0',
        'ratelimit-reset': '1',
      });
    }
    const body = await request.text();
    const email = readEmail(body);
    if (email instanceof Response) return email;
    const key = request.headers.get('idempotency-key');
    if (key === null) return Response.json({ id: await deliver(email) });
    if (key.length < 1 || key.length > maxKeyLength) {
      return refusal(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.');
    }
    return deliverOnce(key, createHash('sha256').update(body).digest('hex'), () => deliver(email));
  };
}

function refuseKey(authorization: string | null, apiKey: string): Response | undefined {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (!given) return refusal(401, 'missing_api_key', 'Missing API key in the authorization header.');
  if (given !== apiKey) return refusal(403, 'invalid_api_key', 'API key is invalid.');
  return undefined;
}

/** Whether one more request in this second is too many; counts those that are not. */
function createLimit(requestsPerSecond: number, now: () => number): () => boolean {
  let recent: number[] = [];
  return () => {
    recent = recent.filter((time) => time > now() - 1000);
    if (recent.length >= requestsPerSecond) return true;
    recent.push(now());
    return false;
  };
}

/** Remembers for a day what was sent with which key. */
function createMemory(now: () => number) {
  const known = new Map<string, SentBefore>();
  return async (key: string, fingerprint: string, deliver: () => Promise<string>): Promise<Response> => {
    const before = known.get(key);
    if (before && before.at > now() - dayMs) {
      if (before.fingerprint !== fingerprint) {
        const message = 'Same idempotency key used with a different request payload.';
        return refusal(409, 'invalid_idempotent_request', message);
      }
      if (before.id === undefined) {
        return refusal(409, 'concurrent_idempotent_requests', 'The original request is still in progress.');
      }
      return Response.json({ id: before.id });
    }
    const entry: SentBefore = { fingerprint, at: now() };
    known.set(key, entry);
    entry.id = await deliver();
    return Response.json({ id: entry.id });
  };
}

async function putInto(mailbox: Mailbox, email: Email): Promise<string> {
  const { to: recipients, template, ...mail } = email;
  for (const to of recipients) await mailbox.add({ ...mail, to, kind: template ?? 'email' });
  return randomUUID();
}
