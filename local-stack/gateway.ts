import type { IncomingMessage } from 'node:http';
import { readBytes, refuseLargeBody } from '#src/edge/body.ts';
import { Problem } from '#src/edge/problem.ts';
import { withCors } from '#stack/cors.ts';
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
  /** Whether a client may say from which address it comes: for tests, in which one machine is many visitors. */
  believesClientAddress?: boolean;
}

const MB = 1024 * 1024;
/**
 * What a body may have. Auth takes small forms, REST whole portfolios; storage and the site have limits of their own below these,
 * which they tell in their own words.
 */
const MOST_BYTES: Readonly<Record<string, number>> = {
  auth: MB,
  rest: 16 * MB,
  storage: 64 * MB,
  site: 100 * MB,
};

/** One origin for all: the four prefixes of Supabase, the local pages, and the site. */
export function createGateway(parts: GatewayParts) {
  const route = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/_local/')) {
      if (!isLocalRequest(incoming)) return new Response('Forbidden', { status: 403 });
      return parts.local(request, pathname.split('/').slice(2));
    }
    const kind = (['auth', 'rest', 'storage'] as const).find((one) => pathname.startsWith(`/${one}/v1/`));
    const limited = await withLimitedBody(request, MOST_BYTES[kind ?? 'site'] ?? 0);
    if (!kind) return redirectToOrigin(limited, parts.url) ?? parts.site(limited);
    if (request.method === 'OPTIONS') return withCors(new Response(null, { status: 204 }));
    return withCors(await parts[kind](limited));
  };
  return async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    if (!parts.believesClientAddress) setClientAddress(request, incoming);
    try {
      return await route(request, incoming);
    } catch (error) {
      // The rest of the body is on its way: no other request may use the connection.
      if (error instanceof Problem) return withCors(error.toResponse({ connection: 'close' }));
      throw error;
    }
  };
}

/** As the network before a hosted project does: whoever asks has the address that the connection comes from. */
function setClientAddress(request: Request, incoming: IncomingMessage): void {
  const address = incoming.socket.remoteAddress ?? '';
  for (const name of ['cf-connecting-ip', 'x-forwarded-for']) request.headers.set(name, address);
}

/** @throws Problem 413 for a body that is larger, before it is in memory */
async function withLimitedBody(request: Request, mostBytes: number): Promise<Request> {
  refuseLargeBody(request, mostBytes);
  if (!request.headers.has('transfer-encoding')) return request;
  const { url, method } = request;
  const body = await readBytes(request, mostBytes);
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(body.length));
  return new Request(url, { method, headers, body, signal: request.signal });
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
