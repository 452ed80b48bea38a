import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Handler } from '#stack/gateway.ts';

type Encoding = 'br' | 'gzip';

/** What the network before the edge compresses with: little time for most of the effect. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressors: Readonly<Record<Encoding, (body: ArrayBuffer) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
};
const TEXTS = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** Shorter ones gain nothing. */
const LEAST_BYTES = 200;
/** More than the site has files, with room for those of builds before it. */
const MOST_KEPT = 2_000;

/**
 * Compresses pages and files of text as the network before the edge does, once for each version: by their entity tag. What has
 * none is made for one reader, and stays as it is.
 */
export function compressed(answer: Handler): Handler {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (request) => {
    const plain = await answer(request);
    const { status, headers } = plain;
    const tag = headers.get('etag');
    const isForOne = headers.get('cache-control')?.includes('no-store');
    if (!tag || isForOne || !TEXTS.test(headers.get('content-type') ?? '')) return plain;
    headers.append('vary', 'Accept-Encoding');
    const encoding = chosenEncoding(request.headers.get('accept-encoding') ?? '');
    if (!encoding || status !== 200 || request.method !== 'GET' || headers.has('content-encoding'))
      return plain;
    const body = await plain.arrayBuffer();
    if (body.byteLength < LEAST_BYTES) return new Response(body, { headers });
    const key = `${encoding} ${new URL(request.url).pathname} ${tag}`;
    const small = kept.get(key) ?? compressors[encoding](body);
    kept.set(key, small);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    // The same content in other bytes.
    if (!tag.startsWith('W/')) headers.set('etag', `W/${tag}`);
    return encoded({ status, headers }, encoding, await small);
  };
}

/** What is shorter is a packet or two, compressed or not. */
const LEAST_BYTES_OF_ROWS = 2_000;

/** Compresses what the API answers, each answer anew, as the network before a hosted project does. */
export function compressedAnew(answer: Handler): Handler {
  return async (request) => {
    const plain = await answer(request);
    const headers = new Headers(plain.headers);
    const isText = TEXTS.test(headers.get('content-type') ?? '');
    const encoding = chosenEncoding(request.headers.get('accept-encoding') ?? '');
    if (!plain.ok || !plain.body || !isText || !encoding || headers.has('content-encoding')) return plain;
    const body = await plain.arrayBuffer();
    headers.append('vary', 'Accept-Encoding');
    const { status } = plain;
    if (body.byteLength < LEAST_BYTES_OF_ROWS) return new Response(body, { status, headers });
    return encoded({ status, headers }, encoding, await compressors[encoding](body));
  };
}

/** An answer whose body is in an encoding now; how long it is, whoever sends it says. */
function encoded(
  { status, headers }: { status: number; headers: Headers },
  encoding: Encoding,
  body: Uint8Array<ArrayBuffer>,
): Response {
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(body, { status, headers });
}

/** The best of what the reader takes. Source: RFC 9110, section 12.5.3. */
function chosenEncoding(accepted: string): Encoding | undefined {
  const weights = new Map(
    accepted.split(',').map((one) => {
      const [name = '', weight] = one.split(';').map((part) => part.trim().toLowerCase());
      return [name, weight === undefined ? 1 : Number(weight.replace('q=', ''))] as const;
    }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : undefined;
}
