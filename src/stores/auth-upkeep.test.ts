import { describe, expect, it, vi } from 'vitest';
import { ana, failure, fakeProvider, inFakeBrowser, settle } from './auth.test-support.ts';
import type { AuthProvider } from './auth-state.ts';

inFakeBrowser();

describe('upkeep', () => {
  const wake = () => document.dispatchEvent(new Event('visibilitychange'));
  const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  async function started(overrides: Partial<AuthProvider> = {}) {
    const fake = fakeProvider(overrides);
    const stop = fake.auth.start();
    await settle();
    return { ...fake, stop };
  }

  it('asks after five minutes, and when the tab wakes up, whether the session still counts', async () => {
    const { provider } = await started();
    await later(299_000);
    expect(provider.checkSession).not.toHaveBeenCalled();
    await later(2_000);
    expect(provider.checkSession).toHaveBeenCalledOnce();
    await later(28_000);
    wake();
    expect(provider.checkSession).toHaveBeenCalledOnce();
    await later(3_000);
    wake();
    expect(provider.checkSession).toHaveBeenCalledTimes(2);
  });

  it('takes a server that cannot be reached for no answer', async () => {
    const { auth } = await started({ checkSession: () => Promise.reject(new Error('down')) });
    await later(301_000);
    expect(auth.$auth.get().user).toEqual(ana.user);
  });

  it('reads the profile as soon as it can be read', async () => {
    const loadUserType = vi
      .fn<AuthProvider['loadUserType']>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('tenant');
    const { auth } = await started({ loadUserType });
    expect(auth.$auth.get().error).toBe('Failed to load user profile');
    await later(10_000);
    expect(auth.$auth.get()).toMatchObject({ user: ana.user, userType: 'tenant', error: null });
  });

  it('reads a session that could not be read at the start', async () => {
    const getSession = vi
      .fn<AuthProvider['getSession']>()
      .mockResolvedValueOnce({ data: { session: null }, error: failure })
      .mockResolvedValue({ data: { session: ana }, error: null });
    const { auth } = await started({ getSession });
    expect(auth.$auth.get().error).toBe('Failed to initialize authentication');
    await later(10_001);
    expect(auth.$auth.get()).toMatchObject({ user: ana.user, error: null });
  });

  it('asks nothing while hidden or without a connection', async () => {
    let isOnline = true;
    const { provider } = await started({ isOnline: () => isOnline });
    Object.assign(document, { visibilityState: 'hidden' });
    await later(301_000);
    Object.assign(document, { visibilityState: 'visible' });
    isOnline = false;
    await later(301_000);
    expect(provider.checkSession).not.toHaveBeenCalled();
  });

  it('signs out with another tab that took the session away', async () => {
    const { auth } = await started();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'llavero-auth', newValue: null }));
    expect(auth.$auth.get()).toMatchObject({ user: null, session: null, userType: null });
  });

  it('has the session kept when it is about to end, and tries again when that failed', async () => {
    const isSessionEnding = vi.fn(() => false);
    const keepSession = vi
      .fn<AuthProvider['keepSession']>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(undefined);
    await started({ isSessionEnding, keepSession });
    await later(250_000);
    expect(keepSession).not.toHaveBeenCalled();
    isSessionEnding.mockReturnValue(true);
    await later(10_000);
    expect(keepSession).toHaveBeenCalledTimes(1);
    await later(10_000);
    expect(keepSession).toHaveBeenCalledTimes(2);
  });

  it('has the session that another tab signed in with read, and no other entry', async () => {
    const { provider } = await started();
    const store = (key: string) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: '{}' }));
    store('theme');
    expect(provider.keepSession).not.toHaveBeenCalled();
    store('llavero-auth');
    expect(provider.keepSession).toHaveBeenCalledOnce();
  });

  it('ends with the store', async () => {
    const { stop, provider } = await started();
    stop();
    await later(600_000);
    expect(provider.checkSession).not.toHaveBeenCalled();
  });
});
