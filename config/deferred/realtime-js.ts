import type { RealtimeClient as RealClient, RealtimeChannel } from '@supabase/supabase-js';

type Status = (status: string, error?: unknown) => void;

/** Stands in supabase-js for its realtime client, which is loaded with the first channel that is opened. */
export class RealtimeClient {
  readonly #settings: unknown[];
  #real: Promise<RealClient> | undefined;
  #authorize: ((client: RealClient) => Promise<void>) | undefined;
  readonly #channels = new Set<DeferredChannel>();

  constructor(...settings: unknown[]) {
    this.#settings = settings;
  }

  channel(topic: string, options?: unknown): DeferredChannel {
    const channel = new DeferredChannel(() => this.#load(), topic, options);
    this.#channels.add(channel);
    return channel;
  }

  getChannels(): DeferredChannel[] {
    return [...this.#channels];
  }

  async removeChannel(channel: DeferredChannel): Promise<string> {
    this.#channels.delete(channel);
    return channel.unsubscribe();
  }

  removeAllChannels(): Promise<string[]> {
    return Promise.all(this.getChannels().map((channel) => this.removeChannel(channel)));
  }

  /** Kept for when the client is loaded: without a token it asks for one itself. */
  async setAuth(token?: string | null): Promise<void> {
    this.#authorize = (client) => client.setAuth(token);
    if (this.#real) await this.#authorize(await this.#real);
  }

  #load(): Promise<RealClient> {
    this.#real ??= import('@supabase/realtime-js').then(async (realtime) => {
      const Real = realtime.RealtimeClient as unknown as new (...settings: unknown[]) => RealClient;
      const client = new Real(...this.#settings);
      await this.#authorize?.(client);
      return client;
    });
    // The next channel tries again: the network may be back.
    this.#real.catch(() => {
      this.#real = undefined;
    });
    return this.#real;
  }
}

/** A channel that remembers what it is asked to listen to until it can. */
class DeferredChannel {
  readonly #load: () => Promise<RealClient>;
  readonly #topic: string;
  readonly #options: unknown;
  readonly #listeners: unknown[][] = [];
  #opening: Promise<RealtimeChannel | undefined> | undefined;
  #isClosed = false;

  constructor(load: () => Promise<RealClient>, topic: string, options: unknown) {
    this.#load = load;
    this.#topic = topic;
    this.#options = options;
  }

  on(...listener: unknown[]): this {
    this.#listeners.push(listener);
    return this;
  }

  subscribe(onStatus?: Status, timeoutMs?: number): this {
    this.#opening = this.#open(onStatus, timeoutMs).catch((error: unknown) => {
      onStatus?.('CHANNEL_ERROR', error);
      return undefined;
    });
    return this;
  }

  async unsubscribe(): Promise<string> {
    this.#isClosed = true;
    const channel = await this.#opening;
    return channel ? (await this.#load()).removeChannel(channel) : 'ok';
  }

  async #open(onStatus?: Status, timeoutMs?: number): Promise<RealtimeChannel | undefined> {
    const client = await this.#load();
    if (this.#isClosed) return undefined;
    const channel = client.channel(this.#topic, this.#options as undefined);
    const listen = channel.on as unknown as (...listener: unknown[]) => void;
    for (const listener of this.#listeners) listen.apply(channel, listener);
    return channel.subscribe(onStatus, timeoutMs);
  }
}
