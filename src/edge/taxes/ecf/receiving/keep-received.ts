import { toBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import { call } from '#src/edge/call.ts';
import type { Client } from '#src/edge/supabase.ts';
import type { Judgment } from './judge.ts';

interface Kept {
  readonly id: string;
  readonly isNew: boolean;
}

/** Bytes that stand for themselves: what came, and what was answered. */
export interface ReceivedBytes {
  readonly file: Uint8Array;
  readonly acknowledgement: Uint8Array | null;
  readonly isUploaded?: boolean;
}

/**
 * Keeps what was judged: its bytes where it is received, that it was refused where it is not.
 *
 * @returns null where it could not be read, so that nothing can be kept of it
 */
export async function keepReceived(
  database: Client,
  { issuerId }: { readonly issuerId: string },
  { incoming, refusal, securityCode }: Judgment,
  { file, acknowledgement, isUploaded = false }: ReceivedBytes,
): Promise<Kept | null> {
  if (!incoming) return null;
  const { buyerTaxId: _, ...receipt } = incoming;
  const bytes = (one: Uint8Array | null) => (one && refusal === null ? toBase64(one) : null);
  const kept = await call(database, 'receive_ecf', {
    issuerId,
    receipt: { ...receipt, securityCode },
    file: bytes(file),
    acknowledgement: bytes(acknowledgement),
    refusal,
    isUploaded,
  });
  return kept as unknown as Kept;
}
