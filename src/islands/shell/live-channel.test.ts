import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from './live-channel.ts';

type Callback = (message: object) => void;

/** A channel as the library hands it out, and what a test lets happen to it. */
class FakeChannel {
  readonly heard: { type: string; filter: object; callback: Callback }[] = [];
  say: (status: string) => void = () => undefined;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  on(type: string, filter: object, callback: Callback): this {
    this.heard.push({ type, filter, callback });
    return this;
  }

  subscribe(callback: (status: string) => void): this {
    this.say = callback;
    return this;
  }

  tell(type: string, message: object): void {
    for (const one of this.heard) if (one.type === type) one.callback(message);
  }
}

let opened: FakeChannel[];
let removed: FakeChannel[];
let isThere: boolean;
vi.mock('#src/data/client.ts', () => ({
  realtimeClient: async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return {
      channel(name: string) {
        const channel = new FakeChannel(name);
        opened.push(channel);
        return channel;
      },
      removeChannel: async (channel: FakeChannel) => removed.push(channel),
    };
  },
}));

const onChange = vi.fn();
const onListening = vi.fn();
const BILLS = [{ table: 'bills', filter: 'id=eq.1' }];

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  removed = [];
  isThere = true;
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

/** Listens, and lets the library arrive. */
async function listening(): Promise<() => void> {
  const stop = listen(BILLS, { onChange, onListening });
  await vi.advanceTimersByTimeAsync(0);
  return stop;
}

it('listens from the moment at which the server follows the rows, which is after it let the channel in', async () => {
  await listening();
  opened[0]?.say('SUBSCRIBED');
  opened[0]?.tell('system', { extension: 'postgres_changes', status: 'error' });
  opened[0]?.tell('system', { extension: 'presence', status: 'ok' });
  expect(onListening).not.toHaveBeenCalled();
  opened[0]?.tell('system', { extension: 'postgres_changes', status: 'ok' });
  expect(onListening).toHaveBeenCalledOnce();
  opened[0]?.tell('postgres_changes', { eventType: 'UPDATE' });
  expect(onChange).toHaveBeenCalledWith({ eventType: 'UPDATE' });
});

it('opens a channel anew that the server ended, under another name', async () => {
  await listening();
  opened[0]?.say('CLOSED');
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(opened).toHaveLength(2);
  expect(opened[1]?.name).not.toBe(opened[0]?.name);
  opened[1]?.tell('system', { extension: 'postgres_changes', status: 'ok' });
  expect(onListening).toHaveBeenCalledOnce();
});

it('leaves a lost connection to the library, which joins again by itself', async () => {
  await listening();
  opened[0]?.say('CHANNEL_ERROR');
  opened[0]?.say('TIMED_OUT');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
});

it('ends for good when it is told to stop', async () => {
  const stop = await listening();
  opened[0]?.say('CLOSED');
  stop();
  opened[0]?.say('CLOSED');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
  expect(removed).toEqual(opened);
});

it('tries again when the library did not come', async () => {
  isThere = false;
  await listening();
  isThere = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(opened).toHaveLength(1);
});

it('opens nothing when it was told to stop before the library came', async () => {
  listen(BILLS, { onChange, onListening })();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toEqual([]);
});
