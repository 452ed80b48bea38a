import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { originOf, readNote } from '#src/domain/trust/checkpoint.ts';
import { isExtension } from '#src/domain/trust/consistency.ts';
import { fromBase64, toBase64, utf8 } from '#src/domain/trust/hashes.ts';
import { auditPath, consistencyProof, treeHash } from '#src/domain/trust/log-oracle.test-support.ts';
import { faultOfProof, type RecordProof, readLeaf } from '#src/domain/trust/record-proof.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { logKey, signLog } from '#tests/support/log-rows.ts';
import { addUnit, createLandlord, createRentable, type Landlord, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let organizationId: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Registro');
  organizationId = place.landlord.organizationId;
});

const append = (to: string, facts: object, recordId: string = randomUUID()) =>
  database.sql`select private.append_log(${to}, 'decision', ${recordId}, ${database.sql.json(facts as never)})`;
const leavesOf = async (of: string) => {
  const rows = await database.sql<{ position: number; leaf: string }[]>`
    select position::int as position, leaf from private.log_leaves where organization_id = ${of} order by position`;
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at));
  return rows.map(({ leaf }) => utf8(leaf));
};
const proofOf = async ({ owner, organizationId: of }: Landlord, kind: string, recordId: string) => {
  const [row] = await act(
    database.sql,
    owner,
    (sql) => sql<{ proof: RecordProof }[]>`select public.log_proof(${of}, ${kind}, ${recordId}) as proof`,
  );
  return row?.proof as RecordProof;
};

describe('the tree', () => {
  it('has the hashes and the proofs of RFC 6962 at every size, however it grew', async () => {
    const landlord = await createLandlord(database.sql, 'Árbol');
    const of = landlord.organizationId;
    let size = 0;
    for (const more of [1, 1, 1, 2, 3, 1, 7, 16, 9]) {
      for (let n = 0; n < more; n += 1) await append(of, { n });
      await database.sql`select private.lengthen_log(${of}, 100)`;
      const leaves = await leavesOf(of);
      expect(leaves.length).toBeGreaterThan(size);
      size = leaves.length;
      const [row] = await database.sql<{ root: string; paths: string[][]; proofs: string[][] }[]>`
        select encode(private.log_range_hash(${of}, 0, ${size}), 'base64') as root,
          (select json_agg(private.log_inclusion_path(${of}, n, ${size}) order by n) from generate_series(0, ${size - 1}) n) as paths,
          (select json_agg(private.log_consistency_path(${of}, n, ${size}) order by n) from generate_series(0, ${size}) n) as proofs`;
      expect(row?.root).toBe(toBase64(treeHash(leaves)));
      expect(row?.paths).toEqual(leaves.map((_, at) => auditPath(at, leaves).map(toBase64)));
      expect(row?.proofs).toEqual(
        Array.from({ length: size + 1 }, (_, old) => consistencyProof(old, leaves).map(toBase64)),
      );
    }
  });

  it('grows as one, whoever lengthens it at once', async () => {
    const landlord = await createLandlord(database.sql, 'A la vez');
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        await append(landlord.organizationId, { n });
        await database.sql`select private.seal_log(${landlord.organizationId})`;
      }),
    );
    const leaves = await leavesOf(landlord.organizationId);
    const [row] = await database.sql<{ facts: string[] }[]>`
      select array_agg(distinct facts) as facts from private.log_openings
      where organization_id = ${landlord.organizationId} and facts like '{"n"%'`;
    expect(row?.facts).toHaveLength(12);
    const sealed = await signLog(database.sql, landlord.organizationId);
    expect(sealed.size).toBe(leaves.length);
    expect(toBase64(readNote(sealed.note)?.root ?? new Uint8Array())).toBe(toBase64(treeHash(leaves)));
  });
});

