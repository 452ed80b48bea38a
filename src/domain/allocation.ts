import { compareDates, type IsoDate } from './dates.ts';
import type { ChargeKind, CurrencyCode } from './enums.ts';
import { DomainError } from './errors.ts';
import { assertSameCurrency, type Money } from './money.ts';

/** A charge that is not fully paid. */
export interface OpenCharge {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly dueOn: IsoDate;
  readonly currency: CurrencyCode;
  readonly outstandingMinor: number;
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

/** Of charges due on one day, rent is paid first and the deposit, which is no income, last. */
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

/** The order in which charges are paid: oldest due first, then rent and ITBIS, late fee, other, deposit, then by id. */
export function comparePaymentOrder(a: OpenCharge, b: OpenCharge): number {
  return compareDates(a.dueOn, b.dueOn) || KIND_RANK[a.kind] - KIND_RANK[b.kind] || compareText(a.id, b.id);
}

/**
 * Spreads a payment or a credit over open charges in payment order; the rest is credit. The parts and the credit
 * sum to the amount, and no charge gets more than it has outstanding.
 * Errors: `amount_not_positive`, `currency_mismatch`.
 */
export function allocatePayment(amount: Money, openCharges: readonly OpenCharge[]): PaymentAllocation {
  if (amount.amountMinor <= 0) throw new DomainError('amount_not_positive', { amount: amount.amountMinor });
  const allocations: Allocation[] = [];
  let creditMinor = amount.amountMinor;
  for (const charge of [...openCharges].sort(comparePaymentOrder)) {
    assertSameCurrency(amount.currency, charge.currency);
    const amountMinor = Math.min(creditMinor, charge.outstandingMinor);
    if (amountMinor <= 0) continue;
    allocations.push({ chargeId: charge.id, amountMinor });
    creditMinor -= amountMinor;
  }
  return { allocations, creditMinor };
}

// By code unit, as the database orders uuids; a collation would order them by locale.
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
