import type { IsoDate } from '../dates.ts';
import type { CurrencyCode } from '../enums.ts';

/** Lines that one file may have. */
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

export const bankLineFaults = ['date_unreadable', 'amount_unreadable', 'amount_zero'] as const;
export type BankLineFault = (typeof bankLineFaults)[number];

export interface RefusedBankLine {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly fault: BankLineFault;
  readonly text: string;
}

/** What a file of a bank says. */
export interface BankFile {
  readonly lines: readonly BankFileLine[];
  readonly refused: readonly RefusedBankLine[];
  /** What the file itself says, where it does. */
  readonly currency: CurrencyCode | null;
  readonly closing: { readonly amountMinor: number; readonly on: IsoDate } | null;
  /** Last digits of the account, where the file says them. */
  readonly lastFour: string;
}
