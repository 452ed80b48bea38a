import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '#src/domain/foundation/csv-reader.ts';
import type { ExportAccountKind, ExportEntry, FileWriter } from './export-rows.ts';
import { toWindows1252 } from './export-text.ts';
import { defaultAccountName, exportFileName, exportFormats, formatFacts } from './formats.ts';
import { genericJournal, odooJournal, quickbooksCsv, quickbooksIif } from './journal-files.ts';
import { xeroBank, xeroInvoices } from './xero-files.ts';

/** Bytes of a file that was written by hand from the format that the importing program documents. */
const golden = (name: string) =>
  readFileSync(new URL(`../../../../tests/golden/accounting/${name}`, import.meta.url));
const written = <Row>(writer: FileWriter<Row>, rows: readonly Row[]) => {
  const texts = rows.map(writer.text).join('');
  return (writer.lists?.() ?? '') + writer.head + texts;
};
const KINDS: Readonly<Record<string, ExportAccountKind>> = {
  1010: 'bank',
  1100: 'receivable',
  2010: 'payable',
  2110: 'liability',
};

const line = (accountCode: string, accountName: string, account: string, amountMinor: number) => ({
  accountCode,
  accountName,
  account,
  accountKind: KINDS[accountCode] ?? ('income' as const),
  // What has a name of its own there is not made anew.
  isNamedThere: ['Banco Popular', 'Ingresos:Alquiler'].includes(account),
  amountMinor,
  contact: 'Ana Pérez',
  property: 'Torre Naco',
});
const entries: ExportEntry[] = [
  {
    number: 7,
    occurredOn: '2026-10-01',
    kind: 'charge',
    memo: 'Alquiler, octubre',
    dopRate: 60.25,
    lines: [
      line('1100', 'Receivables', 'Cuentas por cobrar', 5_000_000),
      line('4010', 'Rent', 'Ingresos:Alquiler', -5_000_000),
    ],
  },
  {
    number: 8,
    occurredOn: '2026-10-05',
    kind: 'payment',
    memo: 'Transferencia',
    dopRate: 60.123456,
    lines: [
      line('1010', 'Cash', 'Banco Popular', 5_000_005),
      line('1100', 'Receivables', 'Cuentas por cobrar', -5_000_000),
      line('2110', 'Prepaid', 'Alquiler adelantado', -5),
    ],
  },
];

describe('the files written by hand, byte for byte', () => {
  it.each([
    ['quickbooks.csv', `\uFEFF${written(quickbooksCsv('DOP'), entries)}`],
    ['odoo.csv', written(odooJournal('Operaciones varias', 'DOP'), entries)],
    ['odoo-dollars.csv', written(odooJournal('Operaciones varias', 'USD'), entries)],
    ['generic.csv', `\uFEFF${written(genericJournal('DOP'), entries)}`],
    [
      'xero-bank.csv',
      written(xeroBank(), [
        {
          occurredOn: '2026-10-05',
          amountMinor: 5_000_005,
          contact: 'Ana Pérez',
          memo: 'Transferencia',
          reference: 'LLV-8',
        },
        {
          occurredOn: '2026-10-31',
          amountMinor: -120_000,
          contact: '',
          memo: 'Depósito devuelto, "Torre 3"',
          reference: 'LLV-9',
        },
        {
          occurredOn: '2026-10-31',
          amountMinor: -200_000,
          contact: '',
          memo: 'Traslado a caja',
          reference: 'LLV-10',
        },
      ]),
    ],
    [
      'xero-invoices.csv',
      written(xeroInvoices('DOP', 'Tax Exempt'), [
        {
          number: 7,
          contact: 'Ana Pérez',
          email: 'ana@example.test',
          invoicedOn: '2026-10-01',
          dueOn: '2026-10-05',
          description: 'Alquiler, octubre',
          reference: 'B0100000001',
          amountMinor: 5_000_000,
          account: '4010',
        },
        {
          number: 12,
          contact: 'Luis Báez',
          email: '',
          invoicedOn: '2026-10-31',
          dueOn: '2026-10-31',
          description: '=Mora',
          reference: '',
          amountMinor: 5,
          account: '4020',
        },
      ]),
    ],
  ])('%s', (name, text) => {
    expect(text).toBe(golden(name).toString('utf8'));
    expect(Buffer.from(text).equals(golden(name))).toBe(true);
  });

  it('quickbooks.iif, in Windows-1252', () => {
    const bytes = toWindows1252(written(quickbooksIif(), entries));
    expect(Buffer.from(bytes).equals(golden('quickbooks.iif'))).toBe(true);
  });
});

