// Made-up buildings of which the outcome is known: what an office could read today, and what the next year brings, day by
// day, by chances that the office does not know.
import { addDays, addMonths, daysBetween, type IsoDate } from '../../foundation/dates.ts';
import { lastDayOf, monthOf, monthsFrom } from '../../foundation/months.ts';
import { baseRate, type ReletCase, reletCurve } from './base-rates.ts';
import type { CashInputs } from './cash.ts';
import type { CollectedMonth } from './collection.ts';
import { normal, numbers } from './rent-histories.test-support.ts';
import type { RentLease } from './simulated-rents.ts';

export const FROM = '2026-01';
export const TO = '2026-12';
const FIRST: IsoDate = '2026-01-01';

export interface RentWorld {
  readonly inputs: CashInputs;
  /** What came, by month: rent charged, and cash at its end. */
  readonly charged: readonly number[];
  readonly cash: readonly number[];
}

export function rentWorld(seed: number): RentWorld {
  const draw = numbers(seed * 15_485_863 + 7);
  const renews = 0.4 + 0.5 * draw();
  const gap = () => Math.ceil(5 + 50 * draw() ** 2);
  const times = (count: number, chance: number) =>
    Array.from({ length: count }, () => draw()).filter((one) => one < chance).length;
  const caseCount = 25 + Math.floor(40 * draw());
  const relets: ReletCase[] = Array.from({ length: 30 }, () => ({ days: gap(), isOver: true }));
  const months = monthsFrom(FROM, TO);
  const charged = months.map(() => 0);
  const leases: RentLease[] = [];
  const count = 10 + Math.floor(20 * draw());
  for (let unit = 0; unit < count; unit += 1) {
    const amountMinor = Math.round(1_000_000 + 4_000_000 * draw());
    const endsOn = addDays(FIRST, Math.floor(365 * draw()));
    const startsOn = addDays(addMonths(endsOn, -12), 1);
    leases.push({
      unitId: `unit-${unit}`,
      terms: {
        startsOn,
        endsOn,
        openEnded: false,
        dueDay: 1,
        prorationMethod: 'calendar_month',
        rentSteps: [{ startsOn, amountMinor }],
      },
      leavesOn: null,
    });
    const vacantDays = draw() < renews ? 0 : gap();
    for (const [at, month] of months.entries()) {
      const days = Number(lastDayOf(month).slice(8));
      let rented = 0;
      for (let day = 0; day < days; day += 1) {
        const after = daysBetween(endsOn, addDays(`${month}-01`, day));
        if (after <= 0 || after > vacantDays) rented += 1;
      }
      charged[at] = (charged[at] ?? 0) + Math.round((amountMinor * rented) / days);
    }
  }

  const shareOf = () => {
    const inMonth = 0.8 + 0.15 * draw();
    return [inMonth, (1 - inMonth) * 0.6, (1 - inMonth) * 0.2];
  };
  const collected = Array.from({ length: 24 }, (): CollectedMonth => {
    return {
      chargedMinor: 1_000_000,
      collectedMinor: shareOf().map((share) => Math.round(share * 1_000_000)),
    };
  });
  const cost = (month: number) =>
    Math.round(3_000_000 * (1 + 0.2 * Math.sin(month / 2)) * Math.exp(0.25 * normal(draw)));
  const costs = Array.from({ length: 72 }, (_, month) => cost(month));
  let cash = 5_000_000;
  const income = months.map(() => 0);
  for (const [at, amount] of charged.entries())
    for (const [late, share] of shareOf().entries())
      if (at + late < income.length) income[at + late] = (income[at + late] ?? 0) + amount * share;
  return {
    inputs: {
      rents: {
        leases,
        vacantUnits: [],
        rates: {
          renewed: baseRate(times(caseCount, renews), caseCount),
          leftInMonth: baseRate(0, 0),
          relet: reletCurve(relets),
        },
      },
      openingMinor: cash,
      openCharges: [],
      collected,
      bills: [{ month: monthOf(addDays(FIRST, 70)), amountMinor: 2_000_000 }],
      costs: { firstMonth: '2020-01', amountsMinor: costs },
    },
    charged,
    cash: months.map((month, at) => {
      cash += (income[at] ?? 0) - cost(72 + at) - (month === '2026-03' ? 2_000_000 : 0);
      return cash;
    }),
  };
}
