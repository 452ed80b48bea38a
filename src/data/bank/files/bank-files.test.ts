import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { BankFile } from '#src/domain/bank/bank-file.ts';
import { firstReading, ownStatement, stopOf, whoseFile } from '#src/domain/bank/bank-import.ts';
import { type ReadTable, readBankTable } from '#src/domain/bank/bank-statement.ts';
import { openBankFile } from './open-bank-file.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../tests/golden/bank');
const account = { currency: 'DOP', lastFour: '4567' };

/** A file as the screen reads it for an account in pesos that ends in 4567, where a person says days come first when asked. */
async function outcomeOf(name: string): Promise<string> {
  const opened = await openBankFile(new Uint8Array(readFileSync(path.join(FOLDER, name))).buffer);
  if (opened.kind === 'problem') return `problem ${opened.problem}`;
  const asked: string[] = [];
  const readOf = (table: (typeof opened & { kind: 'tables' })['tables'][number]['table']): ReadTable => {
    const first = firstReading(table, null);
    const columns = (opened.kind === 'tables' && opened.columns) || first.columns;
    const reading = { ...first, columns, account: account.lastFour };
    const read = readBankTable(table, reading, account.currency);
    asked.push(...read.questions.map(({ kind }) => `${kind}?`));
    if (read.questions.length === 0) return read;
    return readBankTable(table, { ...reading, dateOrder: 'dmy', first: 'in' }, account.currency);
  };
  const files: readonly BankFile[] =
    opened.kind === 'statements' ? opened.statements : opened.tables.map(({ table }) => readOf(table).file);
  const place = ownStatement(files, account);
  const file = files[place ?? -1];
  if (!file) return `choose among ${files.length}`;
  const { kind } = whoseFile(file, account);
  const stop = stopOf(file, account);
  const parts = [
    ...new Set(asked),
    files.length > 1 ? `${(place ?? 0) + 1} of ${files.length}` : '',
    kind === 'own' ? '' : kind,
    stop?.kind === 'balance' ? `balance differs at ${stop.line}` : '',
    file.balance.kind === 'agrees' ? `balance ${file.balance.steps}` : '',
    ...file.notes,
    ...file.lines.map(
      ({ occurredOn, amountMinor, description, reference }) =>
        `${occurredOn.slice(2)} ${(amountMinor / 100).toFixed(2)} ${description}${reference && ` (${reference})`}`,
    ),
    ...file.refused.map(({ line, fault }) => `${line} ${fault}`),
  ];
  return parts.filter(Boolean).join(' | ');
}

