import { describe, expect, it } from 'vitest';
import { isElectronicOn } from './issuers.ts';

describe('an issuer of e-CF', () => {
  it('is one from the day on which they were authorized, not before, and not without such a day', () => {
    expect(isElectronicOn('2026-11-15', '2026-11-14')).toBe(false);
    expect(isElectronicOn('2026-11-15', '2026-11-15')).toBe(true);
    expect(isElectronicOn(null, '2026-11-15')).toBe(false);
  });
});
