import { asCaller } from '#stack/database/as-caller.ts';
import type { ObjectRequest, ObjectRow, StorageContext } from '#stack/storage/context.ts';
import { problems } from '#stack/storage/problem.ts';

/** Finds an object that the caller may read. */
export async function findReadable(context: StorageContext, target: ObjectRequest): Promise<ObjectRow> {
  const [row] = await asCaller(
    context.sql,
    target.claims,
    (sql) => sql<ObjectRow[]>`
      select * from storage.objects where bucket_id = ${target.bucketId} and name = ${target.name}`,
  );
  if (!row) throw problems.objectNotFound();
  return row;
}

/** What /object/info tells about an object. */
export function describeObject(row: ObjectRow): Record<string, unknown> {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: row.metadata.size,
    content_type: row.metadata.mimetype,
    cache_control: row.metadata.cacheControl,
    etag: row.metadata.eTag,
    metadata: row.user_metadata ?? {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  };
}

/** Sends an object's content, or the part of it that a `range` header asks for. */
export async function sendObject(
  context: StorageContext,
  row: ObjectRow,
  request: Request,
): Promise<Response> {
  const headers = new Headers({
    'content-type': row.metadata.mimetype,
    'cache-control': row.metadata.cacheControl,
    etag: row.metadata.eTag,
    'last-modified': row.updated_at.toUTCString(),
    'accept-ranges': 'bytes',
    // A file of a user must never run as a page of this origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const download = new URL(request.url).searchParams.get('download');
  if (download !== null) {
    const name = download || (row.name.split('/').at(-1) ?? 'file');
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  }
  if (request.headers.get('if-none-match') === row.metadata.eTag) {
    return new Response(null, { status: 304, headers });
  }
  const content = await context.files.read(row.version);
  const range = rangeOf(request.headers.get('range'), content.byteLength);
  if (!range) return new Response(content, { headers });
  headers.set('content-range', `bytes ${range.start}-${range.end}/${content.byteLength}`);
  return new Response(content.slice(range.start, range.end + 1), { status: 206, headers });
}

function rangeOf(header: string | null, size: number): { start: number; end: number } | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined) return undefined;
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  return start <= end ? { start, end } : undefined;
}
