import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceKinds } from '../foundation/enums.ts';
import {
  incomeInRents,
  missingData,
  REFERENCE_POINTS,
  SCORE_WEIGHTS,
  type ScoreFacts,
  scoreOf,
  scoreParts,
} from './screening-score.ts';

const NOTHING: ScoreFacts = {
  rentMinor: null,
  incomeMinor: null,
  foreignIncomeCount: 0,
  hasIncomeDocument: false,
  isDepositReady: null,
  favorableKinds: [],
  referenceCount: 0,
  checkedReferenceCount: 0,
  applicantCount: 1,
  givenCounts: [0, 0, 0, 0, 0],
};
const EVERYTHING: ScoreFacts = {
  rentMinor: 2_500_000,
  incomeMinor: 9_000_000,
  foreignIncomeCount: 0,
  hasIncomeDocument: true,
  isDepositReady: true,
  favorableKinds: [...referenceKinds],
  referenceCount: 3,
  checkedReferenceCount: 3,
  applicantCount: 2,
  givenCounts: [2, 2, 2, 2, 2],
};

const amounts = fc.integer({ min: 1, max: 1_000_000_000_000 });
const facts: fc.Arbitrary<ScoreFacts> = fc
  .record({
    rentMinor: fc.option(amounts),
    incomeMinor: fc.option(fc.integer({ min: 0, max: 1_000_000_000_000 })),
    foreignIncomeCount: fc.integer({ min: 0, max: 10 }),
    hasIncomeDocument: fc.boolean(),
    isDepositReady: fc.option(fc.boolean()),
    favorableKinds: fc.subarray([...referenceKinds]),
    others: fc.integer({ min: 0, max: 5 }),
    unchecked: fc.integer({ min: 0, max: 5 }),
    applicantCount: fc.integer({ min: 1, max: 10 }),
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ others, unchecked, shares, ...known }) => ({
    ...known,
    checkedReferenceCount: known.favorableKinds.length + others,
    referenceCount: known.favorableKinds.length + others + unchecked,
    givenCounts: shares.map((share) => Math.floor(share * known.applicantCount)),
  }));

const lineOf = (given: ScoreFacts, part: (typeof scoreParts)[number]) =>
  scoreOf(given).lines.find((line) => line.part === part);

describe('any score', () => {
  it('is the sum of its lines, whole, between 0 and 100, and each line within its own limit', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { total, lines } = scoreOf(given);
        expect(lines.map((line) => line.part)).toEqual([...scoreParts]);
        for (const { points, most } of lines) {
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(most);
        }
        expect(total).toBe(lines.reduce((sum, { points }) => sum + points, 0));
        expect(total).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('is the same for the same facts', () => {
    fc.assert(
      fc.property(facts, (given) => {
        expect(scoreOf(structuredClone(given))).toEqual(scoreOf(given));
      }),
    );
  });

  it('never falls when more is earned, or when the rent is lower', () => {
    fc.assert(
      fc.property(facts, amounts, amounts, (given, more, less) => {
        const richer = { ...given, incomeMinor: (given.incomeMinor ?? 0) + more };
        expect(scoreOf(richer).total).toBeGreaterThanOrEqual(scoreOf(given).total);
        if (given.rentMinor === null) return;
        const cheaper = { ...given, rentMinor: Math.max(1, given.rentMinor - less) };
        expect(scoreOf(cheaper).total).toBeGreaterThanOrEqual(scoreOf(given).total);
      }),
    );
  });

  it('never falls when something more is known', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...referenceKinds), (given, kind) => {
        const { total } = scoreOf(given);
        const richer: Partial<ScoreFacts>[] = [
          { hasIncomeDocument: true },
          { isDepositReady: true },
          {
            favorableKinds: [...given.favorableKinds, kind],
            referenceCount: given.referenceCount + 1,
            checkedReferenceCount: given.checkedReferenceCount + 1,
          },
          { givenCounts: given.givenCounts.map(() => given.applicantCount) },
        ];
        for (const more of richer) expect(scoreOf({ ...given, ...more }).total).toBeGreaterThanOrEqual(total);
      }),
    );
  });

  it('takes no points away for a reference that did not speak well: it gives none', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const asked = {
          ...given,
          referenceCount: given.referenceCount + 1,
          checkedReferenceCount: given.checkedReferenceCount + 1,
        };
        expect(scoreOf(asked).total).toBe(scoreOf(given).total);
      }),
    );
  });
});

describe('what is missing', () => {
  it('gives no points and says that it was not given', () => {
    const { total, lines } = scoreOf(NOTHING);
    expect(total).toBe(0);
    for (const line of lines) expect(line.reason, line.part).toBe('not_given');
  });

  it('gives all points when nothing is', () => {
    expect(scoreOf(EVERYTHING).total).toBe(100);
  });

  it('is told from what has not been asked yet, from another currency and from a deposit that is not ready', () => {
    expect(lineOf({ ...NOTHING, referenceCount: 1 }, 'references')?.reason).toBe('not_checked');
    expect(lineOf({ ...NOTHING, referenceCount: 1, checkedReferenceCount: 1 }, 'references')?.reason).toBe(
      'not_favorable',
    );
    expect(lineOf({ ...NOTHING, rentMinor: 100, foreignIncomeCount: 1 }, 'income')?.reason).toBe(
      'income_other_currency',
    );
    expect(lineOf({ ...NOTHING, isDepositReady: false }, 'deposit')?.reason).toBe('not_ready');
    expect(lineOf({ ...NOTHING, givenCounts: [1, 0, 0, 0, 0] }, 'completeness')).toMatchObject({
      points: 2,
      reason: 'partly_given',
    });
  });
});

describe('income', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 20],
    [2.5, 30],
    [3, 40],
    [10, 40],
  ])('of %s rents gives %i points', (rents, points) => {
    const given = { ...NOTHING, rentMinor: 1_000_000, incomeMinor: rents * 1_000_000 };
    expect(lineOf(given, 'income')).toMatchObject({ points, reason: 'income_covers' });
    expect(incomeInRents(given)).toBe(rents);
  });

  it('is no ratio without a rent', () => {
    expect(incomeInRents({ rentMinor: null, incomeMinor: 5 })).toBeNull();
    expect(incomeInRents({ rentMinor: 0, incomeMinor: 5 })).toBeNull();
  });
});

it('the weights make 100, and the references their own part', () => {
  expect(Object.values(SCORE_WEIGHTS).reduce((sum, points) => sum + points, 0)).toBe(100);
  expect(Object.values(REFERENCE_POINTS).reduce((sum, points) => sum + points, 0)).toBe(
    SCORE_WEIGHTS.references,
  );
});

it('names what not every applicant has given', () => {
  expect(missingData(EVERYTHING)).toEqual([]);
  expect(missingData({ ...EVERYTHING, givenCounts: [2, 1, 0, 2, 2] })).toEqual(['phone', 'identity']);
});
