import { getSession } from './client.ts';
import { AppError, type ErrorKind, toAppError } from './errors.ts';

interface ApiRequest {
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON; a file as it is, with its type. */
  readonly body?: unknown;
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

/**
 * Calls an endpoint of our own (`/api/…`) as the signed-in user, or as nobody without a session.
 * @throws AppError with the endpoint's code.
 */
export function callApi(path: string, request: ApiRequest = {}): Promise<Response> {
  return callApiAs({ getSession }, path, request);
}

/** As `callApi`, with another session than the page's. */
export async function callApiAs(
  auth: { readonly getSession: typeof getSession },
  path: string,
  { method = 'GET', body }: ApiRequest = {},
): Promise<Response> {
  const { data } = await auth.getSession();
  const headers: Record<string, string> = {};
  if (data.session) headers.authorization = `Bearer ${data.session.access_token}`;
  const isFile = body instanceof Blob;
  if (body !== undefined) headers['content-type'] = isFile ? body.type : 'application/json';
  const request: RequestInit = { method, headers };
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
