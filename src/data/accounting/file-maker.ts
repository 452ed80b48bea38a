import type { BankRow, ExportEntry, InvoiceRow } from '#src/domain/accounting-exports/export-rows.ts';
import {
  DEFAULT_JOURNAL,
  DEFAULT_TAX_NAME,
  defaultAccountName,
  type ExportFormat,
  formatFacts,
} from '#src/domain/accounting-exports/formats.ts';
import {
  entryReference,
  genericJournal,
  odooJournal,
  quickbooksCsv,
  quickbooksIif,
} from '#src/domain/accounting-exports/journal-files.ts';
import { xeroBank, xeroInvoices } from '#src/domain/accounting-exports/xero-files.ts';
import type { ChargeKind, CurrencyCode } from '#src/domain/enums.ts';
import type { AccountingNames } from './queries.ts';

/** What a charge is named by. */
export interface NamedCharge {
  readonly kind: ChargeKind;
  readonly description: string;
  readonly period_start: string | null;
  readonly period_end: string | null;
}

export interface ExportOrder {
  readonly organizationId: string;
  readonly format: ExportFormat;
  readonly currency: CurrencyCode;
  /** 'YYYY-MM-DD', both included. */
  readonly from: string;
  readonly to: string;
  /** Only entries that no earlier file of the format holds. */
  readonly isOnlyNew: boolean;
  /** What the reader calls what has no words of its own. */
  readonly words: {
    readonly kind: (kind: string) => string;
    readonly charge: (charge: NamedCharge) => string;
    readonly account: (account: { system_key: string | null; name: string }) => string;
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
  readonly subtype: string;
  readonly system_key: string | null;
}
interface RawLine {
  account_id: string;
  amount_minor: number;
  /** The tenant, or else the vendor of the bill or the owner who drew. */
  contact: string;
  email: string;
  property: string;
  charge: {
    kind: ChargeKind;
    description: string;
    due_on: string;
    period_start: string | null;
    period_end: string | null;
    ncf: string | null;
  } | null;
}
/** An entry as `export_entries` gives it. */
export interface RawEntry {
  entry_number: number;
  occurred_on: string;
  kind: string;
  memo: string;
  lines: RawLine[];
}
/** A file in the making. */
export interface FileMaker {
  readonly head: string;
  /** The text of an entry, and how many rows of the file it is. */
  readonly toText: (entry: RawEntry) => { text: string; rows: number };
}

/** How entries become the text of a format. */
export function makerOf(
  order: ExportOrder,
  accounts: Map<string, Account>,
  names: AccountingNames,
): FileMaker {
  const { system, source } = formatFacts[order.format];
  const named = (id: string) => {
    const account = accounts.get(id);
    const own = { code: account?.code ?? '', name: account ? order.words.account(account) : '' };
    return { ...own, external: names.byAccount[id] ?? defaultAccountName(system, own) };
  };
  const memoOf = (entry: RawEntry) => {
    const charge = entry.lines.find((line) => line.charge)?.charge;
    return entry.memo || (charge ? order.words.charge(charge) : order.words.kind(entry.kind));
  };
  if (source === 'bank') return bankMaker(accounts, memoOf);
  if (source === 'charges') return invoiceMaker(order, named, memoOf, names.taxName || DEFAULT_TAX_NAME);
  const writer = journalWriter(order, names);
  return {
    head: writer.head,
    toText: (entry) => {
      const row: ExportEntry = {
        number: entry.entry_number,
        occurredOn: entry.occurred_on,
        kind: entry.kind,
        memo: memoOf(entry),
        lines: entry.lines.map((line) => {
          const { code, name, external } = named(line.account_id);
          const { amount_minor: amountMinor, contact, property } = line;
          return { account: external, accountCode: code, accountName: name, amountMinor, contact, property };
        }),
      };
      return { text: writer.text(row), rows: row.lines.length };
    },
  };
}

function journalWriter({ format, currency }: ExportOrder, names: AccountingNames) {
  if (format === 'quickbooks_csv') return quickbooksCsv(currency);
  if (format === 'quickbooks_iif') return quickbooksIif();
  if (format === 'odoo_journal') return odooJournal(names.journalName || DEFAULT_JOURNAL, currency);
  return genericJournal(currency);
}

function bankMaker(accounts: Map<string, Account>, memoOf: (entry: RawEntry) => string): FileMaker {
  const writer = xeroBank();
  return {
    head: writer.head,
    toText: (entry) => {
      const rows = entry.lines
        .filter((line) => accounts.get(line.account_id)?.subtype === 'cash')
        .map(
          (line): BankRow => ({
            occurredOn: entry.occurred_on,
            amountMinor: line.amount_minor,
            contact: line.contact,
            memo: memoOf(entry),
            reference: entryReference(entry.entry_number),
          }),
        );
      return { text: rows.map(writer.text).join(''), rows: rows.length };
    },
  };
}

function invoiceMaker(
  { currency }: ExportOrder,
  named: (id: string) => { external: string },
  memoOf: (entry: RawEntry) => string,
  taxName: string,
): FileMaker {
  const writer = xeroInvoices(currency, taxName);
  return {
    head: writer.head,
    toText: (entry) => {
      const rows = entry.lines.flatMap((line): InvoiceRow[] => {
        if (!line.charge || line.amount_minor > 0) return [];
        return [
          {
            number: entry.entry_number,
            contact: line.contact,
            email: line.email,
            invoicedOn: entry.occurred_on,
            dueOn: line.charge.due_on,
            description: memoOf(entry),
            reference: line.charge.ncf ?? '',
            amountMinor: -line.amount_minor,
            account: named(line.account_id).external,
          },
        ];
      });
      return { text: rows.map(writer.text).join(''), rows: rows.length };
    },
  };
}
