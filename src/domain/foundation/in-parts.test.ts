import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

it('gives every value once, in its order, and no part that is empty or too large', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (values, size) => {
      const parts = [...inParts(values, size)];
      expect(parts.flat()).toEqual(values);
      expect(parts.every((part) => part.length > 0 && part.length <= size)).toBe(true);
      expect(parts.slice(0, -1).every((part) => part.length === size)).toBe(true);
    }),
  );
});
