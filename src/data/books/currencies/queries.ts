import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

export type ExchangeRate = Pick<Row<'exchange_rates'>, 'id' | 'ratedOn' | 'rate' | 'source'>;
export type Conversion = Omit<Row<'currency_conversions'>, 'organizationId' | 'createdBy' | 'createdAt'>;

const CONVERSION_COLUMNS =
  'id, occurredOn, fromAccountId, fromCurrency, fromMinor, toAccountId, toCurrency, toMinor, rate, rateSource, ratedOn, differenceCurrency, differenceMinor, memo, entryId';
const LONGEST_LIST = 100;
// Rates are exact decimals, which some servers write as text: they are read as numbers here.

export const currencyQueries = {
  all: ['currencies'] as const,
  /** Pesos for a dollar, the newest first. */
  rates: (organizationId: string) =>
    queryOptions({
      queryKey: ['currencies', organizationId, 'rates'],
      queryFn: async () => {
        const answer = await getClient()
          .from('exchange_rates')
          .select('id, ratedOn, rate, source')
          .eq('organizationId', organizationId)
          .order('ratedOn', { ascending: false })
          .limit(LONGEST_LIST);
        return unwrap(answer).map((row): ExchangeRate => ({ ...row, rate: Number(row.rate) }));
      },
    }),
  conversions: (organizationId: string) =>
    queryOptions({
      queryKey: ['currencies', organizationId, 'conversions'],
      queryFn: async () => {
        const answer = await getClient()
          .from('currency_conversions')
          .select(CONVERSION_COLUMNS)
          .eq('organizationId', organizationId)
          .order('occurredOn', { ascending: false })
          .limit(LONGEST_LIST);
        return unwrap(answer).map((row): Conversion => ({ ...row, rate: Number(row.rate) }));
      },
    }),
};
