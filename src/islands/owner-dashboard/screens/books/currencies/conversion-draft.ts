import type { ConversionInput } from '#src/data/books/currencies/mutations.ts';
import type { ExchangeRate } from '#src/data/books/currencies/queries.ts';
import { dated } from '#src/domain/books/exchange.ts';
import { type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

/** An exchange while it is written down. */
export interface ConversionDraft {
  readonly fromCurrency: CurrencyCode;
  /** Null takes the first account of cash. */
  readonly fromAccountId: string | null;
  readonly toAccountId: string | null;
  readonly fromMinor: number | null;
  readonly toMinor: number | null;
  /** Pesos for a dollar. */
  readonly rate: number | null;
  readonly source: string;
  readonly occurredOn: string;
}

/** Dollars into pesos today, measured by the latest rate. */
export function conversionDraft(latest: ExchangeRate | null, today: IsoDate): ConversionDraft {
  return {
    fromCurrency: 'USD',
    fromAccountId: null,
    toAccountId: null,
    fromMinor: null,
    toMinor: null,
    rate: latest?.rate ?? null,
    source: latest?.source ?? '',
    occurredOn: today,
  };
}

/** The exchange as it is recorded, or null while something is missing. */
export function conversionOf(
  draft: ConversionDraft,
  latest: ExchangeRate | null,
  firstCashId: string,
): Omit<ConversionInput, 'organizationId'> | null {
  const { fromCurrency, fromMinor, toMinor, rate, occurredOn } = draft;
  const rateSource = draft.source.trim();
  if (!fromMinor || !toMinor || !rate || rate <= 0 || rateSource === '' || !isIsoDate(occurredOn))
    return null;
  const offered = latest && { ...latest, ratedOn: latest.ratedOn };
  return {
    occurredOn,
    fromAccountId: draft.fromAccountId ?? firstCashId,
    fromCurrency,
    fromMinor,
    toAccountId: draft.toAccountId ?? firstCashId,
    toMinor,
    rate,
    rateSource,
    ratedOn: dated(rate, rateSource, offered, occurredOn).ratedOn,
  };
}
