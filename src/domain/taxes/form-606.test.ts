import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildForm606, type Purchase } from './form-606.ts';
import { centavos, golden, purchaseWith, readTaxFile } from './tax.test-support.ts';

const TAX_ID = '101850043';
const MONTH = '2026-10';

const written: Purchase[] = [
  purchaseWith({ itbisMinor: 180_000, paidOn: '2026-10-09', paymentForm: '02' }),
  purchaseWith({
    ncf: 'B1100000007',
    vendorIdType: 'cedula',
    vendorTaxId: '00113918205',
    billedOn: '2026-10-10',
    paidOn: '2026-10-15',
    servicesMinor: 500_000,
    itbisMinor: 90_000,
    itbisWithheldMinor: 90_000,
    isrKind: '2',
    isrWithheldMinor: 75_000,
    paymentForm: '01',
  }),
  purchaseWith({
    ncf: 'E310000000123',
    expenseKind: '09',
    billedOn: '2026-10-31',
    servicesMinor: 100_000,
    goodsMinor: 200_050,
    itbisMinor: 54_009,
    itbisProportionalMinor: 54_009,
    itbisToCostMinor: 54_009,
    exciseMinor: 10_000,
    otherTaxesMinor: 5_000,
    tipMinor: 30_005,
  }),
  purchaseWith({
    ncf: 'B0400000003',
    modifiedNcf: 'B0100000099',
    billedOn: '2026-10-12',
    paidOn: '2026-10-20',
    servicesMinor: 10_000,
    itbisMinor: 1_800,
    paymentForm: '06',
  }),
];

