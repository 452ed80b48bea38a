import type { Server } from 'node:http';
import type { Sql } from 'postgres';
import { type WebSocket, WebSocketServer } from 'ws';
import { messageOf } from '#stack/errors.ts';
import { tellChange } from '#stack/realtime/changes.ts';
import { type Channel, ChannelRegistry, send, sendTo } from '#stack/realtime/channels.ts';
import { createFeed } from '#stack/realtime/feed.ts';
import type { ChangeFilter } from '#stack/realtime/filters.ts';
import { decodeMessage, type Message } from '#stack/realtime/protocol.ts';
import type { Tokens } from '#stack/tokens.ts';

export interface RealtimeOptions {
  server: Server;
  sql: Sql;
  databaseUrl: string;
  tokens: Tokens;
}

/** The configuration that supabase-js sends when it joins a channel. */
interface JoinConfig {
  broadcast?: { self?: boolean; ack?: boolean };
  presence?: { enabled?: boolean; key?: string };
  postgres_changes?: Omit<ChangeFilter, 'id'>[];
  private?: boolean;
}

const largestMessageBytes = 1024 * 1024;

/** Answers /realtime/v1/websocket on the given server. @returns a function that ends it */
export function startRealtime(options: RealtimeOptions): { stop(): Promise<void> } {
  const channels = new ChannelRegistry();
  const feed = createFeed(options.databaseUrl, (change) => tellChange(options.sql, channels, change));
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
      handle(socket, data as Buffer, isBinary).catch((error: unknown) => {
        console.error('realtime:', messageOf(error));
      });
    });
  }

  async function handle(socket: WebSocket, data: Buffer, isBinary: boolean): Promise<void> {
    const message = decodeMessage(data, isBinary);
    if (!message) return;
    if (message.event === 'heartbeat') return reply(socket, message, 'ok');
    if (message.event === 'phx_join') return join(socket, message);
    const channel = channels.find(socket, message.topic);
    if (!channel) return reply(socket, message, 'error', { reason: 'unmatched topic' });
    if (message.event === 'access_token') return renew(channel, message);
    if (message.event === 'broadcast') {
      channels.broadcast(channel, message.payload);
      return channel.wantsAcknowledgement ? reply(socket, message, 'ok') : undefined;
    }
    if (message.event === 'presence') {
      const isTracking = message.payload.event === 'track';
      channels.setPresence(
        channel,
        isTracking ? ((message.payload.payload ?? {}) as object as never) : undefined,
      );
    }
    if (message.event === 'phx_leave') channels.leave(channel);
    reply(socket, message, 'ok');
  }

  async function join(socket: WebSocket, message: Message): Promise<void> {
    const config = (message.payload.config ?? {}) as JoinConfig;
    if (config.private)
      return reply(socket, message, 'error', { reason: 'Private channels are not available' });
    const filters = (config.postgres_changes ?? []).map((filter) => ({ ...filter, id: channels.takeRef() }));
    let channel: Channel;
    try {
      channel = await makeChannel(socket, message, config, filters);
      if (filters.length > 0) await feed.start();
    } catch (error) {
      return reply(socket, message, 'error', { reason: messageOf(error) });
    }
    channels.join(channel);
    reply(socket, message, 'ok', { postgres_changes: filters });
    if (channel.wantsPresence) sendTo(channel, 'presence_state', channels.presenceState(channel.topic));
    if (filters.length > 0) {
      const subscribed = { message: 'Subscribed to PostgreSQL', status: 'ok', extension: 'postgres_changes' };
      sendTo(channel, 'system', { ...subscribed, channel: channel.topic.replace('realtime:', '') });
    }
  }

  async function makeChannel(
    socket: WebSocket,
    message: Message,
    config: JoinConfig,
    filters: ChangeFilter[],
  ): Promise<Channel> {
    const token = message.payload.access_token;
    return {
      socket,
      topic: message.topic,
      joinRef: message.joinRef,
      claims: typeof token === 'string' ? await options.tokens.claimsOf(token) : { role: 'anon' },
      filters,
      hearsItself: config.broadcast?.self ?? false,
      wantsAcknowledgement: config.broadcast?.ack ?? false,
      wantsPresence: config.presence?.enabled ?? false,
      presenceKey: config.presence?.key || crypto.randomUUID(),
      presence: undefined,
    };
  }

  async function renew(channel: Channel, message: Message): Promise<void> {
    try {
      channel.claims = await options.tokens.claimsOf(String(message.payload.access_token));
    } catch {
      channels.leave(channel);
      sendTo(channel, 'phx_close', {});
    }
  }

  return {
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await feed.stop();
    },
  };
}

function reply(
  socket: WebSocket,
  to: Message,
  status: 'ok' | 'error',
  response: Record<string, unknown> = {},
): void {
  send(socket, {
    joinRef: to.joinRef,
    ref: to.ref,
    topic: to.topic,
    event: 'phx_reply',
    payload: { status, response },
  });
}
