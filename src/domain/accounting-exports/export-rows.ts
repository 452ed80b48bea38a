import type { IsoDate } from '../dates.ts';

/** A line of an entry; the amount is positive on the debit side, in minor units of the file's currency. */
export interface ExportLine {
  /** What the other software calls the account. */
  readonly account: string;
  /** Our own code and name of it. */
  readonly accountCode: string;
  readonly accountName: string;
  readonly amountMinor: number;
  /** The tenant, the vendor of the bill or the owner who drew; empty when there is none. */
  readonly contact: string;
  /** Empty when the line is of no property. */
  readonly property: string;
}

/** An entry with its lines, which sum to zero. */
export interface ExportEntry {
  readonly number: number;
  readonly occurredOn: IsoDate;
  readonly kind: string;
  readonly memo: string;
  readonly lines: readonly ExportLine[];
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
}
