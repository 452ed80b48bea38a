import type { CurrencyCode } from '../foundation/enums.ts';
import { byCode } from '../foundation/text-order.ts';
import type { CashHolding } from './chart-of-accounts.ts';

export interface CashAccount {
  readonly id: string;
  /** Null for an account of the organization's own. */
  readonly systemKey: string | null;
  readonly heldFor: CashHolding;
  readonly isActive: boolean;
  /** Whether anything was ever posted to it. */
  readonly hasEntries: boolean;
}

/** The usual accounts of an organization; null for operating cash. */
export interface UsualAccounts {
  readonly paymentsAccountId: string | null;
  readonly depositsAccountId: string | null;
}

/** What is owed to others and what stands apart for it, in one currency; minor units. */
export interface CashPosition {
  readonly currency: CurrencyCode;
  readonly depositsOwedMinor: number;
  readonly depositsHeldMinor: number;
  readonly ownersDueMinor: number;
  readonly ownersHeldMinor: number;
  readonly keepsDepositsApart: boolean;
  readonly keepsOwnersApart: boolean;
}

export type HeldForOthers = Exclude<CashHolding, 'own'>;

/** Deposits or owners' money of one currency against what stands in accounts that keep them. */
export interface CashGap {
  readonly heldFor: HeldForOthers;
  readonly currency: CurrencyCode;
  readonly owedMinor: number;
  readonly heldMinor: number;
  /** What is missing there; zero when nothing is. */
  readonly missingMinor: number;
  /** Whether the organization keeps it apart at all: many keep one account, and the law lets them. */
  readonly isApart: boolean;
}

const OPERATING_CASH = 'operating_cash';

/**
 * The accounts that a reader chooses among. What every chart comes with counts once it is used or chosen as usual, so
 * that whoever keeps one account is never asked.
 */
export function choosableAccounts<Account extends CashAccount>(
  accounts: readonly Account[],
  { paymentsAccountId, depositsAccountId }: UsualAccounts,
): Account[] {
  return accounts.filter(
    ({ id, systemKey, isActive, hasEntries }) =>
      isActive &&
      (systemKey === null ||
        systemKey === OPERATING_CASH ||
        hasEntries ||
        id === paymentsAccountId ||
        id === depositsAccountId),
  );
}

/** Where payments arrive, or deposits leave from, when nobody says otherwise; undefined before the accounts are known. */
export function usualAccountId(
  accounts: readonly CashAccount[],
  usual: UsualAccounts,
  use: 'payments' | 'deposits',
): string | undefined {
  const chosen = use === 'payments' ? usual.paymentsAccountId : usual.depositsAccountId;
  return chosen ?? accounts.find(({ systemKey }) => systemKey === OPERATING_CASH)?.id;
}

/** Where money of others should stand: the usual account when it keeps it, or else the first that does. */
export function accountFor(
  accounts: readonly CashAccount[],
  usual: UsualAccounts,
  heldFor: HeldForOthers,
): string | undefined {
  const fits = accounts.filter((account) => account.isActive && account.heldFor === heldFor);
  const usualId = heldFor === 'deposits' ? usual.depositsAccountId : usual.paymentsAccountId;
  return (fits.find(({ id }) => id === usualId) ?? fits[0])?.id;
}

/** What of each position is worth a line: something is owed, or stands there. Deposits first. */
export function cashGaps(positions: readonly CashPosition[]): CashGap[] {
  const gaps = positions.flatMap((position): CashGap[] => [
    gapOf(
      'deposits',
      position.currency,
      position.depositsOwedMinor,
      position.depositsHeldMinor,
      position.keepsDepositsApart,
    ),
    gapOf(
      'owners',
      position.currency,
      position.ownersDueMinor,
      position.ownersHeldMinor,
      position.keepsOwnersApart,
    ),
  ]);
  return gaps
    .filter(({ owedMinor, heldMinor }) => owedMinor !== 0 || heldMinor !== 0)
    .toSorted((a, b) => byCode(a.heldFor, b.heldFor));
}

function gapOf(
  heldFor: HeldForOthers,
  currency: CurrencyCode,
  owedMinor: number,
  heldMinor: number,
  isApart: boolean,
): CashGap {
  return {
    heldFor,
    currency,
    owedMinor,
    heldMinor,
    missingMinor: Math.max(owedMinor - heldMinor, 0),
    isApart,
  };
}
