import type { Claims } from '#stack/database/as-caller.ts';
import { handleBuckets, requireBucket } from '#stack/storage/buckets.ts';
import type { ObjectRequest, ObjectRow, StorageContext } from '#stack/storage/context.ts';
import { describeObject, findReadable, sendObject } from '#stack/storage/download.ts';
import {
  copyObject,
  type ListOptions,
  listObjects,
  moveObject,
  removeObjects,
} from '#stack/storage/objects.ts';
import { answerStorageProblem, problems } from '#stack/storage/problem.ts';
import { handleResumable } from '#stack/storage/resumable.ts';
import {
  checkDownloadToken,
  checkUploadToken,
  signDownload,
  signDownloads,
  signUpload,
} from '#stack/storage/sign.ts';
import { uploadObject } from '#stack/storage/upload.ts';

/** Makes what answers /storage/v1/…, in the form of hosted Storage and under the policies on storage.objects. */
export function createStorageHandler(context: StorageContext): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const path = new URL(request.url).pathname
        .replace('/storage/v1/', '')
        .split('/')
        .map(decodeURIComponent);
      const [area, ...rest] = path;
      if (area === 'bucket')
        return await handleBuckets(context.sql, await callerOf(context, request), request, rest[0]);
      if (area === 'object') return await handleObject(context, request, rest);
      if (area === 'upload' && rest[0] === 'resumable')
        return await handleResumable(context, request, await callerOf(context, request), rest[1] ?? '');
      throw problems.notFound(`${request.method}:${new URL(request.url).pathname}`);
    } catch (error) {
      return answerStorageProblem(error);
    }
  };
}

/** Public and signed addresses work without a key, so a missing key means "anybody". */
async function callerOf(context: StorageContext, request: Request): Promise<Claims> {
  try {
    return (await context.tokens.callerOf(request.headers)) ?? { role: 'anon' };
  } catch (error) {
    throw problems.invalidToken((error as Error).message);
  }
}

const areas = ['list', 'info', 'sign', 'upload', 'public', 'authenticated', 'move', 'copy'];

async function handleObject(context: StorageContext, request: Request, path: string[]): Promise<Response> {
  const [first = ''] = path;
  const area = areas.includes(first) ? first : '';
  const rest = area ? path.slice(1) : path;
  const isSignedUpload = area === 'upload' && rest[0] === 'sign';
  const [bucketId = '', ...segments] = isSignedUpload ? rest.slice(1) : rest;
  const target: ObjectRequest = {
    claims: await callerOf(context, request),
    bucketId,
    name: segments.join('/'),
  };
  if (request.method === 'GET' || request.method === 'HEAD') return read(context, request, target, area);
  if (isSignedUpload) return signedUpload(context, request, target);
  if (area === '') return write(context, request, target);
  return act(context, request, target, area);
}

async function read(
  context: StorageContext,
  request: Request,
  target: ObjectRequest,
  area: string,
): Promise<Response> {
  const row = await findFor(context, request, target, area);
  if (area === 'info') return Response.json(describeObject(row));
  return sendObject(context, row, request);
}

async function findFor(
  context: StorageContext,
  request: Request,
  target: ObjectRequest,
  area: string,
): Promise<ObjectRow> {
  if (area === 'sign') {
    await checkDownloadToken(context, target, new URL(request.url).searchParams.get('token') ?? '');
    return findReadable(context, { ...target, claims: { role: 'service_role' } });
  }
  if (area === 'public') {
    const bucket = await requireBucket(context.sql, target.bucketId);
    if (!bucket.public) throw problems.bucketNotFound();
    return findReadable(context, { ...target, claims: { role: 'service_role' } });
  }
  return findReadable(context, target);
}

async function write(context: StorageContext, request: Request, target: ObjectRequest): Promise<Response> {
  if (request.method === 'DELETE') {
    const { prefixes } = (await request.json()) as { prefixes: string[] };
    return Response.json(await removeObjects(context, target, prefixes));
  }
  const isUpsert = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
  const { id } = await uploadObject(context, target, request, isUpsert);
  return Response.json({ Id: id, Key: `${target.bucketId}/${target.name}` });
}

async function signedUpload(
  context: StorageContext,
  request: Request,
  target: ObjectRequest,
): Promise<Response> {
  if (request.method === 'POST') {
    return Response.json(await signUpload(context, target, request.headers.get('x-upsert') === 'true'));
  }
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const grant = await checkUploadToken(context, target, token);
  await uploadObject(context, { ...target, claims: grant.claims }, request, grant.isUpsert);
  return Response.json({ Key: `${target.bucketId}/${target.name}` });
}

interface MoveBody {
  bucketId: string;
  sourceKey: string;
  destinationKey: string;
  destinationBucket?: string;
}

async function act(
  context: StorageContext,
  request: Request,
  target: ObjectRequest,
  area: string,
): Promise<Response> {
  const body = (await request.json()) as ListOptions & MoveBody & { expiresIn: number; paths?: string[] };
  if (area === 'list') return Response.json(await listObjects(context, target, body));
  if (area === 'sign') {
    if (body.paths) return Response.json(await signDownloads(context, target, body.paths, body.expiresIn));
    return Response.json({ signedURL: await signDownload(context, target, body.expiresIn) });
  }
  const source = { claims: target.claims, bucketId: body.bucketId, name: body.sourceKey };
  const destination = { bucketId: body.destinationBucket ?? body.bucketId, name: body.destinationKey };
  if (area === 'copy') return Response.json(await copyObject(context, source, destination));
  if (area === 'move') {
    await moveObject(context, source, destination);
    return Response.json({ message: 'Successfully moved' });
  }
  throw problems.notFound(`${request.method}:/object/${area}`);
}
