import { describe, expect, test } from 'vitest';
import { short } from './short.ts';

describe('short', () => {
  test('leaves what fits as it is', () => {
    expect(short('Cédula')).toBe('Cédula');
    expect(short('a'.repeat(40))).toBe('a'.repeat(40));
  });

  test('cuts the rest, without a space before the ellipsis', () => {
    expect(short('a'.repeat(41))).toBe(`${'a'.repeat(39)}…`);
    expect(short('Carta de trabajo', 9)).toBe('Carta de…');
    expect(short('Carta de trabajo', 10)).toBe('Carta de…');
  });
});
