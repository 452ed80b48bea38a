import { addDays, type IsoDate } from '../../../foundation/dates.ts';
import { firstDayOf, monthOf, shiftMonth } from '../../../foundation/months.ts';
import { byCode } from '../../../foundation/text-order.ts';
import { type LateChance, lateChance } from '../late-payment/late-chance.ts';
import { lateExamples } from '../late-payment/late-factors.ts';
import { type LateModel, type NoLateModel, trainLateModel } from '../late-payment/late-model.ts';
import type { PaymentRecord } from '../late-payment/payment-record.ts';

/** Rent that comes later than so many days after its day counts as late. */
export const LATE_AFTER_DAYS = 5;

/** Of more leases no records are read: those that hold their unit and the newest come first. */
const MOST_RECORDS = 3000;

/** How the rent of a lease was paid, with the lease that it is of. */
export interface RentRecord extends PaymentRecord {
  readonly leaseId: string;
  readonly unitId: string;
  readonly dueDay: number;
  /** The lease holds its unit today. */
  readonly isCurrent: boolean;
  readonly lastDay: IsoDate | null;
}

/** How likely it is that the rent is late, in words: below a fifth, below a half, and above. */
export type LateBand = 'low' | 'medium' | 'high';
const BANDS: readonly (readonly [LateBand, number])[] = [
  ['low', 2000],
  ['medium', 5000],
  ['high', Number.POSITIVE_INFINITY],
];
export const lateBandOf = (basisPoints: number): LateBand =>
  BANDS.find(([, below]) => basisPoints < below)?.[0] ?? 'high';

export interface LeaseOutlook {
  readonly leaseId: string;
  readonly unitId: string;
  readonly dueOn: IsoDate;
  readonly chance: LateChance;
}

export interface LateOutlook {
  /** There may be more leases than records were read of. */
  readonly isCut: boolean;
  readonly lateAfterDays: number;
  readonly model: LateModel | NoLateModel;
  /** The likeliest to be late first. Empty without a model. */
  readonly leases: readonly LeaseOutlook[];
}

/** How likely the next rent of each lease is late. */
export function lateOutlook(records: readonly RentRecord[], today: IsoDate): LateOutlook {
  const own = records.toSorted((a, b) => byCode(a.leaseId, b.leaseId));
  const about = { lateAfterDays: LATE_AFTER_DAYS, isCut: records.length >= MOST_RECORDS };
  const model = trainLateModel(
    own.map((record) => lateExamples(bare(record), today, LATE_AFTER_DAYS)),
    LATE_AFTER_DAYS,
  );
  if (!model.isKnown) return { ...about, model, leases: [] };
  const leases = own.flatMap((record): LeaseOutlook[] => {
    const dueOn = nextDueDay(record.dueDay, today);
    if (!record.isCurrent || (record.lastDay !== null && record.lastDay < firstDayOf(monthOf(dueOn))))
      return [];
    const { leaseId, unitId } = record;
    return [{ leaseId, unitId, dueOn, chance: lateChance(model, bare(record), dueOn) }];
  });
  const sizeOf = ({ chance }: LeaseOutlook) => (chance.isKnown ? chance.chanceBasisPoints : -1);
  return { ...about, model, leases: leases.sort((a, b) => sizeOf(b) - sizeOf(a)) };
}

/** What counts, and nothing else. */
const bare = ({ startsOn, dues, payments, raisedOn }: RentRecord): PaymentRecord => ({
  startsOn,
  dues,
  payments,
  raisedOn,
});

/** The first due day after today. */
function nextDueDay(dueDay: number, today: IsoDate): IsoDate {
  const ofMonth = addDays(firstDayOf(monthOf(today)), dueDay - 1);
  return ofMonth > today ? ofMonth : addDays(firstDayOf(shiftMonth(monthOf(today), 1)), dueDay - 1);
}
