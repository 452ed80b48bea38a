import { csvLine } from '#src/domain/foundation/csv.ts';
import { decimal } from '#src/domain/foundation/decimal.ts';
import { pesosOfLines } from '../exchange.ts';
import type { ExportEntry, FileWriter } from './export-rows.ts';
import { credit, debit, monthFirst } from './export-text.ts';
import { IifNames } from './iif-names.ts';

/** Numbers of entries as they are told apart from the software's own. */
export function entryReference(number: number, part?: number): string {
  return part === undefined || part === 1 ? `LLV-${number}` : `LLV-${number}-${part}`;
}

/** QuickBooks Online, Import data › Journal entries: one line a line of the entry, dates MM/DD/YYYY; a property is a class. */
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
      'Class',
    ]),
    text: ({ number, part, occurredOn, memo, lines }) =>
      lines
        .map((line) =>
          csvLine([
            entryReference(number, part),
            monthFirst(occurredOn),
            line.account,
            debit(line.amountMinor),
            credit(line.amountMinor),
            memo,
            line.contact,
            currency,
            line.property,
          ]),
        )
        .join(''),
  };
}

const IIF_COLUMNS = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO', 'CLASS'];
const iifLine = (values: readonly string[]) =>
  `${values.map((value) => value.replace(/[\t\r\n"]+/g, ' ')).join('\t')}\r\n`;

/**
 * QuickBooks Desktop, Utilities › Import › IIF: tabs, lists of the names that are used, then of each transaction a TRNS line
 * and SPL lines that sum to zero, and ENDTRNS. Written in Windows-1252, which the program reads. It has no column for a
 * currency: the accounts there are of one.
 */
export function quickbooksIif(): FileWriter<ExportEntry> {
  const names = new IifNames();
  return {
    head: [iifLine(['!TRNS', ...IIF_COLUMNS]), iifLine(['!SPL', ...IIF_COLUMNS]), iifLine(['!ENDTRNS'])].join(
      '',
    ),
    text: (entry) => {
      const { number, part, occurredOn, memo, lines } = names.use(entry);
      const rows = lines.map((line, index) =>
        iifLine([
          index === 0 ? 'TRNS' : 'SPL',
          'GENERAL JOURNAL',
          monthFirst(occurredOn),
          line.account,
          line.contact,
          decimal(line.amountMinor),
          entryReference(number, part),
          memo,
          line.property,
        ]),
      );
      return rows.join('') + iifLine(['ENDTRNS']);
    },
    lists: () => names.rows().map(iifLine).join(''),
    changedNames: () => names.changed(),
  };
}

/** Of an Odoo company in the Dominican Republic. */
const ODOO_CURRENCY = 'DOP';

/**
 * Odoo, Accounting › Journal entries › Import records: the entry's own columns stand in its first line only. Of another
 * currency than the company's it says what was moved in that, and what it counted as in pesos here: without a kept rate the
 * pesos are left out, and Odoo converts by its rate of the day.
 * `journal`: the name of the journal there.
 */
export function odooJournal(journal: string, currency: string): FileWriter<ExportEntry> {
  const isOwn = currency === ODOO_CURRENCY;
  const amounts = ['line_ids/debit', 'line_ids/credit'];
  if (!isOwn) amounts.unshift('line_ids/currency_id', 'line_ids/amount_currency');
  const sides = (minor: number | undefined) =>
    minor === undefined
      ? ['', '']
      : [minor > 0 ? decimal(minor) : '0.00', minor < 0 ? decimal(-minor) : '0.00'];
  return {
    head: csvLine([
      ...['ref', 'date', 'journal_id', ...(isOwn ? [] : ['currency_id'])],
      'line_ids/account_id',
      'line_ids/name',
      ...amounts,
    ]),
    text: ({ number, occurredOn, memo, lines, dopRate = null }) => {
      const inDollars = lines.map((line) => line.amountMinor);
      const pesos = isOwn || dopRate === null ? [] : pesosOfLines(inDollars, dopRate);
      const own = [entryReference(number), occurredOn, journal, ...(isOwn ? [] : [currency])];
      return lines
        .map((line, index) =>
          csvLine([
            ...(index === 0 ? own : own.map(() => '')),
            line.account,
            [memo, line.contact, line.property].filter(Boolean).join(' · '),
            ...(isOwn ? [] : [currency, decimal(line.amountMinor)]),
            ...sides(isOwn ? line.amountMinor : pesos[index]),
          ]),
        )
        .join('');
    },
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
      'property',
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
            line.property,
            currency,
            debit(line.amountMinor),
            credit(line.amountMinor),
          ]),
        )
        .join(''),
  };
}
