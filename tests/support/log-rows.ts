// Checkpoints of the cast's logs: signed with a key of their own, as the edge does.
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { Sql } from 'postgres';
import { checkpointText, composeNote, originOf } from '#src/domain/trust/checkpoint.ts';
import { fromBase64, utf8 } from '#src/domain/trust/hashes.ts';
import { call } from '#tests/support/call.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
/** The public key that `signLog` signs for. */
export const logKey = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32));

/** Lengthens an organization's log and keeps a checkpoint of it. @returns its size and the checkpoint */
export async function signLog(sql: Sql, organizationId: string): Promise<{ size: number; note: string }> {
  const [row] = await sql<{ sealed: { size: number; root_hash: string } }[]>`
    select private.seal_log(${organizationId}) as sealed`;
  const { size = 0, root_hash = '' } = row?.sealed ?? {};
  const root = fromBase64(root_hash) ?? new Uint8Array();
  const checkpoint = { origin: originOf(organizationId), size, root };
  const signature = new Uint8Array(sign(null, utf8(checkpointText(checkpoint)), privateKey));
  const note = await composeNote(checkpoint, signature, logKey);
  await sql`select private.keep_log_checkpoint(${organizationId}, ${size}, ${note})`;
  return { size, note };
}

/** The request of the tenant of the cast. */
export const DATA_REQUEST_ID = '00000000-0000-4000-8000-00000000da7a';

/** A tenant asks about their data, for a correction unless said otherwise. @returns the request's id */
export const askAboutData = (
  sql: Sql,
  { organizationId }: { organizationId: string },
  userId: string,
  { kind = 'correction', id = randomUUID() }: { kind?: string; id?: string } = {},
): Promise<string> =>
  call(sql, { userId }, 'ask_about_data', {
    p_data_request_id: id,
    p_organization_id: organizationId,
    p_kind: kind,
    p_details: 'Mi segundo apellido es Reyes',
  });

/** Of each organization of the cast: a request of one of its tenants, and a signed log. The first has the known id. */
export async function addLogRows(
  sql: Sql,
  ...places: readonly (readonly [{ organizationId: string }, string])[]
): Promise<void> {
  for (const [at, [place, userId]] of places.entries()) {
    await askAboutData(sql, place, userId, at === 0 ? { id: DATA_REQUEST_ID } : {});
    await signLog(sql, place.organizationId);
  }
}
