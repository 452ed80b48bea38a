import type { BankPart } from '#src/data/bank/mutations.ts';
import type { ExchangeRate } from '#src/data/books/currencies/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import {
  offeredRate,
  type ReceivedDraft,
  type ReceivedView,
  readReceived,
} from '#src/islands/owner-dashboard/screens/books/cash/received.ts';

export const partKinds = ['account', 'bill', 'lease', 'credit'] as const;
export type PartKind = (typeof partKinds)[number];

/** A part of a bank line as its form has it. */
export interface PartDraft {
  readonly key: string;
  readonly kind: PartKind;
  /** The account, the bill, the lease or the vendor's credit note. */
  readonly id: string | null;
  readonly propertyId: string | null;
  /** Of an account: whether money came in. Rents and what is left of credit notes come in, bills go out. */
  readonly isIn: boolean;
  /** Above zero, minor units; null while empty. */
  readonly amountMinor: number | null;
  readonly description: string;
  /** The lease's, where a lease is chosen. */
  readonly currency?: CurrencyCode | undefined;
  /** What it counts as where that is the other currency. */
  readonly exchange?: ReceivedDraft | undefined;
  /** The lease has a payment that may be the same money, and nobody said yet that this is another. */
  readonly isPossibleDuplicate?: boolean | undefined;
}

/** Takes back what was said of a lease. */
export const noLease = {
  currency: undefined,
  exchange: undefined,
  isPossibleDuplicate: undefined,
} satisfies Partial<PartDraft>;

/** What a line is in: the currency of its account, its day, and the rates that are known, the newest first. */
export interface LineMoney {
  readonly currency: CurrencyCode;
  readonly day: IsoDate;
  readonly rates: readonly ExchangeRate[];
}

/** What a part pays of a lease in the other currency; null for any other part. */
export function exchangeOf(part: PartDraft, { currency, day, rates }: LineMoney): ReceivedView | null {
  if (part.kind !== 'lease' || part.currency === undefined || part.currency === currency) return null;
  const draft = { isOther: true, ...part.exchange, receivedMinor: part.amountMinor };
  return readReceived(draft, {
    currency: part.currency,
    owedMinor: 0,
    offered: offeredRate(rates, day),
    day,
  });
}

/** With its sign: money in is positive. */
export function signedAmount({ kind, isIn, amountMinor }: PartDraft): number {
  const amount = amountMinor ?? 0;
  return kind === 'lease' || kind === 'credit' || (kind === 'account' && isIn) ? amount : -amount;
}

/** What of the line no part says yet; zero when they make it up. */
export function restOf(lineMinor: number, parts: readonly PartDraft[]): number {
  return parts.reduce((rest, part) => rest - signedAmount(part), lineMinor);
}

/** A part that would take the rest of the line. */
export function partFor(restMinor: number, description: string, key: string): PartDraft {
  return {
    key,
    kind: 'account',
    id: null,
    propertyId: null,
    isIn: restMinor > 0,
    amountMinor: Math.abs(restMinor) || null,
    description,
  };
}

/** Whether everything is said: each part has its choice and amount, and together they are the line. */
export function areComplete(lineMinor: number, parts: readonly PartDraft[], money: LineMoney): boolean {
  return (
    restOf(lineMinor, parts) === 0 &&
    parts.every(
      (part) =>
        part.id !== null &&
        (part.amountMinor ?? 0) > 0 &&
        exchangeOf(part, money)?.exchange !== null &&
        !part.isPossibleDuplicate,
    )
  );
}

export function toBankPart(part: PartDraft, money: LineMoney): BankPart {
  const { kind, propertyId, description } = part;
  const [id, amountMinor] = [part.id ?? '', signedAmount(part)];
  if (kind === 'account') return { kind, id, amountMinor, propertyId, description };
  // A credit note is a bill the other way round.
  if (kind === 'bill' || kind === 'credit') return { kind: 'bill', id, amountMinor };
  const exchange = exchangeOf(part, money)?.exchange;
  if (!exchange) return { kind, id, amountMinor };
  const { receivedMinor: _, ...rate } = exchange.received;
  return { kind, id, amountMinor, exchange: { ...rate, countsMinor: exchange.amountMinor } };
}
