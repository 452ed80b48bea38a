type Count = { count: number };

/** Files for other accounting software. */
export const ownerAccounting = {
  title: 'Accounting files',
  description: 'Your journal for QuickBooks, Xero, Odoo or any other program.',
  export: {
    title: 'Make a file',
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
      quickbooks_iif: 'File › Utilities › Import › IIF files. Accounts that do not exist are created.',
      xero_bank: 'Bank accounts › Import a statement. Movements of one cash or bank account.',
      xero_invoices:
        'Sales › Import. Each charge is an invoice. Xero takes 500 a file: choose fewer days if there are more.',
      odoo_journal: 'Accounting › Journal entries › Import records.',
      generic_journal: 'A line for each line of the journal, debit and credit apart.',
    },
    account: 'Cash or bank account',
    accountHint: 'Import the file into the same account in Xero.',
    currency: 'Currency',
    from: 'From',
    to: 'To',
    scope: 'Entries',
    scopes: { new: 'New ones only', all: 'All' },
    scopeHints: {
      new: 'Leaves out what earlier files of this format hold; of a bank statement, those of the same account.',
      all: 'All entries of the days, also those of earlier files.',
    },
    periodInvalid: 'The last day lies before the first.',
    submit: 'Make file',
    changedTitle: (p: Count) =>
      p.count === 1 ? 'One name is another in the file' : `${p.count} names are others in the file`,
    changedText: 'The program takes no longer names, and no colons in them.',
    lostTitle: 'Some letters are not in the file',
    lostText: 'The encoding that the program reads lacks them. This is what stands there instead.',
    changed: (p: { from: string; to: string }) => `${p.from} → ${p.to}`,
    stopped: 'Stopped: no file was saved.',
    progress: (p: Count) => (p.count === 1 ? '1 entry read…' : `${p.count} entries read…`),
    done: (p: Count) => (p.count === 1 ? 'The file has 1 row.' : `The file has ${p.count} rows.`),
  },
  names: {
    title: 'Names of accounts',
    text: 'What the other program calls your accounts. An empty one keeps its own name or code.',
    system: 'Program',
    systems: { quickbooks: 'QuickBooks', xero: 'Xero', odoo: 'Odoo', generic: 'Other' },
    journal: 'Journal in Odoo',
    tax: 'Rate without tax in Xero',
    account: (p: { code: string; name: string }) => `${p.code} · ${p.name}`,
    saved: 'The names were saved.',
  },
  history: {
    title: 'Files made',
    caption: 'Files for accounting software',
    empty: 'No file has been made yet.',
    columns: { file: 'File', days: 'Days', rows: 'Rows', made: 'Made', mark: 'Entries' },
    days: (p: { from: string; to: string }) => `${p.from} to ${p.to}`,
    by: (p: { name: string; at: string }) => `${p.at}, ${p.name}`,
    onlyNew: 'New ones',
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
