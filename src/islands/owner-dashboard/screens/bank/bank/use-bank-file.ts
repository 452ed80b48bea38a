// What the dialog of the import knows of a chosen file is in one place: how it was opened, which statement of it, how that is read.
import { useMemo, useRef, useState } from 'react';
import type { FoundTable, OpenBy, OpenedFile } from '#src/data/bank/files/open-bank-file.ts';
import type { BankAccount } from '#src/data/bank/queries.ts';
import type { BankFile } from '#src/domain/bank/bank-file.ts';
import {
  type BankMapping,
  firstReading,
  type ImportStop,
  ownStatement,
  stopOf,
  turnedFile,
  whoseFile,
} from '#src/domain/bank/bank-import.ts';
import {
  type BankQuestion,
  type BankReading,
  type ReadTable,
  readBankTable,
} from '#src/domain/bank/bank-statement.ts';

/** A choice among the statements or tables of one file. */
export interface StatementChoice {
  readonly file: BankFile;
  readonly line: number | null;
  readonly sheet: string;
}

interface Chosen {
  readonly round: number;
  readonly source: File;
  readonly bytes: ArrayBuffer;
  readonly opened: OpenedFile;
  readonly by: OpenBy;
  /** Which of several statements; null while nobody said. */
  readonly place: number | null;
  readonly reading: BankReading | null;
}

function choicesOf(opened: OpenedFile, account: BankAccount): StatementChoice[] {
  if (opened.kind === 'statements') return opened.statements.map((file) => ({ file, line: null, sheet: '' }));
  if (opened.kind === 'problem') return [];
  return opened.tables.map(({ table, sheet }) => ({
    file: readBankTable(table, readingOf(opened, table, account), account.currency).file,
    line: table.headLine,
    sheet,
  }));
}

function readingOf(opened: OpenedFile, table: FoundTable['table'], account: BankAccount): BankReading {
  const first = firstReading(table, account.csvMapping);
  const columns = opened.kind === 'tables' ? opened.columns : null;
  const isOfOwn = account.lastFour === '' ? null : account.lastFour;
  return { ...first, ...(columns && { columns }), account: isOfOwn };
}

/** Which statement is the account's own. Tables that name no account are taken by their size, statements never. */
function placeOf(opened: OpenedFile, account: BankAccount): number | null {
  const files = choicesOf(opened, account).map(({ file }) => file);
  const own = ownStatement(files, { currency: account.currency, lastFour: account.lastFour });
  const isNamed = opened.kind === 'statements' || files.some(({ lastFours }) => lastFours.length > 0);
  return own ?? (isNamed || files.length === 0 ? null : 0);
}

const start = (chosen: Omit<Chosen, 'place' | 'reading'>, account: BankAccount): Chosen => ({
  ...chosen,
  ...at(chosen.opened, placeOf(chosen.opened, account), account),
});

function at(
  opened: OpenedFile,
  place: number | null,
  account: BankAccount,
): Pick<Chosen, 'place' | 'reading'> {
  const table = opened.kind === 'tables' && place !== null ? opened.tables[place]?.table : undefined;
  if (table) return { place, reading: readingOf(opened, table, account) };
  const sign = account.csvMapping?.sign ?? null;
  const plain = {
    columns: {},
    dateOrder: null,
    decimal: null,
    first: null,
    account: null,
    checksBalance: true,
  };
  return { place, reading: { ...plain, sign } };
}

function readAt({ opened, place, reading }: Chosen, account: BankAccount): ReadTable | null {
  if (place === null || !reading) return null;
  if (opened.kind === 'tables') {
    const found = opened.tables[place];
    return found ? readBankTable(found.table, reading, account.currency) : null;
  }
  const file = opened.kind === 'statements' ? opened.statements[place] : undefined;
  if (!file) return null;
  return {
    file: reading.sign === 'turned' ? turnedFile(file) : file,
    questions: [],
    dateOrder: null,
    decimal: null,
  };
}

