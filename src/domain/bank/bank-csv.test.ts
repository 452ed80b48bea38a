import { describe, expect, it } from 'vitest';
import {
  type BankCsvMapping,
  findBankTable,
  guessMapping,
  isMappingComplete,
  readBankTable,
} from './bank-csv.ts';

/** Reads a file as the screen does before anybody has touched the mapping. */
function read(text: string, mapping?: BankCsvMapping) {
  const table = findBankTable(text);
  if (!table) throw new Error('no table');
  return readBankTable(table, mapping ?? guessMapping(table));
}
const facts = (text: string) =>
  read(text).lines.map((line) => [line.occurredOn, line.amountMinor, line.description, line.reference]);

describe('layouts as Dominican banks write them (made-up examples)', () => {
  it('a head under the name of the bank, debit and credit apart, totals below', () => {
    const text = `Banco de Ejemplo;;;;\r\nCuenta;0001234567;;;\r\n\r\nFecha;Descripción;Referencia;Débito;Crédito\r\n03/11/2026;TRANSF. DE ANA PEREZ;123456;;"15,000.00"\r\n04/11/2026;COMISION;;175.00;\r\nTotales;;;175.00;"15,000.00"\r\n`;
    expect(facts(text)).toEqual([
      ['2026-11-03', 1_500_000, 'TRANSF. DE ANA PEREZ', '123456'],
      ['2026-11-04', -17_500, 'COMISION', ''],
    ]);
  });

  it('one amount with its sign, the day with the name of the month', () => {
    const text =
      'Fecha,Concepto,No. Documento,Monto\n03-NOV-2026,"PAGO, LUZ",99,"-2,350.75"\n04-NOV-2026,DEPOSITO,,1000\n';
    expect(facts(text)).toEqual([
      ['2026-11-03', -235_075, 'PAGO, LUZ', '99'],
      ['2026-11-04', 100_000, 'DEPOSITO', ''],
    ]);
  });

  it('tabs, debits with a sign of their own, months first', () => {
    const text = 'Date\tDetails\tDebit\tCredit\n11/23/2026\tFee\t-5.00\t\n11/24/2026\tDeposit\t\t10.00\n';
    expect(facts(text)).toEqual([
      ['2026-11-23', -500, 'Fee', ''],
      ['2026-11-24', 1_000, 'Deposit', ''],
    ]);
  });
});

it('says which lines it could not read, by their number in the file', () => {
  const file = read(
    'Banco\nFecha,Descripción,Monto\n32/11/2026,Mala,5.00\n03/11/2026,Sin monto,abc\n03/11/2026,Cero,0.00\n',
  );
  expect(file.lines).toEqual([]);
  expect(file.refused.map(({ line, fault }) => [line, fault])).toEqual([
    [3, 'date_unreadable'],
    [4, 'amount_unreadable'],
    [5, 'amount_zero'],
  ]);
});

it('follows the mapping that somebody chose', () => {
  const text = 'Fecha valor,Fecha,Nota,Monto,Otro monto\n01/11/2026,03/11/2026,Renta,1.00,2.00\n';
  const mapping: BankCsvMapping = {
    columns: { date: 'Fecha', description: 'Nota', amount: 'Otro monto' },
    dateOrder: 'dmy',
  };
  expect(read(text, mapping).lines).toMatchObject([
    { occurredOn: '2026-11-03', amountMinor: 200, description: 'Renta' },
  ]);
});

it('tells a mapping that does not fit the file', () => {
  const table = findBankTable('Fecha,Monto\n03/11/2026,1.00\n');
  if (!table) throw new Error('no table');
  expect(isMappingComplete(guessMapping(table), table)).toBe(true);
  expect(isMappingComplete({ columns: { date: 'Fecha' }, dateOrder: 'dmy' }, table)).toBe(false);
  expect(isMappingComplete({ columns: { date: 'Día', amount: 'Monto' }, dateOrder: 'dmy' }, table)).toBe(
    false,
  );
});

it('finds no table where there is none', () => {
  expect(findBankTable('')).toBeNull();
  expect(findBankTable('<html>Sesión vencida</html>')).toBeNull();
});
