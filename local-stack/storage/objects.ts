import { randomUUID } from 'node:crypto';
import { asCaller } from '#stack/database/as-caller.ts';
import { requireBucket } from '#stack/storage/buckets.ts';
import {
  checkName,
  type ObjectRequest,
  type ObjectRow,
  type StorageContext,
} from '#stack/storage/context.ts';
import { findReadable } from '#stack/storage/download.ts';
import { problems } from '#stack/storage/problem.ts';

export interface ListOptions {
  prefix?: string;
  search?: string;
  limit?: number;
  offset?: number;
  sortBy?: { column?: string; order?: string };
}

const defaultLimit = 100;
const sortColumns = ['name', 'updated_at', 'created_at', 'last_accessed_at'];

/** Lists one folder: its files, and its sub-folders as entries without an id. */
export async function listObjects(
  context: StorageContext,
  target: ObjectRequest,
  options: ListOptions,
): Promise<Record<string, unknown>[]> {
  const folder = (options.prefix ?? '').replace(/^\/+|\/+$/g, '');
  const prefix = folder === '' ? '' : `${folder}/`;
  const column = sortColumns.find((name) => name === options.sortBy?.column) ?? 'name';
  const isDescending = options.sortBy?.order?.toLowerCase() === 'desc';
  const rows = await asCaller(
    context.sql,
    target.claims,
    (sql) => sql<(ObjectRow & { entry: string; is_folder: boolean })[]>`
      with visible as (
        select *, split_part(substr(name, ${prefix.length + 1}), '/', 1) as entry,
          position('/' in substr(name, ${prefix.length + 1})) > 0 as is_folder
        from storage.objects
        where bucket_id = ${target.bucketId} and starts_with(name, ${prefix})
      ), entries as (
        select distinct on (entry, is_folder) * from visible
        where strpos(lower(entry), lower(${options.search ?? ''})) > 0
        order by entry, is_folder
      )
      select * from entries
      order by ${isDescending ? sql`${sql(column)} desc` : sql`${sql(column)} asc`}, entry
      limit ${options.limit ?? defaultLimit} offset ${options.offset ?? 0}`,
  );
  return rows.map((row) =>
    row.is_folder
      ? {
          name: row.entry,
          id: null,
          updated_at: null,
          created_at: null,
          last_accessed_at: null,
          metadata: null,
        }
      : {
          name: row.entry,
          id: row.id,
          updated_at: row.updated_at,
          created_at: row.created_at,
          last_accessed_at: row.last_accessed_at,
          metadata: row.metadata,
        },
  );
}

/** Removes what the caller may remove of the named objects, and answers with those. */
export async function removeObjects(
  context: StorageContext,
  target: ObjectRequest,
  names: string[],
): Promise<ObjectRow[]> {
  await requireBucket(context.sql, target.bucketId);
  const rows = await asCaller(
    context.sql,
    target.claims,
    (sql) => sql<ObjectRow[]>`
      delete from storage.objects where bucket_id = ${target.bucketId} and name = any(${names}) returning *`,
  );
  await context.files.remove(rows.map((row) => row.version));
  return [...rows];
}

/** Renames an object, within its bucket or into another, under the caller's update policy. */
export async function moveObject(
  context: StorageContext,
  source: ObjectRequest,
  destination: { bucketId: string; name: string },
): Promise<void> {
  checkName(destination.name);
  await requireBucket(context.sql, destination.bucketId);
  await findReadable(context, source);
  const moved = await asCaller(
    context.sql,
    source.claims,
    (sql) => sql`
      update storage.objects set bucket_id = ${destination.bucketId}, name = ${destination.name}, updated_at = now()
      where bucket_id = ${source.bucketId} and name = ${source.name} returning id`,
  );
  if (moved.length === 0) throw problems.objectNotFound();
}

/** Copies an object that the caller may read to where the caller may upload. */
export async function copyObject(
  context: StorageContext,
  source: ObjectRequest,
  destination: { bucketId: string; name: string },
): Promise<{ Id: string; Key: string }> {
  checkName(destination.name);
  await requireBucket(context.sql, destination.bucketId);
  const row = await findReadable(context, source);
  const version = randomUUID();
  const id = randomUUID();
  const owner = source.claims.sub ?? null;
  await context.files.write(version, await context.files.read(row.version));
  try {
    await asCaller(
      context.sql,
      source.claims,
      (sql) => sql`
        insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
        values (${id}, ${destination.bucketId}, ${destination.name}, ${owner}, ${owner}, ${version},
          ${sql.json(row.metadata as never)}, ${sql.json(row.user_metadata as never)})`,
    );
  } catch (error) {
    await context.files.remove([version]);
    throw error;
  }
  return { Id: id, Key: `${destination.bucketId}/${destination.name}` };
}
