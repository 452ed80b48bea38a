import type { OpeningInput } from '#src/data/books/mutations.ts';
import { naturalAmount } from '#src/domain/books/statements.ts';
import type { AccountKind, CurrencyCode } from '#src/domain/foundation/enums.ts';

/** By account or lease; NaN is a text that is no amount. */
type Amounts = Readonly<Record<string, number | null>>;

export interface OpeningDraft extends Record<string, unknown> {
  /** Null means today. */
  readonly occurredOn: string | null;
  /** Of the accounts; a lease has its own. */
  readonly currency: CurrencyCode;
  readonly balances: Amounts;
  /** The property that an account's balance belongs to; empty for none. */
  readonly properties: Readonly<Record<string, string>>;
  /** What tenants owed, or what they had paid ahead. */
  readonly debts: Amounts;
  /** The leases whose amount had been paid ahead. */
  readonly paidAhead: Readonly<Record<string, boolean>>;
}

/** Nothing typed yet. */
export const emptyOpening = (currency: CurrencyCode): OpeningDraft => ({
  occurredOn: null,
  currency,
  balances: {},
  properties: {},
  debts: {},
  paidAhead: {},
});

export const isReadable = ({ balances, debts }: OpeningDraft): boolean =>
  ![balances, debts].flatMap((amounts) => Object.values(amounts)).some(Number.isNaN);

/** What is posted of a draft: debits and debts positive, what is empty left out. */
export function openingRows(
  { currency, balances, properties, debts, paidAhead }: OpeningDraft,
  accounts: readonly { readonly id: string; readonly kind: AccountKind }[],
  leases: readonly { readonly id: string }[],
): Pick<OpeningInput, 'lines' | 'tenants'> {
  return {
    lines: accounts.flatMap(({ id, kind }) => {
      const amountMinor = naturalAmount(kind, balances[id] ?? 0);
      if (amountMinor === 0) return [];
      return [{ accountId: id, currency, amountMinor, propertyId: properties[id] || null }];
    }),
    tenants: leases.flatMap(({ id }) => {
      const amountMinor = debts[id] ?? 0;
      if (amountMinor <= 0) return [];
      return [{ leaseId: id, amountMinor: paidAhead[id] ? -amountMinor : amountMinor }];
    }),
  };
}
