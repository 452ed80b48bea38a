import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { codeOf, StackError } from '#stack/errors.ts';

export interface Listener {
  server: Server;
  port: number;
  /** Sets what answers; requests that came before wait for it. */
  answerWith(handler: (request: Request, incoming: IncomingMessage) => Promise<Response>): void;
  /** Waits until nothing is being answered, but not long. */
  drain(): Promise<void>;
  /** Cuts every connection. */
  close(): Promise<void>;
}

const LONGEST_DRAIN_MS = 3_000;
/** Longer than clients rest: one that asks again at the moment in which its connection is let go gets no answer. */
const KEEP_ALIVE_MS = 75_000;

/**
 * Takes the port before anything else is started, so that a taken port is told at once.
 * @param port 0 lets the system choose
 */
export async function listen(port: number): Promise<Listener> {
  const handler = Promise.withResolvers<(request: Request, incoming: IncomingMessage) => Promise<Response>>();
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    getRequestListener(async (request, { incoming }) =>
      (await handler.promise)(request, incoming as IncomingMessage),
    ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        codeOf(error) === 'EADDRINUSE'
          ? new StackError(`Port ${port} is taken: stop what uses it, or choose another with PORT=<number>.`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const sockets = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  server.on('connection', (socket) => keepWhileOpen(sockets, socket));
  server.on('request', (_, response) => keepWhileOpen(answering, response));
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    answerWith: handler.resolve,
    async drain() {
      const endsAt = Date.now() + LONGEST_DRAIN_MS;
      while (answering.size > 0 && Date.now() < endsAt) await sleep(10);
    },
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        // The server itself has lost sight of those that speak another protocol by now.
        for (const socket of sockets) socket.destroy();
      });
    },
  };
}

function keepWhileOpen<Open extends Socket | ServerResponse>(all: Set<Open>, one: Open): void {
  all.add(one);
  one.once('close', () => all.delete(one));
}
