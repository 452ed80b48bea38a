type Cell = { column: string; given: string };

type Count = { count: number };

/** The whole portfolio as files. */
export const ownerPortfolioFiles = {
  title: 'Import and export',
  description:
    'The whole portfolio as files that any spreadsheet opens. What you bring here you can take along.',
  back: 'Properties',
  exportTitle: 'Export everything',
  exportText:
    'One ZIP with properties, units, people, leases, charges, payments and an index of documents. It can be imported into another organization.',
  exportSubmit: 'Save the portfolio',
  exportRows: (p: { rows: string }) => `${p.rows} rows so far…`,
  exportName: 'portfolio',
  importTitle: 'Import',
  importText:
    'A ZIP as it is exported here, or one of its files: properties.csv, units.csv, people.csv or leases.csv. Nothing is added before you have seen what would happen.',
  file: 'ZIP or CSV file',
  choose: 'Choose a file',
  checking: 'Checking every row…',
  summary: 'What would happen',
  files: { properties: 'Properties', units: 'Units', people: 'People', leases: 'Leases' },
  columns: {
    file: 'File',
    added: 'Will be added',
    known: 'Already there',
    refused: 'With a problem',
    row: 'Row',
    reason: 'Problem',
  },
  refused: 'Rows with a problem',
  first: (p: Count) => `The first ${p.count}.`,
  saveRefused: 'Save as CSV',
  refusedName: 'rows-with-a-problem',
  faults: {
    text: (p: Cell) => `“${p.column}” is empty or too long: ${p.given}`,
    missing: (p: Cell) => `“${p.column}” is empty.`,
    date: (p: Cell) => `“${p.column}” is not a day such as 2026-11-30 (year-month-day): ${p.given}`,
    date_order: (p: Cell) => `“${p.column}” comes before the lease starts: ${p.given}`,
    due_day: (p: Cell) => `“${p.column}” is a day from 1 to 28, which every month has: ${p.given}`,
    amount: (p: Cell) => `“${p.column}” is not an amount such as 25000.00: ${p.given}`,
    number: (p: Cell) => `“${p.column}” is not a number that fits: ${p.given}`,
    choice: (p: Cell) => `“${p.column}” has none of the words that it may have: ${p.given}`,
    flag: (p: Cell) => `“${p.column}” is yes or no: ${p.given}`,
    email: (p: Cell) => `“${p.column}” is not an e-mail address: ${p.given}`,
    phone: (p: Cell) =>
      `“${p.column}” is not a telephone number. Ten digits, or with + and the country: ${p.given}`,
    damaged: (p: Cell) =>
      `“${p.column}” was damaged by the spreadsheet: ${p.given}. Format the column as text and write it again.`,
    identity: (p: Cell) => `“${p.column}” does not have the form of that document: ${p.given}`,
    zeros_dropped: (p: Cell) =>
      `“${p.column}” has too few digits: ${p.given}. Spreadsheets drop zeros at the beginning; format the column as text.`,
    identity_type_missing: () => '“identity_type” says which document it is: cedula, rnc or passport.',
    same_person: (p: Cell) =>
      `Another row of the file has this document, so it is the same person: ${p.given}`,
    registered: (p: Cell) =>
      `${p.given} has this document here already. In leases, use their reference: ${p.column}`,
  },
  remarks: (p: { count: number }) => (p.count === 1 ? '1 row to check' : `${p.count} rows to check`),
  remarksText: 'They are added as they are.',
  remark: {
    identity_suspicious: (p: Cell) => `The check digit of this document does not fit: ${p.given}`,
    same_email: (p: Cell) => `Another person of the file has this address: ${p.given}`,
    email_registered: (p: Cell) => `${p.column} is here already with this address: ${p.given}`,
  },
  ignored: (p: { file: string; columns: string }) => `${p.file}: these columns are not read: ${p.columns}`,
  ignoredTitle: 'Columns that are left aside',
  values: (p: { file: string }) => `${p.file}: how the first rows are read`,
  reasons: {
    repeated: 'It stands in the file more than once.',
    property_unknown: 'Its property is neither in the files nor here.',
    unit_unknown: 'Its unit is neither in the files nor here.',
    tenant_unknown: 'One of its tenants is neither in the files nor here.',
    guarantor_unknown: 'One of its guarantors is neither in the files nor here.',
    lease_overlaps: 'Another lease of the unit takes some of its days.',
    status_open: 'A lease on its way to a signature, or with notice given, cannot be imported.',
  },
  problems: {
    unknown: 'No file in it is called properties.csv, units.csv, people.csv or leases.csv.',
    unreadable: 'The file cannot be read. Is it a ZIP or a CSV?',
    empty: (p: { file: string }) => `${p.file}: the file has no rows.`,
    columns_missing: (p: { file: string; columns: string }) =>
      `${p.file}: the first row must also name ${p.columns}.`,
    too_many: 'The files have more than 40,000 rows. Import them in parts, properties first.',
  },
  nothingNew: 'Everything in the files is here already, or has a problem.',
  submit: (p: Count) => (p.count === 1 ? 'Add 1 row' : `Add ${p.count} rows`),
  done: (p: Count) => (p.count === 1 ? '1 row was added.' : `${p.count} rows were added.`),
  open: 'See the properties',
  moneyNote:
    'The deposit and the balance of each lease are opened today; rent is charged from the day in "charged_from" on. The months before stay in the books that they come from.',
};

export type OwnerPortfolioFilesText = typeof ownerPortfolioFiles;
