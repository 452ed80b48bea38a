import type { Handler } from '#stack/gateway.ts';

/** Makes what passes requests on to the edge runtime, and its answers back. */
export function forwardTo(runtime: URL): Handler {
  return keepUnchanging(async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('host');
    // Asked for plain content, the runtime compresses nothing that would have to be undone here.
    headers.set('accept-encoding', 'identity');
    const init: RequestInit & { duplex?: 'half' } = {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      ...(request.body && { duplex: 'half' }),
    };
    const answer = await fetch(new URL(pathname + search, runtime), init);
    const answerHeaders = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      answerHeaders.delete(name);
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  });
}

/** Keeps in memory what is served as unchanging, as the network before the edge does; a new build has new names for it. */
function keepUnchanging(answer: Handler): Handler {
  const kept = new Map<string, { body: ArrayBuffer; headers: [string, string][] }>();
  return async (request) => {
    const isPlain =
      request.method === 'GET' && !request.headers.has('range') && !request.headers.has('if-none-match');
    const known = isPlain ? kept.get(request.url) : undefined;
    if (known) return new Response(known.body, { headers: known.headers });
    const fresh = await answer(request);
    if (!isPlain || fresh.status !== 200 || !fresh.headers.get('cache-control')?.includes('immutable'))
      return fresh;
    const body = await fresh.arrayBuffer();
    const headers = [...fresh.headers];
    kept.set(request.url, { body, headers });
    return new Response(body, { headers });
  };
}
