import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RealtimeClient } from './realtime-js.ts';
import { StorageClient } from './storage-js.ts';

const events: unknown[][] = [];

// The two packages, reduced to a record of what they are asked to do.
vi.mock('@supabase/realtime-js', () => ({
  RealtimeClient: class {
    constructor(...settings: unknown[]) {
      events.push(['new', ...settings]);
    }
    async setAuth(token?: string) {
      events.push(['setAuth', token]);
    }
    channel(topic: string, options: unknown) {
      events.push(['channel', topic, options]);
      const channel = {
        on: (...listener: unknown[]) => events.push(['on', ...listener]),
        subscribe: (onStatus?: (status: string) => void) => {
          events.push(['subscribe']);
          onStatus?.('SUBSCRIBED');
          return channel;
        },
      };
      return channel;
    }
    async removeChannel() {
      events.push(['removeChannel']);
      return 'ok';
    }
  },
}));
vi.mock('@supabase/storage-js', () => ({
  StorageClient: class {
    constructor(...settings: unknown[]) {
      events.push(['new', ...settings]);
    }
    from(bucket: string) {
      return { upload: async (...given: unknown[]) => ({ data: [bucket, ...given], error: null }) };
    }
  },
}));

beforeEach(() => {
  events.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const listener = ['postgres_changes', { table: 'payments' }, () => undefined];

describe('realtime', () => {
  it('is not there until a channel is opened, and then gets everything it was told', async () => {
    const client = new RealtimeClient('wss://a', { apikey: 'b' });
    await client.setAuth('token');
    const status = vi.fn();
    const channel = client.channel('live', { config: {} }).on(...listener);
    expect(events).toEqual([]);

    channel.subscribe(status);
    await vi.waitFor(() => expect(status).toHaveBeenCalledWith('SUBSCRIBED'));
    expect(events).toEqual([
      ['new', 'wss://a', { apikey: 'b' }],
      ['setAuth', 'token'],
      ['channel', 'live', { config: {} }],
      ['on', ...listener],
      ['subscribe'],
    ]);
  });

  it('is told of a new token once it is there', async () => {
    const client = new RealtimeClient();
    await client.setAuth('first');
    const status = vi.fn();
    client.channel('live').subscribe(status);
    await vi.waitFor(() => expect(status).toHaveBeenCalled());
    await client.setAuth('second');
    expect(events.filter(([name]) => name === 'setAuth')).toEqual([
      ['setAuth', 'first'],
      ['setAuth', 'second'],
    ]);
  });

  it('never opens a channel that was closed before it came', async () => {
    const client = new RealtimeClient();
    const channel = client.channel('live').subscribe();
    expect(await client.removeChannel(channel)).toBe('ok');
    expect(events.map(([name]) => name)).toEqual(['new']);
    expect(client.getChannels()).toEqual([]);
  });

  it('closes a channel that is open, and all of them', async () => {
    const client = new RealtimeClient();
    const status = vi.fn();
    client.channel('one').subscribe(status);
    client.channel('two').subscribe(status);
    await vi.waitFor(() => expect(status).toHaveBeenCalledTimes(2));
    expect(await client.removeAllChannels()).toEqual(['ok', 'ok']);
    expect(events.filter(([name]) => name === 'removeChannel')).toHaveLength(2);
  });
});

describe('storage', () => {
  it('is not there until a file is sent', async () => {
    const client = new StorageClient('https://a', { apikey: 'b' });
    const bucket = client.from('payment-proofs') as { upload: (...given: unknown[]) => Promise<unknown> };
    expect(events).toEqual([]);
    expect(await bucket.upload('a.png', 'bytes')).toEqual({
      data: ['payment-proofs', 'a.png', 'bytes'],
      error: null,
    });
    expect(events).toEqual([['new', 'https://a', { apikey: 'b' }]]);
  });

  it('does not offer what would answer at once, nor look like a promise', async () => {
    const bucket = new StorageClient().from('a') as Record<string, unknown>;
    expect(() => bucket.getPublicUrl).toThrow('createSignedUrl');
    expect(await Promise.resolve(bucket)).toBe(bucket);
  });
});
