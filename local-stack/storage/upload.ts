import { randomUUID } from 'node:crypto';
import { asCaller } from '#stack/database/as-caller.ts';
import { checkContent, globalSizeLimit, requireBucket } from '#stack/storage/buckets.ts';
import {
  checkName,
  type ObjectMetadata,
  type ObjectRequest,
  type StorageContext,
} from '#stack/storage/context.ts';
import { problems } from '#stack/storage/problem.ts';

export interface Upload {
  content: Uint8Array;
  mimeType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

/**
 * Stores a file. The row is written under the caller's policies; with `isUpsert` an existing object is replaced,
 * otherwise its name is refused.
 * @returns the new object's id
 */
export async function uploadObject(
  context: StorageContext,
  target: ObjectRequest,
  request: Request,
  isUpsert: boolean,
): Promise<{ id: string }> {
  checkName(target.name);
  await requireBucket(context.sql, target.bucketId);
  return storeObject(context, target, await readUpload(request), isUpsert);
}

/** Stores a file whose content is here. @returns the new object's id */
export async function storeObject(
  context: StorageContext,
  target: ObjectRequest,
  upload: Upload,
  isUpsert: boolean,
): Promise<{ id: string }> {
  const bucket = await requireBucket(context.sql, target.bucketId);
  checkContent(bucket, upload.mimeType, upload.content.byteLength);
  const version = randomUUID();
  const { eTag } = await context.files.write(version, upload.content);
  try {
    const replaced = await versionOf(context, target);
    const id = await saveRow(context, target, { version, upload, eTag, isUpsert });
    if (replaced) await context.files.remove([replaced]);
    return { id };
  } catch (error) {
    await context.files.remove([version]);
    throw error;
  }
}

async function versionOf(context: StorageContext, target: ObjectRequest): Promise<string | undefined> {
  const [row] = await context.sql<{ version: string }[]>`
    select version from storage.objects where bucket_id = ${target.bucketId} and name = ${target.name}`;
  return row?.version;
}

interface NewVersion {
  version: string;
  upload: Upload;
  eTag: string;
  isUpsert: boolean;
}

async function saveRow(context: StorageContext, target: ObjectRequest, file: NewVersion): Promise<string> {
  const { upload, version } = file;
  const size = upload.content.byteLength;
  const metadata: ObjectMetadata = {
    eTag: file.eTag,
    size,
    mimetype: upload.mimeType,
    cacheControl: upload.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
  const id = randomUUID();
  const owner = target.claims.sub ?? null;
  await asCaller(context.sql, target.claims, async (sql) => {
    const onConflict = file.isUpsert
      ? sql`on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
          user_metadata = excluded.user_metadata, updated_at = now()`
      : sql``;
    // No `returning`: it would ask for the right to read, which an upload alone does not need.
    await sql`
      insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
      values (${id}, ${target.bucketId}, ${target.name}, ${owner}, ${owner}, ${version},
        ${sql.json(metadata as never)}, ${sql.json(upload.userMetadata as never)})
      ${onConflict}`;
  });
  return id;
}

/** Reads the file from a form (what supabase-js sends for blobs) or from the bare body. */
async function readUpload(request: Request): Promise<Upload> {
  const length = Number(request.headers.get('content-length') ?? 0);
  // A form adds a little to its file; the exact size is checked once the file is known.
  if (length > globalSizeLimit + 64 * 1024) throw problems.tooLarge();
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!type.startsWith('multipart/form-data')) {
    return {
      content: new Uint8Array(await request.arrayBuffer()),
      mimeType: type,
      cacheControl: request.headers.get('cache-control') ?? 'no-cache',
      userMetadata: parseObject(decodeBase64(request.headers.get('x-metadata'))),
    };
  }
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) throw problems.invalidRequest('The form holds no file');
  const cacheControl = form.get('cacheControl');
  const metadata = form.get('metadata');
  return {
    content: new Uint8Array(await file.arrayBuffer()),
    mimeType: file.type || 'application/octet-stream',
    cacheControl: typeof cacheControl === 'string' ? `max-age=${cacheControl}` : 'no-cache',
    userMetadata: parseObject(typeof metadata === 'string' ? metadata : null),
  };
}

function decodeBase64(text: string | null): string | null {
  return text && Buffer.from(text, 'base64').toString('utf8');
}

function parseObject(text: string | null): Record<string, unknown> | null {
  if (!text) return null;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw problems.invalidRequest('The metadata is not JSON');
  }
}
