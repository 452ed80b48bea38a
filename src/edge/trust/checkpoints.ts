import { type Checkpoint, openNote, originOf } from '#src/domain/trust/checkpoint.ts';
import { isExtension } from '#src/domain/trust/consistency.ts';
import { fromBase64 } from '#src/domain/trust/hashes.ts';
import { call } from '#src/edge/call.ts';
import { Problem } from '#src/edge/problem.ts';
import { everyOrganization } from '#src/edge/scheduled-jobs.ts';
import type { Client } from '#src/edge/supabase.ts';
import { type LogSigner, openLogSigner } from './log-signer.ts';

/** What the database answers when it has lengthened a log. */
interface Sealed {
  readonly size: number;
  /** In base64. */
  readonly rootHash: string;
  /** The last checkpoint; null before the first. */
  readonly lastNote: string | null;
  /** In base64, from the last checkpoint's size to this one's. */
  readonly consistency: readonly string[];
}

/** One call takes five thousand of each kind; what is left goes with the next hour. */
const MOST_CALLS = 40;

/**
 * Lengthens an organization's log and signs what it is now. What does not begin as the last checkpoint said is not signed.
 *
 * @returns the checkpoint as a note; null of a log in which nothing stands yet
 * @throws Problem 409 `log_rewritten` when the database shows another history than the one that was signed
 */
export async function signLog(
  service: Client,
  signer: LogSigner,
  organizationId: string,
): Promise<string | null> {
  let note: string | null = null;
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const sealed = (await call(service, 'seal_log', { organizationId })) as unknown as Sealed;
    const checkpoint = readSealed(sealed, organizationId);
    if (!checkpoint || !(await continues(sealed, checkpoint, signer))) {
      const message = `The log of ${organizationId} is not the one that was signed.`;
      // Refused as a conflict, and found in the platform's log all the same: somebody has to look at it.
      console.error('Log:', message);
      throw new Problem(409, 'log_rewritten', message);
    }
    if (checkpoint.size === 0) return null;
    if (
      sealed.lastNote &&
      (await openNote(sealed.lastNote, checkpoint.origin, signer.publicKey))?.size === sealed.size
    )
      return sealed.lastNote;
    note = await signer.sign(checkpoint);
    await call(service, 'keep_log_checkpoint', { organizationId, size: checkpoint.size, note });
  }
  return note;
}

function readSealed({ size, rootHash }: Sealed, organizationId: string): Checkpoint | null {
  const root = fromBase64(rootHash);
  return root && { origin: originOf(organizationId), size, root };
}

async function continues(
  { lastNote, consistency }: Sealed,
  now: Checkpoint,
  { publicKey }: LogSigner,
): Promise<boolean> {
  if (lastNote === null) return true;
  const last = await openNote(lastNote, now.origin, publicKey);
  const path = consistency.map((hash) => fromBase64(hash) ?? new Uint8Array());
  return last !== null && isExtension(last, now, path);
}

/** Signs the log of every organization in which something happened. @throws when one of them could not be signed; the others are. */
export async function signMovedLogs(service: Client, seed: string): Promise<void> {
  const signer = await openLogSigner(seed);
  const failures: string[] = [];
  for await (const organizationId of everyOrganization(service)) {
    await signLog(service, signer, organizationId).catch((error: unknown) => {
      failures.push(`${organizationId}: ${String(error)}`);
    });
  }
  if (failures.length > 0) throw new Error(`Logs could not be signed. ${failures.join('; ')}`);
}
