import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForLink, mayEnterByLink, readLinkSession } from './link.ts';

const DAY_MS = 86_400_000;
const origin = 'https://llavero.example';

function tokenOf(claims: object): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `e30.${payload}.signature`;
}
const hashOf = (claims: object) => `#access_token=${tokenOf(claims)}&refresh_token=r&type=magiclink`;
const rosa = hashOf({ sub: 'rosa', email: 'Rosa@ejemplo.do' });
const at = (path: string, hash = rosa) => new URL(origin + path + hash);

const signIn = (id: string) =>
  localStorage.setItem('llavero-auth', JSON.stringify({ access_token: 'a', user: { id } }));

beforeEach(() => {
  vi.useFakeTimers();
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('readLinkSession', () => {
  it('reads whom a link is for, accents included', () => {
    expect(readLinkSession(hashOf({ sub: 'u1', email: 'peña@ejemplo.do' }))).toMatchObject({
      userId: 'u1',
      email: 'peña@ejemplo.do',
      refreshToken: 'r',
    });
  });

  it.each(['', '#', '#access_token=x', '#access_token=a.b.c&refresh_token=r', '#error=access_denied'])(
    'reads nothing from %j',
    (hash) => expect(readLinkSession(hash)).toBeNull(),
  );
});

describe('mayEnterByLink', () => {
  it('lets in by a link that was asked for here, once', () => {
    askForLink(' rosa@ejemplo.do ');
    expect(mayEnterByLink(at('/en/login/?next=%2Fadmin%2F'))).toBe(true);
    expect(mayEnterByLink(at('/login/'))).toBe(false);
  });

  it('lets in who comes back from a provider, whoever it says they are', () => {
    askForLink('*');
    expect(mayEnterByLink(at('/auth/'))).toBe(true);
  });

  it('does not let in by a link that nobody here asked for', () => {
    expect(mayEnterByLink(at('/login/'))).toBe(false);
    askForLink('otra@ejemplo.do');
    expect(mayEnterByLink(at('/recovery/'))).toBe(false);
  });

  it('forgets after a day that one was asked for', () => {
    askForLink('rosa@ejemplo.do');
    vi.setSystemTime(Date.now() + DAY_MS + 1);
    expect(mayEnterByLink(at('/login/'))).toBe(false);
  });

  it('never puts somebody else in the place of who is signed in', () => {
    signIn('luis');
    askForLink('rosa@ejemplo.do');
    for (const path of ['/login/', '/invitation/?token=1']) expect(mayEnterByLink(at(path))).toBe(false);
  });

  it('renews the session of who is signed in already', () => {
    signIn('rosa');
    expect(mayEnterByLink(at('/login/'))).toBe(true);
  });

  it('takes an invitation, which comes unasked, when nobody is signed in', () => {
    expect(mayEnterByLink(at('/invitation/?token=1'))).toBe(true);
  });

  it('takes none on any other page', () => {
    askForLink('rosa@ejemplo.do');
    for (const path of ['/owner-dashboard/', '/', '/login/extra', '/x/login/'])
      expect(mayEnterByLink(at(path))).toBe(false);
  });
});
