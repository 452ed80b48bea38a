import * as v from 'valibot';
import type { ReceivedMoney } from '#src/data/money/payments/received.ts';
import { type DatedRate, dated, exchangedMinor, isRate, otherCurrency } from '#src/domain/books/exchange.ts';
import { addDays, type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { MAX_AMOUNT_MINOR } from '#src/domain/foundation/money-text.ts';

/** How a tenant can say that they paid; cards are not taken by hand. */
export const reportMethods = ['transfer', 'cash', 'cheque'] as const;

/** As far back as the database takes a payment. */
const DAYS_BACK = 1096;

export const firstReportDay = (today: IsoDate): IsoDate => addDays(today, -DAYS_BACK);

/** A payment report; messages are keys of `tenantReport.problems`. */
export function reportSchema(today: IsoDate) {
  return v.pipe(
    v.object({
      /** In the lease's currency; what was paid in the other one counts by its rate. */
      amountMinor: v.pipe(v.nullable(v.number()), v.check(isNoMoreThanMost, 'amountTooLarge')),
      isOther: v.boolean(),
      receivedMinor: v.pipe(v.nullable(v.number()), v.check(isNoMoreThanMost, 'amountTooLarge')),
      /** Pesos for a dollar. */
      rate: v.nullable(v.number()),
      paidOn: v.pipe(
        v.string(),
        v.check(isIsoDate, 'dateInvalid'),
        v.maxValue(today, 'dateFuture'),
        v.minValue(firstReportDay(today), 'dateOld'),
      ),
      method: v.picklist(reportMethods, 'required'),
      reference: v.pipe(v.string(), v.trim(), v.maxLength(80, 'referenceLong')),
    }),
    v.forward(
      v.check(({ isOther, amountMinor }) => isOther || (amountMinor ?? 0) > 0, 'amountMissing'),
      ['amountMinor'],
    ),
    v.forward(
      v.check(({ isOther, receivedMinor }) => !isOther || (receivedMinor ?? 0) > 0, 'amountMissing'),
      ['receivedMinor'],
    ),
    v.forward(
      v.check(({ isOther, rate }) => !isOther || isRate(rate), 'rateMissing'),
      ['rate'],
    ),
  );
}

const isNoMoreThanMost = (amount: number | null) => (amount ?? 0) <= MAX_AMOUNT_MINOR;

/**
 * What a report counts as in the lease's currency, and what was paid where that was the other one.
 * @param ownSource who says a rate that the landlord did not write down
 */
export function countedReport(
  { isOther, amountMinor, receivedMinor, rate, paidOn }: ReportValues,
  currency: CurrencyCode,
  offered: DatedRate | null,
  ownSource: string,
): { amountMinor: number; received: ReceivedMoney | null } {
  if (!isOther) return { amountMinor: amountMinor ?? 0, received: null };
  const paid = receivedMinor ?? 0;
  const at = rate ?? 0;
  const source = offered?.rate === at ? offered.source : ownSource;
  return {
    amountMinor: exchangedMinor(paid, otherCurrency(currency), at),
    received: { receivedMinor: paid, ...dated(at, source, offered, paidOn) },
  };
}

export type ReportInput = v.InferInput<ReturnType<typeof reportSchema>>;
export type ReportValues = v.InferOutput<ReturnType<typeof reportSchema>>;

export type BegunReport = Partial<Pick<ReportInput, 'amountMinor' | 'method' | 'paidOn'>>;

/** What an address brings along of a report: `?method=cash&amount=250000&day=2026-05-02`. */
export function begunReport(search: string): BegunReport {
  const given = new URLSearchParams(search);
  const method = reportMethods.find((own) => own === given.get('method'));
  const amount = given.get('amount') ?? '';
  const isAmount = /^[1-9]\d{0,12}$/.test(amount) && Number(amount) <= MAX_AMOUNT_MINOR;
  const day = given.get('day');
  return {
    ...(method && { method }),
    ...(isAmount && { amountMinor: Number(amount) }),
    ...(day && isIsoDate(day) && { paidOn: day }),
  };
}
