import { createStore, get, set } from 'idb-keyval';
import { postApi, readApi } from '#src/data/api.ts';
import { call } from '#src/data/call.ts';
import { WATCHED_LOGS } from '#src/domain/foundation/browser-keys.ts';
import { originOf } from '#src/domain/trust/checkpoint.ts';
import { type LogFault, type Watched, watchLog } from '#src/domain/trust/keep-watch.ts';

/** A log that the reader may see, and what this browser found when it looked at it. */
export interface LookedAtLog {
  readonly organizationId: string;
  readonly name: string;
  /** How many entries it has; null where it is not to be believed. */
  readonly size: number | null;
  readonly fault: LogFault | null;
}

interface LogHead {
  readonly organizationId: string;
  readonly name: string;
  readonly note: string;
}

// Opened when it is first used: not every browser has one.
const store = () => createStore(WATCHED_LOGS, WATCHED_LOGS);

const proofOf = (organizationId: string) => (oldSize: number, newSize: number) =>
  call('log_consistency', { organizationId, oldSize, newSize });

/**
 * Compares every log that its reader may see with what this browser remembers of it, and remembers what it is now. What is not
 * to be believed is not remembered: it is found again at each visit.
 */
export async function lookAtMyLogs(): Promise<LookedAtLog[]> {
  const heads = await call('my_log_heads');
  if (heads.length === 0) return [];
  const key = await fetchLogKey();
  return Promise.all(heads.map((head) => lookAt(head, key)));
}

async function lookAt({ organizationId, name, note }: LogHead, key: string): Promise<LookedAtLog> {
  const remembered = (await get<Watched>(organizationId, store())) ?? null;
  const shown = { note, key, origin: originOf(organizationId) };
  const watch = await watchLog(remembered, shown, proofOf(organizationId));
  if (watch.fault) return { organizationId, name, size: null, fault: watch.fault };
  await set(organizationId, watch.watched, store());
  return { organizationId, name, size: watch.checkpoint.size, fault: null };
}

/** The public key of the logs, in base64. @throws AppError `not_configured` where none are signed */
export async function fetchLogKey(): Promise<string> {
  return (await readApi<{ publicKey: string }>('/api/trust/key')).publicKey;
}

/** Has what an organization's log is now signed. */
export const signLogNow = ({ organizationId }: { organizationId: string }): Promise<unknown> =>
  postApi('/api/trust/checkpoints', { organizationId });
