import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { shellFor } from './dashboard-shells.ts';
import { servedAddress } from './progressive-web-app.ts';

describe('shellFor', () => {
  it.each([
    ['/owner-dashboard/properties/1', '/owner-dashboard/'],
    ['/admin/users?page=2', '/admin/'],
    ['/tenant-dashboard/payments/', '/tenant-dashboard/'],
    ['/owner-dashboard/', undefined],
    ['/owner-dashboard/?tab=a', undefined],
    ['/owner-dashboard', undefined],
    ['/administration/x', undefined],
    ['/owner-dashboard/app.tsx', undefined],
    ['/', undefined],
  ])('%s is answered by %s', (url, shell) => {
    expect(shellFor(url)).toBe(shell);
  });
});

describe('servedAddress', () => {
  it.each([
    ['index.html', '/'],
    ['owner-dashboard/index.html', '/owner-dashboard/'],
    ['404.html', '/404.html'],
    ['_astro/app.js', '/_astro/app.js'],
    ['my-index.html', '/my-index.html'],
  ])('%s is served as %s', (file, address) => {
    expect(servedAddress(file)).toBe(address);
  });
});

describe('contentSecurityPolicy', () => {
  const sources = (supabaseUrl: string, name: string) => {
    const policy = contentSecurityPolicy(supabaseUrl);
    const directives: readonly string[] = typeof policy === 'object' ? (policy.directives ?? []) : [];
    return directives.find((directive) => directive.startsWith(`${name} `))?.slice(name.length + 1);
  };

  it('connects to its own origin alone when the API is there', () => {
    expect(sources('', 'connect-src')).toBe("'self'");
  });

  it('connects to a hosted API and its web socket', () => {
    expect(sources('https://a.supabase.co/', 'connect-src')).toBe(
      "'self' https://a.supabase.co wss://a.supabase.co",
    );
    expect(sources('http://127.0.0.1:54321', 'connect-src')).toBe(
      "'self' http://127.0.0.1:54321 ws://127.0.0.1:54321",
    );
    expect(sources('https://a.supabase.co', 'img-src')).toBe("'self' data: blob: https://a.supabase.co");
  });
});
