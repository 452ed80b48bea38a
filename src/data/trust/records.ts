import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { PAGE_SIZE } from '#src/data/keyset.ts';
import { pagesQuery, query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSpec } from '#src/domain/foundation/list-query.ts';
import { originOf } from '#src/domain/trust/checkpoint.ts';
import { fromBase64 } from '#src/domain/trust/hashes.ts';
import { faultOfProof, type ProofFault, type RecordProof } from '#src/domain/trust/record-proof.ts';
import { fetchLogKey, lookAtMyLogs } from './watched-logs.ts';

/** A record as the log names it. */
export interface LoggedRecord {
  readonly organizationId: string;
  readonly kind: string;
  readonly recordId: string;
}

/** A proof that was checked here, with what is wrong with it. */
export interface CheckedProof {
  readonly proof: RecordProof;
  /** Null when all of it is right. */
  readonly fault: ProofFault | null;
}

/** Fetches the proof of a record and checks it in this browser. Errors: not_found, log_not_signed. */
export async function checkRecord(record: LoggedRecord): Promise<CheckedProof> {
  const [proof, key] = await Promise.all([
    call('log_proof', { ...record }) as unknown as Promise<RecordProof>,
    fetchLogKey(),
  ]);
  const bytes = fromBase64(key) ?? new Uint8Array();
  return { proof, fault: await faultOfProof(proof, originOf(record.organizationId), bytes) };
}

export const logListSpec = {
  filters: {},
  sortColumns: ['position'],
  defaultSort: { column: 'position', direction: 'desc' },
} as const satisfies ListSpec;

async function fetchEntries(organizationId: string, cursor: ListCursor | null) {
  const rows = await call('list_log', {
    organizationId,
    limit: PAGE_SIZE + 1,
    ...(cursor && { before: Number(cursor.id) }),
  });
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1)?.position ?? 0;
  return { rows: shown, next: rows.length > PAGE_SIZE ? { key: [last], id: String(last) } : null };
}

const fetchMyReceipts = async () =>
  unwrap(
    await select('receipts', 'id, organizationId, number, issuedOn, currency, amountMinor, voidedAt', {})
      .order('issuedOn', { ascending: false })
      .order('id')
      .limit(PAGE_SIZE),
  );

export const trustQueries = {
  /** Each log of the reader, compared with what this browser remembers of it. */
  logs: (userId: string) => query(['logs', userId], lookAtMyLogs, { staleTime: 0 }),
  /** What stands in an organization's log, the newest first. */
  entries: (organizationId: string) =>
    pagesQuery(['log-entries', organizationId], (cursor) => fetchEntries(organizationId, cursor)),
  /** The newest receipts that a tenant sees. */
  myReceipts: (userId: string) => query(['log-receipts', userId], fetchMyReceipts),
};
