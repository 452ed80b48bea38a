import { plainText } from '#src/domain/foundation/plain-text.ts';

/** Files for other accounting software, each of one currency. */
export const exportFormats = [
  'quickbooks_csv',
  'quickbooks_iif',
  'xero_bank',
  'xero_invoices',
  'odoo_journal',
  'generic_journal',
] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Software that has its own names for accounts. */
export const accountingSystems = ['quickbooks', 'xero', 'odoo', 'generic'] as const;
export type AccountingSystem = (typeof accountingSystems)[number];

/** What a file is made of: journal entries, movements of bank accounts, or charges. */
export type ExportSource = 'entries' | 'bank' | 'charges';

export interface FormatFacts {
  readonly system: AccountingSystem;
  readonly source: ExportSource;
  readonly extension: 'csv' | 'iif';
  readonly encoding: 'utf-8' | 'utf-8-bom' | 'windows-1252';
}

export const formatFacts: Readonly<Record<ExportFormat, FormatFacts>> = {
  quickbooks_csv: { system: 'quickbooks', source: 'entries', extension: 'csv', encoding: 'utf-8-bom' },
  quickbooks_iif: { system: 'quickbooks', source: 'entries', extension: 'iif', encoding: 'windows-1252' },
  xero_bank: { system: 'xero', source: 'bank', extension: 'csv', encoding: 'utf-8' },
  xero_invoices: { system: 'xero', source: 'charges', extension: 'csv', encoding: 'utf-8' },
  odoo_journal: { system: 'odoo', source: 'entries', extension: 'csv', encoding: 'utf-8' },
  generic_journal: { system: 'generic', source: 'entries', extension: 'csv', encoding: 'utf-8-bom' },
};

/** Name of a journal in Odoo, and of the rate without tax in Xero, until an organization says otherwise. */
export const DEFAULT_JOURNAL = 'Operaciones varias';
export const DEFAULT_TAX_NAME = 'Tax Exempt';

/** What an account is called in other software until its organization says otherwise: QuickBooks wants names, others codes. */
export function defaultAccountName(
  system: AccountingSystem,
  account: { readonly code: string; readonly name: string },
): string {
  return system === 'quickbooks' ? account.name : account.code;
}

export interface ExportRange {
  readonly format: ExportFormat;
  /** 'YYYY-MM-DD', both days included. */
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  /** The cash account whose movements it holds, by our own code and name; null where a file is of all accounts. */
  readonly account: { readonly code: string; readonly name: string } | null;
  /** How many files of before hold some of it; marks the name of the file. */
  readonly repeats: number;
}

/** Longer names are cut: the code alone tells accounts apart. */
const MAX_ACCOUNT_LENGTH = 32;

/**
 * Name of a file, e.g. quickbooks_csv_DOP_2026-10-01_2026-10-31.csv, or xero_bank_1010-banco-popular_DOP_… where it is
 * of one account; a repetition is marked "_r1", "_r2".
 */
export function exportFileName({ format, from, to, currency, account, repeats }: ExportRange): string {
  const mark = repeats > 0 ? `_r${repeats}` : '';
  const whose = account ? `_${accountMark(account)}` : '';
  return `${format}${whose}_${currency}_${from}_${to}${mark}.${formatFacts[format].extension}`;
}

/** Only letters that every file system takes. */
function accountMark({ code, name }: { readonly code: string; readonly name: string }): string {
  const plain = plainText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ACCOUNT_LENGTH);
  return `${code}-${plain}`.replaceAll(/-+/g, '-').replace(/-$/, '');
}
