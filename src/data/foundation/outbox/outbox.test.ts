import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#src/data/errors.ts';
import { changeEntry, discardEntry, enqueue, onOutboxChange, readOutbox } from './box.ts';
import { isUnsent, type OutboxEntry } from './entry.ts';
import { retryEntry, runOutbox } from './run.ts';
import type { Delivery } from './senders.ts';

const sent: { kind: string; action: unknown; requestId: string }[] = [];
/** Where the uploads went on. */
const begun: (string | undefined)[] = [];
let fail: (requestId: string) => unknown = () => undefined;
let userOfSession: string | undefined = 'ana';
const refresh = vi.fn(async () => ({ data: { session: userOfSession && { user: { id: userOfSession } } } }));

vi.mock('./senders.ts', () => ({
  sendAction: async (kind: string, action: unknown, { requestId, progress }: Delivery) => {
    await fail(requestId);
    const { begunAt, onBegun } = progress({ id: 'photo', content: new Blob() });
    begun.push(begunAt);
    onBegun?.('https://store.example/upload/1');
    sent.push({ kind, action, requestId });
    return 'made';
  },
}));
vi.mock('#src/data/client.ts', () => ({
  getSession: async () => ({ data: { session: userOfSession && { user: { id: userOfSession } } } }),
  authClient: async () => ({ refreshSession: refresh }),
}));

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, locks: navigator.locks });
const message = (body: string) => ({ maintenanceId: 'request', body, isInternal: false });
const put = (id: string, user = 'ana') => enqueue(user, 'maintenance_message', message(id), id);
const bodies = () => sent.map(({ requestId }) => requestId);
const statesOf = async (user = 'ana') => (await readOutbox(user)).map(({ id, state }) => `${id} ${state}`);

beforeEach(() => {
  sent.length = 0;
  begun.length = 0;
  fail = () => undefined;
  userOfSession = 'ana';
  refresh.mockClear();
  online(true);
});
afterEach(async () => {
  for (const user of ['ana', 'luis']) for (const { id } of await readOutbox(user)) await discardEntry(id);
  vi.unstubAllGlobals();
});