function mappingOf(
  { opened, by, place, reading }: Chosen,
  read: ReadTable,
  account: BankAccount,
): BankMapping | null {
  if (!reading) return null;
  const isMapped = opened.kind === 'tables' && opened.form !== 'qif';
  const table = isMapped && place !== null ? opened.tables[place]?.table : null;
  if (!table) {
    // Files that say their columns leave what is known of others as it is.
    const before = account.csvMapping ?? { columns: {}, dateOrder: 'dmy' };
    return (before.sign ?? null) === reading.sign ? null : { ...before, sign: reading.sign };
  }
  return {
    columns: reading.columns,
    dateOrder: read.dateOrder ?? 'dmy',
    decimal: reading.decimal,
    sign: reading.sign,
    encoding: by.encoding ?? null,
    separator: by.separator ?? null,
    isHeadless: table.headLine === null,
  };
}

/** Opens a file; without a connection what reads it may not be there. */
async function openChosen(
  source: File,
  account: BankAccount,
): Promise<Pick<Chosen, 'bytes' | 'opened' | 'by'>> {
  try {
    const [{ openRemembered }, bytes] = await Promise.all([
      import('#src/data/bank/files/open-remembered.ts'),
      source.arrayBuffer(),
    ]);
    return { bytes, ...(await openRemembered(bytes, account.csvMapping)) };
  } catch {
    return { bytes: new ArrayBuffer(), opened: { kind: 'problem', problem: 'notOpened' }, by: {} };
  }
}

export interface BankFileState {
  /** While a chosen file is opened. */
  readonly isReading: boolean;
  /** Another for each file that is chosen. */
  readonly round: number;
  readonly source: File | null;
  readonly opened: OpenedFile | null;
  readonly by: OpenBy;
  readonly choices: readonly StatementChoice[];
  readonly place: number | null;
  readonly table: FoundTable['table'] | null;
  readonly reading: BankReading | null;
  readonly read: ReadTable | null;
  readonly questions: readonly BankQuestion[];
  readonly stop: ImportStop | null;
  /** Last digits that the file names while the account has none to hold against them. */
  readonly toConfirm: string | null;
  /** What is remembered of how it was read. */
  readonly mapping: BankMapping | null;
  readonly choose: (file: File | null) => Promise<void>;
  /** Opens the same file in another way. */
  readonly reopen: (by: OpenBy) => Promise<void>;
  readonly take: (place: number | null) => void;
  readonly set: (reading: BankReading) => void;
}

/** A chosen file, how it is read, and what of that somebody has to say. What reads files is fetched when one is chosen. */
export function useBankFile(account: BankAccount): BankFileState {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isReading, setReading] = useState(false);
  const round = useRef(0);
  const choose = async (source: File | null) => {
    round.current += 1;
    const own = round.current;
    setChosen(null);
    setReading(source !== null);
    if (!source) return;
    const found = await openChosen(source, account);
    // Another file may have been chosen while this one was read.
    if (own !== round.current) return;
    setChosen(start({ round: own, source, ...found }, account));
    setReading(false);
  };
  const reopen = async (by: OpenBy) => {
    if (!chosen) return;
    const { openBankFile } = await import('#src/data/bank/files/open-bank-file.ts');
    const opened = await openBankFile(chosen.bytes, by);
    setChosen(start({ ...chosen, opened, by }, account));
  };
  // The same lines stay the same list: what is there is asked for once for each.
  const read = useMemo(() => (chosen ? readAt(chosen, account) : null), [chosen, account]);
  const opened = chosen?.opened;
  const choices = useMemo(() => (opened ? choicesOf(opened, account) : []), [opened, account]);
  const own = { currency: account.currency, lastFour: account.lastFour };
  const whose = read ? whoseFile(read.file, own) : null;
  const isTable = chosen?.opened.kind === 'tables' && chosen.place !== null;
  return {
    isReading,
    round: chosen?.round ?? 0,
    source: chosen?.source ?? null,
    opened: chosen?.opened ?? null,
    by: chosen?.by ?? {},
    choices,
    place: chosen?.place ?? null,
    table:
      isTable && chosen.opened.kind === 'tables'
        ? (chosen.opened.tables[chosen.place ?? 0]?.table ?? null)
        : null,
    reading: chosen?.reading ?? null,
    read,
    questions: read?.questions ?? [],
    stop: read ? stopOf(read.file, own) : null,
    toConfirm: whose?.kind === 'unknown_account' ? whose.lastFour : null,
    mapping: chosen && read ? mappingOf(chosen, read, account) : null,
    choose,
    reopen,
    take: (place) => setChosen((now) => now && { ...now, ...at(now.opened, place, account) }),
    set: (reading) => setChosen((now) => now && { ...now, reading }),
  };
}
