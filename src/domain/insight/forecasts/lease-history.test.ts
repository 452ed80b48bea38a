import { describe, expect, it } from 'vitest';
import { stillVacantAfter } from './base-rates.ts';
import { type PastLease, vacancyRates } from './lease-history.ts';

const TODAY = '2026-07-01';
const lease = (facts: Partial<PastLease>): PastLease => ({
  unitId: 'a',
  startsOn: '2024-01-01',
  agreedEndsOn: '2024-12-31',
  leftOn: null,
  isRenewed: false,
  ...facts,
});
/** As many units with the same history. */
const units = (count: number, ...history: Partial<PastLease>[]): PastLease[] =>
  Array.from({ length: count }, (_, at) =>
    history.map((facts) => lease({ ...facts, unitId: `${JSON.stringify(history)} ${at}` })),
  ).flat();

describe('the rates of past leases', () => {
  it('are not known without cases', () => {
    expect(vacancyRates([], TODAY)).toEqual({
      renewed: { isKnown: false, caseCount: 0, casesNeeded: 10 },
      leftInMonth: { isKnown: false, caseCount: 0, casesNeeded: 10 },
      relet: null,
    });
  });

  it('count agreed ends that came: renewed, stayed on, left; not those that were left before', () => {
    const { renewed } = vacancyRates(
      [
        ...units(4, { leftOn: '2024-11-30', isRenewed: true }),
        ...units(3, {}),
        ...units(5, { leftOn: '2024-12-31' }),
        ...units(6, { leftOn: '2024-08-31' }),
        ...units(7, { agreedEndsOn: '2026-12-31' }),
        ...units(8, { startsOn: '2026-08-01', agreedEndsOn: '2027-07-31' }),
      ],
      TODAY,
    );
    expect(renewed).toMatchObject({ caseCount: 12, eventCount: 7 });
  });

  it('count months in which somebody could leave', () => {
    const { leftInMonth } = vacancyRates(
      [
        // 90 days without an end, and left.
        ...units(2, { startsOn: '2026-01-01', agreedEndsOn: null, leftOn: '2026-04-01' }),
        // 60 days on after the agreed end, and there still.
        ...units(3, { agreedEndsOn: '2026-05-02' }),
        // Left in the first of such months.
        ...units(1, { agreedEndsOn: '2026-05-02', leftOn: '2026-05-07' }),
      ],
      TODAY,
    );
    expect(leftInMonth).toMatchObject({ caseCount: 2 * 3 + 3 * 2 + 1, eventCount: 3 });
  });

  it('count days from one lease to the next, and those that go on', () => {
    const next = { startsOn: '2025-02-01', agreedEndsOn: '2026-12-31' };
    const history = [
      ...units(5, { leftOn: '2024-12-31' }, next),
      ...units(5, { leftOn: '2025-01-31' }, next),
      ...units(2, { leftOn: '2026-06-20' }),
      ...units(4, { leftOn: '2025-01-31', isRenewed: true }, next),
      ...units(3, { leftOn: '2025-02-10' }, { ...next, startsOn: '2025-02-01' }),
    ];
    const { relet } = vacancyRates(history, TODAY);
    expect(relet).toMatchObject({ overCount: 10, caseCount: 12 });
    // Five of twelve had no vacant day; of the others, those of 31 days; two have lasted ten days so far.
    expect(relet?.steps.map(({ days }) => days)).toEqual([0, 31]);
    expect(relet && stillVacantAfter(relet, 0)).toBeCloseTo(7 / 12);
    expect(vacancyRates(history.toReversed(), TODAY)).toEqual(vacancyRates(history, TODAY));
  });
});
