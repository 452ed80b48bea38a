import { describe, expect, it } from 'vitest';
import { rentCharges } from '../../money/rent-schedule.ts';
import { baseRate, reletCurve } from './base-rates.ts';
import { type CashInputs, cashForecast } from './cash.ts';
import { collectionPattern, restOf } from './collection.ts';
import { rentIncome } from './rent-income.ts';
import { FROM, rentWorld, TO } from './rent-worlds.test-support.ts';
import { applyScenario } from './scenario.ts';
import type { RentLease } from './simulated-rents.ts';

const WORLDS = Number(process.env.CASH_WORLDS ?? 12);
const SLOWEST_WORLD_MS = 500;

const terms: RentLease['terms'] = {
  startsOn: '2025-03-01',
  endsOn: '2027-02-28',
  openEnded: false,
  dueDay: 5,
  prorationMethod: 'calendar_month',
  rentSteps: [
    { startsOn: '2025-03-01', amountMinor: 2_500_000 },
    { startsOn: '2026-03-16', amountMinor: 2_700_000 },
  ],
};
const lease: RentLease = { unitId: 'a', terms, leavesOn: null };
const noRates = { renewed: baseRate(0, 0), leftInMonth: baseRate(0, 0), relet: null };
const always: CashInputs = {
  rents: { leases: [lease], vacantUnits: [], rates: noRates },
  openingMinor: 1_000_000,
  openCharges: [{ monthsOld: 1, owedMinor: 500_000 }],
  collected: Array.from({ length: 9 }, () => ({ chargedMinor: 100, collectedMinor: [60, 40] })),
  bills: [{ month: '2026-02', amountMinor: 300_000 }],
  costs: { firstMonth: '2025-04', amountsMinor: Array.from({ length: 9 }, () => 200_000) },
};

describe('rent from leases', () => {
  it('is what they charge while they last, without any rates', () => {
    const { months, missing } = rentIncome(always.rents, FROM, TO);
    expect(missing).toEqual([]);
    const charges = rentCharges(terms, FROM, TO).map(({ amountMinor }) => amountMinor);
    expect(months.map(({ agreedMinor }) => agreedMinor)).toEqual(charges);
    for (const { agreedMinor, expected } of months)
      expect(expected).toEqual({ meanMinor: agreedMinor, lowMinor: agreedMinor, highMinor: agreedMinor });
  });

  it('says what is missing where a lease ends within the window, and what is agreed until then', () => {
    const ends = { ...lease, terms: { ...terms, endsOn: '2026-06-30' } };
    const { months, missing } = rentIncome({ ...always.rents, leases: [ends] }, FROM, TO);
    expect(missing).toEqual(['renewals', 'relets']);
    expect(months[5]).toEqual({ month: '2026-06', agreedMinor: 2_700_000, expected: null });
    expect(months[6]?.agreedMinor).toBe(0);
  });

  it('ends with a notice, and goes on where another lease follows', () => {
    const relet = reletCurve(Array.from({ length: 10 }, () => ({ days: 31, isOver: true })));
    const left = { ...lease, leavesOn: '2026-06-30' };
    const alone = rentIncome({ ...always.rents, leases: [left], rates: { ...noRates, relet } }, FROM, TO);
    expect(alone.missing).toEqual([]);
    expect(alone.months[6]?.expected?.highMinor).toBe(0);
    expect(alone.months[7]?.expected?.lowMinor).toBe(2_700_000);
    const next: RentLease = {
      ...lease,
      terms: {
        ...terms,
        startsOn: '2026-09-01',
        endsOn: null,
        openEnded: true,
        rentSteps: [{ startsOn: '2026-09-01', amountMinor: 3_000_000 }],
      },
    };
    const followed = rentIncome(
      { ...always.rents, leases: [left, next], rates: { ...noRates, leftInMonth: baseRate(0, 10), relet } },
      FROM,
      '2026-09',
    );
    expect(followed.months.slice(6).map(({ agreedMinor }) => agreedMinor)).toEqual([0, 0, 3_000_000]);
  });

  it('begins on a vacant unit when others were rented again', () => {
    const relet = reletCurve(
      Array.from({ length: 10 }, (_, at) => ({ days: at < 5 ? 10 : 59, isOver: true })),
    );
    const vacantUnits = [{ unitId: 'b', since: '2025-12-20', rentMinor: 1_000_000 }];
    const { months } = rentIncome({ leases: [], vacantUnits, rates: { ...noRates, relet } }, FROM, '2026-03');
    // Twelve days have passed: it is one of those that take 59.
    expect(months.map(({ expected }) => expected?.meanMinor)).toEqual([0, 428_571, 1_000_000]);
  });
});

