import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Condominium, castFor, makeCondominium, saveDecision } from '#tests/support/decisions.ts';

const database = useDatabase();
let place: Condominium;

beforeAll(async () => {
  place = await makeCondominium(database.sql, 'Asamblea', [300, 300, 200, 200]);
});

const ask = (caller: Caller, verb: string, values: Record<string, unknown>) =>
  outcomeOf(call(database.sql, caller, verb, values));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const ownerOf = (number: number) => place.owners[number - 1] as (typeof place.owners)[number];
const save = (id: string, days: number, items: object[], more: object = {}) =>
  call(database.sql, place.owner, 'save_assembly', {
    p_assembly_id: id,
    p_property_id: place.propertyId,
    p_assembly: { title: 'Asamblea ordinaria', place: 'Salón', starts_at: inDays(days), items, ...more },
  });
const run = (verb: string, id: string, more: object = {}) =>
  ask(place.owner, verb, { p_assembly_id: id, ...more });

/** In session, as if its days of notice had gone by. */
async function inSession(items: object[], assemblyCall = 1): Promise<string> {
  const id = randomUUID();
  await save(id, 20, items, { second_call_at: inDays(21) });
  expect(await run('call_assembly', id)).toBe('done');
  await database.sql`update public.assemblies set starts_at = now() - interval '2 hours',
    second_call_at = now() - interval '1 hour' where id = ${id}`;
  expect(await run('start_assembly', id, { p_call: assemblyCall })).toBe('done');
  return id;
}

async function arrive(assembly: string, number: number, more: object = {}): Promise<string> {
  const { unitId, personId } = ownerOf(number);
  const id = randomUUID();
  await call(database.sql, place.owner, 'record_attendance', {
    p_attendance_id: id,
    p_assembly_id: assembly,
    p_unit_id: unitId,
    p_person_id: personId,
    ...more,
  });
  return id;
}
const quorumOf = (id: string) =>
  call<{ present: string; all: string; is_reached: boolean }>(
    database.sql,
    ownerOf(4).caller,
    'assembly_quorum',
    {
      p_assembly_id: id,
    },
  );

