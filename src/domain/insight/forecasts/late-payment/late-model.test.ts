import { describe, expect, expectTypeOf, it } from 'vitest';
import { addDays, type IsoDate } from '../../../foundation/dates.ts';
import { numbers } from '../rent-histories.test-support.ts';
import { brier, calibrationError } from './calibration.ts';
import { lateActions, lateChance } from './late-chance.ts';
import { factorsOn, lateExamples, lateFactors } from './late-factors.ts';
import { CASES_NEEDED, type LateModel, trainLateModel } from './late-model.ts';
import { paymentHistory } from './payment-histories.test-support.ts';
import type { PaymentRecord } from './payment-record.ts';

const TODAY: IsoDate = '2026-01-01';
const GRACE = 5;
const CASES = Number(process.env.LATE_CASES ?? 500);
const SLOWEST_CASE_MS = 20;
const TENANTS = Number(process.env.LATE_TENANTS ?? 150);

const known = trainLateModel(
  Array.from({ length: 80 }, (_, seed) => lateExamples(paymentHistory(seed, 24 + (seed % 24)), TODAY, GRACE)),
  GRACE,
);
if (!known.isKnown) throw new Error(known.code);
const model: LateModel = known;

const lastDay = (record: PaymentRecord) => record.dues.at(-1)?.dueOn ?? TODAY;

