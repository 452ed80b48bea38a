import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256Of } from './sha256.ts';

describe('the hash of a file', () => {
  // FIPS 180-2, appendix B.1.
  it('is that of the standard', async () => {
    expect(await sha256Of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('of a text is that of its bytes', async () => {
    const text = 'Ana Pérez\r\n';
    const known = createHash('sha256').update(text, 'utf8').digest('hex');
    expect(await sha256Of(text)).toBe(known);
    expect(await sha256Of(new TextEncoder().encode(text))).toBe(known);
  });
});