const EXPECTED: Readonly<Record<string, string>> = {
  'amount-head-twice.csv': 'dateOrder? | no_signs | 26-11-03 25.00 A',
  'apostrophe-space.csv':
    '26-11-03 25000.50 RENTA | 26-11-04 -3000.00 REPARACION | 26-11-05 -3000.00 X | 26-11-06 -3000.00 Y | 26-11-07 -3000.00 Z | 26-11-08 3000.00 W | 26-11-09 3000.00 V | 26-11-10 3000.00 U | 26-11-11 3000.00 T | 26-11-13 0.50 R | 26-11-14 -0.50 Q | 11 other_currency',
  'balance-differs.csv':
    'balance differs at 4 | 26-11-13 25000.00 ANA PEREZ | 26-11-14 -3200.00 PAGO LUZ | 26-11-15 -175.00 COMISION',
  'balance-order.ofx': '26-11-03 1.00 A',
  'banreservas-utf16.csv':
    'balance 2 | 26-11-30 -37.50 COBRO IMP 0.15% DGII CTA CTE (900003) | 26-11-30 -175.00 COMISION CTA. CORRIENTE (900002) | 26-11-03 25000.00 CR transferencia a cta cte (900001)',
  'banreservas.csv':
    'balance 2 | 26-11-30 -37.50 COBRO IMP 0.15% DGII CTA CTE (900003) | 26-11-30 -175.00 COMISION CTA. CORRIENTE (900002) | 26-11-03 25000.00 CR transferencia a cta cte (900001)',
  'bhd.csv':
    'balance 1 | 26-11-03 25000.00 TRANSFERENCIA ANA PEREZ (100001) | 26-11-14 -175.00 COMISION (100002)',
  'card-credits-marked.csv': '26-11-13 -1250.00 FERRETERIA | 26-11-14 5000.00 PAGO RECIBIDO',
  'card-reversed-sign.csv': '26-11-23 25.00 HARDWARE STORE | 26-11-24 -100.00 PAYMENT THANK YOU',
  'cdata-namespace.ofx': '26-11-15 10.00 ANA & HIJOS · RENTA <NOV>',
  'code-page-850.txt': '26-11-13 25000.00 TRANSF. MARÍA PEÑA NÚÑEZ | 26-11-14 -175.00 COMISIÓN MÓVIL',
  'comment-before.ofx': '26-11-15 10.00 ANA',
  'cr-only.csv': 'dateOrder? | 26-11-03 25000.00 ANA PEREZ | 26-11-04 -3200.00 PAGO LUZ',
  'dash-for-nothing.csv': 'dateOrder? | 26-11-03 25000.00 TRANSF ANA PEREZ | 26-11-04 -3200.00 PAGO LUZ',
  'dashes-na.csv':
    'dateOrder? | 26-11-03 25000.00 TRANSF ANA PEREZ | 26-11-04 -3200.00 PAGO LUZ | 26-11-05 10.00 PAGO AGUA',
  'day-forms.csv':
    'no_signs | 26-11-03 1.00 A | 26-11-03 2.00 B | 26-11-03 3.00 C | 26-11-03 4.00 D | 26-09-03 5.00 E | 26-11-03 6.00 F | 26-11-03 7.00 G | 26-11-03 8.00 H | 26-11-03 9.00 I | 26-11-03 10.00 J | 26-11-04 12.00 L | 12 date_unreadable | 14 date_unreadable',
  'debe-haber.csv':
    'dateOrder? | balance 1 | 26-11-03 25000.00 TRANSF ANA PEREZ | 26-11-04 -3200.00 PAGO LUZ',
  'dia-valor.csv': 'dateOrder? | first? | sign_from_balance | 26-11-03 25000.00 TRANSF ANA PEREZ',
  'dollars.csv': 'other_currency | no_signs | 26-11-13 500.00 RENT',
  'empty-fitid.ofx': '26-11-06 5000.00 DEPOSITO A | 26-11-06 5000.00 DEPOSITO A',
  'euro.ofx': 'other_currency | 26-11-04 500.00 MIETE',
  'f-operacion.csv': 'dateOrder? | first? | sign_from_balance | 26-11-03 25000.00 ANA PEREZ',
  'fecha-trans-valor.csv': 'dateOrder? | 26-11-03 25.00 A (12)',
  'fee-shares-fitid.ofx':
    '26-11-05 -12000.00 PAGO SUPLIDOR EXTRANJERO | 26-11-05 -240.00 CARGO TRANSACCION EXTRANJERA',
  'fitid-zero.ofx': '26-11-03 25000.00 TRANSFERENCIA ANA PEREZ | 26-11-04 18000.00 TRANSFERENCIA LUIS BAEZ',
  'gmt-with-space.ofx': '26-10-28 25000.00 ANA',
  'header-one-line.ofx': '26-11-03 25000.00 ANA',
  'header-then-list.qfx': '26-11-03 -1980.01 FERRETERIA',
  'identical-1.csv':
    'dateOrder? | no_signs | 26-11-03 5000.00 Transferencia | 26-11-03 5000.00 Transferencia | 26-11-04 100.00 Otra',
  'indicator-column.csv':
    'dateOrder? | balance 2 | 26-11-03 25000.00 TRANSF. ANA PEREZ | 26-11-04 -3200.00 PAGO LUZ EDESUR | 26-11-05 -175.00 COMISION',
  'indicator-plus-minus.csv': 'dateOrder? | 26-11-03 25000.00 TRANSF ANA PEREZ | 26-11-04 -3200.00 PAGO LUZ',
  'indicator-slash-head.csv': 'dateOrder? | 26-11-03 25000.00 TRANSF ANA PEREZ | 26-11-04 -3200.00 PAGO LUZ',
  'indicator-word.csv': 'dateOrder? | 26-11-03 25000.00 TRANSF ANA PEREZ | 26-11-04 -3200.00 PAGO LUZ',
  'ingresos-egresos.csv': 'dateOrder? | 26-11-03 25000.00 ANA PEREZ (1)',
  'iso-8859-1-label.ofx': '26-11-03 25000.00 MARÍA PEÑA',
  'missing-cell.csv': '26-11-14 -175.00 COMISION | 2 cells_missing',
  'money-in-out.csv': 'dateOrder? | balance 1 | 26-11-03 25000.00 ANA PEREZ | 26-11-04 -3200.00 EDESUR',
  'negative-in-credit.csv':
    'dateOrder? | balance 3 | 26-11-03 25000.00 DEPOSITO CHEQUE 0031 ANA PEREZ | 26-11-06 -25000.00 CHEQUE DEVUELTO 0031 ANA PEREZ | 26-11-07 175.00 REVERSO COMISION | 26-11-08 -200.00 COMISION',
  'newline-in-quotes.csv': 'dateOrder? | 26-11-03 25000.00 TRANSF ANA PEREZ | 26-11-04 -3200.00 LUZ',
  'no-head.csv': 'dateOrder? | 26-11-03 25000.00 TRANSF ANA PEREZ | 26-11-04 -3200.00 PAGO LUZ',
  'ofx-amounts.ofx':
    '26-11-03 1234.56 COMA DOS DECIMALES | 26-11-03 1234.50 COMA UN DECIMAL | 26-11-03 150.00 TRES DECIMALES | 26-11-03 -12.34 CUATRO DECIMALES | 26-11-03 150.50 COMA TRES DECIMALES = 150.50 | 26-11-03 500.00 MAS | 26-11-03 500.00 SIN DECIMALES | 26-11-03 -0.75 SIN CERO | 26-11-03 500.00 PUNTO FINAL | 26-11-03 -500.00 ESPACIO | 9 amount_unreadable',
  'ofx-dates.ofx':
    '26-11-03 1.00 TZ | 26-11-03 2.00 TZ ms | 26-11-03 3.00 ISO | 26-11-03 5.00 ESPACIO | 26-11-04 6.00 3am GMT = 11pm del 3 en RD | 4 date_unreadable',
  'opening-and-closing.csv':
    'balance 3 | sign_from_balance | 26-11-13 25000.00 ANA PEREZ | 26-11-14 -175.00 COMISION',
  'other-account.ofx': 'other_account | 26-11-04 -9000.00 SUPERMERCADO',
  'overlap-2.csv':
    'dateOrder? | no_signs | 26-11-03 5000.00 Transferencia | 26-11-03 5000.00 Transferencia | 26-11-03 5000.00 Transferencia | 26-11-05 200.00 Nueva',
  'overlap-a.ofx': '26-11-03 25000.00 TRANSF ANA PEREZ | 26-11-04 -3200.00 PAGO LUZ',
  'overlap-b.csv':
    'dateOrder? | 26-11-03 25000.00 TRANSF ANA PEREZ (A1) | 26-11-04 -3200.00 PAGO LUZ (A2) | 26-11-05 -175.00 COMISION (A3)',
  'overlap-c-text-changed.csv':
    'dateOrder? | 26-11-03 25000.00 TRANSFERENCIA RECIBIDA ANA PEREZ (A1) | 26-11-04 -3200.00 PAGO LUZ EDESUR (A2)',
  'overlap-d-other-fitids.ofx': '26-11-03 25000.00 TRANSF ANA PEREZ | 26-11-04 -3200.00 PAGO LUZ',
  'page-as-workbook.xls': 'balance 1 | 26-11-13 25000.00 ANA PÉREZ & CÍA | 26-11-14 -175.00 COMISIÓN',
  'pipe.txt': 'dateOrder? | 26-11-03 25000.00 ANA PEREZ',
  'popular.csv':
    'balance 2 | 26-11-03 25000.00 ANA PEREZ, ALQUILER NOV (000778812) | 26-11-04 -175.00 COMISION (000778813) | 26-11-05 -9000.00 PAGO TARJETA 4401 (000778814)',
  'popular.txt':
    '26-11-03 25000.00 ANA PEREZ, ALQUILER NOV (778812) | 26-11-04 -175.00 COMISION (778813) | 26-11-15 -9000.00 PAGO TARJETA 4401 (778814)',
  'posting-date.csv': 'balance 1 | 26-11-03 1250.00 RENT ANA PEREZ | 26-11-14 -80.00 WATER CO',
  'preamble-fecha-monto.csv': 'balance 1 | 26-11-03 25000.00 ANA PEREZ (1) | 26-11-04 -3200.00 PAGO LUZ (2)',
  'quicken.qif': '26-11-13 25000.00 ANA PEREZ · ALQUILER (0031) | 26-11-14 -175.00 COMISION',
  'real-1252.ofx': '26-11-03 25000.00 MARÍA PEÑA NÚÑEZ',
  'repeated-fitid.ofx':
    '26-11-03 25000.00 TRANSFERENCIA ANA PEREZ | 26-11-03 18000.00 TRANSFERENCIA LUIS BAEZ | 26-11-03 -175.00 COMISION',
  'repeated-head.csv': 'balance 1 | 26-11-13 25000.00 ANA PEREZ | 26-11-14 -175.00 COMISION',
  'sep-line.csv': 'dateOrder? | no_signs | 26-11-03 25000.00 ANA PEREZ',
  'stray-quote.csv':
    'dateOrder? | 26-11-03 25000.00 LA CASITA RENTA | 26-11-04 -3200.00 PAGO LUZ | 26-11-05 -500.00 PAGO AGUA',
  'stray-quotes-two.csv':
    'dateOrder? | 26-11-03 25000.00 LA CASITA RENTA | 26-11-04 -3200.00 PAGO "LUZ" | 26-11-05 -500.00 PAGO AGUA',
  'two-accounts.csv': '1 of 2 | 26-11-13 25000.00 ANA PEREZ | 26-11-14 -175.00 COMISION',
  'two-accounts.ofx': '1 of 2 | 26-11-03 25000.00 RENTA ANA PEREZ',
  'two-currencies.ofx': '1 of 2 | 26-11-03 25000.00 RENTA ANA PEREZ',
  'unclosed-stmttrn.ofx': '26-11-03 1.00 A | 26-11-04 2.00 B',
  'unknown-words.csv': '26-11-13 25000.00 ANA PEREZ | 26-11-14 -175.00 COMISION',
  'unquoted-comma-before-amount.csv': 'dateOrder? | 2 cells_extra',
  'unquoted-comma-in-text.csv': 'dateOrder? | no_signs | 26-11-03 25000.00 PEREZ, ANA - RENTA',
  'unquoted-thousands.csv': 'dateOrder? | 26-11-05 -175.00 COMISION (778814) | 2 cells_extra | 3 cells_extra',
  'us-days-ambiguous.csv': 'dateOrder? | no_signs | 26-03-11 1.00 A | 26-04-11 2.00 B | 26-05-11 3.00 C',
  'utf16be.txt': 'dateOrder? | 26-11-03 25000.00 TRANSF. MARÍA PEÑA | 26-11-04 -175.00 COMISIÓN',
  'utf16le-no-bom.csv': 'dateOrder? | 26-11-03 25000.00 TRANSF. MARÍA PEÑA | 26-11-04 -175.00 COMISIÓN',
  'utf16le.csv': 'dateOrder? | 26-11-03 25000.00 TRANSF. MARÍA PEÑA | 26-11-04 -175.00 COMISIÓN',
  'utf8-mislabelled-1252.ofx': '26-11-03 25000.00 MARÍA PEÑA NÚÑEZ · ALQUILER “NOV” – Ñ',
  'whole-thousands-point.csv':
    'dateOrder? | 26-11-03 25000.50 RENTA | 26-11-04 -3000.00 REPARACION | 26-11-05 1500.00 DEPOSITO | 26-11-06 -110.70 CARGO | 26-11-07 -1234567.00 CARGO',
  'xml-no-newline.ofx': '26-11-15 -10.00 1 Aufladung für Konto',
};

