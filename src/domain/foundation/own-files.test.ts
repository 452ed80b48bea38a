import { describe, expect, it } from 'vitest';
import { isOwnFile, ownFileKey } from './own-files.ts';

const photo = 'https://api.example/storage/v1/object/sign/maintenance-photos/a/b/c.jpg';

describe("a file of one's own", () => {
  it.each([
    [`${photo}?token=x`, true],
    ['https://llavero.example/api/receipts/1.pdf?lang=es', true],
    ['https://api.example/storage/v1/object/list/maintenance-photos', false],
    ['https://api.example/rest/v1/payments', false],
    ['https://llavero.example/api/visit', false],
  ])('%s: %s', (address, isOne) => {
    expect(isOwnFile(new URL(address))).toBe(isOne);
  });

  it('is the same behind every link to it', () => {
    expect(ownFileKey(new URL(`${photo}?token=one`))).toBe(
      ownFileKey(new URL(`${photo}?token=two&download=c.jpg`)),
    );
  });

  it('is another one in another language', () => {
    const receipt = 'https://llavero.example/api/receipts/1.pdf?lang=';
    expect(ownFileKey(new URL(`${receipt}es`))).not.toBe(ownFileKey(new URL(`${receipt}en`)));
  });
});
