import fc from 'fast-check';
import { addDays } from '../foundation/dates.ts';
import { type ProrationMethod, prorationMethods } from '../foundation/enums.ts';
import type { RentTerms } from '../money/rent-schedule.ts';

interface RentTermsOptions {
  readonly minimumRent: number;
  readonly methods?: readonly ProrationMethod[];
}

/** Random leases that begin in 2026, end by the end of 2027 if at all, and have one to four rent steps. */
export function rentTerms(options: RentTermsOptions): fc.Arbitrary<RentTerms> {
  const rent = fc.integer({ min: options.minimumRent, max: 50_000_000 });
  return fc
    .record({
      startOffset: fc.nat(364),
      length: fc.option(fc.nat(360)),
      openEnded: fc.boolean(),
      firstRent: rent,
      laterSteps: fc.uniqueArray(fc.record({ offset: fc.integer({ min: 1, max: 700 }), rent }), {
        maxLength: 3,
        selector: (step) => step.offset,
      }),
      dueDay: fc.integer({ min: 1, max: 28 }),
      prorationMethod: fc.constantFrom(...(options.methods ?? prorationMethods)),
    })
    .map(({ startOffset, length, openEnded, firstRent, laterSteps, dueDay, prorationMethod }) => {
      const startsOn = addDays('2026-01-01', startOffset);
      return {
        startsOn,
        endsOn: length === null ? null : addDays(startsOn, length),
        openEnded,
        rentSteps: [
          { startsOn, amountMinor: firstRent },
          ...laterSteps.map((step) => ({ startsOn: addDays(startsOn, step.offset), amountMinor: step.rent })),
        ],
        dueDay,
        prorationMethod,
      };
    });
}