describe('what stands in it', () => {
  it('is every entry and receipt, once, and its void', async () => {
    const today = await todayOf(database.sql, place.landlord);
    const unitId = await addUnit(database.sql, place.landlord, place.propertyId, 'Reg-1');
    const leaseId = await verbs.createLease(database.sql, place.owner, {
      unitId,
      personIds: [place.personId],
      startsOn: '2026-01-01',
      endsOn: '2040-12-31',
      billFrom: '2040-01-01',
    });
    await verbs.addCharge(database.sql, place.owner, { leaseId, amountMinor: 500, dueOn: today });
    const paymentId = await verbs.recordPayment(database.sql, place.owner, {
      leaseId,
      amountMinor: 500,
      paidOn: today,
    });
    await signLog(database.sql, organizationId);
    await verbs.reversePayment(database.sql, place.owner, { paymentId, reason: 'Duplicado' });
    await signLog(database.sql, organizationId);
    await signLog(database.sql, organizationId);
    const [counts] = await database.sql`
      select (select count(*) from public.journal_entries where organization_id = ${organizationId})::int as entries,
        (select count(*) from public.receipts where organization_id = ${organizationId})::int as receipts,
        count(*) filter (where kind = 'entry')::int as logged_entries, count(*) filter (where kind = 'receipt')::int as logged_receipts,
        count(*) filter (where kind = 'receipt_void')::int as voids, count(*) filter (where kind = 'lease')::int as leases,
        count(*) filter (where kind = 'access')::int as access
      from private.log_leaves where organization_id = ${organizationId}`;
    expect(counts?.logged_entries).toBe(counts?.entries);
    expect(counts?.logged_receipts).toBe(counts?.receipts);
    expect(counts?.entries).toBeGreaterThanOrEqual(3);
    expect(counts).toMatchObject({ receipts: 1, voids: 1 });
    expect(counts?.leases).toBeGreaterThan(0);
    expect(counts?.access).toBeGreaterThan(0);
  });

  it('is proved to its reader from the record to the signature', async () => {
    const [receipt] = await database.sql<{ id: string }[]>`
      select id from public.receipts where organization_id = ${organizationId}`;
    const proof = await proofOf(place.landlord, 'receipt', receipt?.id ?? '');
    const origin = originOf(organizationId);
    expect(await faultOfProof(proof, origin, logKey)).toBeNull();
    expect(JSON.parse(proof.facts ?? '')).toMatchObject({ number: 1, amount_minor: 500 });
    expect(readLeaf(proof.leaf)).toMatchObject({ organizationId, kind: 'receipt', recordId: receipt?.id });
    const facts = (proof.facts ?? '').replace('500', '501');
    expect(await faultOfProof({ ...proof, facts }, origin, logKey)).toBe('other_facts');
    const leaf = proof.leaf.replace('receipt', 'receipts');
    expect(await faultOfProof({ ...proof, leaf }, origin, logKey)).toBe('not_in_the_log');
    expect(await faultOfProof(proof, originOf(randomUUID()), logKey)).toBe('unsigned');
  });

  it('says nothing of what it was once its salt is gone, and the tree stays whole', async () => {
    const landlord = await createLandlord(database.sql, 'Olvido');
    const recordId = randomUUID();
    await append(landlord.organizationId, { name: 'Ana Núñez' }, recordId);
    await signLog(database.sql, landlord.organizationId);
    const before = await proofOf(landlord, 'decision', recordId);
    expect(before.facts).toBe('{"name": "Ana Núñez"}');
    await database.sql`delete from private.log_openings
      where organization_id = ${landlord.organizationId} and position = ${before.position}`;
    const after = await proofOf(landlord, 'decision', recordId);
    expect(after).toEqual({ ...before, salt: null, facts: null });
    expect(JSON.stringify(after)).not.toContain('Núñez');
    expect(await faultOfProof(after, originOf(landlord.organizationId), logKey)).toBeNull();
  });
});

describe('its keepers', () => {
  it('lengthen it, and a proof says that nothing before was touched', async () => {
    const first = await signLog(database.sql, organizationId);
    await append(organizationId, { more: true });
    const second = await signLog(database.sql, organizationId);
    const [row] = await act(
      database.sql,
      place.owner,
      (sql) => sql<{ proof: string[] }[]>`
        select public.log_consistency(${organizationId}, ${first.size}, ${second.size}) as proof`,
    );
    const [before, after] = [readNote(first.note), readNote(second.note)];
    if (!(before && after)) throw new Error('no checkpoints');
    const path = (row?.proof ?? []).map((hash) => fromBase64(hash) ?? new Uint8Array());
    expect(await isExtension(before, after, path)).toBe(true);
  });

  it.each(['private.log_leaves', 'private.log_nodes', 'public.log_checkpoints'])(
    'change nothing in %s',
    async (table) => {
      for (const statement of [`delete from ${table}`, `truncate ${table} cascade`])
        expect(await outcomeOf(database.sql.unsafe(statement))).toBe('append_only');
    },
  );

  it('keep no checkpoint of what is not there, and the first of each size', async () => {
    const { size, note } = await signLog(database.sql, organizationId);
    const keep = (at: number, text: string) =>
      act(
        database.sql,
        'service',
        (sql) => sql`select public.keep_log_checkpoint(${organizationId}, ${at}, ${text})`,
      );
    expect(await outcomeOf(keep(size + 1, note))).toBe('value_out_of_range');
    await keep(size, note.replace('—', '— other'));
    const kept = await database.sql`
      select note from public.log_checkpoints where organization_id = ${organizationId} and size = ${size}`;
    expect([...kept]).toEqual([{ note }]);
  });
});
