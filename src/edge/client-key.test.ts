import { describe, expect, it } from 'vitest';
import { clientKey } from './client-key.ts';

const keyOf = (address?: string) =>
  clientKey(
    new Request('https://llavero.example', address ? { headers: { 'cf-connecting-ip': address } } : {}),
  );

describe('clientKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:0DB8:0001:0002:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, key) => {
    expect(keyOf(address)).toBe(key);
  });

  it('is the same for all addresses of one network, and empty without one', () => {
    expect(keyOf('2001:db8:1:2:ffff::9')).toBe(keyOf('2001:db8:1:2::'));
    expect(keyOf()).toBe('');
  });
});
