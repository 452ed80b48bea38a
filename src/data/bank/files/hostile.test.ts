import { describe, expect, it } from 'vitest';
import { firstReading } from '#src/domain/bank/bank-import.ts';
import { type BankReading, readBankTable } from '#src/domain/bank/bank-statement.ts';
import { openBankFile } from './open-bank-file.ts';

/** Amounts, refused lines, questions and the balance of a text, as the screen has them before anybody touched anything. */
async function read(text: string, change: Partial<BankReading> = {}) {
  const opened = await openBankFile(new TextEncoder().encode(text).buffer);
  if (opened.kind !== 'tables') throw new Error(opened.kind);
  const table = opened.tables[0]?.table;
  if (!table) throw new Error('no table');
  const first = firstReading(table, null);
  const { file, questions } = readBankTable(
    table,
    { ...first, columns: opened.columns ?? first.columns, ...change },
    'DOP',
  );
  return {
    tables: opened.tables.length,
    amounts: file.lines.map(({ amountMinor }) => amountMinor / 100),
    texts: file.lines.map(({ description }) => description),
    refused: file.refused.map(({ line, fault }) => `${line} ${fault}`),
    questions: questions.map(({ kind }) => kind),
    balance: file.balance.kind,
    notes: file.notes,
    lastFours: file.lastFours,
  };
}

describe('the way', () => {
  it.each([
    ['Soll/Haben', 'Buchungstag;Text;Betrag;Soll/Haben\n13.11.2026;A;25.000,00;H\n14.11.2026;B;175,00;S\n'],
    [
      'Entrada/Salida',
      'Fecha;Concepto;Monto;Entrada/Salida\n13/11/2026;A;25,000.00;Entrada\n14/11/2026;B;175.00;Salida\n',
    ],
    [
      'Cargo/Abono',
      'Fecha;Concepto;Monto;Cargo/Abono\n13/11/2026;A;25,000.00;Abono\n14/11/2026;B;175.00;Cargo\n',
    ],
    [
      'DEBIT/CREDIT',
      'Date,Description,Type,Amount\n13/11/2026,A,CREDIT,"25,000.00"\n14/11/2026,B,DEBIT,175.00\n',
    ],
    ['a mark behind', 'Fecha;Concepto;Monto\n13/11/2026;A;25,000.00 C\n14/11/2026;B;175.00 D\n'],
    ['a minus behind', 'Fecha;Concepto;Monto\n13/11/2026;A;RD$ 25,000.00\n14/11/2026;B;RD$ 175.00-\n'],
    ['negative debits', 'Fecha;Concepto;Débito;Crédito\n13/11/2026;A;;25,000.00\n14/11/2026;B;-175.00;\n'],
    [
      'signed debits in a column for the way',
      'Fecha;Concepto;Tipo;Monto\n13/11/2026;A;CR;25,000.00\n14/11/2026;B;DB;-175.00\n',
    ],
  ])('by %s', async (_name, text) => {
    expect(await read(text)).toMatchObject({ amounts: [25_000, -175], refused: [], questions: [] });
  });

  it('turned where somebody says so, and where the balance does', async () => {
    const card = 'Date,Description,Amount\n11/23/2026,STORE,25.00\n11/24/2026,PAYMENT,-100.00\n';
    expect(await read(card, { sign: 'turned' })).toMatchObject({ amounts: [-25, 100] });
    const told = 'Fecha;Concepto;Monto;Saldo\n13/11/2026;A;-25.00;125.00\n14/11/2026;B;30.00;95.00\n';
    expect(await read(told)).toMatchObject({ amounts: [25, -30], notes: ['sign_turned'], balance: 'agrees' });
  });

  it('by the balance where nothing else says it', async () => {
    const text =
      'Fecha;Concepto;Monto;Saldo\n15/11/2026;C;9,000.00;25,825.00\n14/11/2026;B;175.00;34,825.00\n13/11/2026;A;25,000.00;35,000.00\n';
    expect(await read(text)).toMatchObject({ questions: ['first'], notes: ['sign_from_balance'] });
    expect(await read(text, { first: 'in' })).toMatchObject({
      amounts: [-9_000, -175, 25_000],
      questions: [],
    });
  });

  it('is refused where a word says nothing that is understood', async () => {
    const text = `Fecha;Concepto;Monto;Tipo\n${['CR', 'DB', 'CR', 'DB', 'ZZ'].map((way, at) => `1${at + 3}/11/2026;A;10.00;${way}`).join('\n')}\n`;
    expect(await read(text)).toMatchObject({ amounts: [10, -10, 10, -10], refused: ['6 sign_unknown'] });
  });
});

