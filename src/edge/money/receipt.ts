import { array, type InferOutput, integer, nullish, number, object, picklist, pipe, string } from 'valibot';
import { cardProcessors, chargeKinds, currencyCodes, paymentMethods } from '#src/domain/foundation/enums.ts';
import { AmountMinor, Day, issuerEntries } from '../shapes.ts';

/** A row of the table `receipts`: its own columns, and in `details` what was true when it was issued. */
export const Receipt = object({
  number: pipe(number(), integer()),
  issued_on: Day,
  currency: picklist(currencyCodes),
  amount_minor: AmountMinor,
  voided_at: nullish(string()),
  details: object({
    ...issuerEntries,
    tenant_name: string(),
    property_name: string(),
    unit_label: string(),
    address: nullish(string()),
    method: picklist(paymentMethods),
    reference: nullish(string()),
    paid_on: Day,
    allocations: array(
      object({
        kind: picklist(chargeKinds),
        period_start: nullish(Day),
        period_end: nullish(Day),
        amount_minor: AmountMinor,
      }),
    ),
    credit_minor: AmountMinor,
    // Of payments that came in the other currency, since receipts tell it.
    received: nullish(
      object({
        currency: picklist(currencyCodes),
        amount_minor: AmountMinor,
        rate: number(),
        rate_source: string(),
        rated_on: Day,
      }),
    ),
    // Of card payments, since receipts name the card.
    fee_minor: nullish(AmountMinor),
    card: nullish(
      object({
        processor: nullish(picklist(cardProcessors)),
        brand: nullish(string()),
        last4: nullish(string()),
        order_number: nullish(string()),
      }),
    ),
  }),
});
export type Receipt = InferOutput<typeof Receipt>;

/** The columns to select for a Receipt. */
export const receiptColumns = 'number, issued_on, currency, amount_minor, voided_at, details';
