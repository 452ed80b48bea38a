import { describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

const origin = 'https://llavero.example';

describe('addressesOf', () => {
  it('carries the way on through every page and mail', () => {
    const addresses = addressesOf({ origin, search: '?next=%2Fadmin%2F%3Fq%3Da' }, 'en');
    expect(addresses).toEqual({
      next: '/admin/?q=a',
      login: '/en/login/?next=%2Fadmin%2F%3Fq%3Da',
      signUp: '/en/signup/?next=%2Fadmin%2F%3Fq%3Da',
      recovery: '/en/recovery/?next=%2Fadmin%2F%3Fq%3Da',
      loginUrl: 'https://llavero.example/en/login/?next=%2Fadmin%2F%3Fq%3Da',
      recoveryUrl: 'https://llavero.example/en/recovery/?next=%2Fadmin%2F%3Fq%3Da',
    });
  });

  it('drops a way on to another site', () => {
    expect(addressesOf({ origin, search: '?next=https://evil.example/' }, 'es')).toMatchObject({
      next: null,
      login: '/login/',
    });
  });
});
