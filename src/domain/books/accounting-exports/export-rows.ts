import type { IsoDate } from '#src/domain/foundation/dates.ts';

/** What an account is to programs that keep lists of them; of receivables and payables some take one line a transaction. */
export type ExportAccountKind =
  | 'bank'
  | 'receivable'
  | 'payable'
  | 'asset'
  | 'liability'
  | 'equity'
  | 'income'
  | 'expense';

/** A line of an entry; the amount is positive on the debit side, in minor units of the file's currency. */
export interface ExportLine {
  /** What the other software calls the account. */
  readonly account: string;
  /** Our own code and name of it. */
  readonly accountCode: string;
  readonly accountName: string;
  readonly accountKind: ExportAccountKind;
  /** Whether the organization said what the other software calls it: then it is there already. */
  readonly isNamedThere: boolean;
  readonly amountMinor: number;
  /** The tenant, the vendor of the bill or the owner who drew; empty when there is none. */
  readonly contact: string;
  /** Empty when the line is of no property. */
  readonly property: string;
}

/** An entry with its lines, which sum to zero. */
export interface ExportEntry {
  readonly number: number;
  /** Of an entry that was split for software that takes less in one: 1, 2 …; absent when it is whole. */
  readonly part?: number;
  readonly occurredOn: IsoDate;
  readonly kind: string;
  readonly memo: string;
  readonly lines: readonly ExportLine[];
  /** Pesos for a dollar, of an entry in dollars, where a rate is kept. */
  readonly dopRate?: number | null;
}

/** A movement of a bank account, positive when money came. */
export interface BankRow {
  readonly occurredOn: IsoDate;
  readonly amountMinor: number;
  readonly contact: string;
  readonly memo: string;
  readonly reference: string;
}

/** A charge as an invoice of one line. */
export interface InvoiceRow {
  /** Number of the entry that posted it. */
  readonly number: number;
  readonly contact: string;
  readonly email: string;
  readonly invoicedOn: IsoDate;
  readonly dueOn: IsoDate;
  readonly description: string;
  readonly reference: string;
  readonly amountMinor: number;
  /** What the other software calls the income account. */
  readonly account: string;
}

/** A file in the making: what it begins with, and the text of each row. */
export interface FileWriter<Row> {
  readonly head: string;
  readonly text: (row: Row) => string;
  /** What stands before the head, known once all rows are written: the lists of names that they use. */
  readonly lists?: () => string;
  /** Names that do not stand in the file as they are, each with how it does. */
  readonly changedNames?: () => readonly ChangedText[];
}

/** A name or a letter, and what stands for it in a file. */
export interface ChangedText {
  readonly text: string;
  readonly shown: string;
}
