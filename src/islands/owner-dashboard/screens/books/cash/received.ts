import type { ExchangeRate } from '#src/data/books/currencies/queries.ts';
import type { ReceivedMoney } from '#src/data/money/payments/received.ts';
import {
  type DatedRate,
  dated,
  exchangedMinor,
  isNearRate,
  isRate,
  otherCurrency,
} from '#src/domain/books/exchange.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

/** Money in the other currency while it is written down. What is not touched yet follows what is offered. */
export interface ReceivedDraft {
  /** Whether it came in the other currency at all. */
  readonly isOther: boolean;
  readonly receivedMinor?: number | null;
  /** Pesos for a dollar. */
  readonly rate?: number | null;
  readonly source?: string;
  /** What it counts as, in the lease's currency. */
  readonly countsMinor?: number | null;
}

export interface ReceivedFacts {
  /** Of the lease. */
  readonly currency: CurrencyCode;
  /** What is owed is what people mostly pay. */
  readonly owedMinor: number;
  readonly offered: DatedRate | null;
  /** The day on which it came. */
  readonly day: IsoDate;
}

/** What is wrong, by field: keys of `ownerMoney.cash.exchange`. */
export interface ReceivedProblems {
  receivedMinor?: 'receivedMissing';
  rate?: 'rateMissing';
  source?: 'sourceMissing';
  countsMinor?: 'countsMissing' | 'countsFar';
}

export interface ReceivedView {
  /** In which the money came. */
  readonly currency: CurrencyCode;
  readonly receivedMinor: number | null;
  readonly rate: number | null;
  readonly source: string;
  readonly countsMinor: number | null;
  readonly problems: ReceivedProblems;
  /** As it is sent; null while something is wrong. */
  readonly exchange: { readonly amountMinor: number; readonly received: ReceivedMoney } | null;
}

/** The rate that was written down last up to a day. @param rates the newest first */
export function offeredRate(rates: readonly ExchangeRate[], day: IsoDate): DatedRate | null {
  const found = rates.find(({ ratedOn }) => ratedOn <= day);
  return found ? { rate: found.rate, source: found.source, ratedOn: found.ratedOn } : null;
}

/** What the fields show of a draft, what is wrong with it, and what is sent of it. */
export function readReceived(draft: ReceivedDraft, facts: ReceivedFacts): ReceivedView {
  const { currency, owedMinor, offered, day } = facts;
  const other = otherCurrency(currency);
  const rate = draft.rate === undefined ? (offered?.rate ?? null) : draft.rate;
  const source = (draft.source ?? offered?.source ?? '').trim();
  const owed = isRate(rate) && owedMinor > 0 ? exchangedMinor(owedMinor, currency, rate) : null;
  const receivedMinor = draft.receivedMinor === undefined ? owed : draft.receivedMinor;
  const expected = isRate(rate) && receivedMinor ? exchangedMinor(receivedMinor, other, rate) : null;
  const computed = draft.receivedMinor === undefined && owed !== null ? owedMinor : expected;
  const countsMinor = draft.countsMinor === undefined ? computed : draft.countsMinor;

  const problems: ReceivedProblems = {};
  if (!receivedMinor || receivedMinor <= 0) problems.receivedMinor = 'receivedMissing';
  if (!isRate(rate)) problems.rate = 'rateMissing';
  if (source === '') problems.source = 'sourceMissing';
  if (!countsMinor || countsMinor <= 0) problems.countsMinor = 'countsMissing';
  else if (expected !== null && !isNearRate(countsMinor, expected)) problems.countsMinor = 'countsFar';

  const isRight = Object.keys(problems).length === 0 && isRate(rate) && receivedMinor && countsMinor;
  return {
    currency: other,
    receivedMinor,
    rate,
    source: draft.source ?? source,
    countsMinor,
    problems,
    exchange: isRight
      ? { amountMinor: countsMinor, received: { receivedMinor, ...dated(rate, source, offered, day) } }
      : null,
  };
}
