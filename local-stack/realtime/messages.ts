import { WebSocket } from 'ws';
import { messageOf } from '#stack/errors.ts';
import { type Channel, type ChannelRegistry, send, sendTo } from '#stack/realtime/channels.ts';
import type { Feed } from '#stack/realtime/feed.ts';
import type { ChangeFilter } from '#stack/realtime/filters.ts';
import { decodeMessage, type Message } from '#stack/realtime/protocol.ts';
import type { Tokens } from '#stack/tokens.ts';

/** The configuration that supabase-js sends when it joins a channel. */
interface JoinConfig {
  broadcast?: { self?: boolean; ack?: boolean };
  presence?: { enabled?: boolean; key?: string };
  postgres_changes?: Omit<ChangeFilter, 'id'>[];
  private?: boolean;
}

interface Parts {
  channels: ChannelRegistry;
  feed: Feed;
  tokens: Tokens;
}

/** Answers the messages that a client sends over its socket. */
export class MessageHandler {
  readonly #parts: Parts;
  readonly #last = new WeakMap<WebSocket, Map<string, Promise<void>>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async handle(socket: WebSocket, data: Buffer, isBinary: boolean): Promise<void> {
    const message = decodeMessage(data, isBinary);
    if (!message) return;
    if (message.event === 'heartbeat') return reply(socket, message, 'ok');
    return this.#inOrder(socket, message.topic, () => this.#answer(socket, message));
  }

  /** A join takes a moment: the leave that follows it must find the channel, or it would stay for ever. */
  async #inOrder(socket: WebSocket, topic: string, answer: () => Promise<void>): Promise<void> {
    const topics = this.#last.get(socket) ?? new Map<string, Promise<void>>();
    this.#last.set(socket, topics);
    const last = (topics.get(topic) ?? Promise.resolve()).catch(() => undefined).then(answer);
    topics.set(topic, last);
    try {
      await last;
    } finally {
      if (topics.get(topic) === last) topics.delete(topic);
    }
  }

  async #answer(socket: WebSocket, message: Message): Promise<void> {
    if (message.event === 'phx_join') return this.#join(socket, message);
    const channel = this.#parts.channels.find(socket, message.topic);
    if (!channel) return reply(socket, message, 'error', { reason: 'unmatched topic' });
    if (message.event === 'access_token') return this.#renew(channel, message);
    if (message.event === 'broadcast') {
      this.#parts.channels.broadcast(channel, message.payload);
      return channel.wantsAcknowledgement ? reply(socket, message, 'ok') : undefined;
    }
    if (message.event === 'presence') {
      const isTracking = message.payload.event === 'track';
      this.#parts.channels.setPresence(
        channel,
        isTracking ? ((message.payload.payload ?? {}) as object as never) : undefined,
      );
    }
    if (message.event === 'phx_leave') this.#parts.channels.leave(channel);
    reply(socket, message, 'ok');
  }

  async #join(socket: WebSocket, message: Message): Promise<void> {
    const config = (message.payload.config ?? {}) as JoinConfig;
    if (config.private)
      return reply(socket, message, 'error', { reason: 'Private channels are not available' });
    const filters = (config.postgres_changes ?? []).map((filter) => ({
      ...filter,
      id: this.#parts.channels.takeRef(),
    }));
    let channel: Channel;
    try {
      channel = await this.#makeChannel(socket, message, config, filters);
      if (filters.length > 0) await this.#parts.feed.start();
    } catch (error) {
      return reply(socket, message, 'error', { reason: messageOf(error) });
    }
    // Whoever is gone by now would be taken for a reader forever.
    if (socket.readyState !== WebSocket.OPEN) return;
    this.#parts.channels.join(channel);
    reply(socket, message, 'ok', { postgres_changes: filters });
    if (channel.wantsPresence)
      sendTo(channel, 'presence_state', this.#parts.channels.presenceState(channel.topic));
    if (filters.length > 0) {
      const subscribed = { message: 'Subscribed to PostgreSQL', status: 'ok', extension: 'postgres_changes' };
      sendTo(channel, 'system', { ...subscribed, channel: channel.topic.replace('realtime:', '') });
    }
  }

  async #makeChannel(
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
      claims: typeof token === 'string' ? await this.#parts.tokens.claimsOf(token) : { role: 'anon' },
      filters,
      hearsItself: config.broadcast?.self ?? false,
      wantsAcknowledgement: config.broadcast?.ack ?? false,
      wantsPresence: config.presence?.enabled ?? false,
      presenceKey: config.presence?.key || crypto.randomUUID(),
      presence: undefined,
    };
  }

  async #renew(channel: Channel, message: Message): Promise<void> {
    try {
      channel.claims = await this.#parts.tokens.claimsOf(String(message.payload.access_token));
    } catch {
      this.#parts.channels.close(channel, 'Token is not valid');
    }
  }
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
