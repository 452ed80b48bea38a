import { randomUUID } from 'node:crypto';
import { checkContent, globalSizeLimit, requireBucket } from '#stack/storage/buckets.ts';
import { checkName, type ObjectRequest, type StorageContext } from '#stack/storage/context.ts';
import type { PartialInfo } from '#stack/storage/partial-files.ts';
import { problemOf } from '#stack/storage/problem.ts';
import { assertMayUpload } from '#stack/storage/sign.ts';
import { storeObject } from '#stack/storage/upload.ts';

const VERSION = '1.0.0';
const OFFSET_TYPE = 'application/offset+octet-stream';
const EXPIRES_MS = 24 * 60 * 60 * 1000;

/** Uploads to which something is being added at this moment. */
const busy = new Set<string>();

/** A refusal in the form of hosted Storage's resumable uploads: the real status, and a sentence. */
class UploadProblem extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, {
    status,
    headers: { 'tus-resumable': VERSION, 'cache-control': 'no-store', ...headers },
  });

/**
 * Answers /upload/resumable…: tus 1.0 (https://tus.io/protocols/resumable-upload) with creation, termination and
 * expiration, as hosted Storage speaks it.
 * @param id of an upload that has begun; empty for a new one
 */
export async function handleResumable(
  context: StorageContext,
  request: Request,
  claims: ObjectRequest['claims'],
  id: string,
): Promise<Response> {
  try {
    if (request.headers.get('tus-resumable') !== VERSION)
      throw new UploadProblem(412, 'Tus-Resumable Required');
    if (!id) return request.method === 'POST' ? await begin(context, request, claims) : answer(405);
    return await goOn(context, request, claims, id);
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): Response {
  const problem = error instanceof UploadProblem ? error : fromStorage(error);
  const { status, message } = problem;
  return new Response(message, { status, headers: { 'tus-resumable': VERSION } });
}

function fromStorage(error: unknown): UploadProblem {
  const problem = problemOf(error);
  if (problem) return new UploadProblem(Number(problem.statusCode), problem.message);
  console.error('storage:', error);
  return new UploadProblem(500, 'Internal Server Error');
}

/** Says where an upload goes, once the policies let its caller put the file there. */
async function begin(
  context: StorageContext,
  request: Request,
  claims: ObjectRequest['claims'],
): Promise<Response> {
  const info = infoOf(request);
  const target = { claims, bucketId: info.bucketId, name: info.name };
  checkName(info.name);
  if (info.size > globalSizeLimit) throw new UploadProblem(413, 'Maximum size exceeded');
  checkContent(await requireBucket(context.sql, info.bucketId), info.mimeType, info.size);
  await assertMayUpload(context, target, info.isUpsert);
  const id = randomUUID();
  await context.partials.create(id, info);
  return answer(201, {
    location: `${new URL(request.url).origin}/storage/v1/upload/resumable/${id}`,
    'upload-expires': new Date(Date.now() + EXPIRES_MS).toUTCString(),
  });
}

function infoOf(request: Request): PartialInfo {
  const size = Number(request.headers.get('upload-length') ?? Number.NaN);
  if (!Number.isSafeInteger(size) || size < 0)
    throw new UploadProblem(400, 'Upload-Length or Upload-Defer-Length header required');
  const metadata = parseMetadata(request.headers.get('upload-metadata') ?? '');
  const { bucketName, objectName, contentType, cacheControl, metadata: own } = metadata;
  if (!bucketName || !objectName) throw new UploadProblem(400, 'bucketName and objectName are required');
  return {
    bucketId: bucketName,
    name: objectName,
    size,
    mimeType: contentType || 'application/octet-stream',
    cacheControl: cacheControl ? `max-age=${cacheControl}` : 'no-cache',
    isUpsert: request.headers.get('x-upsert') === 'true',
    userMetadata: own ? (JSON.parse(own) as Record<string, unknown>) : null,
  };
}

/** `name base64, name base64`. */
function parseMetadata(header: string): Record<string, string | undefined> {
  const pairs = header
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .filter(([name]) => name);
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]),
  );
}

async function goOn(
  context: StorageContext,
  request: Request,
  claims: ObjectRequest['claims'],
  id: string,
): Promise<Response> {
  const found = await context.partials.find(id);
  if (!found) throw new UploadProblem(404, 'The file for this url was not found');
  const { info, offset } = found;
  await assertMayUpload(context, { claims, bucketId: info.bucketId, name: info.name }, info.isUpsert);
  if (request.method === 'HEAD')
    return answer(200, { 'upload-offset': String(offset), 'upload-length': String(info.size) });
  if (request.method === 'DELETE') {
    await context.partials.remove(id);
    return answer(204);
  }
  if (request.method !== 'PATCH') return answer(405);
  if (request.headers.get('content-type') !== OFFSET_TYPE)
    throw new UploadProblem(415, 'Invalid Content-Type');
  if (busy.has(id)) throw new UploadProblem(423, 'The upload is locked');
  if (Number(request.headers.get('upload-offset')) !== offset)
    throw new UploadProblem(409, 'Upload-Offset conflict');
  busy.add(id);
  try {
    return await add(context, request, { claims, id, info, offset });
  } finally {
    busy.delete(id);
  }
}

interface Addition {
  claims: ObjectRequest['claims'];
  id: string;
  info: PartialInfo;
  offset: number;
}

/** Adds a piece; the last one makes the object. */
async function add(
  context: StorageContext,
  request: Request,
  { claims, id, info, offset }: Addition,
): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > info.size - offset)
    throw new UploadProblem(413, 'Maximum size exceeded');
  const reached = request.body ? await context.partials.append(id, request.body) : offset;
  if (reached >= info.size) {
    const content = (await context.partials.read(id)).slice(0, info.size);
    const { mimeType, cacheControl, userMetadata } = info;
    const upload = { content, mimeType, cacheControl, userMetadata };
    await storeObject(context, { claims, bucketId: info.bucketId, name: info.name }, upload, info.isUpsert);
    await context.partials.remove(id);
  }
  return answer(204, { 'upload-offset': String(Math.min(reached, info.size)) });
}
