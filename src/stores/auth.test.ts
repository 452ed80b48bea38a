import { describe, expect, it, vi } from 'vitest';
import { ana, failure, fakeProvider, inFakeBrowser, sessionOf, settle } from './auth.test-support.ts';
import type { AuthProvider } from './auth-state.ts';

inFakeBrowser();

const storedEntries = () =>
  ['llavero-auth', 'llavero-auth-code-verifier'].filter((key) => localStorage.getItem(key) !== null);

describe('start', () => {
  it('begins loading, then holds the session, and a moment later the user type', async () => {
    const { auth, provider } = fakeProvider();
    expect(auth.$auth.get()).toMatchObject({ loading: true, initialized: false, user: null });

    auth.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(auth.$auth.get()).toMatchObject({ loading: false, initialized: true, session: ana, error: null });
    await settle();
    expect(auth.$auth.get().userType).toBe('owner');
    expect(provider.loadUserType).toHaveBeenCalledWith('ana');
  });

  it('shows the type that this tab read last at once, and reads it again soon', async () => {
    localStorage.setItem('user_type', 'ana:tenant');
    const { auth, provider } = fakeProvider();
    auth.start();
    await settle();
    expect(auth.$auth.get().userType).toBe('tenant');
    expect(provider.loadUserType).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(auth.$auth.get().userType).toBe('owner');
    expect(localStorage.getItem('user_type')).toBe('ana:owner');
  });

  it.each(['luis:tenant', 'ana:king', 'nonsense'])('does not take "%s" for the type', async (remembered) => {
    localStorage.setItem('user_type', remembered);
    const { auth, provider } = fakeProvider();
    auth.start();
    await settle();
    expect(provider.loadUserType).toHaveBeenCalledOnce();
    expect(auth.$auth.get().userType).toBe('owner');
  });

  it('without a session clears the stored entries', async () => {
    const { auth } = fakeProvider({ getSession: async () => ({ data: { session: null }, error: null }) });
    auth.start();
    await settle();
    expect(auth.$auth.get()).toMatchObject({ initialized: true, user: null, error: null });
    expect(storedEntries()).toEqual([]);
  });

  it('says when the session cannot be read, and keeps what is stored for the next attempt', async () => {
    const { auth } = fakeProvider({
      getSession: async () => ({ data: { session: null }, error: failure }),
    });
    auth.start();
    await settle();
    expect(auth.$auth.get()).toMatchObject({
      initialized: true,
      user: null,
      error: 'Failed to initialize authentication',
    });
    expect(storedEntries()).toHaveLength(2);
  });

  it('offline uses the stored session without asking the provider', async () => {
    const { auth, provider } = fakeProvider({ isOnline: () => false });
    auth.start();
    await settle();
    expect(auth.$auth.get()).toMatchObject({ session: ana, initialized: true });
    expect(provider.getSession).not.toHaveBeenCalled();
    // No request waits for a renewal that cannot be.
    const { expires_at } = JSON.parse(localStorage.getItem('llavero-auth') ?? '{}');
    expect(expires_at).toBeGreaterThan(Date.now() / 1_000);
  });

  it('offline does not take "nobody" for an answer of the first event', async () => {
    const { auth, emit } = fakeProvider({ isOnline: () => false });
    auth.start();
    await settle();
    emit('INITIAL_SESSION', null);
    expect(auth.$auth.get().session).toMatchObject(ana);
    expect(storedEntries()).toHaveLength(2);
  });

  it('says when the profile cannot be read', async () => {
    const { auth } = fakeProvider({ loadUserType: () => Promise.reject(new Error('no row')) });
    auth.start();
    await settle();
    expect(auth.$auth.get()).toMatchObject({
      user: ana.user,
      userType: null,
      error: 'Failed to load user profile',
    });
  });

  it('follows the provider until it is stopped', async () => {
    const { auth, unsubscribe } = fakeProvider();
    const stop = auth.start();
    await settle();
    stop();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});

describe('events', () => {
  it('signed out in another tab: everything is cleared', async () => {
    const { auth, emit } = fakeProvider();
    auth.start();
    await settle();
    emit('SIGNED_OUT', null);
    expect(auth.$auth.get()).toMatchObject({ user: null, session: null, userType: null, initialized: true });
    expect(storedEntries()).toEqual([]);
  });

  it('a renewed token keeps the user type and does not read it again', async () => {
    const { auth, provider, emit } = fakeProvider();
    auth.start();
    await settle();
    emit('TOKEN_REFRESHED', { ...ana, access_token: 'newer' });
    await settle();
    expect(auth.$auth.get()).toMatchObject({ session: { access_token: 'newer' }, userType: 'owner' });
    expect(provider.loadUserType).toHaveBeenCalledOnce();
  });

  it('never gives one user the type of the one before, however late it comes', async () => {
    let answer: (type: 'owner') => void = () => undefined;
    const loadUserType = vi
      .fn<AuthProvider['loadUserType']>()
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockResolvedValueOnce('tenant');
    const { auth, emit } = fakeProvider({ loadUserType });
    auth.start();
    await settle();
    emit('SIGNED_IN', sessionOf('luis'));
    await settle();
    answer('owner');
    await settle();
    expect(auth.$auth.get()).toMatchObject({ user: { id: 'luis' }, userType: 'tenant' });
  });
});

describe("each of the provider's events", () => {
  const newer = { ...ana, access_token: 'newer' };

  it.each([
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'MFA_CHALLENGE_VERIFIED',
    'PASSWORD_RECOVERY',
  ] as const)('%s takes its session over', async (event) => {
    const { auth, emit } = fakeProvider();
    auth.start();
    await settle();
    emit(event, newer);
    expect(auth.$auth.get()).toMatchObject({ session: newer, userType: 'owner', initialized: true });
  });

  it('INITIAL_SESSION repeats what was read and is passed over, but a newer session counts', async () => {
    const { auth, emit } = fakeProvider();
    auth.start();
    await settle();
    const before = auth.$auth.get();
    emit('INITIAL_SESSION', ana);
    expect(auth.$auth.get()).toBe(before);
    emit('INITIAL_SESSION', newer);
    expect(auth.$auth.get().session).toEqual(newer);
  });

  it('SIGNED_OUT clears user, session and type', async () => {
    const { auth, emit } = fakeProvider();
    auth.start();
    await settle();
    emit('SIGNED_OUT', null);
    expect(auth.$auth.get()).toMatchObject({ user: null, session: null, userType: null, initialized: true });
  });

  it('is listened to before the store counts as initialised', async () => {
    const order: string[] = [];
    const { auth, provider } = fakeProvider();
    const subscribe = provider.onAuthChange;
    provider.onAuthChange = (listener) => {
      order.push('subscribed');
      return subscribe(listener);
    };
    auth.$auth.listen(({ initialized }) => initialized && order.push('initialized'));
    auth.start();
    await settle();
    expect(order[0]).toBe('subscribed');
    expect(order).toContain('initialized');
  });
});

describe('refreshSession', () => {
  it('reads session and type again', async () => {
    const { auth, provider } = fakeProvider();
    await auth.refreshSession();
    expect(auth.$auth.get()).toMatchObject({ session: ana, userType: 'owner' });
    expect(provider.loadUserType).toHaveBeenCalled();
  });

  it('clears everything when the session cannot be read', async () => {
    const { auth } = fakeProvider({ getSession: async () => ({ data: { session: null }, error: failure }) });
    await auth.refreshSession();
    expect(auth.$auth.get()).toMatchObject({
      user: null,
      userType: null,
      error: 'Failed to refresh session',
    });
  });
});

describe('signOut', () => {
  it('clears, remembers that it was wanted, and goes to the landing page', async () => {
    const { auth, provider } = fakeProvider();
    auth.start();
    await settle();
    await auth.signOut();
    expect(sessionStorage.getItem('signing_out')).toBe('true');
    expect(storedEntries()).toEqual([]);
    expect(auth.$auth.get().user).toBeNull();
    expect(provider.redirect).toHaveBeenCalledWith('/');
  });

  it('does all the same when the provider fails, logs it and throws it again', async () => {
    const { auth, provider } = fakeProvider({ signOut: async () => ({ error: failure }) });
    await expect(auth.signOut()).rejects.toBe(failure);
    expect(console.error).toHaveBeenCalledWith(failure);
    expect(storedEntries()).toEqual([]);
    expect(provider.redirect).toHaveBeenCalledWith('/');
  });
});
