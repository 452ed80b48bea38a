import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { makeBuildings, noteParcel, publishPost, read } from '#tests/support/community.ts';
import { useDatabase } from '#tests/support/database.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof makeBuildings>>;

beforeAll(async () => {
  place = await makeBuildings(database.sql, 'Normas');
});

const write = (caller: Caller, more: Partial<Parameters<typeof publishPost>[2]> = {}) =>
  publishPost(database.sql, caller, { propertyId: place.propertyId, ...more });
const ask = (caller: Caller, verb: string, values: Record<string, unknown>) =>
  outcomeOf(call(database.sql, caller, verb, values));
const sees = async (caller: Caller, id: string) =>
  (await read(database.sql, caller, 'select 1 as one from public.community_posts where id = $1', [id]))
    .length === 1;

describe('house rules', () => {
  const publish = (body: string, id: string = randomUUID()) =>
    call(database.sql, place.owner, 'publish_house_rules', {
      p_rules_id: id,
      p_property_id: place.propertyId,
      p_body: body,
    });
  const acknowledge = (caller: Caller, id: string) =>
    ask(caller, 'acknowledge_house_rules', { p_rules_id: id });
  const readersOf = (caller: Caller) =>
    read<{ full_name: string; acknowledged_at: Date | null }>(
      database.sql,
      caller,
      'select * from public.house_rule_readers($1)',
      [place.propertyId],
    );

  it('30. are versions that stay; the newest is the one to read, and the office sees who has', async () => {
    const first = await publish('Sin ruido después de las diez.');
    expect(await publish('Sin ruido después de las diez.', first)).toBe(first);
    expect(await acknowledge(place.ana.caller, first)).toBe('done');
    expect(await acknowledge(place.ana.caller, first)).toBe('done');
    const who = async () =>
      (await readersOf(place.owner)).map((row) => [row.full_name, row.acknowledged_at !== null]);
    expect(await who()).toEqual([
      ['Ana Lucía Pérez', true],
      ['Luis Peña', false],
    ]);
    const second = await publish('Sin ruido después de las once.');
    expect(await who()).toEqual([
      ['Ana Lucía Pérez', false],
      ['Luis Peña', false],
    ]);
    expect(await acknowledge(place.luis.caller, first)).toBe('rules_replaced');
    expect(await acknowledge(place.luis.caller, second)).toBe('done');
    expect(await acknowledge(place.eva.caller, second)).toBe('not_found');
    expect(await readersOf(place.luis.caller)).toEqual([]);
    const change = database.sql`update public.house_rules set body = 'Otra cosa distinta' where id = ${first}`;
    expect(await outcomeOf(change)).toBe('append_only');
  });
});

describe('parcels', () => {
  it('40. are noted by a neighbour, seen by their unit alone, and collected there', async () => {
    const where = { propertyId: place.propertyId, unitId: place.ana.unitId };
    const id = randomUUID();
    await noteParcel(database.sql, place.luis.caller, where, id);
    await noteParcel(database.sql, place.luis.caller, where, id);
    const seen = (caller: Caller) =>
      read<{ unit_label: string; noted_by_name: string }>(
        database.sql,
        caller,
        'select unit_label, noted_by_name from public.parcels_list where id = $1',
        [id],
      );
    expect(await seen(place.ana.caller)).toEqual([{ unit_label: '1-A', noted_by_name: 'Luis' }]);
    expect(await seen(place.luis.caller)).toHaveLength(1);
    expect(await seen(place.eva.caller)).toEqual([]);
    const collect = (caller: Caller) => ask(caller, 'collect_parcel', { p_parcel_id: id });
    expect(await collect(place.luis.caller)).toBe('not_found');
    expect(await collect(place.ana.caller)).toBe('done');
  });

  it('41. need somebody who lives in the unit, and a unit of that building', async () => {
    const note = (unitId: string) =>
      outcomeOf(noteParcel(database.sql, place.owner, { propertyId: place.propertyId, unitId }));
    expect(await note(place.eva.unitId)).toBe('unit_without_tenant');
    const [labels, none] = await Promise.all(
      [place.luis.caller, place.eva.caller].map((caller) =>
        read<{ label: string }>(database.sql, caller, 'select label from public.neighbour_units($1)', [
          place.propertyId,
        ]),
      ),
    );
    expect(labels?.map((row) => row.label)).toEqual(['1-A', '2-B']);
    expect(none).toEqual([]);
  });
});

describe('who has left', () => {
  it('50. finds what they wrote, takes it back, and does nothing new', async () => {
    const own = await write(place.luis.caller, { body: 'Me mudo' });
    const other = await write(place.ana.caller, { body: 'Suerte' });
    const { sql } = database;
    const [row] =
      await sql`select private.organization_today(${place.landlord.organizationId})::text as today`;
    await verbs.terminateLease(sql, place.owner, { leaseId: place.luis.leaseId, endedOn: row?.today });
    expect(await sees(place.luis.caller, own)).toBe(true);
    expect(await sees(place.luis.caller, other)).toBe(false);
    expect(await outcomeOf(write(place.luis.caller))).toBe('not_found');
    expect(await read(sql, place.luis.caller, 'select 1 as one from public.house_rules')).toEqual([]);
    const where = { propertyId: place.propertyId, unitId: place.ana.unitId };
    expect(await outcomeOf(noteParcel(sql, place.luis.caller, where))).toBe('not_found');
    expect(await ask(place.luis.caller, 'withdraw_post', { p_post_id: own })).toBe('done');
    expect(await sees(place.ana.caller, own)).toBe(false);
  });
});
