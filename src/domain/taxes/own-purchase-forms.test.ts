import { describe, expect, it } from 'vitest';
import { buildForm606 } from './form-606.ts';
import { summarizeItbis, summarizeWithheld } from './summaries.ts';
import { purchaseWith } from './tax.test-support.ts';

const TAX_ID = '101850043';
const MONTH = '2026-10';

/**
 * A plumber without receipts: 10,000.00 and 18 % ITBIS, all of it withheld, and a tenth of the price as income tax for
 * services (kind 2), paid in the month by transfer.
 */
const plumbing = purchaseWith({
  id: 'plumbing',
  ncf: 'B1100000001',
  vendorIdType: 'cedula',
  vendorTaxId: '00112345673',
  billedOn: '2026-10-03',
  paidOn: '2026-10-09',
  itbisMinor: 180_000,
  itbisWithheldMinor: 180_000,
  isrKind: '2',
  isrWithheldMinor: 150_000,
  paymentForm: '02',
});
/** Tolls of the staff: 500.00 and 90.00 ITBIS, which is cost; paid in cash. */
const tolls = purchaseWith({
  id: 'tolls',
  ncf: 'B1300000001',
  billedOn: '2026-10-05',
  paidOn: '2026-10-05',
  servicesMinor: 50_000,
  itbisMinor: 9_000,
  itbisToCostMinor: 9_000,
  paymentForm: '01',
});
const purchases = [plumbing, tolls];

describe('receipts that the buyer gave out', () => {
  it('stand in the 606 as the numbers of what was bought', () => {
    // Column by column from Norma General 07-2018: 11 ITBIS, 12 withheld, 14 to the cost, 15 to be credited, 17 and 18 ISR.
    const row = (columns: string[]) => `${columns.join('|')}\r\n`;
    const expected = [
      row(['606', TAX_ID, '202610', '2']),
      row([
        ...['00112345673', '2', '02', 'B1100000001', '', '20261003', '20261009', '10000.00', '', '10000.00'],
        ...['1800.00', '1800.00', '', '', '1800.00', '', '2', '1500.00', '', '', '', '', '02'],
      ]),
      row([
        ...['101010632', '1', '02', 'B1300000001', '', '20261005', '20261005', '500.00', '', '500.00'],
        ...['90.00', '', '', '90.00', '', '', '', '', '', '', '', '', '01'],
      ]),
    ];
    const form = buildForm606(TAX_ID, MONTH, purchases, purchases);
    expect(form.text).toBe(expected.join(''));
    expect(form.problems).toEqual([]);
  });

  it('credit the ITBIS of purchases, which is paid whole as withheld, and none of minor expenses', () => {
    const itbis = summarizeItbis(MONTH, { sales: [], purchases, withheld: [], paid: purchases });
    // 1,800.00 in favor of the month's operations, and 1,800.00 to be paid that was withheld from a person.
    expect(itbis).toMatchObject({
      advancedMinor: 180_000,
      dueMinor: -180_000,
      withheldFromVendorsMinor: { person: 180_000, company: 0 },
      totalMinor: 180_000,
      withoutReceiptCount: 0,
    });
  });

  it('put what was withheld of the price into the IR-17', () => {
    expect(summarizeWithheld(MONTH, purchases)).toEqual({
      kinds: [{ kind: '2', count: 1, baseMinor: 1_000_000, withheldMinor: 150_000 }],
      isrMinor: 150_000,
      leftOutCount: 0,
    });
  });
});
