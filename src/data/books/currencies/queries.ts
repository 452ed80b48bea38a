import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const EXCHANGE_RATE_COLUMNS = 'id, ratedOn, rate, source';
export type ExchangeRate = Selected<'exchange_rates', typeof EXCHANGE_RATE_COLUMNS>;
export type Conversion = Selected<'currency_conversions', typeof CONVERSION_COLUMNS>;

const CONVERSION_COLUMNS =
  'id, occurredOn, fromAccountId, fromCurrency, fromMinor, toAccountId, toCurrency, toMinor, rate, rateSource, ratedOn, differenceCurrency, differenceMinor, memo, entryId';
const LONGEST_LIST = 100;
// Rates are exact decimals, which some servers write as text: they are read as numbers here.

export const currencyQueries = {
  all: ['currencies'] as const,
  /** Pesos for a dollar, the newest first. */
  rates: (organizationId: string) =>
    query(['currencies', organizationId, 'rates'], async () => {
      const answer = await select('exchange_rates', EXCHANGE_RATE_COLUMNS, { organizationId })
        .order('ratedOn', { ascending: false })
        .limit(LONGEST_LIST);
      return unwrap(answer).map((row): ExchangeRate => ({ ...row, rate: Number(row.rate) }));
    }),
  conversions: (organizationId: string) =>
    query(['currencies', organizationId, 'conversions'], async () => {
      const answer = await select('currency_conversions', CONVERSION_COLUMNS, { organizationId })
        .order('occurredOn', { ascending: false })
        .limit(LONGEST_LIST);
      return unwrap(answer).map((row): Conversion => ({ ...row, rate: Number(row.rate) }));
    }),
};
