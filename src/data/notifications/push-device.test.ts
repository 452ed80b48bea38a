import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#src/data/call.ts';
import { keepPushOn, readPushState, turnPushOff, turnPushOn } from './push-device.ts';

vi.mock('#src/data/call.ts', () => ({
  call: vi.fn(async (name: string, values: { endpoint?: string }) =>
    name === 'save_push_device' ? `of ${values.endpoint}` : null,
  ),
}));
vi.mock('#src/data/api.ts', () => ({ readApi: vi.fn(async () => ({ publicKey: world.publicKey })) }));

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const inBase64Url = (text: string) => Buffer.from(text).toString('base64url');

/** A browser as far as subscriptions go, and the server's key. */
const world = {
  publicKey: inBase64Url('key one') as string | null,
  permission: 'granted' as NotificationPermission,
  answer: 'granted' as NotificationPermission,
  count: 0,
  subscription: null as PushSubscription | null,
  hidesKey: false,
};

function newSubscription(key: string): PushSubscription {
  world.count += 1;
  const endpoint = `https://push.example/${world.count}`;
  return {
    endpoint,
    options: {
      userVisibleOnly: true,
      applicationServerKey: world.hidesKey ? null : bytes(Buffer.from(key, 'base64url').toString()),
    },
    getKey: (name: string) => bytes(name),
    unsubscribe: async () => {
      world.subscription = null;
      return true;
    },
  } as unknown as PushSubscription;
}

const pushManager = {
  getSubscription: async () => world.subscription,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    world.subscription = newSubscription(applicationServerKey);
    return world.subscription;
  },
};

function inBrowser({
  userAgent = 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0',
  isInstalled = false,
  touches = 0,
} = {}) {
  const Notification = {
    get permission() {
      return world.permission;
    },
    requestPermission: async () => {
      if (world.permission === 'default') world.permission = world.answer;
      return world.permission;
    },
  };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { Notification, PushManager: {}, matchMedia: () => ({ matches: isInstalled }) });
  vi.stubGlobal('navigator', {
    userAgent,
    maxTouchPoints: touches,
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  });
}

const calls = () => vi.mocked(call).mock.calls.map(([name, values]) => [name, values]);

beforeEach(() => {
  Object.assign(world, {
    publicKey: inBase64Url('key one'),
    permission: 'granted',
    answer: 'granted',
    subscription: null,
    hidesKey: false,
  });
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-15T16:00:00Z') });
  vi.mocked(call).mockClear();
  inBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a browser says where it stands', () => {
  it.each(['denied', 'default'] as const)('%s', async (permission) => {
    world.permission = permission;
    expect(await readPushState()).toBe(permission);
  });

  it('off, on, and off once its user is another', async () => {
    expect(await readPushState()).toBe('off');
    expect(await turnPushOn('ana')).toBe('on');
    expect(await readPushState()).toBe('on');
    localStorage.removeItem('push_device');
    expect(await readPushState()).toBe('off');
  });

  it('not offered without a key, unsupported without a worker', async () => {
    world.publicKey = null;
    expect(await readPushState()).toBe('not_offered');
    vi.stubGlobal('navigator', { userAgent: '', serviceWorker: { getRegistration: async () => undefined } });
    expect(await readPushState()).toBe('unsupported');
    vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
    expect(await readPushState()).toBe('unsupported');
  });

  it.each([
    [
      'an iPhone',
      { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1' },
    ],
    [
      'an iPad',
      { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1', touches: 5 },
    ],
  ])('%s needs the app on the home screen first', async (_, device) => {
    inBrowser(device);
    expect(await readPushState()).toBe('needs_install');
    inBrowser({ ...device, isInstalled: true });
    expect(await readPushState()).toBe('off');
  });
});

describe('turning it on', () => {
  it('asks, subscribes with our key and tells the server', async () => {
    world.permission = 'default';
    expect(await turnPushOn('ana')).toBe('on');
    expect(calls()).toEqual([
      [
        'save_push_device',
        {
          endpoint: world.subscription?.endpoint,
          p256dh: inBase64Url('p256dh'),
          auth: inBase64Url('auth'),
          label: 'Chrome, Android',
        },
      ],
    ]);
  });

  it('does nothing where its user says no', async () => {
    Object.assign(world, { permission: 'default', answer: 'denied' });
    expect(await turnPushOn('ana')).toBe('denied');
    expect([world.subscription, calls()]).toEqual([null, []]);
  });

  it('is undone', async () => {
    await turnPushOn('ana');
    const endpoint = world.subscription?.endpoint;
    await turnPushOff();
    expect(world.subscription).toBeNull();
    expect(calls().at(-1)).toEqual(['remove_push_device', { id: `of ${endpoint}` }]);
    expect(await readPushState()).toBe('off');
  });
});

describe('each visit', () => {
  it('says nothing where nothing changed, and once a day that the device is there', async () => {
    await turnPushOn('ana');
    await keepPushOn('ana');
    expect(calls()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 86_400_000);
    await keepPushOn('ana');
    expect(calls().map(([name]) => name)).toEqual(['save_push_device', 'save_push_device']);
  });

  it('subscribes again where the browser took the subscription back', async () => {
    await turnPushOn('ana');
    const before = world.subscription?.endpoint;
    world.subscription = null;
    await keepPushOn('ana');
    expect(calls().slice(1)).toMatchObject([
      ['save_push_device', { endpoint: expect.not.stringMatching(`${before}$`) }],
      ['remove_push_device', { id: `of ${before}` }],
    ]);
    expect(await readPushState()).toBe('on');
  });

  it.each([false, true])(
    'subscribes with a new key of ours, and the browser hides the old one: %s',
    async (hidesKey) => {
      world.hidesKey = hidesKey;
      await turnPushOn('ana');
      const before = world.subscription;
      world.publicKey = inBase64Url('key two');
      await keepPushOn('ana');
      expect(world.subscription).not.toBe(before);
      expect(calls().map(([name]) => name)).toEqual([
        'save_push_device',
        'save_push_device',
        'remove_push_device',
      ]);
    },
  );

  it('keeps a subscription that does not say its key', async () => {
    world.hidesKey = true;
    await turnPushOn('ana');
    const before = world.subscription;
    await keepPushOn('ana');
    expect(world.subscription).toBe(before);
  });

  it.each([
    ['who never wanted it', async () => undefined],
    ['another user', () => turnPushOn('luis')],
  ])('does nothing for %s', async (_, before) => {
    await before();
    vi.mocked(call).mockClear();
    world.subscription = null;
    await keepPushOn('ana');
    expect([world.subscription, calls()]).toEqual([null, []]);
  });

  it('does nothing where the permission was taken back', async () => {
    await turnPushOn('ana');
    world.permission = 'denied';
    vi.mocked(call).mockClear();
    await keepPushOn('ana');
    expect(calls()).toEqual([]);
  });
});
