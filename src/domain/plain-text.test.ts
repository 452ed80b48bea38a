import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['José Núñez', 'jose nunez'],
    ['PEÑA', 'pena'],
    ['Gonçalves Agüero', 'goncalves aguero'],
    ['Apto 3-B', 'apto 3-b'],
    ['', ''],
  ])('%s is searched as %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