const text = fc.string({ maxLength: 20, unit: fc.constantFrom(...'aZ9éñ", ;|\t\r\n=+-@') });
const entry = fc
  .record({
    number: fc.integer({ min: 1, max: 1_000_000 }),
    memo: text,
    contact: text,
    amounts: fc.array(fc.integer({ min: 1, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ number, memo, contact, amounts }): ExportEntry => {
    const total = amounts.reduce((sum, part) => sum + part, 0);
    const own = [...amounts.map((part) => -part), total];
    return {
      number,
      memo,
      kind: 'charge',
      occurredOn: '2026-02-28',
      lines: own.map((amountMinor, index) => ({
        ...line(`10${10 + index}`, 'x', `Cuenta ${index}`, amountMinor),
        contact,
        property: memo,
      })),
    };
  });
const centavos = (value: string | undefined) => (value ? Math.round(Number(value) * 100) : 0);
const amountsOf = (rows: readonly ExportEntry[]) =>
  rows.flatMap(({ lines }) => lines.map(({ amountMinor }) => amountMinor));

describe('whatever the entries, an independent reader finds the same amounts', () => {
  it.each([
    ['QuickBooks Online', quickbooksCsv('DOP'), 3, 9],
    ['Odoo', odooJournal('Diario', 'DOP'), 5, 7],
    ['the journal', genericJournal('DOP'), 10, 12],
  ])('%s', (_, writer, debitColumn, columnCount) => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (rows) => {
        const [, ...records] = readCsv(written(writer, rows));
        expect(records.every(({ values }) => values.length === columnCount)).toBe(true);
        expect(
          records.map(({ values }) => centavos(values[debitColumn]) - centavos(values[debitColumn + 1])),
        ).toEqual(amountsOf(rows));
      }),
    );
  });

  it('Odoo, in dollars', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (rows) => {
        const [, ...records] = readCsv(written(odooJournal('Diario', 'USD'), rows));
        expect(records.map(({ values }) => [values[6], centavos(values[7])])).toEqual(
          amountsOf(rows).map((minor) => ['USD', minor]),
        );
        expect(records.map(({ values }) => values.slice(8).join(''))).toEqual(records.map(() => ''));
      }),
    );
  });

  it('Xero, a bank statement', () => {
    const row = fc.record({
      occurredOn: fc.constantFrom('2026-02-28', '2026-11-03'),
      amountMinor: fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
      contact: text,
      memo: text,
      reference: fc.constant('LLV-9'),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const [, ...records] = readCsv(written(xeroBank(), rows));
        expect(records.map(({ values }) => [values[0], centavos(values[1])])).toEqual(
          rows.map(({ occurredOn, amountMinor }) => [occurredOn, amountMinor]),
        );
      }),
    );
  });

  it('Xero, invoices', () => {
    const row = fc.record({
      number: fc.integer({ min: 1, max: 1_000_000 }),
      contact: text,
      email: fc.constantFrom('', 'ana@example.test'),
      invoicedOn: fc.constantFrom('2026-02-28', '2026-11-03'),
      dueOn: fc.constant('2026-12-05'),
      description: text,
      reference: fc.constantFrom('', 'B0100000001'),
      amountMinor: fc.integer({ min: 1, max: 1_000_000_000_000 }),
      account: fc.constant('4010'),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const [head, ...records] = readCsv(written(xeroInvoices('USD', 'Tax Exempt'), rows));
        const of = (values: readonly string[], column: string) => values[head?.values.indexOf(column) ?? -1];
        expect(
          records.map(({ values }) => ({
            number: of(values, '*InvoiceNumber'),
            invoicedOn: of(values, '*InvoiceDate'),
            dueOn: of(values, '*DueDate'),
            amountMinor: Number(of(values, '*Quantity')) * centavos(of(values, '*UnitAmount')),
            currency: of(values, 'Currency'),
          })),
        ).toEqual(
          rows.map(({ number, invoicedOn, dueOn, amountMinor }) => ({
            number: `LLV-${number}`,
            invoicedOn,
            dueOn,
            amountMinor,
            currency: 'USD',
          })),
        );
      }),
    );
  });

  it('QuickBooks Desktop, whose transactions sum to zero', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (rows) => {
        const lines = written(quickbooksIif(), rows).split('\r\n');
        expect(lines.pop()).toBe('');
        const transactions: string[][][] = [];
        const first = lines.findIndex((one) => one.startsWith('!TRNS'));
        for (const cells of lines.slice(first + 3).map((one) => one.split('\t'))) {
          if (cells[0] === 'TRNS') transactions.push([]);
          if (cells[0] !== 'ENDTRNS') transactions.at(-1)?.push(cells);
        }
        const amounts = transactions.map((own) => own.map((cells) => centavos(cells[5])));
        expect(amounts.flat()).toEqual(amountsOf(rows));
        for (const own of amounts) expect(own.reduce((sum, part) => sum + part, 0)).toBe(0);
        expect(transactions.flat().every((cells) => cells.length === 9)).toBe(true);
      }),
    );
  });
});

describe('a format', () => {
  it('names its file with what it holds, and marks a repetition', () => {
    const range = {
      format: 'quickbooks_iif',
      from: '2026-10-01',
      to: '2026-10-31',
      currency: 'USD',
      account: null,
    } as const;
    expect(exportFileName({ ...range, repeats: 0 })).toBe('quickbooks_iif_USD_2026-10-01_2026-10-31.iif');
    expect(exportFileName({ ...range, repeats: 2 })).toBe('quickbooks_iif_USD_2026-10-01_2026-10-31_r2.iif');
  });

  it.each([
    ['Caja y bancos', '1010-caja-y-bancos'],
    ['Banco Popular, núm. 1/2 ', '1010-banco-popular-num-1-2'],
    ['日本', '1010'],
    ['x'.repeat(80), `1010-${'x'.repeat(32)}`],
  ])('of one account names that too: %s', (name, mark) => {
    const range = { format: 'xero_bank', from: '2026-10-01', to: '2026-10-31', currency: 'DOP' } as const;
    const account = { code: '1010', name };
    expect(exportFileName({ ...range, account, repeats: 0 })).toBe(
      `xero_bank_${mark}_DOP_2026-10-01_2026-10-31.csv`,
    );
  });

  it('belongs to a system, which has accounts by name or by code', () => {
    const account = { code: '4010', name: 'Ingresos por alquiler' };
    expect(exportFormats.map((format) => defaultAccountName(formatFacts[format].system, account))).toEqual([
      'Ingresos por alquiler',
      'Ingresos por alquiler',
      '4010',
      '4010',
      '4010',
      '4010',
    ]);
  });
});
