import { array, type InferOutput, integer, nullish, number, object, picklist, pipe, string } from 'valibot';
import { cardProcessors, chargeKinds, currencyCodes, paymentMethods } from '#src/domain/foundation/enums.ts';
import { AmountMinor, Day, issuerEntries } from '../shapes.ts';

/** A row of the table `receipts`: its own columns, and in `details` what was true when it was issued. */
export const Receipt = object({
  number: pipe(number(), integer()),
  issuedOn: Day,
  currency: picklist(currencyCodes),
  amountMinor: AmountMinor,
  voidedAt: nullish(string()),
  details: object({
    ...issuerEntries,
    tenantName: string(),
    propertyName: string(),
    unitLabel: string(),
    address: nullish(string()),
    method: picklist(paymentMethods),
    reference: nullish(string()),
    paidOn: Day,
    allocations: array(
      object({
        kind: picklist(chargeKinds),
        periodStart: nullish(Day),
        periodEnd: nullish(Day),
        amountMinor: AmountMinor,
      }),
    ),
    creditMinor: AmountMinor,
    // Of payments that came in the other currency, since receipts tell it.
    received: nullish(
      object({
        currency: picklist(currencyCodes),
        amountMinor: AmountMinor,
        rate: number(),
        rateSource: string(),
        ratedOn: Day,
      }),
    ),
    // Of card payments, since receipts name the card.
    feeMinor: nullish(AmountMinor),
    card: nullish(
      object({
        processor: nullish(picklist(cardProcessors)),
        brand: nullish(string()),
        last4: nullish(string()),
        orderNumber: nullish(string()),
      }),
    ),
  }),
});
export type Receipt = InferOutput<typeof Receipt>;

/** The columns to select for a Receipt. */
export const receiptColumns = 'number, issuedOn, currency, amountMinor, voidedAt, details';
