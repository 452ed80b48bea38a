import { fromWire } from './names.ts';

export const errorKinds = [
  'offline',
  /** An action that was not sent: there was no connection. */
  'unsent',
  /** An action that was sent and whose answer was lost: it may have been done. */
  'unanswered',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'invalid',
  'rate_limited',
  'unexpected',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** What every query and mutation throws. `code` is the rule that was broken; dictionaries turn it into text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(kind: ErrorKind, code: string, params: Record<string, unknown> = {}, cause?: unknown) {
    super(code, { cause });
    this.kind = kind;
    this.code = code;
    this.params = params;
  }
}

interface ServerError {
  readonly code?: string | undefined;
  readonly message?: string;
  readonly details?: string | null;
  readonly hint?: string | null;
  readonly status?: number;
  readonly statusCode?: string | number;
}

/** SQLSTATEs and PostgREST codes that mean the same whatever the table. */
const BY_DATABASE_CODE: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  '42501': ['forbidden', 'not_allowed'],
  PGRST116: ['not_found', 'not_found'],
  PGRST301: ['unauthenticated', 'session_expired'],
  PGRST303: ['unauthenticated', 'session_expired'],
  '23505': ['conflict', 'already_exists'],
  '23503': ['conflict', 'still_in_use'],
  '23P01': ['conflict', 'overlaps'],
  '23514': ['invalid', 'value_out_of_range'],
  '23502': ['invalid', 'value_missing'],
  '22P02': ['invalid', 'value_malformed'],
  '22003': ['invalid', 'value_out_of_range'],
  '22001': ['invalid', 'value_too_long'],
  // Stopped by the server, which undid it: the same may pass a little later.
  '57014': ['rate_limited', 'took_too_long'],
  '55P03': ['rate_limited', 'others_at_work'],
};

/** What the provider's library finds out by itself, without a code of the server's. */
const BY_AUTH_NAME: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  AuthSessionMissingError: ['unauthenticated', 'session_expired'],
  AuthInvalidTokenResponseError: ['unauthenticated', 'session_expired'],
  AuthInvalidJwtError: ['unauthenticated', 'session_expired'],
  AuthInvalidCredentialsError: ['invalid', 'invalid_credentials'],
};

/** Classifies whatever a request threw or answered, once, for the whole product. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isNetworkFailure(error)) return new AppError('offline', 'offline', {}, error);
  const server = (typeof error === 'object' && error !== null ? error : {}) as ServerError;
  if (isAuthError(error)) return fromAuth(server, error);
  if (server.code === 'P0001' && server.message) return fromRule(server, error);
  const known = server.code ? BY_DATABASE_CODE[server.code] : undefined;
  if (known) return new AppError(known[0], known[1], {}, error);
  return new AppError(kindOfStatus(Number(server.status ?? server.statusCode)), 'unexpected', {}, error);
}

/** By the library's own mark: asking the library itself would put all of it into every first screen. */
const isAuthError = (error: unknown): error is Error => error instanceof Error && '__isAuthError' in error;

function isNetworkFailure(error: unknown): boolean {
  if (isAuthError(error) && error.name === 'AuthRetryableFetchError') return true;
  const message = error instanceof Error ? error.message : ((error as ServerError | null)?.message ?? '');
  return /failed to fetch|networkerror|load failed|network request failed|importing a module|dynamically imported/i.test(
    message,
  );
}

/** A rule of ours: the message is its code, the detail its parameters as JSON, the hint its kind. */
function fromRule(server: ServerError, cause: unknown): AppError {
  const kind = errorKinds.find((own) => own === server.hint) ?? 'invalid';
  return new AppError(kind, server.message ?? 'unexpected', parseDetails(server.details), cause);
}

function parseDetails(details: string | null | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(details ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (fromWire(parsed) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function fromAuth(server: ServerError, cause: unknown): AppError {
  const known = BY_AUTH_NAME[(cause as Error).name];
  if (known) return new AppError(known[0], known[1], {}, cause);
  const code = server.code ?? 'unexpected';
  if (code === 'over_request_rate_limit' || code === 'over_email_send_rate_limit' || server.status === 429)
    return new AppError('rate_limited', code, {}, cause);
  if (code === 'session_not_found' || code === 'bad_jwt' || code === 'refresh_token_not_found')
    return new AppError('unauthenticated', 'session_expired', {}, cause);
  const params = 'reasons' in server ? { reasons: server.reasons } : {};
  return new AppError(server.status && server.status >= 500 ? 'unexpected' : 'invalid', code, params, cause);
}

function kindOfStatus(status: number): ErrorKind {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 406) return 'not_found';
  if (status === 409) return 'conflict';
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'invalid';
  if (status === 429) return 'rate_limited';
  return 'unexpected';
}

/** Takes a Supabase answer apart: its data, or the classified error. */
export function unwrap<Answer extends { data: unknown; error: unknown }>(
  answer: Answer,
): Extract<Answer, { error: null }>['data'] {
  if (answer.error) throw toAppError(answer.error);
  return answer.data;
}

/** The one row of an answer. @throws AppError `not_found` where there is none, or not for the reader. */
export function unwrapRecord<Answer extends { data: unknown; error: unknown }>(
  answer: Answer,
): NonNullable<Extract<Answer, { error: null }>['data']> {
  const found = unwrap(answer);
  if (!found) throw new AppError('not_found', 'not_found');
  return found;
}
