import type { Server } from 'node:http';
import type { Sql } from 'postgres';
import { type WebSocket, WebSocketServer } from 'ws';
import { messageOf } from '#stack/errors.ts';
import { tellCommit } from '#stack/realtime/changes.ts';
import { ChannelRegistry } from '#stack/realtime/channels.ts';
import { createFeed } from '#stack/realtime/feed.ts';
import { MessageHandler } from '#stack/realtime/messages.ts';
import type { Tokens } from '#stack/tokens.ts';

export interface RealtimeOptions {
  server: Server;
  sql: Sql;
  databaseUrl: string;
  tokens: Tokens;
}

const largestMessageBytes = 1024 * 1024;

/** Answers /realtime/v1/websocket on the given server. @returns a function that ends it */
export function startRealtime(options: RealtimeOptions): { stop(): Promise<void> } {
  const channels = new ChannelRegistry();
  const feed = createFeed(options.databaseUrl, {
    onCommit: (commit) => tellCommit(options.sql, channels, commit),
    onLost() {
      for (const channel of channels.all()) if (channel.filters.length > 0) channels.fail(channel);
    },
  });
  const messages = new MessageHandler({ channels, feed, tokens: options.tokens });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessageBytes });

  options.server.on('upgrade', async (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://stack');
    if (url.pathname !== '/realtime/v1/websocket') {
      socket.destroy();
      return;
    }
    try {
      await options.tokens.claimsOf(url.searchParams.get('apikey') ?? '');
    } catch {
      socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => accept(webSocket));
  });

  function accept(socket: WebSocket): void {
    socket.on('close', () => channels.disconnect(socket));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, isBinary) => {
      messages.handle(socket, data as Buffer, isBinary).catch((error: unknown) => {
        console.error('realtime:', messageOf(error));
      });
    });
  }

  return {
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await feed.stop();
    },
  };
}
