import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildForm607, isConsumerSum, type Sale, saleForms } from './form-607.ts';
import { isFileable } from './problems.ts';
import { centavos, golden, nothingPaid, readTaxFile, saleWith } from './tax.test-support.ts';

const TAX_ID = '101850043';
const MONTH = '2026-10';

const written: Sale[] = [
  saleWith({
    itbisMinor: 900_000,
    withheldOn: '2026-10-12',
    itbisWithheldMinor: 900_000,
    isrWithheldMinor: 500_000,
    payments: { ...nothingPaid, transfer: 4_500_000, other: 1_400_000 },
  }),
  saleWith({
    ncf: 'B0100000005',
    clientIdType: 'cedula',
    clientId: '00113918205',
    issuedOn: '2026-10-20',
    baseMinor: 2_000_000,
  }),
  saleWith({
    ncf: 'B0400000001',
    modifiedNcf: 'B0100000001',
    issuedOn: '2026-10-31',
    baseMinor: 100_005,
    itbisMinor: 18_001,
    payments: { ...nothingPaid, cash: 118_006 },
  }),
  saleWith({ ncf: 'B0200000001', clientIdType: null, clientId: '', baseMinor: 24_999_999 }),
  saleWith({
    ncf: 'B0200000002',
    clientIdType: 'passport',
    clientId: 'AB1234567',
    issuedOn: '2026-10-02',
    baseMinor: 25_000_000,
    payments: { ...nothingPaid, card: 25_000_000 },
  }),
];

describe('form 607', () => {
  it('is the file written by hand, byte for byte', () => {
    const file = buildForm607(TAX_ID, MONTH, written);
    expect(file.name).toBe('DGII_F_607_101850043_202610.TXT');
    expect(Buffer.from(file.text).equals(golden(file.name))).toBe(true);
    expect(file.problems).toEqual([]);
    expect(file.rowCount).toBe(4);
  });

  it('is a header alone for a month without sales', () => {
    const file = buildForm607(TAX_ID, '2026-11', []);
    expect(Buffer.from(file.text).equals(golden(file.name))).toBe(true);
    expect(isFileable(file)).toBe(true);
  });

  it('warns once of charges of the month that have no receipt, and is filed all the same', () => {
    const billed = {
      currency: 'DOP',
      billedCount: 3,
      missingCount: 0,
      missingMinor: 0,
      untaxedCount: 0,
    } as const;
    const dollars = {
      ...billed,
      currency: 'USD',
      missingCount: 2,
      missingMinor: 100,
      untaxedCount: 1,
    } as const;
    expect(buildForm607(TAX_ID, '2026-11', [], [billed]).problems).toEqual([]);
    const file = buildForm607(TAX_ID, '2026-11', [], [billed, dollars]);
    expect(file.problems).toEqual([
      {
        severity: 'warning',
        reason: 'receipts_missing',
        place: 'charges',
        column: null,
        ncf: null,
        recordId: null,
      },
    ]);
    expect(isFileable(file)).toBe(true);
  });

  it('sums what was sold to consumers below the threshold; a note about it has a line, without a client', () => {
    const anonymous = { clientIdType: null, clientId: '' } as const;
    const note = saleWith({
      ncf: 'B0400000002',
      modifiedNcf: 'B0200000001',
      baseMinor: 99_999,
      ...anonymous,
    });
    const { consumers, rowCount, text, problems } = buildForm607(TAX_ID, MONTH, [...written, note]);
    expect([rowCount, problems]).toEqual([5, []]);
    expect(text).toContain('\r\n||B0400000002|B0200000001|04|20261005||999.99|||||||||||||||\r\n');
    expect(consumers).toEqual({
      count: 1,
      baseMinor: 24_999_999,
      itbisMinor: 0,
      payments: { ...nothingPaid, credit: 24_999_999 },
    });
  });

  it.each([
    [24_999_999, 0, true],
    [25_000_000, 0, false],
    [24_000_000, 999_999, true],
    [24_000_000, 1_000_000, false],
  ])('counts ITBIS for the threshold: %i and %i', (baseMinor, itbisMinor, expected) => {
    expect(isConsumerSum(saleWith({ ncf: 'E320000000001', baseMinor, itbisMinor }))).toBe(expected);
  });

  it('leaves out what was withheld after the month, and says so', () => {
    const late = saleWith({ itbisMinor: 900_000, withheldOn: '2026-11-02', itbisWithheldMinor: 900_000 });
    const { text, problems } = buildForm607(TAX_ID, MONTH, [late]);
    const [row] = readTaxFile(text, 23).rows;
    expect([row?.[6], row?.[9], row?.[11]]).toEqual(['', '', '']);
    expect(problems).toMatchObject([{ severity: 'warning', column: 7, reason: 'after_month' }]);
  });

  it('comes back from a reader of its own, whatever the sales', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
    const sale = fc
      .record({
        sequence: fc.integer({ min: 1, max: 99_999_999 }),
        itbisMinor: amount,
        payments: fc.record(Object.fromEntries(saleForms.map((form) => [form, amount]))),
        day: fc.integer({ min: 1, max: 31 }),
      })
      .map(({ sequence, itbisMinor, payments, day }) => {
        const paid = Object.values(payments).reduce((sum, part) => sum + part, 1 + itbisMinor);
        return saleWith({
          ncf: `B01${String(sequence).padStart(8, '0')}`,
          issuedOn: `2026-10-${String(day).padStart(2, '0')}`,
          itbisMinor,
          baseMinor: paid - itbisMinor,
          payments: { ...nothingPaid, ...payments, credit: (payments.credit ?? 0) + 1 + itbisMinor },
        });
      });
    fc.assert(
      fc.property(fc.uniqueArray(sale, { selector: ({ ncf }) => ncf, maxLength: 20 }), (sales) => {
        const { text, problems } = buildForm607(TAX_ID, MONTH, sales);
        expect(problems).toEqual([]);
        const { rows, ...head } = readTaxFile(text, 23);
        expect(head).toEqual({ form: '607', taxId: TAX_ID, month: '202610' });
        const read = rows.map((row) => ({
          ncf: row[2],
          issuedOn: row[5]?.replace(/(....)(..)(..)/, '$1-$2-$3'),
          baseMinor: centavos(row[7]),
          itbisMinor: centavos(row[8]),
          payments: saleForms.map((_, index) => centavos(row[16 + index])),
        }));
        expect(read).toEqual(
          sales.map((own) => ({
            ncf: own.ncf,
            issuedOn: own.issuedOn,
            baseMinor: own.baseMinor,
            itbisMinor: own.itbisMinor,
            payments: saleForms.map((form) => own.payments[form]),
          })),
        );
        for (const row of read)
          expect(row.payments.reduce((sum, part) => sum + part)).toBe(row.baseMinor + row.itbisMinor);
      }),
    );
  });
});

