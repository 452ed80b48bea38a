import type { Handler } from '#stack/gateway.ts';

/** What holds for one connection and not for the next: each of the two that meet here has its own. */
const OF_THE_CONNECTION = [
  'connection',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Makes what passes requests on to the edge runtime, and its answers back. */
export function forwardTo(runtime: URL): Handler {
  return keepUnchanging(async (request) => {
    const { pathname, search } = new URL(request.url);
    // A path that begins with two slashes would name another host, were it read as an address.
    const target = new URL(runtime);
    target.pathname = pathname;
    target.search = search;
    const headers = withoutConnection(request.headers);
    // Asked for plain content, the runtime compresses nothing that would have to be undone here.
    headers.set('accept-encoding', 'identity');
    const init: RequestInit & { duplex?: 'half' } = {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      ...(request.body && { duplex: 'half' }),
    };
    const answer = await fetch(target, init);
    const answerHeaders = withoutConnection(answer.headers);
    for (const name of ['content-encoding', 'content-length']) answerHeaders.delete(name);
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  });
}

function withoutConnection(given: Headers): Headers {
  const headers = new Headers(given);
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of [...OF_THE_CONNECTION, ...named]) if (/^[\w-]+$/.test(name)) headers.delete(name);
  return headers;
}

/** Keeps in memory what is served as unchanging, as the network before the edge does; a new build has new names for it. */
function keepUnchanging(answer: Handler): Handler {
  const kept = new Map<string, { body: ArrayBuffer; headers: [string, string][] }>();
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    // Of an address with a question there are as many as anybody likes.
    const isPlain =
      request.method === 'GET' &&
      search === '' &&
      !request.headers.has('range') &&
      !request.headers.has('if-none-match');
    const known = isPlain ? kept.get(pathname) : undefined;
    if (known) return new Response(known.body, { headers: known.headers });
    const fresh = await answer(request);
    if (!isPlain || fresh.status !== 200 || !fresh.headers.get('cache-control')?.includes('immutable'))
      return fresh;
    const body = await fresh.arrayBuffer();
    const headers = [...fresh.headers];
    kept.set(pathname, { body, headers });
    return new Response(body, { headers });
  };
}
