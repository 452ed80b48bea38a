import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { originOf } from '#src/domain/trust/checkpoint.ts';
import { faultOfProof, type RecordProof } from '#src/domain/trust/record-proof.ts';
import { act, createUser, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import {
  type Condominium,
  castFor,
  closeByTime,
  makeCondominium,
  openDecision,
} from '#tests/support/decisions.ts';
import { logKey, signLog } from '#tests/support/log-rows.ts';

const database = useDatabase();
let place: Condominium;
let organizationId: string;

beforeAll(async () => {
  place = await makeCondominium(database.sql, 'Bitácora', [300, 300, 200, 200]);
  organizationId = place.landlord.organizationId;
});

const ownerOf = (number: number) => place.owners[number - 1] as (typeof place.owners)[number];
const waiting = (recordId: string) =>
  database.sql<{ kind: string; facts: Record<string, unknown> }[]>`
    select kind, facts from private.log_queue where record_id = ${recordId} order by id`;
const digest = async (of: string, id: string) => {
  const [row] = await database.sql.unsafe(`select (${of})::text as text`, [id]);
  return createHash('sha256').update(row?.text).digest('hex');
};

describe('a decision in the log', () => {
  it('opens with the hashes of what was frozen, and closes with its result', async () => {
    const { sql } = database;
    const id = await openDecision(sql, place);
    const [opened] = await waiting(id);
    const votes = await digest(
      `select jsonb_agg(jsonb_build_array(id, unit_id, person_ids, of_organization, weight) order by id)
       from public.decision_votes where decision_id = $1`,
      id,
    );
    expect(opened).toMatchObject({
      kind: 'decision',
      facts: { act: 'opened', call: 1, votes: 4, votes_sha256: votes },
    });
    for (const one of ['rules_sha256', 'question_sha256', 'options_sha256'])
      expect(opened?.facts[one]).toMatch(/^[0-9a-f]{64}$/);
    await castFor(sql, ownerOf(1).caller, id, ownerOf(1).unitId, [1]);
    await castFor(sql, ownerOf(2).caller, id, ownerOf(2).unitId, [1]);
    // That somebody voted stands in no log: positions would tell the order.
    expect(await waiting(id)).toHaveLength(1);
    await closeByTime(sql, id);
    await call(sql, place.owner, 'certify_decision', { p_decision_id: id });
    await call(sql, place.owner, 'certify_decision', { p_decision_id: id });
    const [row] = await sql`select ballots_root from public.decisions where id = ${id}`;
    const result = await digest('select result from public.decisions where id = $1', id);
    const said = { outcome: 'adopted', ballots_root: row?.ballots_root, result_sha256: result };
    expect((await waiting(id)).slice(1).map(({ facts }) => facts)).toMatchObject([
      { act: 'closed', ...said },
      { act: 'certified', ...said },
    ]);
    // Whoever takes an account away changes nothing of what was hashed.
    await sql`update public.decision_rules set published_by = null where organization_id = ${organizationId}`;
    await openDecision(sql, place);
  });

  it('names no voter of a secret vote, and no choice', async () => {
    const { sql } = database;
    const id = await openDecision(sql, place, { is_secret: true });
    const [vote] =
      await sql`select id from public.decision_votes where decision_id = ${id} and unit_id = ${ownerOf(3).unitId}`;
    await call(sql, ownerOf(3).caller, 'cast_secret_vote', {
      p_vote_id: vote?.id,
      p_choice: [2],
      p_token: 'ab'.repeat(32),
    });
    await closeByTime(sql, id);
    const facts = JSON.stringify(await waiting(id));
    expect(facts).toContain('ballots_root');
    for (const one of [ownerOf(3).personId, ownerOf(3).unitId, ownerOf(3).caller.userId, vote?.id, 'choice'])
      expect(facts).not.toContain(one);
  });

  it('is proved to who decides, who keeps watch over the log as well', async () => {
    const { sql } = database;
    const id = await openDecision(sql, place);
    await signLog(sql, organizationId);
    const { caller } = ownerOf(4);
    const [row] = await act(
      sql,
      caller,
      (asked) =>
        asked<
          { proof: RecordProof }[]
        >`select public.log_proof(${organizationId}, 'decision', ${id}) as proof`,
    );
    expect(await faultOfProof(row?.proof as RecordProof, originOf(organizationId), logKey)).toBeNull();
    const heads = await act(sql, caller, (asked) => asked`select * from public.my_log_heads()`);
    expect(heads.map((head) => head.organization_id)).toEqual([organizationId]);
    const stranger = { userId: await createUser(sql, `${randomUUID()}@example.test`, 'tenant') };
    const asked = act(
      sql,
      stranger,
      (as) => as`select public.log_proof(${organizationId}, 'decision', ${id})`,
    );
    expect(await outcomeOf(asked)).toBe('not_found');
  });
});

it('minutes are logged by their hash as they close, are signed and certified', async () => {
  const { sql } = database;
  const id = randomUUID();
  await call(sql, place.owner, 'save_assembly', {
    p_assembly_id: id,
    p_property_id: place.propertyId,
    p_assembly: {
      title: 'Ordinaria',
      starts_at: new Date(Date.now() + 20 * 86_400_000).toISOString(),
      items: [{ title: 'Varios' }],
    },
  });
  await call(sql, place.owner, 'call_assembly', { p_assembly_id: id });
  await sql`update public.assemblies set starts_at = now() - interval '1 hour' where id = ${id}`;
  await call(sql, place.owner, 'start_assembly', { p_assembly_id: id, p_call: 1 });
  await call(sql, place.owner, 'record_attendance', {
    p_attendance_id: randomUUID(),
    p_assembly_id: id,
    p_unit_id: ownerOf(1).unitId,
    p_person_id: ownerOf(1).personId,
  });
  await call(sql, place.owner, 'write_minutes', { p_assembly_id: id, p_minutes: 'Acta.' });
  await call(sql, place.owner, 'close_assembly', { p_assembly_id: id });
  const hash = createHash('sha256').update('Acta.').digest('hex');
  const sign = (caller: typeof place.owner, role: string) =>
    call(sql, caller, 'sign_minutes', {
      p_assembly_id: id,
      p_role: role,
      p_minutes_hash: hash,
      p_full_name: 'Luis Peña',
    });
  await sign(place.owner, 'chair');
  await sign(ownerOf(1).caller, 'secretary');
  const said = await waiting(id);
  expect(said.map(({ kind, facts }) => [kind, facts.act])).toEqual([
    ['assembly', 'closed'],
    ['assembly', 'signed'],
    ['assembly', 'signed'],
    ['assembly', 'certified'],
  ]);
  for (const { facts } of said) expect(facts.minutes_sha256).toBe(hash);
  expect(said.at(-1)?.facts.signed_as).toEqual(['chair', 'secretary']);
});

it('a document is logged with the hash of its file, and taken away with it', async () => {
  const { sql } = database;
  const fileSha256 = createHash('sha256').update('file').digest('hex');
  const id = randomUUID();
  await act(
    sql,
    place.owner,
    (
      asked,
    ) => asked`insert into public.documents (id, organization_id, property_id, name, file_type, size_bytes, file_sha256)
      values (${id}, ${organizationId}, ${place.propertyId}, 'Plano', 'pdf', 4, ${fileSha256})`,
  );
  await act(sql, place.owner, (asked) => asked`delete from public.documents where id = ${id}`);
  expect((await waiting(id)).map(({ facts }) => [facts.action, facts.file_sha256])).toEqual([
    ['insert', fileSha256],
    ['delete', fileSha256],
  ]);
});

it('an administrator who looks at accounts leaves word with each organization of theirs', async () => {
  const { sql } = database;
  const admin = {
    userId: await createUser(sql, `${randomUUID()}@example.test`, 'owner'),
    aal: 'aal2' as const,
  };
  await sql`update public.profiles set user_type = 'admin' where id = ${admin.userId}`;
  const [mail] = await sql`select email from auth.users where id = ${place.owner.userId}`;
  await act(sql, admin, (asked) => asked`select * from public.admin_list_users(${mail?.email})`);
  const looks =
    await sql`select organization_id, facts from private.log_queue where facts ->> 'action' = 'admin_list_users'`;
  expect(looks).toMatchObject([{ organization_id: organizationId, facts: { actor: admin.userId } }]);
});
