import { describe, expect, it } from 'vitest';
import { firstReading, ownStatement, stopOf, turnedFile, whoseFile } from './bank-import.ts';
import { readBankTable } from './bank-statement.ts';
import { type BankTable, findBankTables } from './bank-table.ts';

const account = { currency: 'DOP', lastFour: '4567' };
const names = (lastFours: string[], currencies: string[] = []) => ({ lastFours, currencies });

describe('whose a file is', () => {
  it.each([
    [names([]), 'own'],
    [names(['4567']), 'own'],
    [names(['1111', '4567']), 'own'],
    [names(['8888']), 'other_account'],
    [names(['4567'], ['USD']), 'other_currency'],
    [names(['4567'], ['EUR']), 'other_currency'],
    [names([], ['USD', 'DOP']), 'own'],
  ])('%j is %s', (file, kind) => {
    expect(whoseFile(file, account).kind).toBe(kind);
  });

  it('is asked where the account has no digits', () => {
    const unknown = { ...account, lastFour: '' };
    expect(whoseFile(names(['8888']), unknown)).toEqual({ kind: 'unknown_account', lastFour: '8888' });
    expect(whoseFile(names([]), unknown).kind).toBe('own');
  });

  it('is told among several by digits and currency, else by nobody but a person', () => {
    expect(ownStatement([names(['8888']), names(['4567'])], account)).toBe(1);
    expect(ownStatement([names(['4567'], ['USD']), names(['4567'], ['DOP'])], account)).toBe(1);
    expect(ownStatement([names(['8888']), names(['9999'])], account)).toBeNull();
    expect(ownStatement([names(['4567']), names(['4567'])], account)).toBeNull();
    expect(ownStatement([names(['8888']), names(['4567'])], { ...account, lastFour: '' })).toBeNull();
    expect(ownStatement([names(['8888'])], account)).toBe(0);
  });
});

const table = (text: string): BankTable => {
  const grid = text.split('\n').map((line, place) => ({ line: place + 1, cells: line.split(';') }));
  const [found] = findBankTables(grid);
  if (!found) throw new Error('no table');
  return found;
};
const FILE =
  'Fecha;Concepto;Monto;Saldo\n13/11/2026;Renta;15,000.00;20,000.00\n14/11/2026;Luz;-10.00;19,990.00';

describe('what is remembered of the last file', () => {
  it('counts where the file has the same columns', () => {
    const remembered = {
      columns: { date: 'Fecha', amount: 'Saldo' },
      dateOrder: 'mdy',
      sign: 'turned',
    } as const;
    expect(firstReading(table(FILE), remembered)).toMatchObject({
      columns: remembered.columns,
      sign: 'turned',
      dateOrder: null,
    });
    const other = firstReading(table(FILE.replace('Fecha', 'Día')), remembered);
    expect(other.columns).toMatchObject({ date: 'Día', amount: 'Monto', balance: 'Saldo' });
    expect(other.sign).toBe('turned');
  });

  it('is completed by the balance, which was not remembered before', () => {
    const old = { columns: { date: 'Fecha', amount: 'Monto' }, dateOrder: 'dmy' } as const;
    expect(firstReading(table(FILE), old).columns).toMatchObject({ balance: 'Saldo' });
  });

  it('never answers for the order of days in a file that does not tell it', () => {
    const open = FILE.replace('13/11', '03/11').replace('14/11', '04/11');
    const remembered = { columns: { date: 'Fecha', amount: 'Monto' }, dateOrder: 'dmy' } as const;
    const { questions } = readBankTable(table(open), firstReading(table(open), remembered), 'DOP');
    expect(questions).toMatchObject([{ kind: 'dateOrder', example: '03/11/2026' }]);
  });
});

it('stops for another account, too many lines and a balance that differs, and turns signs', () => {
  const { file } = readBankTable(table(FILE), firstReading(table(FILE), null), 'DOP');
  expect(stopOf(file, account)).toBeNull();
  expect(stopOf({ ...file, lastFours: ['8888'] }, account)).toMatchObject({ kind: 'whose' });
  const broken = FILE.replace('19,990.00', '19,980.00');
  const differs = readBankTable(table(broken), firstReading(table(broken), null), 'DOP').file;
  expect(stopOf(differs, account)).toEqual({
    kind: 'balance',
    line: 3,
    expectedMinor: 1_999_000,
    foundMinor: 1_998_000,
  });
  expect(turnedFile(file).lines.map(({ amountMinor }) => amountMinor)).toEqual([-1_500_000, 1_000]);
});
