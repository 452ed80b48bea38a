const allowedHeaders =
  'authorization, apikey, content-type, x-client-info, x-supabase-api-version, prefer, accept-profile, content-profile, range, range-unit, x-upsert, cache-control, x-metadata, x-retry-count, tus-resumable, upload-length, upload-metadata, upload-offset';
const exposedHeaders =
  'content-range, content-location, preference-applied, x-total-count, link, x-sb-error-code, location, tus-resumable, upload-offset, upload-length, upload-expires';

/** Any origin may call, as on a hosted project: what counts is the key and the token. */
export const cors: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': allowedHeaders,
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
  'access-control-expose-headers': exposedHeaders,
};

/** Answers that were made with these headers. */
const made = new WeakSet<Response>();

/** An answer with these headers from the start: to add them later takes as long as to make the answer. */
export function answerWithCors(
  body: BodyInit | null,
  status: number,
  headers: Record<string, string>,
): Response {
  const response = new Response(body, { status, headers: { ...headers, ...cors } });
  made.add(response);
  return response;
}

/** In place: an answer made anew would be sent as a stream, in several parts. */
export function withCors(response: Response): Response {
  if (made.has(response)) return response;
  for (const name in cors) response.headers.set(name, cors[name] ?? '');
  response.headers.delete('access-control-allow-credentials');
  return response;
}
