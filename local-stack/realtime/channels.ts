import { WebSocket } from 'ws';
import type { Claims } from '#stack/database/as-caller.ts';
import type { ChangeFilter } from '#stack/realtime/filters.ts';
import { encodeMessage, type Message } from '#stack/realtime/protocol.ts';

/** One client's membership of one topic. */
export interface Channel {
  socket: WebSocket;
  topic: string;
  joinRef: string | null;
  claims: Claims;
  filters: ChangeFilter[];
  /** Whether broadcasts come back to their sender, and whether they are acknowledged. */
  hearsItself: boolean;
  wantsAcknowledgement: boolean;
  wantsPresence: boolean;
  presenceKey: string;
  presence: Record<string, unknown> | undefined;
}

type PresenceState = Record<string, { metas: Record<string, unknown>[] }>;

/** Who is on which topic, and what goes between them. */
export class ChannelRegistry {
  readonly #channels = new Map<WebSocket, Map<string, Channel>>();
  #nextRef = 1;

  /** A number that is not given out again. */
  takeRef(): number {
    return this.#nextRef++;
  }

  all(): Channel[] {
    return [...this.#channels.values()].flatMap((topics) => [...topics.values()]);
  }

  on(topic: string): Channel[] {
    return this.all().filter((channel) => channel.topic === topic);
  }

  find(socket: WebSocket, topic: string): Channel | undefined {
    return this.#channels.get(socket)?.get(topic);
  }

  join(channel: Channel): void {
    const topics = this.#channels.get(channel.socket) ?? new Map<string, Channel>();
    topics.set(channel.topic, channel);
    this.#channels.set(channel.socket, topics);
  }

  leave(channel: Channel): void {
    this.setPresence(channel, undefined);
    // Another join may have taken its place meanwhile.
    if (this.find(channel.socket, channel.topic) === channel)
      this.#channels.get(channel.socket)?.delete(channel.topic);
  }

  /** Ends a membership for good, as hosted Realtime does when a token has run out; its user may open another. */
  close(channel: Channel, reason: string): void {
    this.leave(channel);
    const topic = channel.topic.replace('realtime:', '');
    sendTo(channel, 'system', { extension: 'system', status: 'error', message: reason, channel: topic });
    sendTo(channel, 'phx_close', {});
  }

  /** Breaks a membership off: the client joins again by itself, and knows that it may have missed something. */
  fail(channel: Channel): void {
    this.leave(channel);
    sendTo(channel, 'phx_error', {});
  }

  disconnect(socket: WebSocket): void {
    for (const channel of this.#channels.get(socket)?.values() ?? []) this.setPresence(channel, undefined);
    this.#channels.delete(socket);
  }

  broadcast(from: Channel, payload: Record<string, unknown>): void {
    for (const channel of this.on(from.topic)) {
      if (channel.socket === from.socket && !channel.hearsItself) continue;
      sendTo(channel, 'broadcast', payload);
    }
  }

  presenceState(topic: string): PresenceState {
    const state: PresenceState = {};
    for (const channel of this.on(topic)) {
      if (!channel.presence) continue;
      const entry = state[channel.presenceKey] ?? { metas: [] };
      entry.metas.push(channel.presence);
      state[channel.presenceKey] = entry;
    }
    return state;
  }

  /** Changes what a member shows of itself (nothing when undefined), and tells the others. */
  setPresence(channel: Channel, presence: Record<string, unknown> | undefined): void {
    const before = channel.presence;
    if (!before && !presence) return;
    channel.presence = presence && { phx_ref: String(this.takeRef()), ...presence };
    const entry = (meta: Record<string, unknown> | undefined): PresenceState =>
      meta ? { [channel.presenceKey]: { metas: [meta] } } : {};
    const diff = { joins: entry(channel.presence), leaves: entry(before) };
    for (const other of this.on(channel.topic)) {
      if (other.wantsPresence) sendTo(other, 'presence_diff', diff);
    }
  }
}

export function send(socket: WebSocket, message: Message): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(encodeMessage(message));
}

export function sendTo(channel: Channel, event: string, payload: Record<string, unknown>): void {
  send(channel.socket, { joinRef: null, ref: null, topic: channel.topic, event, payload });
}
