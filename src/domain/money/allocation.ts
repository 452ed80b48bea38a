import { compareDates, type IsoDate } from '../foundation/dates.ts';
import type { ChargeKind, CurrencyCode } from '../foundation/enums.ts';
import { DomainError } from '../foundation/errors.ts';
import { assertSameCurrency, type Money } from '../foundation/money.ts';
import { divideRounded, toAmountMinor } from '../foundation/rounding.ts';

/** A charge that is not fully paid. */
export interface OpenCharge {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly dueOn: IsoDate;
  readonly currency: CurrencyCode;
  readonly outstandingMinor: number;
  /** Grows with each charge that is posted. */
  readonly postingNumber: number;
}

/** What of a payment or a credit goes to one charge; always above zero. */
export interface Allocation {
  readonly chargeId: string;
  readonly amountMinor: number;
}

export interface PaymentAllocation {
  readonly allocations: readonly Allocation[];
  /** What no charge took: the tenant's credit. */
  readonly creditMinor: number;
}

/**
 * Of charges due on one day, rent and its ITBIS are paid together before all but an opening balance, and the deposit, which is no
 * income, last.
 */
const KIND_RANK: Readonly<Record<ChargeKind, number>> = {
  opening_balance: 0,
  rent: 1,
  itbis: 1,
  late_fee: 2,
  condominium_fee: 3,
  utility: 3,
  returned_payment: 3,
  other: 3,
  deposit: 4,
};

const RANK_PAID_TOGETHER = KIND_RANK.rent;

/** The order in which charges are paid: oldest due first, then rent and ITBIS, late fee, other, deposit, then as they were posted. */
export function comparePaymentOrder(a: OpenCharge, b: OpenCharge): number {
  return (
    compareDates(a.dueOn, b.dueOn) ||
    KIND_RANK[a.kind] - KIND_RANK[b.kind] ||
    a.postingNumber - b.postingNumber
  );
}

/**
 * Spreads a payment or a credit over open charges in payment order; the rest is credit. Rent and ITBIS of one due day get each its
 * share of what is open, to the nearest cent. The parts and the credit sum to the amount, and no charge gets more than it has
 * outstanding. Errors: `amount_not_positive`, `currency_mismatch`.
 */
export function allocatePayment(amount: Money, openCharges: readonly OpenCharge[]): PaymentAllocation {
  if (amount.amountMinor <= 0) throw new DomainError('amount_not_positive', { amount: amount.amountMinor });
  for (const charge of openCharges) assertSameCurrency(amount.currency, charge.currency);
  const allocations: Allocation[] = [];
  let creditMinor = amount.amountMinor;
  for (const together of stepsOf(openCharges)) {
    const given = Math.min(creditMinor, sumOf(together));
    allocations.push(...sharesOf(given, together));
    creditMinor -= given;
  }
  return { allocations, creditMinor };
}

/** Open charges in payment order, those that are paid together in one step. */
function stepsOf(openCharges: readonly OpenCharge[]): OpenCharge[][] {
  const steps: OpenCharge[][] = [];
  const open = openCharges.filter(({ outstandingMinor }) => outstandingMinor > 0);
  for (const charge of open.sort(comparePaymentOrder)) {
    const step = steps.at(-1);
    const before = step?.[0];
    if (step && before && isPaidTogether(before, charge)) step.push(charge);
    else steps.push([charge]);
  }
  return steps;
}

const isPaidTogether = (a: OpenCharge, b: OpenCharge): boolean =>
  a.dueOn === b.dueOn && KIND_RANK[a.kind] === RANK_PAID_TOGETHER && KIND_RANK[b.kind] === RANK_PAID_TOGETHER;

/** Each charge gets what the amount pays up to it, half a cent up, less what those before it got: so the parts sum to the amount. */
function sharesOf(amountMinor: number, together: readonly OpenCharge[]): Allocation[] {
  const whole = BigInt(sumOf(together));
  let through = 0n;
  let given = 0;
  return together.flatMap(({ id, outstandingMinor }) => {
    through += BigInt(outstandingMinor);
    const shared = toAmountMinor(divideRounded(BigInt(amountMinor) * through, whole)) - given;
    given += shared;
    return shared > 0 ? [{ chargeId: id, amountMinor: shared }] : [];
  });
}

const sumOf = (charges: readonly OpenCharge[]): number =>
  charges.reduce((sum, { outstandingMinor }) => sum + outstandingMinor, 0);
