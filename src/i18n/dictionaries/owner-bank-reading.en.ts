/** How a bank's statement is read: what is asked, what is refused and why. */
export const ownerBankReading = {
  button: 'Import statement',
  title: 'Import a statement',
  hint: 'The file your bank gives you: CSV, TXT, Excel (.xlsx), OFX, QFX, QBO or QIF. Importing a file twice adds nothing.',
  file: 'File',
  choose: 'Choose a file',
  fileMissing: 'Choose the file of your bank.',
  problems: {
    tooLarge: 'The file is larger than 5 MB. Ask your bank for a shorter period.',
    empty: 'The file is empty.',
    pdf: 'A PDF cannot be imported. Download the statement as CSV, Excel or OFX from your bank.',
    oldWorkbook: 'This is an old Excel file (.xls). Open it in Excel and save it as .xlsx or CSV.',
    notOpened: 'The file could not be opened. Check your connection and choose it again.',
    notReadable: 'The file is damaged or protected. Save it again as .xlsx or CSV without a password.',
  },
  statement: 'Statement',
  statementHint: 'The file has several. Choose the one of this account.',
  statementOf: (p: {
    account: string;
    currency: string;
    count: number;
    line: number | null;
    sheet: string;
  }) =>
    [
      p.sheet,
      p.account ? `Account ending in ${p.account}` : null,
      p.currency,
      p.line ? `Table on line ${p.line}` : null,
      p.count === 1 ? '1 line' : `${p.count} lines`,
    ]
      .filter(Boolean)
      .join(' · '),
  choiceMissing: 'Choose one.',
  questions: {
    title: 'The file does not say this',
    columns: 'Choose which column has the date and which has the amount.',
    dateOrder: (p: { example: string }) => `Which date is “${p.example}”?`,
    decimal: (p: { example: string }) => `How much is “${p.example}”?`,
    account: 'Which account is this one?',
    sign: 'The balance fits both ways. Which is right?',
    signs: { as_written: 'Signs as in the file', turned: 'Signs the other way round' },
    first: (p: { line: number }) => `Line ${p.line}: did the money come in or go out?`,
    firsts: { in: 'Money in', out: 'Money out' },
  },
  how: 'How the file is read',
  head: 'Line with the titles',
  headNone: 'No titles',
  headLine: (p: { line: number; text: string }) => `Line ${p.line}: ${p.text}`,
  separator: 'Columns are separated by',
  separators: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Vertical bar |' },
  separatorOther: (p: { sign: string }) => `The sign ${p.sign}`,
  encoding: 'Letters are written in',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (big endian)',
    'windows-1252': 'Windows (1252)',
    ibm850: 'DOS (850)',
    macintosh: 'Macintosh',
  },
  columns: 'Which column is which',
  dateOrder: 'Dates are',
  orders: { dmy: 'day/month/year', mdy: 'month/day/year', ymd: 'year/month/day' },
  decimal: 'Amounts are written',
  decimals: { '.': '1,234.56', ',': '1.234,56' },
  sign: 'Signs',
  signs: { as_written: 'As in the file', turned: 'Turned: charges are positive' },
  byFile: 'As the file says',
  names: {
    date: 'Date',
    description: 'Description',
    reference: 'Reference',
    amount: 'Amount',
    debit: 'Money out',
    credit: 'Money in',
    direction: 'In or out (CR/DB, +/−)',
    balance: 'Balance',
    account: 'Account number',
    currency: 'Currency',
  },
  none: '—',
  checksBalance: 'Check the balance against the lines',
  preview: (p: { count: number }) => (p.count === 1 ? '1 line' : `${p.count} lines`),
  totals: 'Total',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  more: (p: { count: number }) => `and ${p.count} more`,
  refused: (p: { count: number }) =>
    p.count === 1
      ? '1 line cannot be read and will not be imported'
      : `${p.count} lines cannot be read and will not be imported`,
  line: (p: { number: number }) => `Line ${p.number}`,
  faults: {
    date_unreadable: 'no readable date',
    amount_unreadable: 'no readable amount',
    amount_ambiguous: 'the amount can be read in two ways',
    amount_missing: 'no amount',
    amount_zero: 'amount of zero',
    both_sides: 'an amount in and another out',
    sign_unknown: 'does not say whether money came in or went out',
    cells_missing: 'fewer columns than the titles',
    cells_extra: 'more columns than the titles; an amount or text may be split by the separator',
    other_currency: 'in another currency',
  },
  noLines: 'There are no lines in this file.',
  balanceAgrees: (p: { steps: number }) =>
    p.steps === 1
      ? 'The balance of the file agrees with 1 line.'
      : `The balance of the file agrees with ${p.steps} lines.`,
  notes: {
    sign_turned: 'The balance of the file moves the other way, so the signs were turned.',
    sign_from_balance:
      'The amounts have no sign. The balance of the file tells which came in and which went out.',
    no_signs:
      'No amount in this file has a sign, so all count as money in. If some went out, check how the file is read.',
  },
  stops: {
    other_account: (p: { file: string; account: string }) =>
      `The file is for the account ending in ${p.file}; this one ends in ${p.account}. Nothing was imported.`,
    other_currency: (p: { file: string; account: string }) =>
      `The file is in ${p.file}, the account in ${p.account}. Nothing was imported.`,
    tooMany: (p: { count: string; most: string }) =>
      `The file has ${p.count} lines; ${p.most} can be imported at once. Ask your bank for a shorter period. Nothing was imported.`,
    balance: (p: { line: number; expected: string; found: string }) =>
      `The balance does not agree at line ${p.line}: by the lines it is ${p.expected}, the file says ${p.found}. Nothing was imported.`,
    balanceWay: 'A line may be missing or misread. Check how the file is read, or download it again.',
  },
  isOwn: (p: { digits: string }) => `The account ending in ${p.digits} is this one`,
  isOwnHint: 'The file names it, and this account has no digits to compare with.',
  isOwnMissing: 'Confirm that the file is for this account.',
  submit: 'Import',
};

export type OwnerBankReadingText = typeof ownerBankReading;