describe('form 606', () => {
  it('is the file written by hand, byte for byte', () => {
    const file = buildForm606(TAX_ID, MONTH, written);
    expect(file.name).toBe('DGII_F_606_101850043_202610.TXT');
    expect(Buffer.from(file.text).equals(golden(file.name))).toBe(true);
    expect(file.problems).toEqual([]);
  });

  it('is a header alone for a month without bills', () => {
    const file = buildForm606(TAX_ID, '2026-11', []);
    expect(Buffer.from(file.text).equals(golden(file.name))).toBe(true);
  });

  it('leaves bills without a receipt out, and lists them: with a reason in order, else to be looked at', () => {
    const bills = [
      purchaseWith({ id: 'tax', ncf: '', noReceiptReason: 'state_fee', vendorTaxId: '' }),
      purchaseWith({ id: 'told' }),
      purchaseWith({ id: 'open', ncf: '', vendorName: 'Plomería Rosario', servicesMinor: 5 }),
    ];
    const file = buildForm606(TAX_ID, MONTH, bills);
    expect(readTaxFile(file.text, 23).rows).toHaveLength(1);
    expect(file.withoutReceipt.map(({ id, noReceiptReason }) => [id, noReceiptReason])).toEqual([
      ['tax', 'state_fee'],
      ['open', null],
    ]);
    expect(file.problems).toEqual([
      {
        severity: 'warning',
        column: 4,
        reason: 'receipt_missing',
        ncf: '',
        place: 'bill',
        recordId: 'open',
        bill: {
          id: 'open',
          vendorName: 'Plomería Rosario',
          billedOn: '2026-10-03',
          totalMinor: 5,
          currency: 'DOP',
        },
      },
    ]);
  });

  it('tells a withholding in the month of the payment, once, with the day of the bill', () => {
    const withheld = {
      billedOn: '2026-09-20',
      paidOn: '2026-10-05',
      paymentForm: '02',
      itbisMinor: 180_000,
      itbisWithheldMinor: 180_000,
      isrKind: '2',
      isrWithheldMinor: 100_000,
    } as const;
    const paid = [
      purchaseWith({ id: 'withheld', ...withheld }),
      purchaseWith({ id: 'whole', ncf: 'B0100000100', billedOn: '2026-09-20', paidOn: '2026-10-05' }),
      purchaseWith({ id: 'own', ncf: 'B0100000101', ...withheld, billedOn: '2026-10-02' }),
      purchaseWith({ id: 'none', ncf: '', ...withheld, noReceiptReason: 'informal' }),
    ];
    const own = paid.filter(({ billedOn }) => billedOn.startsWith(MONTH));
    const { text, problems, withoutReceipt } = buildForm606(TAX_ID, MONTH, own, paid);
    const { rows } = readTaxFile(text, 23);
    expect(rows.map((row) => [3, 5, 6, 11, 16, 17, 22].map((index) => row[index]))).toEqual([
      ['B0100000101', '20261002', '20261005', '1800.00', '2', '1000.00', '02'],
      ['B0100000099', '20260920', '20261005', '1800.00', '2', '1000.00', '02'],
    ]);
    expect([problems, withoutReceipt]).toEqual([[], []]);
  });

  it('takes a bill paid in the next month for one on credit, and leaves its withholding out', () => {
    const bill = purchaseWith({
      paidOn: '2026-11-05',
      paymentForm: '02',
      isrKind: '2',
      isrWithheldMinor: 100_000,
    });
    const { text, problems } = buildForm606(TAX_ID, MONTH, [bill]);
    const [row] = readTaxFile(text, 23).rows;
    expect([6, 11, 16, 17, 22].map((index) => row?.[index])).toEqual(['', '', '', '', '04']);
    expect(problems).toMatchObject([{ severity: 'warning', column: 7, reason: 'withheld_when_paid' }]);
    const whole = purchaseWith({ paidOn: '2026-11-05', paymentForm: '02' });
    expect(buildForm606(TAX_ID, MONTH, [whole]).problems).toMatchObject([
      { severity: 'warning', column: 7, reason: 'after_month' },
    ]);
    const unpaid = purchaseWith({ itbisMinor: 5, itbisWithheldMinor: 5 });
    expect(buildForm606(TAX_ID, MONTH, [unpaid]).problems).toMatchObject([
      { severity: 'warning', column: 7, reason: 'withheld_when_paid' },
    ]);
  });

  it('comes back from a reader of its own, whatever the bills', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
    const bill = fc
      .record({
        sequence: fc.integer({ min: 1, max: 9_999_999_999 }),
        servicesMinor: amount,
        goodsMinor: amount.map((minor) => minor + 1),
        itbisToCostMinor: amount,
        itbisAdvanced: amount,
        tipMinor: amount,
      })
      .map(({ sequence, itbisAdvanced, ...more }) =>
        purchaseWith({
          ...more,
          ncf: `E31${String(sequence).padStart(10, '0')}`,
          itbisMinor: more.itbisToCostMinor + itbisAdvanced,
        }),
      );
    fc.assert(
      fc.property(fc.uniqueArray(bill, { selector: ({ ncf }) => ncf, maxLength: 20 }), (bills) => {
        const { text, problems } = buildForm606(TAX_ID, MONTH, bills);
        expect(problems).toEqual([]);
        const { rows, ...head } = readTaxFile(text, 23);
        expect(head).toEqual({ form: '606', taxId: TAX_ID, month: '202610' });
        expect(
          rows.map((row) => [row[3], ...[7, 8, 10, 13, 21].map((index) => centavos(row[index]))]),
        ).toEqual(
          bills.map((own) => [
            own.ncf,
            own.servicesMinor,
            own.goodsMinor,
            own.itbisMinor,
            own.itbisToCostMinor,
            own.tipMinor,
          ]),
        );
        for (const row of rows) {
          expect(centavos(row[9])).toBe(centavos(row[7]) + centavos(row[8]));
          expect(centavos(row[14])).toBe(centavos(row[10]) - centavos(row[13]));
        }
      }),
    );
  });
});

