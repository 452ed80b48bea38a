// Long because every code that the database and the edge refuse with stands in it once.
import { isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';

export const errorKinds = [
  'offline',
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
  readonly status?: number;
  readonly statusCode?: string | number;
}

const KIND_BY_RULE: Readonly<Record<string, ErrorKind>> = {
  not_allowed: 'forbidden',
  second_factor_needed: 'forbidden',
  not_signed_in: 'unauthenticated',
  not_found: 'not_found',
  invitation_not_found: 'not_found',
  lease_overlaps: 'conflict',
  lease_already_renewed: 'conflict',
  renewal_drafted: 'conflict',
  renewal_keeps_unit: 'conflict',
  notice_already_given: 'conflict',
  no_notice: 'conflict',
  notice_stands: 'conflict',
  lease_status_change: 'conflict',
  lease_not_ended: 'conflict',
  lease_end_open: 'conflict',
  lease_not_draft: 'conflict',
  lease_not_signed: 'conflict',
  payment_to_decide: 'conflict',
  contract_open: 'conflict',
  contract_not_sent: 'conflict',
  contract_closed: 'conflict',
  contract_changed: 'conflict',
  already_signed: 'conflict',
  deposit_settled: 'conflict',
  deposit_already_held: 'conflict',
  payment_already_decided: 'conflict',
  charge_already_reversed: 'conflict',
  charge_exists: 'conflict',
  account_protected: 'conflict',
  account_has_entries: 'conflict',
  account_is_usual: 'conflict',
  deposits_short: 'conflict',
  deposits_needed: 'conflict',
  owners_money_short: 'conflict',
  period_closed: 'conflict',
  period_already_closed: 'conflict',
  period_not_closed: 'conflict',
  entry_has_source: 'conflict',
  entry_already_reversed: 'conflict',
  reading_charged: 'conflict',
  reading_not_last: 'conflict',
  request_id_reused: 'conflict',
  last_owner: 'conflict',
  already_member: 'conflict',
  already_owner: 'conflict',
  too_many_invitations: 'rate_limited',
  too_many_attempts: 'rate_limited',
  too_many_questions: 'rate_limited',
  cards_not_taken: 'conflict',
  autopay_not_offered: 'conflict',
  plan_requested: 'conflict',
  plan_request_closed: 'conflict',
  document_request_closed: 'conflict',
  document_request_changed: 'conflict',
  nothing_to_invoice: 'conflict',
  autopay_exists: 'conflict',
  autopay_over: 'conflict',
  consent_changed: 'conflict',
  fee_changed: 'conflict',
  payment_refunded: 'conflict',
  plan_exists: 'conflict',
  nothing_owed: 'conflict',
  not_in_test_mode: 'conflict',
  too_many_of_person: 'conflict',
  organization_closed: 'conflict',
  leases_open: 'conflict',
  payments_undecided: 'conflict',
  photos_changed: 'conflict',
  balances_open: 'conflict',
  application_moved: 'conflict',
  identity_missing: 'invalid',
  limit_too_low: 'invalid',
  year_invalid: 'invalid',
  pay_day_invalid: 'invalid',
  bureau_unavailable: 'unexpected',
  application_decided: 'conflict',
  application_has_lease: 'conflict',
  charge_invoiced: 'conflict',
  invoice_cancelled: 'conflict',
  month_filed: 'conflict',
  bill_month_filed: 'conflict',
  form_filed: 'conflict',
  file_changed: 'conflict',
  ncf_range_overlaps: 'conflict',
  line_settled: 'conflict',
  entry_not_open: 'conflict',
  budget_source_empty: 'conflict',
  maintenance_moved: 'conflict',
  reopening_too_late: 'conflict',
  distribution_exceeds_due: 'conflict',
  pass_on_exceeds_bill: 'conflict',
  report_files_busy: 'rate_limited',
  notice_published: 'conflict',
  notice_not_current: 'conflict',
  post_gone: 'conflict',
  too_many_posts: 'rate_limited',
  rules_replaced: 'conflict',
  week_full: 'conflict',
  slot_taken: 'conflict',
  area_closed: 'conflict',
  reservation_decided: 'conflict',
  unit_without_tenant: 'conflict',
  report_confirmed: 'conflict',
  report_changed: 'conflict',
  item_compared: 'conflict',
  already_exists: 'conflict',
  overlaps: 'conflict',
};

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

function isNetworkFailure(error: unknown): boolean {
  if (isAuthRetryableFetchError(error)) return true;
  const message = error instanceof Error ? error.message : ((error as ServerError | null)?.message ?? '');
  return /failed to fetch|networkerror|load failed|network request failed/i.test(message);
}

/** A rule of ours: the message is its code, the detail its parameters as JSON. */
function fromRule(server: ServerError, cause: unknown): AppError {
  const code = server.message ?? 'unexpected';
  return new AppError(KIND_BY_RULE[code] ?? 'invalid', code, parseDetails(server.details), cause);
}

function parseDetails(details: string | null | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(details ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
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
