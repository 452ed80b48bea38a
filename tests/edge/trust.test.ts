import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportSlug } from '#src/domain/books/report-request.ts';
import { checkpointLine, openNote, originOf, readNote } from '#src/domain/trust/checkpoint.ts';
import { fromBase64 } from '#src/domain/trust/hashes.ts';
import { faultOfProof, readProofFile } from '#src/domain/trust/record-proof.ts';
import { receiptTexts } from '#src/edge/money/receipt-texts.ts';
import { textOfPages } from '#src/edge/pdf-pages.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { today } from '#tests/support/rental.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

let sql: Sql;
beforeAll(() => {
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(() => sql?.end());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const organizationOf = async ({ owner, leaseId }: LeaseScene): Promise<string> => {
  const { data } = await owner.from('leases').select('organization_id').eq('id', leaseId).single();
  return (data as { organization_id: string }).organization_id;
};
const sign = (organizationId: string, token: string) =>
  worker.fetch('/api/trust/checkpoints', {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ organizationId }),
  });
async function signed(organizationId: string, token: string): Promise<string> {
  const response = await sign(organizationId, token);
  expect(response.status).toBe(200);
  return ((await response.json()) as { note: string }).note;
}
async function publicKey(): Promise<Uint8Array<ArrayBuffer>> {
  const answer = (await (await worker.fetch('/api/trust/key')).json()) as { publicKey: string };
  return fromBase64(answer.publicKey) ?? new Uint8Array();
}

describe('a checkpoint', () => {
  it('is signed on demand, and is the same until something happens', async () => {
    const scene = await makeLease(stack);
    const organizationId = await organizationOf(scene);
    const first = await signed(organizationId, scene.ownerToken);
    expect(await openNote(first, originOf(organizationId), await publicKey())).toMatchObject({
      origin: originOf(organizationId),
    });
    expect(await signed(organizationId, scene.ownerToken)).toBe(first);
    await sql`select private.append_log(${organizationId}, 'decision', ${randomUUID()}, '{}')`;
    expect(readNote(await signed(organizationId, scene.ownerToken))?.size).toBe(
      (readNote(first)?.size ?? 0) + 1,
    );
  });

  it('is signed every hour of what moved', async () => {
    const scene = await makeLease(stack);
    const organizationId = await organizationOf(scene);
    expect(await worker.scheduled(new Date())).toMatchObject({ outcome: 'ok' });
    const kept = await sql<{ note: string }[]>`
      select note from public.log_checkpoints where organization_id = ${organizationId}`;
    // Another timer may have signed it while it moved.
    expect(kept.length).toBeGreaterThan(0);
    for (const { note } of kept)
      expect(await openNote(note, originOf(organizationId), await publicKey())).not.toBeNull();
  });

  it('is nobody else’s to ask for', async () => {
    const [scene, other] = [await makeLease(stack), await makeLease(stack)];
    expect((await sign(await organizationOf(scene), other.ownerToken)).status).toBe(404);
    expect((await sign('x', scene.ownerToken)).status).toBe(400);
  });

  it('is refused of a history that was rewritten, whoever recomputed the hashes', async () => {
    const scene = await makeLease(stack);
    const organizationId = await organizationOf(scene);
    await signed(organizationId, scene.ownerToken);
    await sql.begin(async (admin) => {
      // Only a superuser gets past the triggers.
      await admin`set local session_replication_role = replica`;
      await admin`update private.log_leaves set leaf = leaf || 'x'
        where organization_id = ${organizationId} and position = 0`;
      await admin`delete from private.log_nodes where organization_id = ${organizationId}`;
      await admin`insert into private.log_nodes (organization_id, level, position, hash)
        select organization_id, 0, position, sha256('\\x00'::bytea || convert_to(leaf, 'utf8'))
        from private.log_leaves where organization_id = ${organizationId}`;
      await admin`select private.grow_log_tree(${organizationId}, 0, size) from private.log_heads
        where organization_id = ${organizationId}`;
    });
    const response = await sign(organizationId, scene.ownerToken);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'log_rewritten' });
  });
});

describe('the proof of a record', () => {
  it('is a file that verifies with the public key alone', async () => {
    const scene = await makeLease(stack);
    const organizationId = await organizationOf(scene);
    const query = `organization=${organizationId}&kind=lease&record=${scene.leaseId}`;
    const get = (token: string) => worker.fetch(`/api/trust/proofs?${query}`, { headers: bearer(token) });
    expect((await get(scene.ownerToken)).status).toBe(409);
    await signed(organizationId, scene.ownerToken);
    const response = await get(scene.ownerToken);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="lease-${scene.leaseId}.tlog-proof"`,
    );
    const file = await response.text();
    expect(file.startsWith('c2sp.org/tlog-proof@v1\nextra ')).toBe(true);
    const proof = readProofFile(file);
    if (!proof) throw new Error(file);
    expect(await faultOfProof(proof, originOf(organizationId), await publicKey())).toBeNull();
    expect((await get((await makeLease(stack)).ownerToken)).status).toBe(404);
    await made(scene.owner.rpc('list_log', { p_organization_id: organizationId }));
  });
});

describe('a statement', () => {
  it('says what the log was, of a tenant’s year and of an owner, and not of other reports', async () => {
    const scene = await makeLease(stack);
    const organizationId = await organizationOf(scene);
    const head = readNote(await signed(organizationId, scene.ownerToken));
    if (!head) throw new Error('no checkpoint');
    const line = receiptTexts.en.log(checkpointLine(head));
    const year = today().slice(0, 4);
    const textOf = async (path: string) => {
      const response = await worker.fetch(`/api/${path}`, { headers: bearer(scene.ownerToken) });
      expect(response.status).toBe(200);
      return textOfPages(new Uint8Array(await response.arrayBuffer())).join('\n');
    };
    expect(await textOf(`statements/${scene.leaseId}.pdf?year=${year}&lang=en`)).toContain(line);
    const report = (kind: 'owner_statement' | 'cash_flow') =>
      textOf(`reports/${reportSlug(kind)}.pdf?organization=${organizationId}&lang=en&period=${year}`);
    expect(await report('owner_statement')).toContain(line);
    expect(await report('cash_flow')).not.toContain('log when printed');
  });
});
