import type { IncomingMessage } from 'node:http';
import { isLocalRequest } from '#stack/local-only.ts';

/** Answers the requests of one part of the stack. */
export type Handler = (request: Request) => Promise<Response>;

export interface GatewayParts {
  /** The stack's origin. */
  url: string;
  auth: Handler;
  rest: Handler;
  storage: Handler;
  /** `/_local/…`: called for requests of this machine only, with the path after that prefix. */
  local(request: Request, path: string[]): Promise<Response>;
  /** Everything else: the pages and endpoints of the site. */
  site: Handler;
}

const allowedHeaders =
  'authorization, apikey, content-type, x-client-info, x-supabase-api-version, prefer, accept-profile, content-profile, range, range-unit, x-upsert, cache-control, x-metadata, x-retry-count, tus-resumable, upload-length, upload-metadata, upload-offset';
const exposedHeaders =
  'content-range, content-location, preference-applied, x-total-count, link, x-sb-error-code, location, tus-resumable, upload-offset, upload-length, upload-expires';

/** One origin for all: the four prefixes of Supabase, the local pages, and the site. */
export function createGateway(parts: GatewayParts) {
  return async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/_local/')) {
      if (!isLocalRequest(incoming)) return new Response('Forbidden', { status: 403 });
      return parts.local(request, pathname.split('/').slice(2));
    }
    const api = apiFor(parts, pathname);
    if (!api) return redirectToOrigin(request, parts.url) ?? parts.site(request);
    // Any origin may call, as on a hosted project: what counts is the key and the token.
    if (request.method === 'OPTIONS') return withCors(new Response(null, { status: 204 }));
    return withCors(await api(request));
  };
}

/**
 * Sends a reader who came by another name of this machine (localhost) to the stack's own origin: a session is kept
 * for one origin, and the endpoints take requests of that origin only.
 */
function redirectToOrigin(request: Request, origin: string): Response | undefined {
  const url = new URL(request.url);
  if (url.origin === origin || !['GET', 'HEAD'].includes(request.method)) return undefined;
  return new Response(null, { status: 307, headers: { location: origin + url.pathname + url.search } });
}

function apiFor(parts: GatewayParts, pathname: string): Handler | undefined {
  if (pathname.startsWith('/auth/v1/')) return parts.auth;
  if (pathname.startsWith('/rest/v1/')) return parts.rest;
  if (pathname.startsWith('/storage/v1/')) return parts.storage;
  return undefined;
}

function withCors(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-allow-headers', allowedHeaders);
  headers.set('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS');
  headers.set('access-control-expose-headers', exposedHeaders);
  headers.delete('access-control-allow-credentials');
  return new Response(response.body, { status: response.status, headers });
}
