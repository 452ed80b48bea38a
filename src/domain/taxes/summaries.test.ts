import { describe, expect, it } from 'vitest';
import type { ItbisRecords } from './figure-lines.ts';
import { summarizeItbis, summarizeWithheld } from './summaries.ts';
import { purchaseWith, saleWith } from './tax.test-support.ts';

const MONTH = '2026-10';
const NONE: ItbisRecords = { sales: [], purchases: [], withheld: [], paid: [] };

describe('the summary for the IT-1', () => {
  it('is what was billed, less what was paid to vendors, less what clients withheld', () => {
    const sales = [
      saleWith({ itbisMinor: 900_000, withheldOn: '2026-10-12', itbisWithheldMinor: 900_000 }),
      saleWith({ ncf: 'B0100000002', baseMinor: 3_000_000, itbisMinor: 540_000 }),
      saleWith({ ncf: 'B0200000001', baseMinor: 2_000_000 }),
      saleWith({ ncf: 'B0400000001', modifiedNcf: 'B0100000002', baseMinor: 100_000, itbisMinor: 18_000 }),
      saleWith({
        ncf: 'B0100000003',
        baseMinor: 100,
        itbisMinor: 18,
        withheldOn: '2026-11-01',
        itbisWithheldMinor: 18,
      }),
    ];
    const purchases = [
      purchaseWith({ itbisMinor: 180_000, itbisToCostMinor: 30_000 }),
      purchaseWith({ ncf: 'B0400000009', modifiedNcf: 'B0100000099', itbisMinor: 1_800 }),
    ];
    expect(summarizeItbis(MONTH, { ...NONE, sales, purchases, withheld: sales })).toEqual({
      taxableMinor: 7_900_100,
      exemptMinor: 2_000_000,
      billedMinor: 1_422_018,
      advancedMinor: 148_200,
      withheldByOthersMinor: 900_000,
      dueMinor: 373_818,
      withheldFromVendorsMinor: { person: 0, company: 0 },
      totalMinor: 373_818,
      leftOutCount: 0,
      withoutReceiptCount: 0,
    });
  });

  // By hand. A furnished dwelling at US$35.00, 60 pesos a dollar: 2,100.00, of which 20 % is presumed to be for the furniture:
  // 420.00 taxable, 1,680.00 exempt, 75.60 of ITBIS. A shop of 161,000.00 with 28,980.00. A credit note takes back 1,000.00 of
  // another furnished dwelling: 200.00 taxable, 800.00 exempt, 36.00 of ITBIS.
  it('taxes of a furnished dwelling the presumed share only, so that 18 % of it is the ITBIS', () => {
    const furnished = { treatment: 'furnished' } as const;
    const { taxableMinor, exemptMinor, billedMinor } = summarizeItbis(MONTH, {
      ...NONE,
      sales: [
        saleWith({ baseMinor: 16_100_000, itbisMinor: 2_898_000 }),
        saleWith({ ...furnished, ncf: 'B0200000007', baseMinor: 210_000, itbisMinor: 7_560 }),
        saleWith({ ...furnished, ncf: 'B0400000007', baseMinor: 100_000, itbisMinor: 3_600 }),
      ],
    });
    expect([taxableMinor, exemptMinor]).toEqual([16_122_000, 88_000]);
    expect(billedMinor).toBe((taxableMinor * 18) / 100);
  });

  // By hand. Nothing was billed, 1,620.00 may be taken off; of bills paid in the month 500.00 was withheld from a person and
  // 300.00 from a company. The balance in favor goes to the next month whole, and 800.00 is paid.
  it('adds what was withheld from vendors by the day of payment, whatever there is in favor', () => {
    const paidOn = '2026-10-15';
    const figures = summarizeItbis(MONTH, {
      ...NONE,
      purchases: [purchaseWith({ itbisMinor: 162_000, itbisWithheldMinor: 162_000 })],
      paid: [
        purchaseWith({ paidOn, billedOn: '2026-09-30', vendorIdType: 'cedula', itbisWithheldMinor: 50_000 }),
        purchaseWith({ paidOn, itbisWithheldMinor: 30_000 }),
        purchaseWith({ paidOn: '2026-11-01', itbisWithheldMinor: 7 }),
      ],
    });
    expect(figures).toMatchObject({
      dueMinor: -162_000,
      withheldFromVendorsMinor: { person: 50_000, company: 30_000 },
      totalMinor: 80_000,
    });
  });

  it('counts no bill in dollars, and says how many there are', () => {
    const dollars = { isInPesos: false, itbisMinor: 180 };
    const figures = summarizeItbis(MONTH, {
      ...NONE,
      purchases: [purchaseWith({ id: 'a', ...dollars }), purchaseWith({ id: 'c', isInPesos: false })],
      paid: [
        purchaseWith({ id: 'a', ...dollars, paidOn: '2026-10-09', itbisWithheldMinor: 180 }),
        purchaseWith({ id: 'b', ...dollars, paidOn: '2026-10-09', itbisWithheldMinor: 180 }),
      ],
    });
    expect(figures).toMatchObject({ advancedMinor: 0, totalMinor: 0, leftOutCount: 2 });
  });

  // By hand. September: one receipt of 100,000.00 with 18,000.00 of ITBIS. The client pays it on 6 October and keeps all of the
  // ITBIS; the certificate comes in November. October: one receipt of 50,000.00 with 9,000.00, of which the client keeps the
  // ITBIS on 3 November; a bill with 1,800.00 of ITBIS that may be taken off. So:
  //   September 18,000.00 −     0.00 −      0.00 =  18,000.00
  //   October    9,000.00 − 1,800.00 − 18,000.00 = −10,800.00, which is carried forward
  //   November       0.00 −     0.00 −  9,000.00 =  −9,000.00
  it('counts what a client withheld in the month of the withholding, once, also of a receipt before it', () => {
    const september = saleWith({
      issuedOn: '2026-09-28',
      baseMinor: 10_000_000,
      itbisMinor: 1_800_000,
      withheldOn: '2026-10-06',
      itbisWithheldMinor: 1_800_000,
    });
    const october = saleWith({
      ncf: 'B0100000002',
      itbisMinor: 900_000,
      withheldOn: '2026-11-03',
      itbisWithheldMinor: 900_000,
    });
    const bill = purchaseWith({ itbisMinor: 180_000 });
    const figures = [
      summarizeItbis('2026-09', { ...NONE, sales: [september] }),
      summarizeItbis('2026-10', { ...NONE, sales: [october], purchases: [bill], withheld: [september] }),
      summarizeItbis('2026-11', { ...NONE, withheld: [october] }),
    ].map(({ billedMinor, withheldByOthersMinor, dueMinor }) => [
      billedMinor,
      withheldByOthersMinor,
      dueMinor,
    ]);
    expect(figures).toEqual([
      [1_800_000, 0, 1_800_000],
      [900_000, 1_800_000, -1_080_000],
      [0, 900_000, -900_000],
    ]);
  });

  it('advances no ITBIS without a receipt, and says of how many bills', () => {
    const purchases = [
      purchaseWith({ itbisMinor: 180_000 }),
      purchaseWith({ id: 'open', ncf: '', itbisMinor: 90_000 }),
      purchaseWith({ ncf: '', noReceiptReason: 'informal', itbisMinor: 7_000, itbisToCostMinor: 7_000 }),
    ];
    const { advancedMinor, withoutReceiptCount } = summarizeItbis(MONTH, { ...NONE, purchases });
    expect([advancedMinor, withoutReceiptCount]).toEqual([180_000, 1]);
  });

  it('of a month without operations is nothing', () => {
    const { withheldFromVendorsMinor, ...figures } = summarizeItbis(MONTH, NONE);
    expect([...Object.values(figures), ...Object.values(withheldFromVendorsMinor)]).toEqual(
      Array(11).fill(0),
    );
  });
});

