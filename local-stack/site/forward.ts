import type { Handler } from '#stack/gateway.ts';

/** Makes what passes requests on to the edge runtime, and its answers back. */
export function forwardTo(runtime: URL): Handler {
  return async (request) => {
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
  };
}
