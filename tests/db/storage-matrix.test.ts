import type { TransactionSql } from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { DENIED, outcomeOf, rehearseAfter } from '#tests/support/actors.ts';
import { type Actor, actors, type Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { type StorageRule, storageMatrix } from './storage-matrix.ts';

const database = useCastDatabase();
let cast: Cast;

beforeAll(() => {
  cast = database.cast;
});

interface Place {
  readonly bucket: string;
  readonly rule: StorageRule;
  readonly path: string;
}

const cases = Object.entries(storageMatrix).flatMap(([bucket, kinds]) =>
  Object.entries(kinds).map(([kind, rule]) => [bucket, kind, rule] as const),
);

/** Whoever else may have announced a file. */
const somebodyElse = (actor: Actor) => cast.users[actor === 'otherOwner' ? 'owner' : 'otherOwner'];

/** Lets a file lie there, or not, announced right now by somebody where files are announced; then an actor does something. */
function tried<T>(
  actor: Actor,
  { bucket, rule, path }: Place,
  { isThere, announcer }: { isThere: boolean; announcer?: string | null },
  work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
  const prepare = async (sql: TransactionSql) => {
    await sql`delete from storage.objects where bucket_id = ${bucket} and name = ${path}`;
    if (isThere) await sql`insert into storage.objects (bucket_id, name) values (${bucket}, ${path})`;
    if (announcer === undefined || !rule.announced) return;
    const { table, since, more } = rule.announced;
    // Rows that are kept as they were written are made to say it all the same.
    await sql`set local session_replication_role = replica`;
    const { count } = await sql.unsafe(
      `update public.${table} set created_by = $1, ${since} = now() ${more ? `, ${more}` : ''} where path = $2`,
      [announcer, path],
    );
    await sql`set local session_replication_role = origin`;
    expect(count).toBe(1);
  };
  return rehearseAfter(database.sql, cast.callers[actor], prepare, work);
}

const add =
  ({ bucket, path }: Place) =>
  (sql: TransactionSql) =>
    sql`insert into storage.objects (bucket_id, name) values (${bucket}, ${path})`;
const userOf = (actor: Actor) => (actor === 'anon' ? null : cast.users[actor]);

describe.each(cases)('%s, %s', (bucket, _kind, rule) => {
  let place: Place;
  beforeAll(async () => {
    place = { bucket, rule, path: await rule.path(cast, database.sql) };
  });
  const named = (sql: TransactionSql) => sql`bucket_id = ${place.bucket} and name = ${place.path}`;

  it('is about a file', () => {
    expect(place.path).toMatch(/^[0-9a-f-]{36}\/.+\.[a-z]+$/);
  });

  it.each(actors)('%s reads it or not', async (actor) => {
    const rows = await tried(
      actor,
      place,
      { isThere: true },
      (sql) => sql`select 1 from storage.objects where ${named(sql)}`,
    );
    expect(rows.length === 1).toBe(rule.read.includes(actor));
  });

  it.each(actors)('%s sends it or not', async (actor) => {
    const outcome = await outcomeOf(
      tried(actor, place, { isThere: false, announcer: userOf(actor) }, add(place)),
    );
    expect(outcome).toBe(rule.upload.includes(actor) ? 'done' : DENIED);
  });

  it.each(rule.announced ? actors : [])('%s does not send what somebody else announced', async (actor) => {
    const state = { isThere: false, announcer: somebodyElse(actor) };
    expect(await outcomeOf(tried(actor, place, state, add(place)))).toBe(DENIED);
  });

  it.each(actors)('%s replaces it or not', async (actor) => {
    const state = { isThere: true, announcer: userOf(actor) };
    const changed = await tried(
      actor,
      place,
      state,
      (sql) => sql`update storage.objects set metadata = '{"size": 1}' where ${named(sql)} returning 1`,
    );
    const sentOver = await outcomeOf(
      tried(
        actor,
        place,
        state,
        (sql) => sql`
          insert into storage.objects (bucket_id, name) values (${place.bucket}, ${place.path})
          on conflict (bucket_id, name) do update set metadata = '{"size": 1}'`,
      ),
    );
    const may = rule.replace.includes(actor);
    expect({ changed: changed.length, sentOver }).toEqual({
      changed: may ? 1 : 0,
      sentOver: may ? 'done' : DENIED,
    });
  });

  it.each(actors)('%s removes it or not', async (actor) => {
    const rows = await tried(
      actor,
      place,
      { isThere: true },
      (sql) => sql`delete from storage.objects where ${named(sql)} returning 1`,
    );
    expect(rows.length === 1).toBe(rule.remove.includes(actor));
  });
});

it('every bucket of the schemas is declared, and none that is not there', async () => {
  const rows = await database.sql<{ id: string }[]>`select id from storage.buckets`;
  expect(rows.map(({ id }) => id).sort()).toEqual(Object.keys(storageMatrix).sort());
});

it('every bucket is closed and says which files it takes and how large', async () => {
  const open = await database.sql`
    select id from storage.buckets
    where public or file_size_limit is null or coalesce(cardinality(allowed_mime_types), 0) = 0`;
  expect([...open]).toEqual([]);
});

it('every policy of files is about one declared bucket', async () => {
  const rows = await database.sql<{ policyname: string; rule: string }[]>`
    select policyname, concat_ws(' ', qual, with_check) as rule from pg_policies
    where schemaname = 'storage' and tablename = 'objects'`;
  const bucketsOf = (rule: string) =>
    [...rule.matchAll(/bucket_id = '([a-z-]+)'/g)].map(([, bucket]) => bucket);
  expect(rows.length).toBeGreaterThan(0);
  for (const { policyname, rule } of rows) {
    const buckets = bucketsOf(rule);
    expect(new Set(buckets).size, policyname).toBe(1);
    expect(Object.keys(storageMatrix), policyname).toContain(buckets[0]);
  }
});
