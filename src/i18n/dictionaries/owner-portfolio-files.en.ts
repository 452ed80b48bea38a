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
  unread: (p: { column: string }) => `The column "${p.column}" is empty or cannot be read.`,
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
