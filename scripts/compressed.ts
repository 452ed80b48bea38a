import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, createBrotliCompress } from 'node:zlib';

const TEXT = /^(text\/|application\/(javascript|json|manifest|xml)|image\/svg)/;
const QUALITY = 5;

/** Puts a server in front of `origin` that compresses texts as the edge does, which the local stack leaves out to save work. */
export async function serveCompressed(origin: string): Promise<{ url: string; end: () => void }> {
  const server = createServer((incoming, outgoing) => pass(new URL(origin), incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(origin: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const { hostname, port } = origin;
  const asked = request({ hostname, port, method, path: url, headers: { ...headers, host: origin.host } });
  asked.on('response', (answer) => {
    const isText = TEXT.test(answer.headers['content-type'] ?? '') && answer.statusCode === 200;
    const { 'content-length': _, ...sent } = answer.headers;
    if (!isText) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    outgoing.writeHead(200, { ...sent, 'content-encoding': 'br', vary: 'accept-encoding' });
    answer
      .pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
      .pipe(outgoing);
  });
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
}
