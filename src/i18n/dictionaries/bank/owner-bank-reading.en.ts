/** How a bank's statement is read: what is asked, what is refused and why. */
export const ownerBankReading = {
  button: 'Import statement',
  title: 'Import a statement',
  hint: 'The file from your bank: CSV, TXT, Excel (.xlsx), OFX, QFX, QBO or QIF. Importing the same file twice adds nothing.',
  file: 'File',
  choose: 'Choose a file',
  fileMissing: 'Choose your bank’s file.',
  problems: {
    tooLarge: 'The file is larger than 5 MB. Ask your bank for a shorter period.',
    empty: 'The file is empty.',
    pdf: 'We can’t import a PDF. Download the statement from your bank as CSV, Excel or OFX.',
    oldWorkbook: 'This is an old Excel file (.xls). Open it in Excel and save it as .xlsx or CSV.',
    notOpened: 'We couldn’t open the file. Check your connection and choose it again.',
    notReadable: 'The file is damaged or protected. Save it again as .xlsx or CSV without a password.',
  },
  statement: 'Statement',
  statementHint: 'The file has several. Choose the one for this account.',
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
  choiceMissing: 'Choose an option.',
  questions: {
    title: 'Help us read this file',
    columns: 'Choose which column has the date and which has the amount.',
    dateOrder: (p: { example: string }) => `Which date is “${p.example}”?`,
    decimal: (p: { example: string }) => `How much is “${p.example}”?`,
    account: 'Which account is this?',
    sign: 'The balance works both ways. Which is right?',
    signs: { as_written: 'Signs as in the file', turned: 'Signs reversed' },
    first: (p: { line: number }) => `Line ${p.line}: did the money come in or go out?`,
    firsts: { in: 'Money in', out: 'Money out' },
  },
  how: 'How the file is read',
  head: 'Header row',
  headNone: 'No header row',
  headLine: (p: { line: number; text: string }) => `Line ${p.line}: ${p.text}`,
  separator: 'Columns are separated by',
  separators: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Vertical bar |' },
  separatorOther: (p: { sign: string }) => `The character ${p.sign}`,
  encoding: 'Text encoding',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (big endian)',
    'windows-1252': 'Windows (1252)',
    ibm850: 'DOS (850)',
    macintosh: 'Macintosh',
  },
  columns: 'Columns',
  dateOrder: 'Date format',
  orders: { dmy: 'day/month/year', mdy: 'month/day/year', ymd: 'year/month/day' },
  decimal: 'Amount format',
  decimals: { '.': '1,234.56', ',': '1.234,56' },
  sign: 'Signs',
  signs: { as_written: 'As in the file', turned: 'Reversed: charges are positive' },
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
      ? '1 line can’t be read and won’t be imported'
      : `${p.count} lines can’t be read and won’t be imported`,
  line: (p: { number: number }) => `Line ${p.number}`,
  faults: {
    date_unreadable: 'no readable date',
    amount_unreadable: 'no readable amount',
    amount_ambiguous: 'the amount can be read two ways',
    amount_missing: 'no amount',
    amount_zero: 'amount of zero',
    both_sides: 'an amount both in and out',
    sign_unknown: 'doesn’t say whether money came in or went out',
    cells_missing: 'fewer columns than the header row',
    cells_extra: 'more columns than the header row; the separator may have split an amount or text',
    other_currency: 'in another currency',
  },
  noLines: 'This file has no lines.',
  balanceAgrees: (p: { steps: number }) =>
    p.steps === 1
      ? 'The file’s balance agrees with 1 line.'
      : `The file’s balance agrees with ${p.steps} lines.`,
  notes: {
    sign_turned: 'The file’s balance moves the other way, so we reversed the signs.',
    sign_from_balance:
      'The amounts have no sign, so we used the file’s balance to tell money in from money out.',
    no_signs:
      'No amount in this file has a sign, so we count them all as money in. If some went out, change how the file is read.',
  },
  stops: {
    other_account: (p: { file: string; account: string }) =>
      `The file is for the account ending in ${p.file}; this one ends in ${p.account}. Nothing was imported.`,
    other_currency: (p: { file: string; account: string }) =>
      `The file is in ${p.file}, but the account is in ${p.account}. Nothing was imported.`,
    tooMany: (p: { count: string; most: string }) =>
      `The file has ${p.count} lines, but you can import ${p.most} at once. Ask your bank for a shorter period. Nothing was imported.`,
    balance: (p: { line: number; expected: string; found: string }) =>
      `The balance doesn’t agree at line ${p.line}: the lines add up to ${p.expected}, but the file says ${p.found}. Nothing was imported.`,
    balanceWay: 'A line may be missing or misread. Change how the file is read, or download it again.',
  },
  isOwn: (p: { digits: string }) => `This is the account ending in ${p.digits}`,
  isOwnHint: 'The file names it, but this account has no digits to compare.',
  isOwnMissing: 'Confirm that the file is for this account.',
  submit: 'Import',
};

export type OwnerBankReadingText = typeof ownerBankReading;
