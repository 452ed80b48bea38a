import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { makeCertificate } from './certificate.ts';
import { type Distance, Link, USUAL_URGENCY } from './link.ts';

const TEXT = /^(text\/|application\/(javascript|json|manifest|xml|wasm)|image\/svg)/;
/** What an edge takes the time for. */
const QUALITY = 5;
/** Smaller ones gain nothing. */
const LEAST_BYTES = 256;
/** Headers of one connection, which HTTP/2 has no use for, and what the front says anew. */
const NOT_PASSED = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'http2-settings'],
  ...['content-length', 'content-encoding', 'host', 'accept-encoding'],
]);

/** A server in front of another, as far from its reader as it is told. */
export interface Front {
  readonly url: string;
  /** From now on. */
  setDistance(distance: Distance): void;
  end(): void;
}

/**
 * Serves `origin` as an edge would: HTTP/2 over TLS, texts in brotli, which is kept by content. So sites that were made for
 * different servers are compared alike.
 * @param origin e.g. `http://127.0.0.1:4321`
 */
export async function serveInFront(origin: string): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const upstream = new URL(origin);
  const compressed = new Map<string, Buffer>();
  let link = new Link({ latencyMs: 0 });
  const server = createSecureServer(makeCertificate(), (incoming, outgoing) => {
    pass({ upstream, agent, compressed, link }, incoming, outgoing).catch(() => outgoing.stream?.close());
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session.on('close', () => sessions.delete(session))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setDistance: (distance) => {
      link = new Link(distance);
    },
    end: () => {
      server.close();
      for (const session of sessions) session.destroy();
      agent.destroy();
    },
  };
}

interface Way {
  readonly upstream: URL;
  readonly agent: Agent;
  readonly compressed: Map<string, Buffer>;
  readonly link: Link;
}

async function pass(way: Way, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): Promise<void> {
  const { upstream, agent, compressed, link } = way;
  const asked = request({
    ...{
      hostname: upstream.hostname,
      port: upstream.port,
      agent,
      method: incoming.method,
      path: incoming.url,
    },
    headers: { ...passed(incoming.headers), host: upstream.host },
  });
  incoming.pipe(asked);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const headers = passed(answer.headers);
  const isCompressed = TEXT.test(answer.headers['content-type'] ?? '') && body.length >= LEAST_BYTES;
  const sent = isCompressed ? compress(body, compressed) : body;
  await link.send(
    {
      get destroyed() {
        return outgoing.stream?.destroyed ?? true;
      },
      write: (piece) => {
        if (!outgoing.headersSent)
          outgoing.writeHead(answer.statusCode ?? 502, {
            ...headers,
            ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
          });
        return outgoing.write(piece);
      },
    },
    sent,
    urgencyOf(incoming.headers.priority),
  );
  outgoing.end();
}

/** How urgent the browser says that it is: `u=1, i`. */
function urgencyOf(priority: string | string[] | undefined): number {
  const [, urgency = USUAL_URGENCY] = /(?:^|[,\s])u=([0-7])/.exec(String(priority)) ?? [];
  return Number(urgency);
}

/** What goes on to the other side. */
function passed(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        !entry[0].startsWith(':') && !NOT_PASSED.has(entry[0]) && entry[1] !== undefined,
    ),
  );
}

function compress(body: Buffer, kept: Map<string, Buffer>): Buffer {
  const key = createHash('sha1').update(body).digest('base64');
  const known = kept.get(key);
  if (known) return known;
  const made = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  kept.set(key, made);
  return made;
}