describe('cash at the end of a month', () => {
  it('is what is certain, added up', () => {
    const cash = cashForecast(always, FROM, '2026-03');
    expect(cash).toMatchObject({
      isKnown: true,
      standsOn: { collectedMonths: 9, costMonths: 9, costs: 'past_months' },
    });
    if (!cash.isKnown) return;
    const march = Math.round((2_500_000 * 15) / 31) + Math.round((2_700_000 * 16) / 31);
    const january = 1_000_000 + 500_000 + 1_500_000 - 200_000;
    const february = january + 1_000_000 + 1_500_000 - 300_000 - 200_000;
    const end = february + 1_000_000 + march * 0.6 - 200_000;
    expect(cash.months.map(({ meanMinor }) => meanMinor)).toEqual([january, february, Math.round(end)]);
    for (const { lowMinor, highMinor, meanMinor } of cash.months)
      expect([lowMinor, highMinor]).toEqual([meanMinor, meanMinor]);
  });

  it('refuses a window of no month or of more than two years, and amounts that are none', () => {
    expect(() => cashForecast(always, FROM, '2025-12')).toThrow('date_out_of_range');
    expect(() => rentIncome(always.rents, FROM, '2028-01')).toThrow('date_out_of_range');
    for (const amount of [0.5, Number.NaN, Number.NEGATIVE_INFINITY]) {
      const wrong = [
        { ...always, openingMinor: amount },
        { ...always, openCharges: [{ monthsOld: 1, owedMinor: amount }] },
        { ...always, bills: [{ month: FROM, amountMinor: amount }] },
        { ...always, collected: [{ chargedMinor: 1, collectedMinor: [amount] }] },
        { ...always, costs: { ...always.costs, amountsMinor: [amount] } },
      ];
      for (const inputs of wrong) expect(() => cashForecast(inputs, FROM, TO)).toThrow('amount_out_of_range');
    }
  });

  it('says of what there is not enough data', () => {
    const poor: CashInputs = {
      ...always,
      rents: { ...always.rents, leases: [{ ...lease, terms: { ...terms, endsOn: null } }] },
      collected: always.collected.slice(1),
      costs: { firstMonth: '2025-05', amountsMinor: [1, 2, 3] },
    };
    expect(cashForecast(poor, FROM, TO)).toEqual({
      isKnown: false,
      missing: ['open_ended_months', 'relets', 'collected_months', 'cost_months'],
    });
  });

  const worlds = Array.from({ length: WORLDS }, (_, seed) => rentWorld(seed));
  it(
    'lies in its range about nine times in ten, and so does the rent',
    () => {
      let [rent, cash, count] = [0, 0, 0];
      for (const world of worlds) {
        const income = rentIncome(world.inputs.rents, FROM, TO);
        const forecast = cashForecast(world.inputs, FROM, TO);
        if (!forecast.isKnown) throw new Error(forecast.missing.join());
        for (const [at, { lowMinor, highMinor }] of forecast.months.entries()) {
          const { expected } = income.months[at] ?? {};
          const [charged, held] = [world.charged[at] ?? 0, world.cash[at] ?? 0];
          count += 1;
          if (expected && charged >= expected.lowMinor && charged <= expected.highMinor) rent += 1;
          if (held >= lowMinor && held <= highMinor) cash += 1;
        }
      }
      if (WORLDS > 12)
        console.info(`rent ${(rent / count).toFixed(3)}, cash ${(cash / count).toFixed(3)} of ${count}`);
      for (const share of [rent / count, cash / count]) {
        expect(share).toBeGreaterThanOrEqual(0.83);
        expect(share).toBeLessThanOrEqual(0.97);
      }
    },
    20_000 + WORLDS * SLOWEST_WORLD_MS,
  );

  it('is the same each time, and as large as its currency', () => {
    const inputs = rentWorld(3).inputs;
    const times = (amount: number) => amount * 100;
    const { rents } = inputs;
    const larger: CashInputs = {
      ...inputs,
      rents: {
        ...rents,
        leases: rents.leases
          .toReversed()
          .map((one) => ({
            ...one,
            terms: {
              ...one.terms,
              rentSteps: one.terms.rentSteps.map((step) => ({
                ...step,
                amountMinor: times(step.amountMinor),
              })),
            },
          }))
          .toReversed(),
      },
      openingMinor: times(inputs.openingMinor),
      bills: inputs.bills.map((bill) => ({ ...bill, amountMinor: times(bill.amountMinor) })),
      costs: { ...inputs.costs, amountsMinor: inputs.costs.amountsMinor.map(times) },
    };
    const once = cashForecast(inputs, FROM, TO);
    expect(cashForecast(inputs, FROM, TO)).toEqual(once);
    const scaled = cashForecast(larger, FROM, TO);
    if (!once.isKnown || !scaled.isKnown) throw new Error('not known');
    for (const [at, month] of once.months.entries()) {
      expect(Math.abs((scaled.months[at]?.meanMinor ?? 0) / 100 - month.meanMinor)).toBeLessThan(30);
      expect([month.meanMinor, month.lowMinor, month.highMinor].every(Number.isSafeInteger)).toBe(true);
    }
  });
});

