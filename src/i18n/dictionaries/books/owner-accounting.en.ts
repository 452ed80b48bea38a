type Count = { count: number };

/** Files for other accounting software. */
export const ownerAccounting = {
  title: 'Accounting files',
  description: 'Your journal for QuickBooks, Xero, Odoo or any other program.',
  export: {
    title: 'Create a file',
    format: 'Format',
    formats: {
      quickbooks_csv: 'QuickBooks Online: journal (CSV)',
      quickbooks_iif: 'QuickBooks Desktop: journal (IIF)',
      xero_bank: 'Xero: bank statement (CSV)',
      xero_invoices: 'Xero: sales invoices (CSV)',
      odoo_journal: 'Odoo: journal entries (CSV)',
      generic_journal: 'Any program: journal (CSV)',
    },
    hints: {
      quickbooks_csv: 'Settings › Import data › Journal entries. Turn account numbers off while you import.',
      quickbooks_iif: 'File › Utilities › Import › IIF files. Missing accounts are created.',
      xero_bank: 'Bank accounts › Import a statement. Movements of one cash or bank account.',
      xero_invoices:
        'Sales › Import. Each charge is an invoice. Xero takes 500 per file: choose fewer days if you have more.',
      odoo_journal: 'Accounting › Journal entries › Import records.',
      generic_journal: 'One row per journal line, with debit and credit in separate columns.',
    },
    account: 'Cash or bank account',
    accountHint: 'Import the file into the same account in Xero.',
    currency: 'Currency',
    scope: 'Entries',
    scopes: { new: 'New only', all: 'All' },
    scopeHints: {
      new: 'Leaves out entries in earlier files of this format (for a bank statement, of the same account).',
      all: 'All entries in the period, including those in earlier files.',
    },
    submit: 'Create file',
    changedTitle: (p: Count) =>
      p.count === 1 ? 'One name was changed in the file' : `${p.count} names were changed in the file`,
    changedText: 'The program doesn’t accept names that long, or with colons.',
    lostTitle: 'Some characters were replaced in the file',
    lostText: 'The encoding the program reads doesn’t have them. This is what we used instead.',
    changed: (p: { from: string; to: string }) => `${p.from} → ${p.to}`,
    stopped: 'Stopped. No file was saved.',
    progress: (p: Count) => (p.count === 1 ? '1 entry read…' : `${p.count} entries read…`),
    done: (p: Count) => (p.count === 1 ? 'The file has 1 row.' : `The file has ${p.count} rows.`),
  },
  names: {
    title: 'Account names',
    text: 'What the other program calls your accounts. Leave blank to keep the name or code.',
    system: 'Program',
    systems: { quickbooks: 'QuickBooks', xero: 'Xero', odoo: 'Odoo', generic: 'Other' },
    journal: 'Journal in Odoo',
    tax: 'Tax-exempt rate in Xero',
    account: (p: { code: string; name: string }) => `${p.code} · ${p.name}`,
    saved: 'Names saved.',
  },
  history: {
    title: 'Past files',
    caption: 'Files for accounting software',
    empty: 'No files yet.',
    columns: { file: 'File', days: 'Days', rows: 'Rows', made: 'Created', mark: 'Entries' },
    days: (p: { from: string; to: string }) => `${p.from} to ${p.to}`,
    by: (p: { name: string; at: string }) => `${p.at}, ${p.name}`,
    onlyNew: 'New only',
    all: 'All',
    repeated: (p: Count) => (p.count === 1 ? 'Repeats an earlier file' : `Repeats ${p.count} earlier files`),
  },
  kinds: {
    charge: 'Charge',
    payment: 'Payment',
    credit_application: 'Credit applied',
    reversal: 'Reversal',
    adjustment: 'Adjustment',
    opening: 'Opening balance',
    deposit_refund: 'Deposit returned',
    other: 'Entry',
  },
};

export type OwnerAccountingText = typeof ownerAccounting;
