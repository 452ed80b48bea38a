import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';

export type ExchangeRate = Pick<TableRow<'exchange_rates'>, 'id' | 'rated_on' | 'rate' | 'source'>;
export type Conversion = Omit<
  TableRow<'currency_conversions'>,
  'organization_id' | 'created_by' | 'created_at'
>;

const CONVERSION_COLUMNS =
  'id, occurred_on, from_account_id, from_currency, from_minor, to_account_id, to_currency, to_minor, rate, rate_source, rated_on, difference_currency, difference_minor, memo, entry_id';
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
          .select('id, rated_on, rate, source')
          .eq('organization_id', organizationId)
          .order('rated_on', { ascending: false })
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
          .eq('organization_id', organizationId)
          .order('occurred_on', { ascending: false })
          .limit(LONGEST_LIST);
        return unwrap(answer).map((row): Conversion => ({ ...row, rate: Number(row.rate) }));
      },
    }),
};