it('reads every kept file to its own outcome', async () => {
  const names = readdirSync(FOLDER).toSorted();
  const outcomes = await Promise.all(names.map(async (name) => [name, await outcomeOf(name)] as const));
  expect(Object.fromEntries(outcomes)).toEqual(EXPECTED);
});

it('says what no reader of tables can open', async () => {
  const open = (...codes: number[]) => openBankFile(new Uint8Array(codes).buffer);
  expect(await open(0x25, 0x50, 0x44, 0x46)).toEqual({ kind: 'problem', problem: 'pdf' });
  expect(await open(0xd0, 0xcf, 0x11, 0xe0)).toEqual({ kind: 'problem', problem: 'oldWorkbook' });
  expect(await open(0x50, 0x4b, 0x03, 0x04, 1, 2, 3)).toEqual({ kind: 'problem', problem: 'notReadable' });
  expect(await open()).toEqual({ kind: 'problem', problem: 'empty' });
  expect(await openBankFile(new ArrayBuffer(5 * 1024 * 1024 + 1))).toEqual({
    kind: 'problem',
    problem: 'tooLarge',
  });
});

it('shows what looks like no table as it is, for somebody to say', async () => {
  const opened = await openBankFile(new TextEncoder().encode('hola\nque tal').buffer);
  if (opened.kind !== 'tables') throw new Error('no tables');
  const [found] = opened.tables;
  expect(found?.table.heads).toEqual(['#1']);
  const read = found && readBankTable(found.table, firstReading(found.table, null), 'DOP');
  expect(read?.questions.map(({ kind }) => kind)).toContain('columns');
});

it('refuses a file with too many lines, and cuts none', async () => {
  const row = (place: number) => `13/11/2026,Pago ${place},-1.00`;
  const text = ['Fecha,Concepto,Monto', ...Array.from({ length: 5_003 }, (_, place) => row(place))].join(
    '\n',
  );
  const opened = await openBankFile(new TextEncoder().encode(text).buffer);
  const table = opened.kind === 'tables' ? opened.tables[0]?.table : undefined;
  if (!table) throw new Error('no table');
  const { file } = readBankTable(table, firstReading(table, null), 'DOP');
  expect(stopOf(file, account)).toEqual({ kind: 'tooMany', count: 5_003 });
});
