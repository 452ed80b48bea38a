// What the append-only log costs: `npm run bench:log`. A payment with and without it, by turns in one run; what sealing
// costs an entry; and how large and how quick the proof of one among a million is.
import { performance } from 'node:perf_hooks';
import type { Sql } from 'postgres';
import { composeProofFile, type RecordProof } from '#src/domain/trust/record-proof.ts';
import { act } from '#tests/support/actors.ts';
import { signLog } from '#tests/support/log-rows.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { startTestDatabase } from '#tests/support/start-database.ts';
import { verbs } from '#tests/support/verbs.ts';

const ROUNDS = 300;
const WARM_UPS = 50;
const MILLION = 1_000_000;
const MOST_EXTRA = 0.05;
const MOST_BYTES = 2_048;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const TRIGGERS: readonly (readonly [string, string])[] = [
  ['public.audit_log', 'log_audited_change'],
  ['public.receipts', 'log_void'],
];

/** Payments by turns with the log's triggers on and off. @returns the medians in milliseconds */
async function payments(sql: Sql): Promise<{ withLog: number; without: number; sealed: number }> {
  const place = await createRentable(sql, 'Medida');
  const today = await todayOf(sql, place.landlord);
  const unitId = await addUnit(sql, place.landlord, place.propertyId, 'M-1');
  const lease = { unitId, personIds: [place.personId], startsOn: '2026-01-01', endsOn: '2040-12-31' };
  const leaseId = await verbs.createLease(sql, place.owner, { ...lease, billFrom: '2040-01-01' });
  const times: Record<'on' | 'off', number[]> = { on: [], off: [] };
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    // Which goes first changes each time, so that neither gains by it.
    const turns = round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const);
    for (const turn of turns) {
      for (const [table, trigger] of TRIGGERS)
        await sql.unsafe(`alter table ${table} ${turn === 'on' ? 'enable' : 'disable'} trigger ${trigger}`);
      await verbs.addCharge(sql, place.owner, { leaseId, amountMinor: 500, dueOn: today });
      const pay = () => verbs.recordPayment(sql, place.owner, { leaseId, amountMinor: 500, paidOn: today });
      const took = await timed(pay);
      if (round >= 0) times[turn].push(took);
    }
  }
  const { organizationId } = place.landlord;
  const sealing = await timed(() => signLog(sql, organizationId));
  const [row] = await sql<{ size: number }[]>`
    select size::int as size from private.log_heads where organization_id = ${organizationId}`;
  return { withLog: median(times.on), without: median(times.off), sealed: sealing / (row?.size ?? 1) };
}

/** A log of a million leaves. @returns the size of a proof in bytes and the median time to make one */
async function proofs(sql: Sql): Promise<{ bytes: number; milliseconds: number }> {
  const { landlord } = await createRentable(sql, 'Millón');
  const { organizationId } = landlord;
  await sql`insert into private.log_queue (organization_id, kind, record_id, facts)
    select ${organizationId}, 'decision', gen_random_uuid(), jsonb_build_object('n', n) from generate_series(1, ${MILLION}) n`;
  await sql`select private.lengthen_log(${organizationId}, ${MILLION + 1_000})`;
  await sql`analyze private.log_leaves, private.log_nodes, private.log_openings`;
  await signLog(sql, organizationId);
  const records = await sql<{ record_id: string }[]>`
    select record_id from private.log_leaves where organization_id = ${organizationId} and kind = 'decision'
      and position in (select (random() * ${MILLION - 1})::bigint from generate_series(1, 200))`;
  const times: number[] = [];
  let bytes = 0;
  for (const { record_id } of records) {
    times.push(
      await timed(async () => {
        const [row] = await act(
          sql,
          landlord.owner,
          (own) => own<{ proof: RecordProof }[]>`
            select public.log_proof(${organizationId}, 'decision', ${record_id}) as proof`,
        );
        if (row) bytes = Math.max(bytes, Buffer.byteLength(composeProofFile(row.proof)));
      }),
    );
  }
  return { bytes, milliseconds: median(times) };
}

const database = await startTestDatabase();
try {
  const { withLog, without, sealed } = await payments(database.sql);
  const extra = withLog / without - 1;
  console.log(
    `payment: ${withLog.toFixed(2)} ms with the log, ${without.toFixed(2)} ms without: ${(extra * 100).toFixed(1)} %`,
  );
  console.log(`sealing, apart from payments: ${sealed.toFixed(3)} ms an entry`);
  const { bytes, milliseconds } = await proofs(database.sql);
  console.log(`proof of one among ${MILLION}: ${bytes} bytes, ${milliseconds.toFixed(2)} ms`);
  const isGood = extra <= MOST_EXTRA && bytes <= MOST_BYTES;
  console.log(isGood ? 'PASS' : 'FAIL');
  if (!isGood) process.exitCode = 1;
} finally {
  await database.stop();
}
