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
  /** How many files of before hold some of it; marks the name of the file. */
  readonly repeats: number;
}

/** Name of a file, e.g. quickbooks_csv_DOP_2026-10-01_2026-10-31.csv; a repetition is marked "_r1", "_r2". */
export function exportFileName({ format, from, to, currency, repeats }: ExportRange): string {
  const mark = repeats > 0 ? `_r${repeats}` : '';
  return `${format}_${currency}_${from}_${to}${mark}.${formatFacts[format].extension}`;
}