describe('the check before filing names', () => {
  it.each<[string, Partial<Sale>, object]>([
    ['a client without a number', { clientId: '' }, { severity: 'error', column: 1, reason: 'missing' }],
    [
      'a client who was not named',
      { clientIdType: null },
      { severity: 'error', column: 1, reason: 'missing' },
    ],
    ['a number too short', { clientId: '10101063' }, { severity: 'error', column: 1, reason: 'malformed' }],
    [
      'a wrong check digit',
      { clientId: '101010633' },
      { severity: 'warning', column: 1, reason: 'checksum' },
    ],
    ['a receipt of no type', { ncf: 'B0500000001' }, { severity: 'error', column: 3, reason: 'malformed' }],
    [
      'a note about nothing',
      { ncf: 'B0400000001' },
      { severity: 'error', column: 4, reason: 'modified_missing' },
    ],
    [
      'an invoice that names another',
      { modifiedNcf: 'B0100000002' },
      { severity: 'error', column: 4, reason: 'modified_unexpected' },
    ],
    [
      'a day of another month',
      { issuedOn: '2026-09-30' },
      { severity: 'error', column: 6, reason: 'outside_month' },
    ],
    ['no amount', { baseMinor: 0 }, { severity: 'error', column: 8, reason: 'not_positive' }],
    ['no ITBIS on a shop', { isTaxable: true }, { severity: 'warning', column: 9, reason: 'itbis_expected' }],
    [
      'ITBIS on a dwelling',
      { itbisMinor: 900_000, isTaxable: false },
      { severity: 'warning', column: 9, reason: 'itbis_unexpected' },
    ],
    [
      'a withholding without its day',
      { isrWithheldMinor: 1 },
      { severity: 'error', column: 7, reason: 'needs_withholding_date' },
    ],
    [
      'ways of payment that do not sum up',
      { payments: nothingPaid },
      { severity: 'error', column: 17, reason: 'sum_differs' },
    ],
  ])('%s', (_, more, problem) => {
    const { problems } = buildForm607(TAX_ID, MONTH, [saleWith(more)]);
    expect(problems).toMatchObject([{ ...problem, place: 'invoice', recordId: 'invoice' }]);
  });

  // By hand, of 50,000.00 and 9,000.00 of ITBIS: a company keeps 9,000.00 and 7,500.00 from a person (5,000.00 until June 2026), nothing from a company; a
  // person keeps nothing; the State keeps 2,500.00 of whomever.
  it.each([
    ['what the law asks of a company', 'person', {}, [900_000, 750_000], []],
    ['a peso less, for certificates are rounded', 'person', {}, [899_950, 749_901], []],
    ['the tenth of the time before', 'person', {}, [900_000, 500_000], [12]],
    [
      'what the law asks of a dwelling',
      'person',
      { itbisMinor: 0, treatment: 'exempt', isTaxable: false },
      [0, 750_000],
      [],
    ],
    [
      'nothing of the ITBIS of a furnished dwelling, of which no source says it',
      'person',
      { itbisMinor: 180_000, treatment: 'furnished' },
      [0, 750_000],
      [],
    ],
    ['too little of both', 'person', {}, [270_000, 100_000], [10, 12]],
    ['ITBIS from a landlord that is a company', 'company', {}, [900_000, 0], [10]],
    [
      'income tax by a person',
      'person',
      { clientIdType: 'cedula', clientId: '00113918205' },
      [0, 500_000],
      [12],
    ],
    ['the part of the State', 'company', { ncf: 'B1500000001' }, [0, 250_000], []],
    ['more than the part of the State', 'company', { ncf: 'B1500000001' }, [0, 500_000], [12]],
    ['something, where nobody says who the landlord is', null, {}, [1, 1], []],
    ['something, after the month', 'person', { withheldOn: '2026-11-02' }, [1, 1], []],
  ] as const)(
    'whether a client withheld %s',
    (_, landlord, more, [itbisWithheldMinor, isrWithheldMinor], columns) => {
      const withheld = {
        itbisMinor: 900_000,
        withheldOn: '2026-10-20',
        itbisWithheldMinor,
        isrWithheldMinor,
      };
      const { problems } = buildForm607(TAX_ID, MONTH, [saleWith({ ...withheld, ...more })], [], landlord);
      const found = problems.filter(({ reason }) => reason === 'withholding_differs');
      expect(found.map(({ column }) => column)).toEqual(columns);
      expect(found.every(({ severity, place }) => severity === 'warning' && place === 'invoice')).toBe(true);
    },
  );

  it('a receipt that stands in it twice', () => {
    const file = buildForm607(TAX_ID, MONTH, [saleWith({ id: 'a' }), saleWith({ id: 'b' })]);
    expect(file.problems).toMatchObject([{ reason: 'duplicated', recordId: 'b', ncf: 'B0100000001' }]);
    expect(isFileable(file)).toBe(false);
  });

  it.each([
    ['', 'missing', 'error'],
    ['123', 'malformed', 'error'],
    ['101850042', 'checksum', 'warning'],
    ['00113918204', 'checksum', 'warning'],
  ])('that the profile has %j for a number', (taxId, reason, severity) => {
    expect(buildForm607(taxId, MONTH, []).problems).toMatchObject([{ reason, severity, place: 'profile' }]);
  });

  it('more rows than the form takes', () => {
    const sales = Array.from({ length: 65_001 }, (_, index) =>
      saleWith({ ncf: `B01${String(index + 1).padStart(8, '0')}` }),
    );
    expect(buildForm607(TAX_ID, MONTH, sales.slice(1)).problems).toEqual([]);
    expect(buildForm607(TAX_ID, MONTH, sales).problems).toMatchObject([{ reason: 'too_many_rows' }]);
  });
});
