import { chargeListSpec } from '#src/data/money/charges/queries.ts';
import { reportSlug } from '#src/domain/books/report-request.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import { chargesPath } from '../parts/charges-path.ts';

/** Where what a figure of a month and a currency is made of is listed. */
export type FigurePath = (month: IsoMonth, currency: CurrencyCode) => string;

/** Deposits are in no month's figures: they stay the tenant's. */
const kind = chargeListSpec.filters.kind.filter((own) => own !== 'deposit');

const dueIn = (month: IsoMonth, currency: CurrencyCode) => ({
  kind,
  currency: [currency],
  from: [firstDayOf(month)],
  to: [lastDayOf(month)],
});

export const figurePaths = {
  chargesDue: (month, currency) => chargesPath(dueIn(month, currency)),
  chargesOpen: (month, currency) => chargesPath({ state: ['open'], ...dueIn(month, currency) }),
  /** Of all months and of all kinds, as it is counted. */
  chargesLate: (_month, currency) => chargesPath({ state: ['late'], currency: [currency] }),
  incomeStatement: (month, currency) =>
    `/finance/reports/${reportSlug('income_statement')}?period=${month}&currency=${currency}`,
} satisfies Record<string, FigurePath>;
