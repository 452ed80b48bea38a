import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, normalizePhone } from './phone.ts';

describe('normalizePhone', () => {
  it.each([
    ['8095551234', '+18095551234'],
    ['809-555-1234', '+18095551234'],
    ['(829) 555-1234', '+18295551234'],
    ['849.555.1234', '+18495551234'],
    ['1 809 555 1234', '+18095551234'],
    ['+1 (809) 555-1234', '+18095551234'],
    ['+34 612 345 678', '+34612345678'],
    ['+1 212 555 1234', '+12125551234'],
    ['+84 95 551 2345', '+84955512345'],
    ['+8495551234', '+8495551234'],
    ['+82 9555 1234', '+8295551234'],
  ])('reads %j as %s', (text, expected) => {
    expect(normalizePhone(text)).toBe(expected);
  });

  it.each([
    '',
    '555-1234',
    '212 555 1234',
    '34 612 345 678',
    '809-155-1234',
    '809-555-123',
    '+1 809 555 123',
    '809-555-12345',
    '809-555-1234 ext 5',
    'casa',
    '+',
    '+0123456789',
    '+1234567890123456',
    '809+5551234',
    '+809 555 1234',
  ])('refuses %j', (text) => {
    expect(normalizePhone(text)).toBeNull();
  });
});

describe('formatPhone', () => {
  it('prints a Dominican number as people write it, any other with its country', () => {
    expect(formatPhone('+18095551234')).toBe('809-555-1234');
    expect(formatPhone('+34612345678')).toBe('+34612345678');
    expect(formatPhone('+12125551234')).toBe('+12125551234');
  });

  it('is read back to the same number', () => {
    const dominican = fc
      .tuple(fc.constantFrom('809', '829', '849'), fc.integer({ min: 2_000_000, max: 9_999_999 }))
      .map(([area, rest]) => `+1${area}${rest}`);
    const foreign = fc.stringMatching(/^\+[2-79]\d{7,14}$/);
    fc.assert(
      fc.property(fc.oneof(dominican, foreign), (number) => {
        expect(normalizePhone(formatPhone(number))).toBe(number);
      }),
    );
  });
});
