import type { AuthError, PostgrestError } from '@supabase/supabase-js';

/** What may be said of a problem besides. */
export interface ProblemDetails {
  /** The wrong fields of a form, and what is wrong with each, in snake_case. */
  fields?: Readonly<Record<string, string>>;
  retryAfterSeconds?: number;
}

/** What a caller of an endpoint gets when it cannot be served: a status and `{ code, message }`, and its details. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ProblemDetails;

  /** @param code snake_case, turned into text by the dictionaries of the islands. */
  constructor(status: number, code: string, message: string, details: ProblemDetails = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.details = details;
  }

  toResponse(headers: HeadersInit = {}): Response {
    const { retryAfterSeconds } = this.details;
    return Response.json(
      { code: this.code, message: this.message, ...this.details },
      {
        status: this.status,
        headers: {
          'cache-control': 'no-store',
          ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
          ...headers,
        },
      },
    );
  }
}

const RAISED_BY_VERB = 'P0001';
const INSUFFICIENT_PRIVILEGE = '42501';
/** What the database stopped and undid; the same may pass a little later. */
const STOPPED: Readonly<Record<string, string>> = { '57014': 'took_too_long', '55P03': 'others_at_work' };
const DEFAULT_RETRY_SECONDS = 60;
const INVALID_TOKEN = /^PGRST30[0-3]$/;

/** The Problem behind a failed query or function. A verb raises its code as the message. */
export function fromDatabase(error: PostgrestError): Problem {
  if (error.code === RAISED_BY_VERB && error.message === 'rate_limited') {
    const retryAfterSeconds = readRetryAfter(error.details);
    return new Problem(429, 'rate_limited', 'Too many requests.', { retryAfterSeconds });
  }
  if (error.code === RAISED_BY_VERB) {
    return new Problem(statusOfVerb(error.message), error.message, 'The request was refused.');
  }
  if (INVALID_TOKEN.test(error.code ?? '')) {
    return new Problem(401, 'unauthenticated', 'The session is not valid.');
  }
  const stopped = STOPPED[error.code ?? ''];
  if (stopped)
    return new Problem(429, stopped, 'The database is busy.', { retryAfterSeconds: DEFAULT_RETRY_SECONDS });
  if (error.code === INSUFFICIENT_PRIVILEGE) return new Problem(403, 'not_allowed', 'Not allowed.');
  console.error('Database:', error.code, error.message);
  return new Problem(502, 'unexpected', 'The database could not answer.');
}

/** The Problem behind a message that Supabase Auth did not send. */
export function fromMail(error: AuthError): Problem {
  if (error.status === 429) return new Problem(429, 'rate_limited', 'Too many messages to this address.');
  console.error('Mail:', error.code, error.message);
  return new Problem(502, 'mail_failed', 'The message could not be sent. Trying again is safe.');
}

function readRetryAfter(details: string): number {
  try {
    return Number(JSON.parse(details).retry_after) || DEFAULT_RETRY_SECONDS;
  } catch {
    return DEFAULT_RETRY_SECONDS;
  }
}

function statusOfVerb(code: string): number {
  if (code === 'not_signed_in') return 401;
  if (code === 'not_allowed') return 403;
  if (/(^|_)not_found$/.test(code)) return 404;
  if (/_(expired|revoked)$/.test(code)) return 410;
  if (code.startsWith('too_many_')) return 429;
  if (/_(missing|invalid)$/.test(code)) return 400;
  return 409;
}
