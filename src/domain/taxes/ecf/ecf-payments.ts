import type { IsoDate } from '../../foundation/dates.ts';
import { allocateMinor } from '../../foundation/money.ts';
import type { EcfPayment } from './ecf-facts.ts';

/** How much is paid by each way, in the currency of the receipt. */
export type PaidParts = Readonly<Record<'cash' | 'transfer' | 'card' | 'other' | 'credit', number>>;

/** The ways of payment in pesos, summing to the total to the centavo. */
export function paymentOf(paid: PaidParts, dueOn: IsoDate | null, totalMinor: number): EcfPayment {
  const weights = [paid.cash, paid.transfer, paid.card, paid.other, paid.credit];
  const parts = weights.some((weight) => weight > 0) ? allocateMinor(totalMinor, weights) : [];
  const [cashMinor = 0, transferMinor = 0, cardMinor = 0, otherMinor = 0, creditMinor = 0] = parts;
  return { cashMinor, transferMinor, cardMinor, otherMinor, creditMinor, dueOn };
}