describe('the check before filing names', () => {
  it.each<[string, Partial<Purchase>, object]>([
    [
      'a vendor without a number',
      { vendorTaxId: '' },
      { column: 1, reason: 'missing', place: 'vendor', recordId: 'vendor' },
    ],
    [
      'a vendor with a passport',
      { vendorIdType: 'passport' },
      { column: 2, reason: 'malformed', place: 'vendor' },
    ],
    ['a kind that was not given', { expenseKind: null }, { column: 3, reason: 'missing' }],
    ['a note about nothing', { ncf: 'B0400000001' }, { column: 5, reason: 'modified_missing' }],
    ['a day of another month', { billedOn: '2026-11-01' }, { column: 6, reason: 'outside_month' }],
    ['a bill in dollars without a rate', { isInPesos: false }, { column: 10, reason: 'rate_missing' }],
    ['no amount', { servicesMinor: 0 }, { column: 10, reason: 'not_positive' }],
    ['more ITBIS to cost than there is', { itbisToCostMinor: 1 }, { column: 14, reason: 'itbis_parts' }],
    [
      'income tax of no kind',
      { paidOn: '2026-10-09', paymentForm: '02', isrWithheldMinor: 5 },
      { column: 17, reason: 'missing' },
    ],
    ['a kind without its tax', { isrKind: '2' }, { column: 18, reason: 'missing' }],
    ['a payment in no way', { paidOn: '2026-10-09' }, { column: 23, reason: 'missing' }],
  ])('%s', (_, more, problem) => {
    const { problems } = buildForm606(TAX_ID, MONTH, [purchaseWith(more)]);
    expect(problems).toMatchObject([{ severity: 'error', ...problem }]);
  });

  it.each([
    ['services of a person in June', '2', '2026-06-30', 100_000, 0],
    ['services of a person in July', '2', '2026-07-01', 150_000, 0],
    ['the tenth of June in July', '2', '2026-07-01', 100_000, 1],
    ['15 % in June', '2', '2026-06-30', 150_000, 1],
    ['a rent in July, rounded to the peso', '1', '2026-07-01', 149_950, 0],
    ['technical services in July', '4', '2026-07-01', 30_000, 0],
    ['technical services as in June', '4', '2026-07-01', 20_000, 1],
    ['interest, of which no rule has a rate', '6', '2026-07-01', 1, 0],
  ] as const)(
    'income tax that the rate of its day does not give: %s',
    (_, isrKind, paidOn, isrMinor, count) => {
      const own = { vendorIdType: 'cedula', vendorTaxId: '00113918205', paymentForm: '02' } as const;
      const month = paidOn.slice(0, 7);
      const bill = purchaseWith({ ...own, isrKind, paidOn, billedOn: paidOn, isrWithheldMinor: isrMinor });
      const { problems } = buildForm606(TAX_ID, month, [bill], [bill]);
      expect(problems).toHaveLength(count);
      for (const problem of problems)
        expect(problem).toMatchObject({ severity: 'warning', column: 18, reason: 'withholding_differs' });
    },
  );

  it('the same receipt of the same vendor twice, not that of another vendor', () => {
    const twice = [purchaseWith({ id: 'a' }), purchaseWith({ id: 'b' })];
    expect(buildForm606(TAX_ID, MONTH, twice).problems).toMatchObject([
      { reason: 'duplicated', recordId: 'b', place: 'bill' },
    ]);
    const others = [purchaseWith({}), purchaseWith({ vendorTaxId: '131880681' })];
    expect(buildForm606(TAX_ID, MONTH, others).problems).toEqual([]);
  });

  it('more rows than the form takes', () => {
    const bills = Array.from({ length: 10_001 }, (_, index) =>
      purchaseWith({ ncf: `B01${String(index + 1).padStart(8, '0')}` }),
    );
    expect(buildForm606(TAX_ID, MONTH, bills.slice(1)).problems).toEqual([]);
    expect(buildForm606(TAX_ID, MONTH, bills).problems).toMatchObject([{ reason: 'too_many_rows' }]);
  });
});