describe('the chance of paying late', () => {
  const said: number[] = [];
  const lastMonth: number[] = [];
  const came: number[] = [];
  for (let seed = 5000; seed < 5000 + TENANTS; seed += 1) {
    const record = paymentHistory(seed, 36);
    const examples = lateExamples(record, TODAY, GRACE);
    for (const [index, { wasLate, wasLateBefore }] of examples.entries()) {
      const chance = lateChance(model, record, record.dues[index + 3]?.dueOn ?? TODAY);
      if (!chance.isKnown) continue;
      said.push(chance.chanceBasisPoints / 10_000);
      lastMonth.push(Number(wasLateBefore));
      came.push(Number(wasLate));
    }
  }

  it('is a tenth better than "late last month" on tenants that it has not seen', () => {
    expect(said.length).toBe(TENANTS * 33);
    expect(brier(said, came)).toBeLessThanOrEqual(0.9 * brier(lastMonth, came));
  });

  it('is also better than the shares of late months after late and punctual ones', () => {
    const rate = (before: number) => {
      const own = came.filter((_, at) => lastMonth[at] === before);
      return own.reduce((sum, value) => sum + value, 0) / own.length;
    };
    const shares = [rate(0), rate(1)];
    const naive = lastMonth.map((before) => shares[before] ?? 0);
    expect(brier(said, came)).toBeLessThanOrEqual(0.9 * brier(naive, came));
    expect(model.record.brier).toBeLessThanOrEqual(0.9 * model.record.naiveBrier);
  });

  it('comes as often as it says', () => {
    expect(calibrationError(said, came)).toBeLessThanOrEqual(0.05);
    expect(model.record.calibrationError).toBeLessThanOrEqual(0.05);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean(said) - mean(came))).toBeLessThan(0.05);
  });

  it('names each factor that moves it, and what can be done about those that raise it', () => {
    const chances = Array.from({ length: 40 }, (_, seed) => paymentHistory(seed, 20)).map((record) =>
      lateChance(model, record, lastDay(record)),
    );
    const reasons = chances.flatMap((chance) => (chance.isKnown ? chance.reasons : []));
    expect(reasons.length).toBeGreaterThan(40);
    for (const { factor, differenceBasisPoints, action } of reasons) {
      expect(action).toBe(differenceBasisPoints > 0 ? lateActions[factor] : null);
      expect(differenceBasisPoints).not.toBe(0);
    }
    for (const chance of chances) {
      if (!chance.isKnown) continue;
      const sizes = chance.reasons.map(({ differenceBasisPoints }) => Math.abs(differenceBasisPoints));
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    }
  });

  it('moves the way that a reader expects', () => {
    const [constant, ...weights] = model.logistic.weights;
    expect(constant).toBeLessThan(0);
    for (const [at, factor] of lateFactors.entries()) {
      const isLowering = factor === 'pays_automatically' || factor === 'months_as_tenant';
      expect((weights[at] ?? 0) * (isLowering ? -1 : 1)).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('what it does without enough data', () => {
  it('says that there is not enough', () => {
    const one = lateExamples(paymentHistory(3, 36), TODAY, GRACE);
    expect(trainLateModel([], GRACE)).toMatchObject({ code: 'not_enough_data', exampleCount: 0 });
    expect(trainLateModel([one], GRACE)).toMatchObject({
      isKnown: false,
      code: 'not_enough_data',
      exampleCount: one.length,
      casesNeeded: CASES_NEEDED,
    });
  });

  it('says so when it is no better than last month', () => {
    const draw = numbers(4);
    // Whether a month is late has nothing to do with what was known.
    const leases = Array.from({ length: 30 }, (_, seed) =>
      lateExamples(paymentHistory(seed, 24), TODAY, GRACE).map((example) => ({
        ...example,
        wasLate: draw() < 0.3,
      })),
    );
    expect(trainLateModel(leases, GRACE)).toMatchObject({ isKnown: false, code: 'not_better' });
  });

  it('says nothing of a tenant of fewer than three months', () => {
    const record = paymentHistory(1, 12);
    const on = (month: number) => lateChance(model, record, record.dues[month]?.dueOn ?? TODAY).isKnown;
    expect([0, 1, 2, 3].map(on)).toEqual([false, false, false, true]);
  });

  it('has nothing of the days after', () => {
    const whole = paymentHistory(17, 24);
    const dueOn = whole.dues[12]?.dueOn ?? TODAY;
    const known = {
      ...whole,
      dues: whole.dues.filter((due) => due.dueOn < dueOn),
      payments: whole.payments.filter(({ paidOn }) => paidOn < dueOn),
      raisedOn: whole.raisedOn.filter((day) => day <= dueOn),
    };
    expect(factorsOn(whole, dueOn, GRACE)).toEqual(factorsOn(known, dueOn, GRACE));
  });
});

describe('what must not count', () => {
  it('has eight factors, and a record has no place for a person', () => {
    expect(lateFactors.length).toBeLessThanOrEqual(8);
    expectTypeOf<keyof PaymentRecord>().toEqualTypeOf<'startsOn' | 'dues' | 'payments' | 'raisedOn'>();
  });

  const attributes = [
    'name',
    'sex',
    'nationality',
    'age',
    'family',
    'children',
    'language',
    'complaints',
    'requests',
  ];
  it(
    `is refused, and nothing changes by order, currency or calendar: ${CASES} cases`,
    () => {
      const draw = numbers(99);
      const pick = (below: number) => Math.floor(draw() * below);
      for (let number = 0; number < CASES; number += 1) {
        const record = paymentHistory(pick(1_000_000), 4 + pick(30));
        const chance = lateChance(model, record, lastDay(record));
        const attribute = attributes[pick(attributes.length)] ?? '';
        const withPerson = { ...record, [attribute]: pick(2) ? 'Yokasta' : pick(90) };
        expect(() => lateChance(model, withPerson, lastDay(record))).toThrow(attribute);

        const [times, days] = [1 + pick(90), pick(8000) - 4000];
        const changed: PaymentRecord = {
          startsOn: addDays(record.startsOn, days),
          dues: shuffled(record.dues).map(({ dueOn, amountMinor }) => {
            return { dueOn: addDays(dueOn, days), amountMinor: amountMinor * times };
          }),
          // Two rows of a day are as one.
          payments: shuffled(record.payments).flatMap(({ paidOn, amountMinor, ...rest }) => {
            const parts = amountMinor > 1 && pick(3) === 0 ? [1, amountMinor - 1] : [amountMinor];
            return parts.map((part) => {
              return { ...rest, paidOn: addDays(paidOn, days), amountMinor: part * times };
            });
          }),
          raisedOn: shuffled(record.raisedOn).map((day) => addDays(day, days)),
        };
        expect(lateChance(model, changed, addDays(lastDay(record), days))).toEqual(chance);

        function shuffled<Row>(rows: readonly Row[]): Row[] {
          return rows
            .map((row) => ({ row, at: draw() }))
            .sort((a, b) => a.at - b.at)
            .map(({ row }) => row);
        }
      }
    },
    20_000 + CASES * SLOWEST_CASE_MS,
  );

  it('refuses amounts that are none', () => {
    const record = paymentHistory(2, 6);
    for (const amountMinor of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const wrong = { ...record, dues: [{ dueOn: record.startsOn, amountMinor }] };
      expect(() => lateChance(model, wrong, TODAY)).toThrow('amount_not_positive');
    }
  });
});
