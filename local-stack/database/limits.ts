/**
 * How long a hosted project lets a request of each role work, and wait for a row that another holds: what would be cut off
 * there is cut off here. Source: Supabase's documentation of timeouts; what `service_role` does not say, `authenticator` does.
 */
const TIMEOUTS: Readonly<Record<string, string>> = { anon: '3s', authenticated: '8s', service_role: '8s' };
const LOCK_TIMEOUT = '8s';

/** What a connection for requests may write beside its memory, in KB: one request cannot fill a disk. */
export const TEMP_FILE_LIMIT_KB = 1024 * 1024;

/** What is set for a transaction of that role. */
export function limitsOf(role: string) {
  return { statement_timeout: TIMEOUTS[role] ?? '3s', lock_timeout: LOCK_TIMEOUT };
}
