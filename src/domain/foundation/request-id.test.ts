import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid, partId, requestIdFrom, timedIdFrom } from './request-id.ts';

const randomBytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

describe('requestIdFrom', () => {
  it('sets the version and the variant and keeps every other bit', () => {
    expect(requestIdFrom(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
    expect(requestIdFrom(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });

  it('is a uuid of version 4 for any bytes, and leaves them as they were', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        const before = Uint8Array.from(bytes);
        const id = requestIdFrom(bytes);
        expect(isUuid(id)).toBe(true);
        expect(id[14]).toBe('4');
        expect(bytes).toEqual(before);
      }),
    );
  });

  it('refuses fewer than 16 bytes, which would make ids that can be guessed', () => {
    expect(() => requestIdFrom(new Uint8Array(15))).toThrow('random_bytes_missing');
    expect(() => timedIdFrom(0, new Uint8Array())).toThrow('random_bytes_missing');
  });
});

describe('timedIdFrom', () => {
  // RFC 9562, appendix A.6: 2022-02-22 19:22:22.00 UTC, rand_a cc3, rand_b 18c4dc0c0c07398f.
  it('makes the example of its standard', () => {
    const bytes = Uint8Array.from([
      0, 0, 0, 0, 0, 0, 0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f,
    ]);
    expect(timedIdFrom(1_645_557_742_000, bytes)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it('sorts by time', () => {
    const instants = fc.nat(2 ** 47);
    fc.assert(
      fc.property(instants, instants, randomBytes, randomBytes, (a, b, aBytes, bBytes) => {
        fc.pre(a < b);
        const [first, second] = [timedIdFrom(a, aBytes), timedIdFrom(b, bBytes)];
        expect(isUuid(first) && first < second).toBe(true);
      }),
    );
  });
});

describe('partId', () => {
  it('is another uuid for each part, the same each time, and the own id for the first', () => {
    fc.assert(
      fc.property(
        randomBytes,
        fc.uniqueArray(fc.nat(5000), { minLength: 2, maxLength: 8 }),
        (bytes, parts) => {
          const id = requestIdFrom(bytes);
          const ids = parts.map((part) => partId(id, part));
          expect(new Set(ids).size).toBe(parts.length);
          expect(ids.every(isUuid)).toBe(true);
          expect(parts.map((part) => partId(id, part))).toEqual(ids);
          expect(partId(id, 0)).toBe(id);
        },
      ),
    );
  });

  it('goes around after the last number', () => {
    expect(partId('00000000-0000-4000-8000-ffffffffffff', 1)).toBe('00000000-0000-4000-8000-000000000000');
  });
});

describe('isUuid', () => {
  it.each([
    '',
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398',
    '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
    '017f22e2-79b0-0cc3-98c4-dc0c0c07398f',
    '017f22e2-79b0-7cc3-18c4-dc0c0c07398f',
    "' or 1=1 --",
  ])('refuses %j', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});
