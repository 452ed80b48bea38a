import { randomUUID } from 'node:crypto';
import { asCaller, type Claims } from '#stack/database/as-caller.ts';
import { messageOf } from '#stack/errors.ts';
import { requireBucket } from '#stack/storage/buckets.ts';
import { checkName, type ObjectRequest, type StorageContext } from '#stack/storage/context.ts';
import { findReadable } from '#stack/storage/download.ts';
import { problems, StorageProblem } from '#stack/storage/problem.ts';

/** How long a signed upload address works, as on hosted Storage. */
const uploadSeconds = 2 * 60 * 60;

interface UploadGrant {
  claims: Claims;
  isUpsert: boolean;
}

/** Makes an address that reads one object without further rights, for an object that the caller may read. */
export async function signDownload(
  context: StorageContext,
  target: ObjectRequest,
  expiresInSeconds: number,
): Promise<string> {
  await findReadable(context, target);
  const url = `${target.bucketId}/${target.name}`;
  const token = await context.tokens.sign({ url, purpose: 'download' }, expiresInSeconds);
  return `/object/sign/${encodePath(url)}?token=${token}`;
}

/** Signs several objects; one that cannot be read gets an error of its own. */
export async function signDownloads(
  context: StorageContext,
  target: ObjectRequest,
  names: string[],
  expiresInSeconds: number,
): Promise<{ path: string; signedURL: string | null; error: string | null }[]> {
  return Promise.all(
    names.map(async (name) => {
      try {
        const signedURL = await signDownload(context, { ...target, name }, expiresInSeconds);
        return { path: name, signedURL, error: null };
      } catch (error) {
        if (!(error instanceof StorageProblem)) throw error;
        return {
          path: name,
          signedURL: null,
          error: 'Either the object does not exist or you do not have access to it',
        };
      }
    }),
  );
}

/** Makes an address that takes one upload, for a caller who may upload there. */
export async function signUpload(
  context: StorageContext,
  target: ObjectRequest,
  isUpsert: boolean,
): Promise<{ url: string; token: string }> {
  checkName(target.name);
  await requireBucket(context.sql, target.bucketId);
  await assertMayUpload(context, target);
  const url = `${target.bucketId}/${target.name}`;
  const grant = { url, purpose: 'upload', owner: target.claims.sub, isUpsert };
  const token = await context.tokens.sign(grant, uploadSeconds);
  return { url: `/object/upload/sign/${encodePath(url)}?token=${token}`, token };
}

const rollback = Symbol('rollback');

/** Tries the insert under the caller's policies and takes it back. */
export async function assertMayUpload(
  context: StorageContext,
  target: ObjectRequest,
  isUpsert = false,
): Promise<void> {
  const owner = target.claims.sub ?? null;
  try {
    await asCaller(context.sql, target.claims, async (sql) => {
      await sql`
        insert into storage.objects (id, bucket_id, name, owner, owner_id, version)
        values (${randomUUID()}, ${target.bucketId}, ${target.name}, ${owner}, ${owner}, ${randomUUID()})
        ${isUpsert ? sql`on conflict (bucket_id, name) do update set updated_at = now()` : sql``}`;
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
}

/** Checks a signed read address. */
export async function checkDownloadToken(
  context: StorageContext,
  target: { bucketId: string; name: string },
  token: string,
): Promise<void> {
  const payload = await verify(context, token);
  if (payload.purpose !== 'download' || payload.url !== `${target.bucketId}/${target.name}`) {
    throw problems.invalidToken('The signature does not belong to this object');
  }
}

/** Checks a signed upload address; the upload then happens with the service's rights, for the signer. */
export async function checkUploadToken(
  context: StorageContext,
  target: { bucketId: string; name: string },
  token: string,
): Promise<UploadGrant> {
  const payload = await verify(context, token);
  if (payload.purpose !== 'upload' || payload.url !== `${target.bucketId}/${target.name}`) {
    throw problems.invalidToken('The signature does not belong to this object');
  }
  const owner = typeof payload.owner === 'string' ? { sub: payload.owner } : {};
  return { claims: { role: 'service_role', ...owner }, isUpsert: payload.isUpsert === true };
}

async function verify(context: StorageContext, token: string): Promise<Claims> {
  try {
    return await context.tokens.verify(token);
  } catch (error) {
    throw problems.invalidToken(messageOf(error));
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
