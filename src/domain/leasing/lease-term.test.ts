import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fromEpochDay } from '../foundation/dates.ts';
import { assertLeaseTerm, type LeaseTerm, lastDayOfTerm, termsOverlap } from './lease-term.ts';

function term(startsOn: string, endsOn: string | null, openEnded = false): LeaseTerm {
  return { startsOn, endsOn, openEnded };
}

const terms = fc
  .record({ start: fc.integer({ min: 20_000, max: 20_060 }), length: fc.nat(40), openEnded: fc.boolean() })
  .map(({ start, length, openEnded }) => term(fromEpochDay(start), fromEpochDay(start + length), openEnded));

describe('lastDayOfTerm', () => {
  it('is the agreed end of a fixed term', () => {
    expect(lastDayOfTerm(term('2026-01-01', '2026-12-31'))).toBe('2026-12-31');
  });

  it('is unknown while a lease runs on', () => {
    expect(lastDayOfTerm(term('2026-01-01', '2026-12-31', true))).toBeNull();
    expect(lastDayOfTerm(term('2026-01-01', null))).toBeNull();
  });
});

describe('assertLeaseTerm', () => {
  it('allows a lease of one day', () => {
    expect(() => assertLeaseTerm(term('2026-01-01', '2026-01-01'))).not.toThrow();
    expect(() => assertLeaseTerm(term('2026-01-01', null))).not.toThrow();
  });

  it('refuses an end before the start', () => {
    expect(() => assertLeaseTerm(term('2026-01-02', '2026-01-01'))).toThrow('lease_term_invalid');
  });
});

describe('termsOverlap', () => {
  const year = term('2026-01-01', '2026-12-31');

  it.each([
    ['the same days', year, true],
    ['its last day', term('2026-12-31', '2027-12-30'), true],
    ['the day after its last', term('2027-01-01', '2027-12-31'), false],
    ['up to its first day', term('2025-01-01', '2026-01-01'), true],
    ['up to the day before its first', term('2025-01-01', '2025-12-31'), false],
    ['a lease without an end before it', term('2025-01-01', null), true],
    ['a lease without an end after it', term('2027-01-01', null), false],
    ['an open-ended lease before it', term('2025-01-01', '2025-12-31', true), true],
  ])('with %s', (_case, other, expected) => {
    expect(termsOverlap(year, other)).toBe(expected);
    expect(termsOverlap(other, year)).toBe(expected);
  });

  it('holds exactly when some day lies in both', () => {
    const covers = (lease: LeaseTerm, day: string) => {
      const lastDay = lastDayOfTerm(lease);
      return lease.startsOn <= day && (lastDay === null || day <= lastDay);
    };
    const days = Array.from({ length: 110 }, (_, index) => addDays(fromEpochDay(20_000), index));
    fc.assert(
      fc.property(terms, terms, (a, b) => {
        expect(termsOverlap(a, b)).toBe(days.some((day) => covers(a, day) && covers(b, day)));
      }),
    );
  });
});
