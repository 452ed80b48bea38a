import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../foundation/dates.ts';
import { prorationMethods } from '../foundation/enums.ts';
import { rentTerms } from '../leasing/rent-terms.test-support.ts';
import { rentCharges, rentOn } from './rent-schedule.ts';

describe('for any lease', () => {
  const FROM = '2026-01';
  const TO = '2027-12';

  it('charges every day of the lease once when no step is free', () => {
    fc.assert(
      fc.property(rentTerms({ minimumRent: 1_000 }), (lease) => {
        const charges = rentCharges(lease, FROM, TO);
        for (const [index, charge] of charges.entries()) {
          const previous = charges[index - 1];
          expect(charge.periodStart).toBe(previous ? addDays(previous.periodEnd, 1) : lease.startsOn);
        }
        const lastDay = lease.openEnded ? null : lease.endsOn;
        expect(charges.at(-1)?.periodEnd).toBe(lastDay ?? '2027-12-31');
      }),
    );
  });

  it('charges one month as it charges it among others', () => {
    fc.assert(
      fc.property(rentTerms({ minimumRent: 0 }), (lease) => {
        const all = rentCharges(lease, FROM, TO);
        for (const charge of all) {
          const month = charge.periodStart.slice(0, 7);
          expect(rentCharges(lease, month, month)).toEqual([charge]);
        }
      }),
    );
  });

  it('never charges more than the highest rent of the period, nor less than the lowest for a whole month', () => {
    fc.assert(
      fc.property(rentTerms({ minimumRent: 0 }), (lease) => {
        for (const charge of rentCharges(lease, FROM, TO)) {
          const length = daysBetween(charge.periodStart, charge.periodEnd) + 1;
          const rents = Array.from({ length }, (_, day) =>
            rentOn(lease.rentSteps, addDays(charge.periodStart, day)),
          );
          // Each part may be rounded up by half a centavo, and a test lease has at most four.
          expect(charge.amountMinor).toBeLessThanOrEqual(Math.max(...rents) + 2);
          const nextMonth = addDays(charge.periodEnd, 1);
          const isWhole = charge.periodStart.endsWith('-01') && nextMonth.endsWith('-01');
          if (isWhole) expect(charge.amountMinor).toBeGreaterThanOrEqual(Math.min(...rents) - 2);
        }
      }),
    );
  });

  it('by calendar month charges the sum of the days’ rents, to within the rounding of its parts', () => {
    fc.assert(
      fc.property(rentTerms({ minimumRent: 0, methods: ['calendar_month'] }), (lease) => {
        for (const charge of rentCharges(lease, FROM, TO)) {
          const [year, month] = charge.periodStart.split('-').map(Number) as [number, number];
          const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
          let exact = 0;
          for (let day = charge.periodStart; day <= charge.periodEnd; day = addDays(day, 1)) {
            exact += rentOn(lease.rentSteps, day) / daysOfMonth;
          }
          expect(Math.abs(charge.amountMinor - exact)).toBeLessThanOrEqual(2.001);
        }
      }),
    );
  });

  it('falls due in its month, on the due day or on the first day of the lease', () => {
    fc.assert(
      fc.property(rentTerms({ minimumRent: 1_000 }), (lease) => {
        for (const charge of rentCharges(lease, FROM, TO)) {
          expect(charge.dueOn.slice(0, 7)).toBe(charge.periodStart.slice(0, 7));
          const isDueDay = Number(charge.dueOn.slice(8)) === lease.dueDay;
          expect(isDueDay || charge.dueOn === lease.startsOn).toBe(true);
        }
      }),
    );
  });

  it('covers every method in these properties', () => {
    const seen = new Set(fc.sample(rentTerms({ minimumRent: 0 }), 200).map((lease) => lease.prorationMethod));
    expect([...seen].sort()).toEqual([...prorationMethods].sort());
  });
});
