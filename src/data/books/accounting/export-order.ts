import type { ChangedText } from '#src/domain/books/accounting-exports/export-rows.ts';
import type { ExportFormat } from '#src/domain/books/accounting-exports/formats.ts';
import type { ChargeKind, CurrencyCode } from '#src/domain/foundation/enums.ts';

/** What a charge is named by. */
export interface NamedCharge {
  readonly kind: ChargeKind;
  readonly description: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
}

export interface ExportOrder {
  readonly organizationId: string;
  readonly format: ExportFormat;
  readonly currency: CurrencyCode;
  /** The cash account that a bank statement is of; null for the other formats. */
  readonly accountId: string | null;
  /** 'YYYY-MM-DD', both included. */
  readonly from: string;
  readonly to: string;
  /** Only entries that no earlier file of the format holds. */
  readonly isOnlyNew: boolean;
  /** What the reader calls what has no words of its own. */
  readonly words: {
    readonly kind: (kind: string) => string;
    readonly charge: (charge: NamedCharge) => string;
    readonly account: (account: { systemKey: string | null; name: string }) => string;
  };
  readonly onProgress: (entryCount: number) => void;
  /** Once it says so, nothing more is read and no file is made. */
  readonly signal: AbortSignal;
}

/** An account of ours. */
export interface Account {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly systemKey: string | null;
  readonly kind: 'asset' | 'liability' | 'equity' | 'income' | 'expense';
  readonly subtype: string;
}
export interface RawLine {
  accountId: string;
  amountMinor: number;
  /** The tenant, or else the vendor of the bill or the owner who drew. */
  contact: string;
  email: string;
  property: string;
  charge: {
    kind: ChargeKind;
    description: string;
    dueOn: string;
    periodStart: string | null;
    periodEnd: string | null;
    ncf: string | null;
  } | null;
}
/** An entry as `export_entries` gives it. */
export interface RawEntry {
  entryNumber: number;
  occurredOn: string;
  kind: string;
  memo: string;
  lines: RawLine[];
  /** Pesos for a dollar; null in pesos, or where no rate is kept. */
  dopRate: number | null;
}
/** A file in the making. */
export interface FileMaker {
  readonly head: string;
  /** The text of an entry, and how many rows of the file it is. */
  readonly toText: (entry: RawEntry) => { text: string; rows: number };
  /** What stands before the head, known once all entries are written. */
  readonly lists?: (() => string) | undefined;
  /** Names that do not stand in the file as they are. */
  readonly changedNames?: (() => readonly ChangedText[]) | undefined;
}
