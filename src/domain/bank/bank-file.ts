import type { IsoDate } from '../foundation/dates.ts';
import type { BalanceCheck } from './bank-balance.ts';

/** Lines that one file may have; a longer one is refused, never cut. */
export const MOST_BANK_LINES = 5_000;

/** A line of a statement; money in is positive, minor units. */
export interface BankFileLine {
  /** The bank's own number of the line, empty when it gives none. */
  readonly bankKey: string;
  readonly occurredOn: IsoDate;
  readonly amountMinor: number;
  readonly description: string;
  readonly reference: string;
}

export const bankLineFaults = [
  'date_unreadable',
  'amount_unreadable',
  'amount_ambiguous',
  'amount_missing',
  'amount_zero',
  'both_sides',
  'sign_unknown',
  'cells_missing',
  'cells_extra',
  'other_currency',
] as const;
export type BankLineFault = (typeof bankLineFaults)[number];

export interface RefusedBankLine {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly fault: BankLineFault;
  readonly text: string;
}

/** What is worth saying about how a file was read. */
export type BankNote =
  /** The signs of the file were turned because its balance moves the other way. */
  | 'sign_turned'
  /** The file has no signs: its balance says which way money went. */
  | 'sign_from_balance'
  /** The file has no signs and no balance: all counts as money in. */
  | 'no_signs';

/** What a statement of a bank says. */
export interface BankFile {
  readonly lines: readonly BankFileLine[];
  readonly refused: readonly RefusedBankLine[];
  /** Currencies that the file names, as codes; empty where it names none. */
  readonly currencies: readonly string[];
  /** Last four digits of the accounts that the file names. */
  readonly lastFours: readonly string[];
  readonly closing: { readonly amountMinor: number; readonly on: IsoDate } | null;
  readonly balance: BalanceCheck;
  readonly notes: readonly BankNote[];
}
