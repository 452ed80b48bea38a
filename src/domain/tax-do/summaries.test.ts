import { describe, expect, it } from 'vitest';
import { summarizeItbis, summarizeWithheld } from './summaries.ts';
import { purchaseWith, saleWith } from './tax.test-support.ts';

const MONTH = '2026-10';

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
    expect(summarizeItbis(MONTH, sales, purchases, sales)).toEqual({
      taxableMinor: 7_900_100,
      exemptMinor: 2_000_000,
      billedMinor: 1_422_018,
      advancedMinor: 148_200,
      withheldByOthersMinor: 900_000,
      dueMinor: 373_818,
    });
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
      summarizeItbis('2026-09', [september], [], []),
      summarizeItbis('2026-10', [october], [bill], [september]),
      summarizeItbis('2026-11', [], [], [october]),
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

  it('of a month without operations is nothing', () => {
    expect(Object.values(summarizeItbis(MONTH, [], [], []))).toEqual([0, 0, 0, 0, 0, 0]);
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
      itbisMinor: 90_000,
    });
  });
});
