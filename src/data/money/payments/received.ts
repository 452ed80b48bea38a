import type { Selected } from '#src/data/rows.ts';
import type { DatedRate } from '#src/domain/books/exchange.ts';

// A file of its own, so that who reads or sends of a payment only this does not fetch all of payments.

/** What came where that was the other currency than the lease's, and the rate at which it counts. */
export interface ReceivedMoney extends DatedRate {
  /** Minor units of the other currency, above zero. */
  readonly receivedMinor: number;
}

/** The arguments that say in which money a payment came; none where it came in the lease's own. */
export const receivedArguments = (received: ReceivedMoney | null) =>
  received === null
    ? {}
    : {
        receivedMinor: received.receivedMinor,
        rate: received.rate,
        rateSource: received.source,
        ratedOn: received.ratedOn,
      };

/** What came where that was the other currency than the lease's, at which rate, and what was lost by it; else nulls. */
export type ReceivedDetails = Selected<'payments_list', typeof RECEIVED_COLUMNS>;
export const RECEIVED_COLUMNS =
  'receivedCurrency, receivedMinor, rate, rateSource, ratedOn, differenceCurrency, differenceMinor';

/** Rates are exact decimals, which some servers write as text: they are read as numbers here. */
export const withRate = <Row extends ReceivedDetails>(row: Row): Row => ({
  ...row,
  rate: row.rate === null ? null : Number(row.rate),
});
