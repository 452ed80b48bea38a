import type {
  BankRow,
  ExportAccountKind,
  ExportEntry,
  InvoiceRow,
} from '#src/domain/books/accounting-exports/export-rows.ts';
import {
  DEFAULT_JOURNAL,
  DEFAULT_TAX_NAME,
  defaultAccountName,
  formatFacts,
} from '#src/domain/books/accounting-exports/formats.ts';
import {
  entryReference,
  genericJournal,
  odooJournal,
  quickbooksCsv,
  quickbooksIif,
} from '#src/domain/books/accounting-exports/journal-files.ts';
import { splitForQuickbooks } from '#src/domain/books/accounting-exports/quickbooks-split.ts';
import { xeroBank, xeroInvoices } from '#src/domain/books/accounting-exports/xero-files.ts';
import type { Account, ExportOrder, FileMaker, RawEntry } from './export-order.ts';
import type { AccountingNames } from './queries.ts';

const kindOf = (account: Account | undefined): ExportAccountKind => {
  if (account?.subtype === 'cash') return 'bank';
  if (account?.subtype === 'receivable' || account?.subtype === 'payable') return account.subtype;
  return account?.kind ?? 'asset';
};

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
    const there = names.byAccount[id];
    return {
      ...own,
      external: there ?? defaultAccountName(system, own),
      accountKind: kindOf(account),
      isNamedThere: there !== undefined,
    };
  };
  const memoOf = (entry: RawEntry) => {
    const charge = entry.lines.find((line) => line.charge)?.charge;
    return entry.memo || (charge ? order.words.charge(charge) : order.words.kind(entry.kind));
  };
  if (source === 'bank') return bankMaker(order, memoOf);
  if (source === 'charges') return invoiceMaker(order, named, memoOf, names.taxName || DEFAULT_TAX_NAME);
  const writer = journalWriter(order, names);
  const rowOf = (entry: RawEntry): ExportEntry => ({
    number: entry.entryNumber,
    occurredOn: entry.occurredOn,
    kind: entry.kind,
    memo: memoOf(entry),
    dopRate: entry.dopRate,
    lines: entry.lines.map((line) => {
      const { code, name, external, accountKind, isNamedThere } = named(line.accountId);
      const { amountMinor, contact, property } = line;
      const account = { account: external, accountCode: code, accountName: name, accountKind, isNamedThere };
      return { ...account, amountMinor, contact, property };
    }),
  });
  return {
    ...{ head: writer.head, lists: writer.lists, changedNames: writer.changedNames },
    toText: (entry) => {
      const rows = system === 'quickbooks' ? splitForQuickbooks(rowOf(entry)) : [rowOf(entry)];
      return {
        text: rows.map(writer.text).join(''),
        rows: rows.reduce((sum, { lines }) => sum + lines.length, 0),
      };
    },
  };
}

function journalWriter({ format, currency }: ExportOrder, names: AccountingNames) {
  if (format === 'quickbooks_csv') return quickbooksCsv(currency);
  if (format === 'quickbooks_iif') return quickbooksIif();
  if (format === 'odoo_journal') return odooJournal(names.journalName || DEFAULT_JOURNAL, currency);
  return genericJournal(currency);
}

function bankMaker({ accountId }: ExportOrder, memoOf: (entry: RawEntry) => string): FileMaker {
  const writer = xeroBank();
  return {
    head: writer.head,
    toText: (entry) => {
      const rows = entry.lines
        .filter((line) => line.accountId === accountId)
        .map(
          (line): BankRow => ({
            occurredOn: entry.occurredOn,
            amountMinor: line.amountMinor,
            contact: line.contact,
            memo: memoOf(entry),
            reference: entryReference(entry.entryNumber),
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
        if (!line.charge || line.amountMinor > 0) return [];
        return [
          {
            number: entry.entryNumber,
            contact: line.contact,
            email: line.email,
            invoicedOn: entry.occurredOn,
            dueOn: line.charge.dueOn,
            description: memoOf(entry),
            reference: line.charge.ncf ?? '',
            amountMinor: -line.amountMinor,
            account: named(line.accountId).external,
          },
        ];
      });
      return { text: rows.map(writer.text).join(''), rows: rows.length };
    },
  };
}
