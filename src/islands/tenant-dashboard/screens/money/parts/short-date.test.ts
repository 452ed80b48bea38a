import { describe, expect, it } from 'vitest';
import { shortDay, shortMonth } from './short-date.ts';

describe('a date near today', () => {
  it('leaves out this year', () => {
    expect(shortDay('2026-12-05', '2026-11-21', 'es')).toBe('5 de diciembre');
    expect(shortMonth('2026-12-05', '2026-11-21', 'en')).toBe('December');
  });
  it('names another year', () => {
    expect(shortDay('2027-01-05', '2026-12-31', 'es')).toBe('5 de enero de 2027');
    expect(shortMonth('2025-12-01', '2026-01-01', 'es')).toBe('diciembre de 2025');
  });
});