describe('the summary for the IR-17', () => {
  it('groups what was withheld in bills paid in the month, by kind', () => {
    const paid = { paidOn: '2026-10-15' };
    const summary = summarizeWithheld(MONTH, [
      purchaseWith({ ...paid, isrKind: '2', isrWithheldMinor: 100_000 }),
      purchaseWith({
        ...paid,
        isrKind: '2',
        isrWithheldMinor: 50_000,
        servicesMinor: 500_000,
        itbisWithheldMinor: 90_000,
      }),
      purchaseWith({
        ...paid,
        isrKind: '1',
        isrWithheldMinor: 10_000,
        servicesMinor: 0,
        goodsMinor: 100_000,
      }),
      purchaseWith(paid),
      purchaseWith({ paidOn: '2026-11-01', isrKind: '2', isrWithheldMinor: 7 }),
      purchaseWith({ isrKind: '2', isrWithheldMinor: 7 }),
    ]);
    expect(summary).toEqual({
      kinds: [
        { kind: '1', count: 1, baseMinor: 100_000, withheldMinor: 10_000 },
        { kind: '2', count: 2, baseMinor: 1_500_000, withheldMinor: 150_000 },
      ],
      isrMinor: 160_000,
      leftOutCount: 0,
    });
  });

  it('counts no bill in dollars, and says how many there are', () => {
    const paid = purchaseWith({ paidOn: '2026-10-15', isInPesos: false, isrKind: '2', isrWithheldMinor: 5 });
    expect(summarizeWithheld(MONTH, [paid])).toEqual({ kinds: [], isrMinor: 0, leftOutCount: 1 });
  });
});
