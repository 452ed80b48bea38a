import { csvLine } from '../csv.ts';
import { decimal } from '../decimal.ts';
import type { ExportEntry, FileWriter } from './export-rows.ts';
import { credit, debit, monthFirst } from './export-text.ts';

/** Numbers of entries as they are told apart from the software's own. */
export function entryReference(number: number): string {
  return `LLV-${number}`;
}

/** QuickBooks Online, Import data › Journal entries: one line a line of the entry, dates MM/DD/YYYY. */
export function quickbooksCsv(currency: string): FileWriter<ExportEntry> {
  return {
    head: csvLine([
      'Journal No',
      'Journal Date',
      'Account Name',
      'Debits',
      'Credits',
      'Description',
      'Name',
      'Currency',
    ]),
    text: ({ number, occurredOn, memo, lines }) =>
      lines
        .map((line) =>
          csvLine([
            entryReference(number),
            monthFirst(occurredOn),
            line.account,
            debit(line.amountMinor),
            credit(line.amountMinor),
            memo,
            line.contact,
            currency,
          ]),
        )
        .join(''),
  };
}

const IIF_COLUMNS = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO'];
const iifLine = (values: readonly string[]) =>
  `${values.map((value) => value.replace(/[\t\r\n"]+/g, ' ')).join('\t')}\r\n`;

/**
 * QuickBooks Desktop, Utilities › Import › IIF: tabs, a TRNS line and SPL lines that sum to zero, then ENDTRNS.
 * Written in Windows-1252, which the program reads.
 */
export function quickbooksIif(): FileWriter<ExportEntry> {
  return {
    head: [iifLine(['!TRNS', ...IIF_COLUMNS]), iifLine(['!SPL', ...IIF_COLUMNS]), iifLine(['!ENDTRNS'])].join(
      '',
    ),
    text: ({ number, occurredOn, memo, lines }) =>
      lines
        .map((line, index) =>
          iifLine([
            index === 0 ? 'TRNS' : 'SPL',
            'GENERAL JOURNAL',
            monthFirst(occurredOn),
            line.account,
            line.contact,
            decimal(line.amountMinor),
            entryReference(number),
            memo,
          ]),
        )
        .join('') + iifLine(['ENDTRNS']),
  };
}

/**
 * Odoo, Accounting › Journal entries › Import records: the entry's own columns stand in its first line only.
 * `journal`: the name of the journal there.
 */
export function odooJournal(journal: string): FileWriter<ExportEntry> {
  return {
    head: csvLine([
      'ref',
      'date',
      'journal_id',
      'line_ids/account_id',
      'line_ids/name',
      'line_ids/debit',
      'line_ids/credit',
    ]),
    text: ({ number, occurredOn, memo, lines }) =>
      lines
        .map((line, index) =>
          csvLine([
            ...(index === 0 ? [entryReference(number), occurredOn, journal] : ['', '', '']),
            line.account,
            [memo, line.contact].filter(Boolean).join(' · '),
            line.amountMinor > 0 ? decimal(line.amountMinor) : '0.00',
            line.amountMinor < 0 ? decimal(-line.amountMinor) : '0.00',
          ]),
        )
        .join(''),
  };
}

/** Every line of the journal with both names of its account, dates YYYY-MM-DD. */
export function genericJournal(currency: string): FileWriter<ExportEntry> {
  return {
    head: csvLine([
      'entry_number',
      'date',
      'kind',
      'memo',
      'account_code',
      'account_name',
      'external_account',
      'contact',
      'currency',
      'debit',
      'credit',
    ]),
    text: ({ number, occurredOn, kind, memo, lines }) =>
      lines
        .map((line) =>
          csvLine([
            String(number),
            occurredOn,
            kind,
            memo,
            line.accountCode,
            line.accountName,
            line.account,
            line.contact,
            currency,
            debit(line.amountMinor),
            credit(line.amountMinor),
          ]),
        )
        .join(''),
  };
}