describe('the balance', () => {
  const head = 'Fecha;Concepto;Débito;Crédito;Saldo\n';
  it.each([
    ['newest first', '14/11/2026;B;175.00;;9,825.00\n13/11/2026;A;;1,000.00;10,000.00\n'],
    [
      'days newest first, lines of a day as they came',
      '14/11/2026;B;175.00;;9,825.00\n14/11/2026;C;25.00;;9,800.00\n13/11/2026;A;;1,000.00;10,000.00\n',
    ],
    [
      'at the end of each day',
      '13/11/2026;A;;1,000.00;9,900.00\n13/11/2026;B;100.00;;9,900.00\n14/11/2026;C;25.00;;9,875.00\n',
    ],
    [
      'in some lines only',
      '13/11/2026;A;;1,000.00;10,000.00\n13/11/2026;B;100.00;;-\n14/11/2026;C;25.00;;9,875.00\n',
    ],
    ['overdrawn, by a mark', '13/11/2026;A;;1,000.00;100.00 DB\n14/11/2026;B;175.00;;275.00 DB\n'],
    ['with the opening in the table', ';Saldo anterior;;;9,000.00\n13/11/2026;A;;1,000.00;10,000.00\n'],
  ])('agrees %s', async (_name, rows) => {
    expect(await read(head + rows)).toMatchObject({ balance: 'agrees', refused: [] });
  });

  it.each([
    ['a line is missing', '13/11/2026;A;;1,000.00;10,000.00\n15/11/2026;C;25.00;;9,800.00\n'],
    [
      'a line was split',
      '13/11/2026;A;;1,000.00;10,000.00\n14/11/2026;B;x;175.00;;9,825.00\n15/11/2026;C;25.00;;9,800.00\n',
    ],
    ['the opening is another', ';Saldo anterior;;;5,000.00\n13/11/2026;A;;1,000.00;10,000.00\n'],
  ])('stops where %s', async (_name, rows) => {
    expect(await read(head + rows)).toMatchObject({ balance: 'differs' });
    expect(await read(head + rows, { checksBalance: false })).toMatchObject({ balance: 'none' });
  });
});

describe('the shape', () => {
  it('a quote that finds a partner further down swallows nothing', async () => {
    const text =
      'Fecha,Concepto,Monto\n13/11/2026,"LA CASITA,25000.00\n14/11/2026,PAGO LUZ",-3200.00\n15/11/2026,"PEREZ, ANA","1,000.00"\n';
    expect(await read(text)).toMatchObject({ amounts: [25_000, -3_200, 1_000], refused: [] });
  });

  it('a movement without a day of its own is said, a total is not', async () => {
    const text = 'Fecha;Concepto;Monto\n13/11/2026;A;-10.00\n;B;-20.00\n;Total;-30.00\n';
    expect(await read(text)).toMatchObject({ amounts: [-10], refused: ['3 date_unreadable'] });
  });

  it('another head makes another table', async () => {
    const text =
      'Fecha;Concepto;Monto\n13/11/2026;A;-10.00\n14/11/2026;B;-20.00\nFecha;Monto;Concepto\n15/11/2026;-30.00;C\n';
    expect(await read(text)).toMatchObject({ tables: 2, amounts: [-10, -20] });
  });

  it('two filled columns of one name are not chosen between', async () => {
    const text = 'Fecha,Concepto,Monto,Monto\n13/11/2026,A,5.00,7.00\n';
    expect(await read(text)).toMatchObject({ questions: ['columns'] });
  });

  it.each(['~', '^', '#'])('columns parted by %s', async (sign) => {
    const text = `${['Fecha', 'Concepto', 'Monto'].join(sign)}\n${['13/11/2026', 'PAGO: LUZ', '-10.00'].join(sign)}`;
    expect(await read(text)).toMatchObject({ amounts: [-10], texts: ['PAGO: LUZ'] });
  });

  it('rows of several accounts are asked about, and only one is read', async () => {
    const text =
      'Cuenta,Fecha,Concepto,Monto\n0014567,13/11/2026,A,-10.00\n0018888,13/11/2026,B,-20.00\n0014567,14/11/2026,C,-5.00\n0014567,14/11/2026,C,-5.00\n0014567,14/11/2026,D,-6.00\n0014567,15/11/2026,D,-6.00\n';
    expect(await read(text)).toMatchObject({ questions: ['account'] });
    expect(await read(text, { account: '8888' })).toMatchObject({ amounts: [-20], questions: [] });
  });

  it('a limit or another account above the head is not whose statement it is', async () => {
    const text =
      'Tarjeta ****4567;;\nLímite de la tarjeta: 150000;;\nCuenta destino: 99998888;;\nFecha;Concepto;Monto\n13/11/2026;A;-10.00\n';
    expect(await read(text)).toMatchObject({ lastFours: ['4567'] });
  });
});

describe('QIF', () => {
  it('asks for the order of days and the decimal sign as any other file', async () => {
    expect(await read("!Type:Bank\nD3/11'26\nT1.500\nPA\n^\n")).toMatchObject({
      questions: ['dateOrder', 'decimal'],
    });
    expect(
      await read('!Type:CCard\nD13/11/2026\nT-1.500,50\nPA\n^\nD14/11/2026\nT2,00\nPB\n^\n'),
    ).toMatchObject({
      amounts: [-1_500.5, 2],
    });
  });
});

it('reads five thousand lines at once', async () => {
  let balance = 0;
  const rows = Array.from({ length: 5_000 }, (_, place) => {
    balance += 10;
    return `${String(1 + (Math.floor(place / 200) % 28)).padStart(2, '0')}/11/2026;TRANSF. ${place};;10.00;${balance}.00`;
  });
  expect(await read(`Fecha;Concepto;Débito;Crédito;Saldo\n${rows.join('\n')}`)).toMatchObject({
    balance: 'agrees',
  });
});