describe('what waits', () => {
  it('is sent once, in its order, and stays as sent without its files', async () => {
    const photos = [{ id: 'photo', content: new Blob(['jpg']) }];
    await enqueue('ana', 'maintenance_photos', { maintenanceId: 'request', photos }, 'one');
    await put('two');
    await put('three');
    expect(await runOutbox('ana')).toBe('empty');
    expect(await runOutbox('ana')).toBe('empty');
    expect(bodies()).toEqual(['one', 'two', 'three']);
    const entries = await readOutbox('ana');
    expect(entries.filter(isUnsent)).toEqual([]);
    expect(entries[0]?.action).toEqual({ maintenanceId: 'request', photos: [] });
  });

  it('keeps no file of what has arrived, whatever the kind', async () => {
    const files = [{ id: 'letter', content: new Blob(['pdf']) }];
    await enqueue('ana', 'requested_document', { documentRequestId: 'request', name: 'Carta', files }, 'one');
    await runOutbox('ana');
    const [entry] = await readOutbox('ana');
    expect(entry?.action).toEqual({ documentRequestId: 'request', name: 'Carta', files: [] });
  });

  it('is sent once when two tabs begin at the same moment', async () => {
    for (const id of ['one', 'two', 'three']) await put(id);
    await Promise.all([runOutbox('ana'), runOutbox('ana'), runOutbox('ana')]);
    expect(bodies()).toEqual(['one', 'two', 'three']);
  });

  it('waits without a connection, and when it is lost on the way', async () => {
    await put('one');
    await put('two');
    online(false);
    expect(await runOutbox('ana')).toBe('later');
    online(true);
    fail = (id) => {
      if (id === 'two') throw new AppError('offline', 'offline');
    };
    expect(await runOutbox('ana')).toBe('later');
    expect(await statesOf()).toEqual(['one sent', 'two waiting']);
    fail = () => undefined;
    expect(await runOutbox('ana')).toBe('empty');
    expect(bodies()).toEqual(['one', 'two']);
  });

  it('is taken up where a tab that died left it, its uploads too', async () => {
    await put('one');
    await changeEntry('one', { state: 'sending', uploads: { photo: 'https://store.example/upload/0' } });
    await runOutbox('ana');
    expect(await statesOf()).toEqual(['one sent']);
    expect(begun).toEqual(['https://store.example/upload/0']);
  });

  it('is given up for now when nothing is heard of it, and is not done twice when it arrives late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await put('one');
    fail = () => new Promise(() => undefined);
    const run = runOutbox('ana');
    await vi.waitFor(async () => expect(await statesOf()).toEqual(['one sending']), { interval: 1 });
    await vi.advanceTimersByTimeAsync(46_000);
    expect(await run).toBe('later');
    vi.useRealTimers();
    fail = () => undefined;
    await runOutbox('ana');
    expect(bodies()).toEqual(['one']);
  });

  it('is refused with its reason, and what comes after it goes on', async () => {
    await put('one');
    await put('two');
    fail = (id) => {
      if (id === 'one') throw new AppError('not_found', 'not_found', { lease: 'gone' });
    };
    expect(await runOutbox('ana')).toBe('empty');
    const [one] = await readOutbox('ana');
    expect(one).toMatchObject({
      state: 'failed',
      failure: { kind: 'not_found', code: 'not_found', params: { lease: 'gone' } },
    });
    expect(bodies()).toEqual(['two']);
    fail = () => undefined;
    await retryEntry('one');
    await runOutbox('ana');
    expect(bodies()).toEqual(['two', 'one']);
  });

  it('stops when the server fails, and asks its sender after six times', async () => {
    await put('one');
    await put('two');
    fail = (id) => {
      if (id === 'one') throw new AppError('unexpected', 'unexpected');
    };
    for (let attempt = 1; attempt < 6; attempt += 1) expect(await runOutbox('ana')).toBe('later');
    expect(bodies()).toEqual([]);
    expect(await runOutbox('ana')).toBe('empty');
    expect(await statesOf()).toEqual(['one failed', 'two sent']);
  });

  it('waits for its own user to sign in', async () => {
    await put('one');
    for (const other of [undefined, 'luis']) {
      userOfSession = other;
      expect(await runOutbox('ana')).toBe('later');
    }
    userOfSession = 'luis';
    expect(await runOutbox('luis')).toBe('empty');
    expect(sent).toEqual([]);
    userOfSession = 'ana';
    await runOutbox('ana');
    expect(bodies()).toEqual(['one']);
  });

  it('is tried once more with a renewed session', async () => {
    await put('one');
    let attempts = 0;
    fail = () => {
      attempts += 1;
      if (attempts === 1) throw new AppError('unauthenticated', 'session_expired');
    };
    expect(await runOutbox('ana')).toBe('empty');
    expect(refresh).toHaveBeenCalledOnce();
    expect(bodies()).toEqual(['one']);
  });

  it('takes the place of the one that is changed, under the same request id', async () => {
    await put('one');
    await enqueue('ana', 'maintenance_message', message('better'), 'one');
    await runOutbox('ana');
    expect(sent).toEqual([{ kind: 'maintenance_message', action: message('better'), requestId: 'one' }]);
  });

  it('is not brought back by a tab that was about to change it', async () => {
    await put('one');
    await discardEntry('one');
    expect(await changeEntry('one', { state: 'sending' })).toBe(false);
    expect(await readOutbox('ana')).toEqual([]);
  });
});

it('forgets what arrived long ago, and more than thirty', async () => {
  for (let index = 0; index < 32; index += 1) await put(`m${index}`);
  await put('old');
  await changeEntry('old', { state: 'sent', sentAt: Date.now() - 8 * 86_400_000 } as Partial<OutboxEntry>);
  await runOutbox('ana');
  const left = await readOutbox('ana');
  expect(left).toHaveLength(30);
  expect(left.some(({ id }) => id === 'old')).toBe(false);
});

it('tells whoever listens that something changed', async () => {
  const listener = vi.fn();
  const stop = onOutboxChange(listener);
  await put('one');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  await discardEntry('one');
  expect(listener).toHaveBeenCalledOnce();
});
