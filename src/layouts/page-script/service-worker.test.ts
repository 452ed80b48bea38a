import { beforeEach, expect, it, vi } from 'vitest';

type Listener = () => void;
class Worker {
  listeners: Listener[] = [];
  told: unknown[] = [];
  state = 'installing';
  addEventListener(_: string, listener: Listener) {
    this.listeners.push(listener);
  }
  postMessage(message: unknown) {
    this.told.push(message);
  }
  become(state: string) {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const reload = vi.fn();
const container = { register: vi.fn(), listeners: [] as Listener[], controller: {} };
const registration = { waiting: null as Worker | null, installing: null as Worker | null, update: vi.fn() };

beforeEach(async () => {
  vi.resetModules();
  reload.mockClear();
  Object.assign(registration, { waiting: null, installing: null, addEventListener: vi.fn() });
  registration.update.mockReset().mockResolvedValue(undefined);
  container.listeners = [];
  container.register.mockResolvedValue(registration);
  const addEventListener = (_: string, listener: Listener) => container.listeners.push(listener);
  vi.stubGlobal('navigator', {
    serviceWorker: { ...container, addEventListener, register: container.register },
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { getElementById: () => null });
});

async function registered() {
  const script = await import('./service-worker.ts');
  await script.registerWorker();
  return script.takeNewVersion;
}

it('without a newer version the page is loaded anew', async () => {
  const takeNewVersion = await registered();
  await takeNewVersion();
  expect(reload).toHaveBeenCalledOnce();
});

it('the worker that kept the old page is replaced before the page is loaded anew', async () => {
  const takeNewVersion = await registered();
  const next = new Worker();
  registration.update.mockImplementation(async () => {
    registration.installing = next;
  });
  await takeNewVersion();
  expect(reload).not.toHaveBeenCalled();
  next.become('installed');
  expect(next.told).toEqual(['take-over']);
  for (const listener of container.listeners) listener();
  expect(reload).toHaveBeenCalledOnce();
});

it('a newer version that cannot be kept is loaded without being kept, and so it is without a connection to ask', async () => {
  const takeNewVersion = await registered();
  const next = new Worker();
  registration.installing = next;
  registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
  await takeNewVersion();
  next.become('redundant');
  expect(reload).toHaveBeenCalledOnce();
});
