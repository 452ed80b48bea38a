import { addDays, addMonths, type IsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';
import type { PaymentMethod } from '#src/domain/foundation/enums.ts';
import type { PlannedLease } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';

export interface PlannedPayment {
  readonly lease: PlannedLease;
  readonly paidOn: IsoDate;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** What of the open amount is paid; above 1 the rest is credit. */
  readonly share: number;
}

/** The payments of one month, by day; a lease that is over pays nothing. */
export function planPayments(
  random: Random,
  leases: readonly PlannedLease[],
  month: IsoDate,
  today: IsoDate,
): PlannedPayment[] {
  const payments: PlannedPayment[] = [];
  for (const lease of leases) {
    if (lease.billFrom >= addMonths(month, 1)) continue;
    const day = startOfMonth(month);
    const pay = (onDay: number, share: number) => {
      const paidOn = laterOf(addDays(day, onDay - 1), lease.billFrom);
      if (paidOn <= today) payments.push({ lease, paidOn, ...means(random), share });
    };
    const isRecent = month >= startOfMonth(addMonths(today, -1));
    if (lease.habit === 'reports' && addMonths(month, 1) > today) continue;
    if (lease.habit === 'late') {
      if (!isRecent) pay(random.between(lease.dueDay, 24), 1);
    } else if (lease.habit === 'slow') pay(lease.dueDay + random.between(3, 9), 1);
    else if (lease.habit === 'partial') {
      pay(random.between(1, 6), isRecent ? 0.6 : 0.5);
      if (!isRecent) pay(random.between(14, 26), 1);
    } else if (lease.habit === 'ahead') pay(random.between(1, 4), random.isLikely(0.15) ? 2 : 1);
    else pay(random.between(1, lease.dueDay), 1);
  }
  return payments.sort((a, b) => (a.paidOn < b.paidOn ? -1 : a.paidOn > b.paidOn ? 1 : 0));
}

function laterOf(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}

function means(random: Random): { method: PaymentMethod; reference: string } {
  const method = random.pick(['transfer', 'transfer', 'transfer', 'transfer', 'cash', 'cheque'] as const);
  return { method, reference: method === 'cash' ? '' : String(random.between(100_000, 999_999)) };
}
