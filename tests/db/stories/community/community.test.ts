import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { makeBuildings, noteParcel, publishPost, read } from '#tests/support/community.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof makeBuildings>>;

beforeAll(async () => {
  place = await makeBuildings(database.sql, 'Vecinos');
});

const write = (caller: Caller, more: Partial<Parameters<typeof publishPost>[2]> = {}) =>
  publishPost(database.sql, caller, { propertyId: place.propertyId, ...more });
const ask = (caller: Caller, verb: string, values: Record<string, unknown>) =>
  outcomeOf(call(database.sql, caller, verb, values));
const switchParts = (parts: Partial<Record<'board' | 'areas' | 'parcels' | 'lost_and_found', boolean>>) =>
  call(database.sql, place.owner, 'set_community_parts', {
    p_property_id: place.propertyId,
    p_has_board: parts.board ?? true,
    p_has_areas: parts.areas ?? true,
    p_has_parcels: parts.parcels ?? true,
    p_has_lost_and_found: parts.lost_and_found ?? true,
  });
const sees = async (caller: Caller, id: string) =>
  (await read(database.sql, caller, 'select 1 as one from public.community_posts where id = $1', [id]))
    .length === 1;
const nameOf = async (caller: Caller, id: string) => {
  const [row] = await read<{ author_name: string }>(
    database.sql,
    caller,
    'select author_name from public.community_posts_list where id = $1',
    [id],
  );
  return row?.author_name;
};
const forget = () => database.sql`update public.community_posts set created_at = now() - interval '1 hour'`;

describe('the board', () => {
  it('1. is read by the building and its office, and by nobody of another building', async () => {
    const id = await write(place.ana.caller);
    expect(await sees(place.luis.caller, id)).toBe(true);
    expect(await sees(place.owner, id)).toBe(true);
    expect(await sees(place.eva.caller, id)).toBe(false);
    expect(await outcomeOf(write(place.eva.caller))).toBe('not_found');
  });

  it('2. keeps a post that is sent twice once, and takes its id for nothing else', async () => {
    const id = randomUUID();
    await write(place.ana.caller, { id, body: 'Una vez' });
    await write(place.ana.caller, { id, body: 'Una vez' });
    expect(await outcomeOf(write(place.ana.caller, { id, body: 'Otra cosa' }))).toBe('request_id_reused');
    expect(await outcomeOf(write(place.luis.caller, { id, body: 'Una vez' }))).toBe('request_id_reused');
    const rows = await database.sql`select 1 from public.community_posts where id = ${id}`;
    expect(rows).toHaveLength(1);
  });

  it('3. takes one to 2000 letters', async () => {
    expect(await outcomeOf(write(place.ana.caller, { body: '  ' }))).toBe('text_length');
    expect(await outcomeOf(write(place.ana.caller, { body: 'a'.repeat(2001) }))).toBe('text_length');
    expect(await outcomeOf(write(place.ana.caller, { body: 'a'.repeat(2000) }))).toBe('done');
  });

  it('4. has comments below posts, and none below comments or what is gone', async () => {
    const parentId = await write(place.ana.caller);
    const id = await write(place.luis.caller, { kind: 'comment', parentId, body: 'De acuerdo' });
    const below = (parent: string) =>
      outcomeOf(write(place.ana.caller, { kind: 'comment', parentId: parent }));
    expect(await below(id)).toBe('post_gone');
    await call(database.sql, place.ana.caller, 'withdraw_post', { p_post_id: parentId });
    expect(await below(parentId)).toBe('post_gone');
    const eva = write(place.eva.caller, { propertyId: place.otherPropertyId, kind: 'comment', parentId });
    expect(await outcomeOf(eva)).toBe('post_gone');
  });

  it('5. counts ten in ten minutes for each author, and many at once are no more', async () => {
    await forget();
    const many = await Promise.all(Array.from({ length: 14 }, () => outcomeOf(write(place.luis.caller))));
    expect(many.filter((outcome) => outcome === 'done')).toHaveLength(10);
    expect(many.filter((outcome) => outcome === 'too_many_posts')).toHaveLength(4);
    expect(await outcomeOf(write(place.ana.caller))).toBe('done');
    await forget();
    expect(await outcomeOf(write(place.luis.caller))).toBe('done');
  });

  it('6. names a neighbour as they choose, at most by first name and unit, and in full to the office', async () => {
    const id = await write(place.ana.caller);
    const choose = (shown: string) =>
      call(database.sql, place.ana.caller, 'set_neighbour_name', { p_shown: shown });
    expect(await nameOf(place.luis.caller, id)).toBe('Ana');
    await choose('first_name_and_unit');
    expect(await nameOf(place.luis.caller, id)).toBe('Ana · 1-A');
    await choose('unit');
    expect(await nameOf(place.luis.caller, id)).toBe('1-A');
    expect(await nameOf(place.owner, id)).toBe('Ana Lucía Pérez · 1-A');
    const [row] = await read<{ name: string }>(
      database.sql,
      place.eva.caller,
      'select private.neighbour_name($1, $2) as name',
      [place.ana.leaseId, place.ana.caller.userId],
    );
    expect(row?.name).toBe('');
  });

  it('7. keeps three posts at its head, also of four at once', async () => {
    const pin = (id: string, isPinned = true) =>
      ask(place.owner, 'pin_post', { p_post_id: id, p_is_pinned: isPinned });
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push(await write(place.owner));
    const outcomes = await Promise.all(ids.map((id) => pin(id)));
    expect([...outcomes].sort()).toEqual(['done', 'done', 'done', 'too_many_pinned']);
    const [left, kept] = [outcomes.indexOf('too_many_pinned'), outcomes.indexOf('done')];
    await pin(ids[kept] ?? '', false);
    expect(await pin(ids[left] ?? '')).toBe('done');
  });
});

