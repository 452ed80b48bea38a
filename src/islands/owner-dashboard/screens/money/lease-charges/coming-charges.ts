import type { Lease, RentStep } from '#src/data/leasing/leases/queries.ts';
import { type IsoDate, laterOf } from '#src/domain/foundation/dates.ts';
import { monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { type RentCharge, rentCharges } from '#src/domain/money/rent-schedule.ts';
import {
  firstUnchargedDay,
  lastDayOf,
} from '#src/islands/owner-dashboard/screens/leasing/lease/lease-days.ts';

const MONTHS_AHEAD = 3;

type Terms = Pick<
  Lease,
  'status' | 'startsOn' | 'endsOn' | 'endedOn' | 'billFrom' | 'chargedThrough' | 'dueDay' | 'prorationMethod'
>;

/** The next three months' rent that is not charged yet, by the rule that the database charges by. */
export function comingCharges(lease: Terms, steps: readonly RentStep[], today: IsoDate): RentCharge[] {
  if (lease.status !== 'signed' && !isOccupying(lease.status)) return [];
  const from = firstUnchargedDay(lease);
  const endsOn = lastDayOf(lease);
  if (steps.length === 0 || (endsOn !== null && endsOn < from)) return [];
  const firstStep = steps.find((step) => step.startsOn <= from) ?? steps[0];
  if (!firstStep || firstStep.startsOn > from) return [];
  const first = monthOf(laterOf(from, today));
  return rentCharges(
    {
      startsOn: from,
      endsOn,
      openEnded: endsOn === null,
      rentSteps: steps.map((step) => ({ startsOn: step.startsOn, amountMinor: step.rentMinor })),
      dueDay: lease.dueDay,
      prorationMethod: lease.prorationMethod,
    },
    monthOf(from),
    shiftMonth(first, MONTHS_AHEAD - 1),
  ).slice(0, MONTHS_AHEAD);
}