describe('an assembly', () => {
  it('is called with the days of notice of the rules', async () => {
    const id = randomUUID();
    await save(id, 5, [{ title: 'Presupuesto' }]);
    expect(await run('call_assembly', id)).toBe('notice_too_short');
    expect(await run('start_assembly', id, { p_call: 1 })).toBe('assembly_not_called');
    await save(id, 12, []);
    expect(await run('call_assembly', id)).toBe('decision_incomplete');
    await save(id, 12, [{ title: 'Presupuesto' }]);
    expect(await run('call_assembly', id)).toBe('done');
    expect(await run('call_assembly', id)).toBe('done');
    expect(await outcomeOf(save(id, 13, []))).toBe('assembly_called');
    expect(await run('start_assembly', id, { p_call: 1 })).toBe('assembly_too_early');
    const notified = await database.sql`select user_id from public.notifications where record_id = ${id}`;
    expect(notified).toHaveLength(4);
  });

  it('counts who is there by weight as they come and go, with the proxies they hold', async () => {
    const { sql } = database;
    const id = await inSession([{ title: 'Varios' }]);
    const proxyId = randomUUID();
    await call(sql, ownerOf(3).caller, 'give_proxy', {
      p_proxy_id: proxyId,
      p_property_id: place.propertyId,
      p_giver_id: ownerOf(3).personId,
      p_holder_id: ownerOf(1).personId,
    });
    const first = await arrive(id, 1);
    expect(await quorumOf(id)).toMatchObject({ present: '300', all: '1000', is_reached: false });
    expect(await outcomeOf(arrive(id, 1))).toBe('already_exists');
    expect(await outcomeOf(arrive(id, 3, { p_person_id: ownerOf(2).personId }))).toBe('not_of_unit');
    await arrive(id, 3, { p_person_id: ownerOf(1).personId, p_proxy_id: proxyId });
    expect(await quorumOf(id)).toMatchObject({ present: '500', is_reached: true });
    await call(sql, place.owner, 'record_departure', { p_attendance_id: first });
    expect(await quorumOf(id)).toMatchObject({ present: '0', is_reached: false });
    await call(sql, ownerOf(3).caller, 'revoke_proxy', { p_proxy_id: proxyId });
  });

  it('votes among those present, is minuted, and certified by two', async () => {
    const { sql } = database;
    const decisionId = await saveDecision(sql, place, { question: '¿Se aprueba?' });
    const id = await inSession([{ title: 'Aprobación', decision_id: decisionId }]);
    await arrive(id, 1);
    await arrive(id, 2);
    await call(sql, place.owner, 'open_decision', { p_decision_id: decisionId });
    const cast = (number: number, choice: number[]) =>
      outcomeOf(castFor(sql, ownerOf(number).caller, decisionId, ownerOf(number).unitId, choice));
    expect(await cast(1, [1])).toBe('done');
    expect(await cast(3, [1])).toBe('not_present');
    await arrive(id, 3);
    expect(await cast(3, [1])).toBe('done');
    expect(await run('close_assembly', id)).toBe('voting_still_open');
    expect(await ask(place.owner, 'close_decision', { p_decision_id: decisionId })).toBe('done');
    const [decided] = await sql`select result from public.decisions where id = ${decisionId}`;
    expect(decided?.result).toMatchObject({ outcome: 'adopted', present: '800', cast: '500' });
    expect(
      await run('add_motion', id, { p_item_id: randomUUID(), p_title: 'Moción', p_moved_by: 'Luis' }),
    ).toBe('done');
    expect(await run('close_assembly', id)).toBe('minutes_missing');
    expect(await run('write_minutes', id, { p_minutes: 'Acta: se aprobó.' })).toBe('done');
    expect(await run('close_assembly', id)).toBe('done');
    expect(await run('write_minutes', id, { p_minutes: 'Otra' })).toBe('assembly_not_in_session');
    expect(await outcomeOf(sql`update public.assemblies set minutes = 'Otra' where id = ${id}`)).toBe(
      'append_only',
    );
    const [kept] =
      await sql`select minutes_hash, encode(sha256(convert_to(minutes, 'utf8')), 'hex') as own from public.assemblies where id = ${id}`;
    expect(kept?.minutes_hash).toBe(kept?.own);
    const sign = (caller: Caller, role: string, hash: string = kept?.minutes_hash) =>
      ask(caller, 'sign_minutes', {
        p_assembly_id: id,
        p_role: role,
        p_minutes_hash: hash,
        p_full_name: 'Quien firma',
      });
    expect(await sign(ownerOf(1).caller, 'chair', 'a'.repeat(64))).toBe('minutes_differ');
    expect(await sign(ownerOf(4).caller, 'chair')).toBe('not_found');
    expect(await sign(ownerOf(1).caller, 'chair')).toBe('done');
    expect(await sign(ownerOf(1).caller, 'secretary')).toBe('signer_is_same');
    expect(await sign(ownerOf(2).caller, 'chair')).toBe('already_signed');
    expect(await sign(ownerOf(2).caller, 'secretary')).toBe('done');
    const [certified] = await sql`select a.status, d.status as decision from public.assemblies a
      join public.decisions d on d.assembly_id = a.id where a.id = ${id}`;
    expect(certified).toEqual({ status: 'certified', decision: 'certified' });
  });

  it('goes to a second call with its own quorum', async () => {
    const { sql } = database;
    const decisionId = await saveDecision(sql, place);
    const id = await inSession([{ title: 'Aprobación', decision_id: decisionId }]);
    await arrive(id, 1);
    expect(await quorumOf(id)).toMatchObject({ is_reached: false });
    expect(await run('start_assembly', id, { p_call: 2 })).toBe('done');
    expect(await quorumOf(id)).toMatchObject({ is_reached: true });
    await call(sql, place.owner, 'open_decision', { p_decision_id: decisionId });
    await castFor(sql, ownerOf(1).caller, decisionId, ownerOf(1).unitId, [1]);
    await call(sql, place.owner, 'close_decision', { p_decision_id: decisionId });
    const [row] = await sql`select result from public.decisions where id = ${decisionId}`;
    expect(row?.result).toMatchObject({ outcome: 'adopted', quorum: { numerator: 1, denominator: 4 } });
  });

  it('is attended by who has the vote of a unit alone, with what it weighs that day', async () => {
    const { sql } = database;
    const id = await inSession([{ title: 'Varios' }]);
    // The organization owns none of these units.
    expect(await outcomeOf(arrive(id, 1, { p_person_id: null }))).toBe('not_of_unit');
    await arrive(id, 1);
    const [arrived] =
      await sql`select weight::text from public.assembly_attendance where assembly_id = ${id}`;
    expect(arrived?.weight).toBe('300');
    const units = await act(
      sql,
      place.owner,
      (own) => own`select unit_label, weight::text, person_id, stand_ins
      from public.assembly_units(${id})`,
    );
    expect(units).toHaveLength(4);
    expect(units[0]).toMatchObject({ weight: '300', person_id: ownerOf(1).personId });
    expect(units[1]).toMatchObject({
      person_id: null,
      stand_ins: [{ person_id: ownerOf(2).personId, proxy_id: null }],
    });
  });

  it('keeps the most that was present for its minutes, and names who came to co-owners alone', async () => {
    const { sql } = database;
    const id = await inSession([{ title: 'Varios' }]);
    const first = await arrive(id, 1);
    await arrive(id, 2);
    await call(sql, place.owner, 'record_departure', { p_attendance_id: first });
    await run('write_minutes', id, { p_minutes: 'Acta' });
    await run('close_assembly', id);
    const [kept] = await sql`select quorum from public.assemblies where id = ${id}`;
    expect(kept?.quorum).toMatchObject({ present: '600', all: '1000', is_reached: true, numerator: 1 });
    expect(kept?.quorum.calls).toEqual([
      { numerator: 1, denominator: 2, is_reached: true },
      { numerator: 1, denominator: 4, is_reached: true },
    ]);
    const seen = await act(
      sql,
      ownerOf(3).caller,
      (own) => own`select person_name, weight::text, left_at is not null as left
      from public.assembly_presence(${id})`,
    );
    expect(seen.map(({ person_name, weight, left }) => [person_name, weight, left])).toEqual([
      ['Dueño de 1', '300', true],
      ['Dueño de 2', '300', true],
    ]);
  });
});