describe('moderation', () => {
  const hide = (id: string, isHidden: boolean, reason = '') =>
    ask(place.owner, 'moderate_post', { p_post_id: id, p_is_hidden: isHidden, p_reason: reason });
  const report = (caller: Caller, id: string) =>
    ask(caller, 'report_post', { p_report_id: randomUUID(), p_post_id: id, p_reason: 'Ofende' });
  beforeAll(forget);

  it('10. begins with a report, one for each neighbour, and none of oneself', async () => {
    const id = await write(place.ana.caller);
    expect(await report(place.ana.caller, id)).toBe('own_post');
    expect(await report(place.eva.caller, id)).toBe('not_found');
    expect(await report(place.luis.caller, id)).toBe('done');
    expect(await report(place.luis.caller, id)).toBe('done');
    const rows = await read(
      database.sql,
      place.owner,
      'select 1 as one from public.community_reports where post_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    // Whose post it is does not learn who reported it.
    expect(
      await read(database.sql, place.ana.caller, 'select 1 as one from public.community_reports'),
    ).toHaveLength(0);
  });

  it('11. hides with a reason that the author reads, and shows again', async () => {
    const id = await write(place.ana.caller);
    await report(place.luis.caller, id);
    expect(await hide(id, true)).toBe('reason_missing');
    expect(await hide(id, true, 'Es un insulto')).toBe('done');
    expect(await sees(place.luis.caller, id)).toBe(false);
    const [own] = await read<{ hidden_reason: string }>(
      database.sql,
      place.ana.caller,
      'select hidden_reason from public.community_posts where id = $1',
      [id],
    );
    expect(own?.hidden_reason).toBe('Es un insulto');
    const [decided] =
      await database.sql`select is_upheld from public.community_reports where post_id = ${id}`;
    expect(decided?.is_upheld).toBe(true);
    expect(await hide(id, false)).toBe('done');
    expect(await sees(place.luis.caller, id)).toBe(true);
  });

  it('12. leaves a post and answers the report', async () => {
    const id = await write(place.ana.caller);
    await report(place.luis.caller, id);
    expect(await hide(id, false)).toBe('done');
    expect(await sees(place.luis.caller, id)).toBe(true);
    const [row] = await database.sql`select is_upheld from public.community_reports where post_id = ${id}`;
    expect(row?.is_upheld).toBe(false);
  });

  it('13. takes the photos of a hidden post from the neighbours too', async () => {
    const id = await write(place.ana.caller);
    const path = await call(database.sql, place.ana.caller, 'add_post_photo', {
      p_photo_id: randomUUID(),
      p_post_id: id,
    });
    const paths = async () =>
      (
        await read<{ path: string }>(
          database.sql,
          place.luis.caller,
          "select private.my_community_photo_paths('see') as path",
        )
      ).map((row) => row.path);
    expect(await paths()).toContain(path);
    await hide(id, true, 'Muestra a un niño');
    expect(await paths()).not.toContain(path);
    await hide(id, false);
    expect(await paths()).toContain(path);
    await call(database.sql, place.ana.caller, 'withdraw_post', { p_post_id: id });
    await hide(id, true, 'Otra vez');
    await hide(id, false);
    expect(await paths()).not.toContain(path);
  });

  it('14. takes the comments of a hidden or deleted post from the neighbours, not from who wrote them', async () => {
    const id = await write(place.ana.caller);
    const below = await write(place.luis.caller, { kind: 'comment', parentId: id, body: 'Así no' });
    const own = await write(place.ana.caller, { kind: 'comment', parentId: id, body: 'Sí' });
    const seen = () =>
      Promise.all([sees(place.ana.caller, below), sees(place.luis.caller, below), sees(place.owner, below)]);
    expect(await seen()).toEqual([true, true, true]);
    await hide(id, true, 'Es un insulto');
    expect(await seen()).toEqual([false, true, true]);
    expect(await sees(place.luis.caller, own)).toBe(false);
    expect(await report(place.luis.caller, own)).toBe('not_found');
    await hide(id, false);
    expect(await seen()).toEqual([true, true, true]);
    await call(database.sql, place.ana.caller, 'withdraw_post', { p_post_id: id });
    expect(await seen()).toEqual([false, true, true]);
  });

  it('15. four photos for each post, of its author alone', async () => {
    const id = await write(place.ana.caller);
    const add = (caller: Caller) =>
      ask(caller, 'add_post_photo', { p_photo_id: randomUUID(), p_post_id: id });
    for (let count = 0; count < 4; count += 1) expect(await add(place.ana.caller)).toBe('done');
    expect(await add(place.ana.caller)).toBe('post_photos_full');
    expect(await add(place.luis.caller)).toBe('not_found');
  });
});

describe('parts', () => {
  beforeAll(forget);

  it('20. that are off are neither read nor written by tenants, and nothing is lost', async () => {
    const id = await write(place.ana.caller);
    const lost = await write(place.luis.caller, { kind: 'lost', body: 'Un gato' });
    await switchParts({ board: false });
    expect(await sees(place.luis.caller, id)).toBe(false);
    expect(await sees(place.ana.caller, lost)).toBe(true);
    expect(await outcomeOf(write(place.luis.caller))).toBe('not_found');
    expect(await sees(place.owner, id)).toBe(true);
    await switchParts({});
    expect(await sees(place.luis.caller, id)).toBe(true);
    await switchParts({ parcels: false });
    const note = noteParcel(database.sql, place.luis.caller, {
      propertyId: place.propertyId,
      unitId: place.ana.unitId,
    });
    expect(await outcomeOf(note)).toBe('not_found');
    await switchParts({});
  });

  it('21. take their photos with them, in rows and in files, but for the office and who took them', async () => {
    const photoOf = async (caller: Caller, id: string) => {
      const photo = { p_photo_id: randomUUID(), p_post_id: id };
      const path = await call(database.sql, caller, 'add_post_photo', photo);
      await act(
        database.sql,
        caller,
        (sql) => sql`insert into storage.objects (bucket_id, name) values ('community-photos', ${path})`,
      );
      return path;
    };
    const seen = async (caller: Caller, path: string) => {
      const rows = await read(database.sql, caller, 'select 1 from public.community_photos where path = $1', [
        path,
      ]);
      const files = await read(
        database.sql,
        caller,
        "select 1 from storage.objects where bucket_id = 'community-photos' and name = $1",
        [path],
      );
      expect(files).toHaveLength(rows.length);
      return rows.length === 1;
    };
    const onBoard = await photoOf(place.ana.caller, await write(place.ana.caller));
    const lost = await photoOf(
      place.ana.caller,
      await write(place.ana.caller, { kind: 'lost', body: 'Un gato' }),
    );
    const seenBy = async (caller: Caller) => [await seen(caller, onBoard), await seen(caller, lost)];
    expect(await seenBy(place.luis.caller)).toEqual([true, true]);
    await switchParts({ board: false });
    expect(await seenBy(place.luis.caller)).toEqual([false, true]);
    await switchParts({ lost_and_found: false });
    expect(await seenBy(place.luis.caller)).toEqual([true, false]);
    await switchParts({ board: false, lost_and_found: false });
    expect(await seenBy(place.luis.caller)).toEqual([false, false]);
    expect(await seenBy(place.owner)).toEqual([true, true]);
    expect(await seenBy(place.ana.caller)).toEqual([true, true]);
    await switchParts({});
    expect(await seenBy(place.luis.caller)).toEqual([true, true]);
  });

  it('22. what was lost is settled by who wrote it or by the office', async () => {
    const id = await write(place.ana.caller, { kind: 'found', body: 'Un paraguas' });
    const settle = (caller: Caller, isSettled: boolean) =>
      ask(caller, 'settle_post', { p_post_id: id, p_is_settled: isSettled });
    expect(await settle(place.luis.caller, true)).toBe('not_found');
    expect(await settle(place.ana.caller, true)).toBe('done');
    expect(await settle(place.owner, false)).toBe('done');
  });
});
