import { getSession } from './client.ts';
import { AppError, type ErrorKind, toAppError } from './errors.ts';

/** Whose session a request is made with. */
interface Sessions {
  readonly getSession: typeof getSession;
}

const KIND_BY_STATUS: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'conflict',
  413: 'invalid',
  429: 'rate_limited',
};

// Endpoints of our own (`/api/…`) are called here, as the signed-in user, or as nobody without a session. What they refuse is
// thrown as an AppError with the endpoint's code.

/** What an endpoint says. */
export async function readApi<Answer>(path: string): Promise<Answer> {
  return (await callApi('GET', path)).json();
}

/** A file that an endpoint makes. @param given what it is made of: a picture that goes on it, or facts */
export async function fetchFile(path: string, given?: object): Promise<Blob> {
  return (await callApi(given ? 'POST' : 'GET', path, given)).blob();
}

/** Posts JSON to an endpoint. @returns what it answers, where it answers anything */
export async function postApi<Answer = void>(
  path: string,
  body: object,
  sessions: Sessions = { getSession },
): Promise<Answer> {
  const response = await callApi('POST', path, body, sessions);
  return response.headers.get('content-type')?.includes('json') ? response.json() : (undefined as Answer);
}

/** Posts JSON to an endpoint that answers bit by bit. @param signal ends it */
export async function postForStream(
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await callApi('POST', path, body, { getSession }, signal);
  if (!response.body) throw new AppError('unexpected', 'unexpected');
  return response.body;
}

/** Sends a file to an endpoint. @returns what it answers */
export async function sendFile<Answer>(path: string, file: Blob): Promise<Answer> {
  return (await callApi('POST', path, file)).json();
}

async function callApi(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  auth: Sessions = { getSession },
  signal?: AbortSignal,
): Promise<Response> {
  const { data } = await auth.getSession();
  const headers: Record<string, string> = {};
  if (data.session) headers.authorization = `Bearer ${data.session.access_token}`;
  const isFile = body instanceof Blob;
  if (body !== undefined) headers['content-type'] = isFile ? body.type : 'application/json';
  const request: RequestInit = { method, headers, ...(signal && { signal }) };
  if (body !== undefined) request.body = isFile ? body : JSON.stringify(body);

  const response = await fetch(path, request).catch((error: unknown) => {
    throw toAppError(error);
  });
  if (!response.ok) throw await toError(response);
  return response;
}

async function toError(response: Response): Promise<AppError> {
  const problem = (await response.json().catch(() => null)) as { code?: unknown } | null;
  const code = typeof problem?.code === 'string' ? problem.code : 'unexpected';
  return new AppError(KIND_BY_STATUS[response.status] ?? 'unexpected', code, {}, response.status);
}