describe('a scenario', () => {
  const { inputs } = rentWorld(11);
  const endOf = (scenario: Parameters<typeof applyScenario>[1]) => {
    const cash = cashForecast(applyScenario(inputs, scenario), FROM, TO);
    return cash.isKnown ? (cash.months.at(-1)?.meanMinor ?? 0) : Number.NaN;
  };

  it('changes the inputs and nothing else', () => {
    const before = structuredClone(inputs);
    expect(endOf({})).toBe(cashForecastEnd());
    expect(endOf({ rentStep: { startsOn: '2026-05-01', basisPoints: 1000 } })).toBeGreaterThan(endOf({}));
    expect(endOf({ rentStep: { startsOn: '2026-05-01', basisPoints: -1000 } })).toBeLessThan(endOf({}));
    expect(endOf({ vacancy: { renewedBasisPoints: -2000, daysBasisPoints: 20_000 } })).toBeLessThan(
      endOf({}),
    );
    expect(endOf({ costBasisPoints: 2500 })).toBeLessThan(endOf({}));
    expect(inputs).toEqual(before);
  });
  const cashForecastEnd = () => {
    const cash = cashForecast(inputs, FROM, TO);
    return cash.isKnown ? cash.months.at(-1)?.meanMinor : Number.NaN;
  };

  it('refuses to take more than there is', () => {
    const wrong: Parameters<typeof applyScenario>[1][] = [
      { rentStep: { startsOn: '2026-02-01', basisPoints: -10_001 } },
      { costBasisPoints: -10_001 },
      { costBasisPoints: Number.NaN },
      { vacancy: { renewedBasisPoints: 0, daysBasisPoints: -1 } },
    ];
    for (const scenario of wrong)
      expect(() => applyScenario(always, scenario)).toThrow('amount_out_of_range');
  });

  it('raises later steps too, and a lease that begins later from its first day', () => {
    const raised = applyScenario(always, { rentStep: { startsOn: '2026-02-01', basisPoints: 1000 } });
    expect(raised.rents.leases[0]?.terms.rentSteps).toEqual([
      { startsOn: '2025-03-01', amountMinor: 2_500_000 },
      { startsOn: '2026-02-01', amountMinor: 2_750_000 },
      { startsOn: '2026-03-16', amountMinor: 2_970_000 },
    ]);
    const early = applyScenario(always, { rentStep: { startsOn: '2024-01-01', basisPoints: 1000 } });
    expect(early.rents.leases[0]?.terms.rentSteps[0]).toEqual({
      startsOn: '2025-03-01',
      amountMinor: 2_750_000,
    });
  });
});

describe('how rent is collected', () => {
  it('is known from nine months on', () => {
    expect(collectionPattern(always.collected.slice(1))).toBeNull();
    expect(collectionPattern(always.collected)?.[0]).toEqual([0.6, 0.4, 0, 0]);
    expect(
      collectionPattern(Array.from({ length: 20 }, () => ({ chargedMinor: 0, collectedMinor: [] }))),
    ).toBeNull();
  });

  it('never brings more than was charged', () => {
    const odd = Array.from({ length: 9 }, () => ({ chargedMinor: 100, collectedMinor: [90, -5, 90] }));
    expect(collectionPattern(odd)?.[0]?.map((share) => Math.round(share * 100))).toEqual([90, 0, 10, 0]);
    expect(restOf([0.6, 0.3, 0.1, 0], 1).map((share) => Math.round(share * 100))).toEqual([75, 25, 0]);
    expect(restOf([1, 0, 0, 0], 1)).toEqual([0, 0, 0]);
  });
});
