import type { Charge } from '#src/data/money/charges/queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { allocatePayment } from '#src/domain/money/allocation.ts';

export interface PreviewPart {
  readonly charge: Charge;
  readonly amountMinor: number;
}

export interface PaymentPreview {
  /** What the payment pays, in the order in which it is paid. */
  readonly parts: readonly PreviewPart[];
  /** What stays with the tenant as credit. */
  readonly creditMinor: number;
  /** What is owed after it. */
  readonly stillOwedMinor: number;
  readonly outcome: 'exact' | 'partial' | 'over' | 'all_credit';
}

/**
 * What a payment would do to the open charges of its lease, by the rule that the database posts by.
 * Null while there is no amount above zero. Amounts in minor units.
 */
export function previewPayment(
  amountMinor: number | null,
  currency: CurrencyCode,
  open: readonly Charge[],
): PaymentPreview | null {
  if (amountMinor === null || amountMinor <= 0) return null;
  const { allocations, creditMinor } = allocatePayment(
    { amountMinor, currency },
    open.map((charge) => ({
      id: charge.id,
      kind: charge.kind,
      dueOn: charge.dueOn,
      currency: charge.currency,
      outstandingMinor: charge.outstandingMinor,
      postingNumber: charge.postingNumber,
    })),
  );
  const byId = new Map(open.map((charge) => [charge.id, charge]));
  const parts = allocations.flatMap(({ chargeId, amountMinor: paid }) => {
    const charge = byId.get(chargeId);
    return charge ? [{ charge, amountMinor: paid }] : [];
  });
  const owed = open.reduce((sum, charge) => sum + charge.outstandingMinor, 0);
  const stillOwedMinor = owed - (amountMinor - creditMinor);
  return { parts, creditMinor, stillOwedMinor, outcome: outcomeOf(owed, stillOwedMinor, creditMinor) };
}

function outcomeOf(owed: number, stillOwed: number, credit: number): PaymentPreview['outcome'] {
  if (owed === 0) return 'all_credit';
  if (stillOwed > 0) return 'partial';
  return credit > 0 ? 'over' : 'exact';
}
