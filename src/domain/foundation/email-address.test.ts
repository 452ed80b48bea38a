import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeEmail } from './email-address.ts';

describe('normalizeEmail', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    ['  Ana.Peña'.replace('ñ', 'n').concat('@Example.COM\n'), 'ana.pena@example.com'],
    ['ana+casa@sub.example.com.do', 'ana+casa@sub.example.com.do'],
    ['\u200bana@example.com\ufeff', 'ana@example.com'],
    ['ａｎａ＠example.com', 'ana@example.com'],
    ['ana@piñaverde.do', 'ana@xn--piaverde-e3a.do'],
    ['ana@xn--piaverde-e3a.do', 'ana@xn--piaverde-e3a.do'],
    ["o'neill@example.com", "o'neill@example.com"],
  ])('reads %j as %s', (text, expected) => {
    expect(normalizeEmail(text)).toBe(expected);
  });

  it.each([
    '',
    '@',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'a@b@example.com',
    'ana@example..com',
    '.ana@example.com',
    'ana.@example.com',
    'a..b@example.com',
    'ana maria@example.com',
    'ana@exa mple.com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@127.0.0.1',
    'ana@[127.0.0.1]',
    'ana@example.com:25',
    'ana@example.com/x',
    'ana@example.com, eva@example.com',
    'ana@example.com\nbcc: eva@example.com',
    'Ana <ana@example.com>',
    'peña@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(64)}.com`,
    `ana@${'abcdef.'.repeat(40)}com`,
  ])('refuses %j', (text) => {
    expect(normalizeEmail(text)).toBeNull();
  });

  it('leaves what it gave as it is, and never takes two lines', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const address = normalizeEmail(text);
        if (address === null) return;
        expect(normalizeEmail(address)).toBe(address);
        expect(address).toMatch(/^[\x21-\x7e]+$/);
        expect(address).toBe(address.toLowerCase());
      }),
    );
  });

  it('takes what others hold for an address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        expect(normalizeEmail(text)).toBe(text.toLowerCase());
      }),
    );
  });
});
