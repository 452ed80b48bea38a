import { describe, expect, it } from 'vitest';
import { baseRate, daysVacant, type ReletCase, reletCurve, stillVacantAfter } from './base-rates.ts';
import { type UnitTenancy, unitVacancy, type VacancyRates } from './vacancy.ts';

const over = (...days: number[]): ReletCase[] => days.map((one) => ({ days: one, isOver: true }));

describe('a rate of own cases', () => {
  it('says that there is not enough data below ten', () => {
    expect(baseRate(9, 9)).toEqual({ isKnown: false, caseCount: 9, casesNeeded: 10 });
    expect(baseRate(0, 0)).toMatchObject({ isKnown: false });
  });

  it('has the share and the range of Wilson', () => {
    // By hand: 8 of 10, z = 1.6449.
    expect(baseRate(8, 10)).toEqual({
      isKnown: true,
      caseCount: 10,
      eventCount: 8,
      basisPoints: 8000,
      lowBasisPoints: 5408,
      highBasisPoints: 9314,
    });
    const never = baseRate(0, 50);
    expect(never).toMatchObject({ basisPoints: 0, lowBasisPoints: 0 });
    expect(never.isKnown && never.highBasisPoints).toBeGreaterThan(400);
  });
});

describe('how long units stay vacant', () => {
  it('is known from ten vacancies that are over', () => {
    expect(reletCurve(over(1, 2, 3, 4, 5, 6, 7, 8, 9))).toBeNull();
    const open = Array.from({ length: 50 }, () => ({ days: 90, isOver: false }));
    expect(reletCurve([...over(1, 2, 3, 4, 5, 6, 7, 8, 9), ...open])).toBeNull();
  });

  it('counts what lasts for as long as it has lasted', () => {
    const curve = reletCurve([...over(10, 10, 20, 20, 20, 30, 30, 40, 50, 60), { days: 25, isOver: false }]);
    expect(curve).toMatchObject({ overCount: 10, caseCount: 11 });
    if (!curve) return;
    // 9 of 11 pass the tenth day, 6 of 9 the twentieth; after the open one at 25, 3 of 5 the thirtieth.
    expect(stillVacantAfter(curve, 9)).toBe(1);
    expect(stillVacantAfter(curve, 10)).toBeCloseTo(9 / 11);
    expect(stillVacantAfter(curve, 29)).toBeCloseTo(6 / 11);
    expect(stillVacantAfter(curve, 30)).toBeCloseTo((6 / 11) * (3 / 5));
    expect(stillVacantAfter(curve, 60)).toBeCloseTo(0);
  });

  it('draws days that the cases have, and only longer ones than have passed', () => {
    const curve = reletCurve(over(10, 10, 20, 20, 20, 30, 30, 40, 50, 60));
    if (!curve) throw new Error('no curve');
    const drawn = Array.from({ length: 1000 }, (_, at) => daysVacant(curve, 0, at / 1000));
    for (const [days, share] of [
      [10, 0.2],
      [20, 0.3],
      [60, 0.1],
    ] as const)
      expect(drawn.filter((one) => one === days).length / 1000).toBeCloseTo(share, 2);
    expect(daysVacant(curve, 30, 0)).toBe(40);
    expect(daysVacant(curve, 60, 0.5)).toBeNull();
  });
});

describe('a unit', () => {
  const rates: VacancyRates = {
    renewed: baseRate(15, 20),
    leftInMonth: baseRate(2, 40),
    relet: reletCurve(over(10, 10, 10, 10, 10, 30, 30, 30, 30, 30)),
  };
  const none: VacancyRates = { renewed: baseRate(1, 2), leftInMonth: baseRate(0, 3), relet: null };
  const window = { from: '2026-03-01', to: '2026-05-31' };
  const unit = (state: UnitTenancy['state'], nextStartsOn: string | null = null): UnitTenancy => {
    return { unitId: 'a', state, nextStartsOn };
  };

  it('that somebody leaves is vacant for as long as units were', () => {
    expect(unitVacancy(unit({ code: 'leaves', lastDay: '2026-03-31' }), rates, window)).toEqual({
      isKnown: true,
      unitId: 'a',
      chanceBasisPoints: 10_000,
      // Half of them 10 days, half 30.
      expectedDayTenths: 200,
      leaveCases: null,
      reletCases: 10,
    });
  });

  it('that may be renewed is vacant as often as others were not', () => {
    const ends = unit({ code: 'ends', lastDay: '2026-03-31' });
    expect(unitVacancy(ends, rates, window)).toMatchObject({
      chanceBasisPoints: 2500,
      expectedDayTenths: 50,
      leaveCases: 20,
    });
    expect(unitVacancy(ends, none, window)).toEqual({ isKnown: false, unitId: 'a', missing: 'renewals' });
    expect(unitVacancy(ends, { ...rates, relet: null }, window)).toMatchObject({ missing: 'relets' });
  });

  it('with a next lease needs no rates', () => {
    const next = unit({ code: 'leaves', lastDay: '2026-03-31' }, '2026-04-08');
    expect(unitVacancy(next, none, window)).toMatchObject({
      isKnown: true,
      chanceBasisPoints: 10_000,
      expectedDayTenths: 70,
      reletCases: null,
    });
    const agreed = unit({ code: 'ends', lastDay: '2026-03-31' }, '2026-04-08');
    expect(unitVacancy(agreed, none, window)).toEqual(unitVacancy(next, none, window));
    const atOnce = unit({ code: 'leaves', lastDay: '2026-03-31' }, '2026-04-01');
    expect(unitVacancy(atOnce, none, window)).toMatchObject({ chanceBasisPoints: 0, expectedDayTenths: 0 });
  });

  it('whose lease ends after the window is not vacant in it', () => {
    expect(unitVacancy(unit({ code: 'ends', lastDay: '2026-12-31' }), none, window)).toMatchObject({
      isKnown: true,
      chanceBasisPoints: 0,
    });
  });

  it('that is vacant stays so by what has passed already', () => {
    // 20 days have passed: it is one of those that take 30.
    const vacant = unit({ code: 'vacant', since: '2026-02-09' });
    expect(unitVacancy(vacant, rates, window)).toMatchObject({
      chanceBasisPoints: 10_000,
      expectedDayTenths: 100,
    });
    // It will be vacant, and ten days or thirty are ahead.
    const later = unit({ code: 'vacant', since: '2026-03-11' });
    expect(unitVacancy(later, rates, window)).toMatchObject({ expectedDayTenths: 200 });
    const forever = unit({ code: 'vacant', since: '2025-02-09' });
    expect(unitVacancy(forever, rates, window)).toMatchObject({ missing: 'vacant_for_longer_than_all' });
  });

  it('without an end is left as often as others were', () => {
    const open = unitVacancy(unit({ code: 'open_ended' }), rates, window);
    // Three months of a twentieth, each less by those who left before.
    expect(open).toMatchObject({ isKnown: true, chanceBasisPoints: 1426, leaveCases: 40 });
    expect(unitVacancy(unit({ code: 'open_ended' }), none, window)).toMatchObject({
      missing: 'open_ended_months',
    });
  });
});
