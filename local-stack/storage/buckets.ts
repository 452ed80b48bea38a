import type { Sql } from 'postgres';
import { asCaller, type Claims } from '#stack/database/as-caller.ts';
import { problems } from '#stack/storage/problem.ts';

export interface Bucket {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
}

/** The largest file of any bucket, and of one that sets no limit of its own, in bytes; supabase/config.toml says the same. */
export const globalSizeLimit = 20 * 1024 * 1024;

/** Finds a bucket whoever asks; what may be done in it is decided by the policies on its objects. */
export async function requireBucket(sql: Sql, id: string): Promise<Bucket> {
  const [bucket] = await sql<Bucket[]>`select * from storage.buckets where id = ${id}`;
  if (!bucket) throw problems.bucketNotFound();
  return bucket;
}

/** Refuses content that the bucket does not take. */
export function checkContent(bucket: Bucket, mimeType: string, size: number): void {
  const allowed = bucket.allowed_mime_types;
  const essence = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
  const matches = (pattern: string) =>
    pattern.endsWith('/*') ? essence.startsWith(pattern.slice(0, -1)) : pattern.toLowerCase() === essence;
  if (allowed && allowed.length > 0 && !allowed.some(matches)) throw problems.mimeType(essence);
  const limit = bucket.file_size_limit === null ? globalSizeLimit : Number(bucket.file_size_limit);
  if (size > Math.min(limit, globalSizeLimit)) throw problems.tooLarge();
}

/** Answers /bucket…. All of it under the caller's role: without a policy, nobody but the service key sees buckets. */
export async function handleBuckets(
  sql: Sql,
  claims: Claims,
  request: Request,
  id: string | undefined,
): Promise<Response> {
  if (request.method === 'GET') {
    const rows = await asCaller(
      sql,
      claims,
      (tx) =>
        tx<
          Bucket[]
        >`select * from storage.buckets where ${id === undefined ? tx`true` : tx`id = ${id}`} order by id`,
    );
    const buckets = rows.map((row) => ({
      ...row,
      file_size_limit: row.file_size_limit && Number(row.file_size_limit),
    }));
    if (id === undefined) return Response.json(buckets);
    if (!buckets[0]) throw problems.bucketNotFound();
    return Response.json(buckets[0]);
  }
  if (request.method === 'POST' && id === undefined) return createBucket(sql, claims, request);
  throw problems.notFound(`${request.method}:/bucket`);
}

async function createBucket(sql: Sql, claims: Claims, request: Request): Promise<Response> {
  const body = (await request.json()) as {
    id?: string;
    name?: string;
    public?: boolean;
    file_size_limit?: number | null;
    allowed_mime_types?: string[] | null;
  };
  const name = body.id ?? body.name;
  if (!name) throw problems.invalidRequest('A bucket needs a name');
  await asCaller(
    sql,
    claims,
    (tx) => tx`
      insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values (${name}, ${body.name ?? name}, ${body.public ?? false}, ${body.file_size_limit ?? null},
        ${body.allowed_mime_types ?? null})`,
  );
  return Response.json({ name });
}
