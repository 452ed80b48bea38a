import { compareDates, daysBetween, type IsoDate } from '../../../foundation/dates.ts';
import { DomainError } from '../../../foundation/errors.ts';

/** Rent that fell due, in minor units above zero. */
export interface RentDue {
  readonly dueOn: IsoDate;
  readonly amountMinor: number;
}

/** Money that came for it, in minor units above zero. Reversed payments are left out. */
export interface RentPaid {
  readonly paidOn: IsoDate;
  readonly amountMinor: number;
  /** Nobody had to think of it: autopay or a standing order. */
  readonly isAutomatic: boolean;
}

/**
 * How the rent of one lease was paid: all that a chance of paying late is made of. There is no place for names, sex,
 * nationality, age, family, language, complaints or requests for repairs, and there must be none.
 */
export interface PaymentRecord {
  readonly startsOn: IsoDate;
  readonly dues: readonly RentDue[];
  readonly payments: readonly RentPaid[];
  /** Days from which a higher rent held. */
  readonly raisedOn: readonly IsoDate[];
}

/** What became of the rent of one due day, as it was known on another. */
export interface SettledDue {
  readonly dueOn: IsoDate;
  readonly amountMinor: number;
  /** The day on which the last of it came; null while some is owed. */
  readonly settledOn: IsoDate | null;
  readonly owedMinor: number;
  /** Days on which some of it came. */
  readonly parts: number;
}

const KEYS: ReadonlySet<string> = new Set<keyof PaymentRecord>(['startsOn', 'dues', 'payments', 'raisedOn']);

/**
 * Throws TypeError for a record with anything else in it, so that no attribute of a person slips in with a cast.
 * Throws DomainError `amount_not_positive` for amounts that are no whole minor units above zero.
 */
export function assertRecord(record: PaymentRecord): void {
  const other = Object.keys(record).find((key) => !KEYS.has(key));
  if (other !== undefined) throw new TypeError(`a payment record has no ${other}`);
  for (const { amountMinor } of [...record.dues, ...record.payments])
    if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
      throw new DomainError('amount_not_positive', { amount: String(amountMinor) });
}

/**
 * The dues before a day with what had been paid by the day before it, oldest first. Payments settle the oldest due. The
 * order of rows does not count; those of one day are one.
 */
export function settledDues(
  record: Pick<PaymentRecord, 'dues' | 'payments'>,
  asOf: IsoDate,
): readonly SettledDue[] {
  const dues = byDay(record.dues.map(({ dueOn: day, amountMinor }) => ({ day, amountMinor })));
  const paid = byDay(record.payments.map(({ paidOn: day, amountMinor }) => ({ day, amountMinor })));
  const queue = paid.filter(({ day }) => day < asOf);
  let [at, left] = [0, queue[0]?.amountMinor ?? 0];
  return dues
    .filter(({ day }) => day < asOf)
    .map(({ day: dueOn, amountMinor }) => {
      let [owedMinor, parts] = [amountMinor, 0];
      let settledOn: IsoDate | null = null;
      for (let payment = queue[at]; payment && owedMinor > 0; payment = queue[at]) {
        const used = Math.min(left, owedMinor);
        owedMinor -= used;
        left -= used;
        parts += 1;
        if (owedMinor === 0) settledOn = payment.day;
        if (left > 0) break;
        at += 1;
        left = queue[at]?.amountMinor ?? 0;
      }
      return { dueOn, amountMinor, settledOn, owedMinor, parts };
    });
}

/** Days that a due was late, or is so far; 0 where it was paid by its day. */
export const daysLate = ({ dueOn, settledOn }: SettledDue, asOf: IsoDate): number =>
  Math.max(0, daysBetween(dueOn, settledOn ?? asOf));

function byDay(rows: readonly { readonly day: IsoDate; readonly amountMinor: number }[]) {
  const sums = new Map<IsoDate, number>();
  for (const { day, amountMinor } of rows) sums.set(day, (sums.get(day) ?? 0) + amountMinor);
  return [...sums]
    .map(([day, amountMinor]) => ({ day, amountMinor }))
    .sort((a, b) => compareDates(a.day, b.day));
}
