type Cell = { column: string; given: string };

type Count = { count: number };

/** The whole portfolio as files. */
export const ownerPortfolioFiles = {
  title: 'Import and export',
  description: 'Import your own spreadsheet, or take your whole portfolio with you as files.',
  back: 'Properties',
  ways: { label: 'How to import', sheet: 'Your own spreadsheet', files: 'Llavero files' },
  exportTitle: 'Export everything',
  exportText:
    'One ZIP with properties, units, people, leases, charges, payments and an index of documents. It can be imported into another organization.',
  exportSubmit: 'Export portfolio',
  exportRows: (p: { rows: string }) => `${p.rows} rows so far…`,
  exportName: 'portfolio',
  importTitle: 'Import',
  importText:
    'A ZIP exported from here, or one of its files: properties.csv, units.csv, people.csv or leases.csv. You’ll preview everything before it’s added.',
  file: 'ZIP or CSV file',
  choose: 'Choose a file',
  checking: 'Checking every row…',
  summary: 'Preview',
  files: { properties: 'Properties', units: 'Units', people: 'People', leases: 'Leases' },
  columns: {
    file: 'File',
    added: 'Will be added',
    known: 'Already there',
    refused: 'With problems',
    row: 'Row',
    reason: 'Problem',
  },
  refused: 'Rows with problems',
  first: (p: Count) => `The first ${p.count}.`,
  saveRefused: 'Save as CSV',
  refusedName: 'rows-with-problems',
  faults: {
    text: (p: Cell) => `“${p.column}” is empty or too long: ${p.given}`,
    missing: (p: Cell) => `“${p.column}” is empty.`,
    date: (p: Cell) => `“${p.column}” isn’t a date such as 2026-11-30 (year-month-day): ${p.given}`,
    date_order: (p: Cell) => `“${p.column}” is before the lease starts: ${p.given}`,
    due_day: (p: Cell) => `“${p.column}” must be a day from 1 to 28: ${p.given}`,
    amount: (p: Cell) => `“${p.column}” isn’t an amount such as 25000.00: ${p.given}`,
    number: (p: Cell) => `“${p.column}” isn’t a valid number: ${p.given}`,
    choice: (p: Cell) => `“${p.column}” isn’t one of the allowed values: ${p.given}`,
    flag: (p: Cell) => `“${p.column}” must be yes or no: ${p.given}`,
    email: (p: Cell) => `“${p.column}” isn’t an email address: ${p.given}`,
    phone: (p: Cell) =>
      `“${p.column}” isn’t a phone number. Use ten digits, or + and the country code: ${p.given}`,
    damaged: (p: Cell) =>
      `The spreadsheet changed “${p.column}”: ${p.given}. Format the column as text and enter it again.`,
    identity: (p: Cell) => `“${p.column}” doesn’t match the document type: ${p.given}`,
    zeros_dropped: (p: Cell) =>
      `“${p.column}” has too few digits: ${p.given}. Spreadsheets drop leading zeros; format the column as text.`,
    identity_type_missing: () => 'Set “identity_type” to cedula, rnc or passport.',
    same_person: (p: Cell) =>
      `Another row in the file has this document, so it’s the same person: ${p.given}`,
    registered: (p: Cell) =>
      `${p.given} already has this document here. In leases, use their reference: ${p.column}`,
  },
  remarks: (p: { count: number }) => (p.count === 1 ? '1 row to check' : `${p.count} rows to check`),
  remarksText: 'They’ll be added as they are.',
  remark: {
    identity_suspicious: (p: Cell) => `This document’s check digit doesn’t match: ${p.given}`,
    same_email: (p: Cell) => `Another person in the file has this email: ${p.given}`,
    email_registered: (p: Cell) => `${p.column} already uses this email here: ${p.given}`,
  },
  ignored: (p: { file: string; columns: string }) => `${p.file}: these columns are ignored: ${p.columns}`,
  ignoredTitle: 'Ignored columns',
  values: (p: { file: string }) => `${p.file}: how the first rows are read`,
  reasons: {
    repeated: 'It’s in the file more than once.',
    property_unknown: 'Its property isn’t in the files or in Llavero.',
    unit_unknown: 'Its unit isn’t in the files or in Llavero.',
    tenant_unknown: 'One of its tenants isn’t in the files or in Llavero.',
    guarantor_unknown: 'One of its guarantors isn’t in the files or in Llavero.',
    lease_overlaps: 'Another lease on the unit overlaps its dates.',
    status_open: 'You can’t import a lease that’s out for signature or has notice given.',
  },
  problems: {
    unknown: 'It has no file named properties.csv, units.csv, people.csv or leases.csv.',
    unreadable: 'We can’t read the file. Choose a ZIP or CSV.',
    empty: (p: { file: string }) => `${p.file}: the file has no rows.`,
    columns_missing: (p: { file: string; columns: string }) =>
      `${p.file}: the first row must also include ${p.columns}.`,
    too_many: 'The files have more than 40,000 rows. Import them in parts, properties first.',
  },
  nothingNew: 'Everything in the files is already here or has a problem.',
  submit: (p: Count) => (p.count === 1 ? 'Add 1 row' : `Add ${p.count} rows`),
  done: (p: Count) => (p.count === 1 ? '1 row added.' : `${p.count} rows added.`),
  open: 'View properties',
  moneyNote:
    'Each lease’s deposit and balance are opened today, and rent is charged from the date in “charged_from”. Earlier months stay in your old books.',
};

export type OwnerPortfolioFilesText = typeof ownerPortfolioFiles;
