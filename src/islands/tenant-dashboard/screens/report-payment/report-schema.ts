import * as v from 'valibot';
import { addDays, type IsoDate, isIsoDate } from '#src/domain/dates.ts';
import { MAX_AMOUNT_MINOR } from '#src/domain/money-text.ts';

/** How a tenant can say that they paid; cards are not taken by hand. */
export const reportMethods = ['transfer', 'cash', 'cheque'] as const;
export type ReportMethod = (typeof reportMethods)[number];

/** As far back as the database takes a payment. */
const DAYS_BACK = 1096;

export const firstReportDay = (today: IsoDate): IsoDate => addDays(today, -DAYS_BACK);

/** A payment report; messages are keys of `tenantReport.problems`. */
export function reportSchema(today: IsoDate) {
  return v.object({
    amountMinor: v.pipe(
      v.nullable(v.number()),
      v.number('amountMissing'),
      v.minValue(1, 'amountMissing'),
      v.maxValue(MAX_AMOUNT_MINOR, 'amountTooLarge'),
    ),
    paidOn: v.pipe(
      v.string(),
      v.check(isIsoDate, 'dateInvalid'),
      v.maxValue(today, 'dateFuture'),
      v.minValue(firstReportDay(today), 'dateOld'),
    ),
    method: v.picklist(reportMethods, 'required'),
    reference: v.pipe(v.string(), v.trim(), v.maxLength(80, 'referenceLong')),
  });
}

export type ReportInput = v.InferInput<ReturnType<typeof reportSchema>>;
export type ReportValues = v.InferOutput<ReturnType<typeof reportSchema>>;

export type BegunReport = Partial<Pick<ReportInput, 'amountMinor' | 'method'>>;

/** What an address brings along of a report: `?method=cash&amount=250000`. */
export function begunReport(search: string): BegunReport {
  const given = new URLSearchParams(search);
  const method = reportMethods.find((own) => own === given.get('method'));
  const amount = given.get('amount') ?? '';
  const isAmount = /^[1-9]\d{0,12}$/.test(amount) && Number(amount) <= MAX_AMOUNT_MINOR;
  return { ...(method && { method }), ...(isAmount && { amountMinor: Number(amount) }) };
}
