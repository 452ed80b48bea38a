import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { codeOf, StackError } from '#stack/errors.ts';

export interface Listener {
  server: Server;
  port: number;
  /** Sets what answers; requests that came before wait for it. */
  answerWith(handler: (request: Request, incoming: IncomingMessage) => Promise<Response>): void;
  close(): Promise<void>;
}

/**
 * Takes the port before anything else is started, so that a taken port is told at once.
 * @param port 0 lets the system choose
 */
export async function listen(port: number): Promise<Listener> {
  const handler = Promise.withResolvers<(request: Request, incoming: IncomingMessage) => Promise<Response>>();
  const server = createServer(
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
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    answerWith: handler.resolve,
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
