import type { ChargeKind, CurrencyCode, JournalKind } from '../foundation/enums.ts';
import { DomainError } from '../foundation/errors.ts';
import type { Money } from '../foundation/money.ts';
import type { Allocation } from '../money/allocation.ts';
import type { AccountKey } from './chart-of-accounts.ts';

/** One side of an entry: a debit is positive, a credit negative, in minor units; never zero. */
export interface JournalLine {
  readonly account: AccountKey;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
}

/** What is posted at once. Its lines sum to zero in every currency; once posted it is never changed. */
export interface JournalEntry {
  readonly kind: JournalKind;
  readonly lines: readonly JournalLine[];
}

/** What a charge is earned as. A deposit is owed back, so it is a liability and never income. */
const CREDITED_BY_CHARGE: Readonly<Record<ChargeKind, AccountKey>> = {
  rent: 'rent_income',
  late_fee: 'late_fee_income',
  itbis: 'itbis_payable',
  condominium_fee: 'recovered_expenses',
  utility: 'recovered_expenses',
  returned_payment: 'other_income',
  opening_balance: 'opening_equity',
  other: 'other_income',
  deposit: 'deposits_held',
};

export interface Charge {
  readonly kind: ChargeKind;
  readonly amount: Money;
}

export interface Payment {
  readonly amount: Money;
  readonly allocations: readonly Allocation[];
  /** Where the money arrived. */
  readonly cashAccount?: Extract<AccountKey, 'operating_cash' | 'trust_cash' | 'deposits_bank'>;
}

/** Dr receivables, Cr the charge's income or, for a deposit, deposits held. Error: `amount_not_positive`. */
export function chargeEntry({ kind, amount }: Charge): JournalEntry {
  assertPositive(amount.amountMinor);
  return entry('charge', amount.currency, {
    receivables: amount.amountMinor,
    [CREDITED_BY_CHARGE[kind]]: -amount.amountMinor,
  });
}

/**
 * Dr cash, Cr receivables with what pays charges, Cr prepaid rent with the rest.
 * Errors: `amount_not_positive`, `allocation_exceeds_payment`.
 */
export function paymentEntry({ amount, allocations, cashAccount = 'operating_cash' }: Payment): JournalEntry {
  assertPositive(amount.amountMinor);
  const allocatedMinor = totalOf(allocations);
  const restMinor = amount.amountMinor - allocatedMinor;
  if (restMinor < 0) throw new DomainError('allocation_exceeds_payment', { amount: amount.amountMinor });
  return entry('payment', amount.currency, {
    [cashAccount]: amount.amountMinor,
    receivables: -allocatedMinor,
    prepaid_rent: -restMinor,
  });
}

/** A tenant's credit pays charges: Dr prepaid rent, Cr receivables. Error: `amount_not_positive`. */
export function creditApplicationEntry(
  currency: CurrencyCode,
  allocations: readonly Allocation[],
): JournalEntry {
  const amountMinor = totalOf(allocations);
  assertPositive(amountMinor);
  return entry('credit_application', currency, { prepaid_rent: amountMinor, receivables: -amountMinor });
}

/** The entry that takes another back: the same lines with the opposite sign. Error: `entry_unbalanced`. */
export function reversalOf({ lines }: JournalEntry): JournalEntry {
  const opposite = lines.map((line) => ({ ...line, amountMinor: -line.amountMinor }));
  return assertBalanced({ kind: 'reversal', lines: opposite });
}

/** Whether an entry has at least two lines, none of them zero, and sums to zero in every currency. */
export function isBalanced({ lines }: JournalEntry): boolean {
  const sums = new Map<CurrencyCode, bigint>();
  for (const { currency, amountMinor } of lines) {
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amountMinor));
  }
  const hasEmptyLine = lines.some((line) => line.amountMinor === 0);
  return lines.length >= 2 && !hasEmptyLine && [...sums.values()].every((sum) => sum === 0n);
}

/** Debits less credits of one account in one currency over any number of entries, in minor units. */
export function accountBalance(
  entries: readonly JournalEntry[],
  account: AccountKey,
  currency: CurrencyCode,
): number {
  return entries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account === account && line.currency === currency)
    .reduce((sum, line) => sum + line.amountMinor, 0);
}

/** An entry in one currency; an account with nothing to post gets no line. */
function entry(
  kind: JournalKind,
  currency: CurrencyCode,
  amounts: Partial<Record<AccountKey, number>>,
): JournalEntry {
  const lines = (Object.entries(amounts) as [AccountKey, number][])
    .filter(([, amountMinor]) => amountMinor !== 0)
    .map(([account, amountMinor]) => ({ account, currency, amountMinor }));
  return assertBalanced({ kind, lines });
}

function assertBalanced(made: JournalEntry): JournalEntry {
  if (!isBalanced(made)) throw new DomainError('entry_unbalanced', { kind: made.kind });
  return made;
}

function totalOf(allocations: readonly Allocation[]): number {
  return allocations.reduce((sum, { amountMinor }) => {
    assertPositive(amountMinor);
    return sum + amountMinor;
  }, 0);
}

function assertPositive(amountMinor: number): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    throw new DomainError('amount_not_positive', { amount: amountMinor });
  }
}
