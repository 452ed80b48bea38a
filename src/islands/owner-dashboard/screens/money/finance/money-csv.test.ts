import { describe, expect, it } from 'vitest';
import type { Charge } from '#src/data/money/charges/queries.ts';
import type { ListedPayment } from '#src/data/money/payments/queries.ts';
import { enumsEn } from '#src/i18n/dictionaries/foundation/enums.en.ts';
import { ownerMoney } from '#src/i18n/dictionaries/money/owner-money.en.ts';
import { chargeHead, chargeLine, moneyFile, paymentHead, paymentLine } from './money-csv.ts';

const words = {
  text: ownerMoney,
  enums: enumsEn,
  language: 'en' as const,
  timeZone: 'America/Santo_Domingo',
};
const steps = () => ({ onProgress: () => undefined, signal: new AbortController().signal });
const payment = {
  paidOn: '2026-11-03',
  tenantName: 'Ana Pérez, Juan Gil',
  propertyName: 'Torre',
  unitLabel: '1-A',
  method: 'transfer',
  reference: '=1+1',
  status: 'confirmed',
  currency: 'DOP',
  amountMinor: 5_302_500,
  unappliedMinor: 50,
  receiptNumber: 7,
  receiptVoidedAt: null,
  receivedCurrency: null,
  receivedMinor: null,
  rate: null,
} as ListedPayment;
/** Rent in dollars that was paid in pesos. */
const exchanged = {
  ...payment,
  tenantName: 'Luz',
  currency: 'USD',
  amountMinor: 90_000,
  receivedCurrency: 'DOP',
  receivedMinor: 5_400_000,
  rate: 60,
} as ListedPayment;
const charge = {
  dueOn: '2026-11-01',
  tenantName: null,
  propertyName: 'Torre',
  unitLabel: '1-A',
  kind: 'rent',
  description: '',
  periodStart: '2026-11-01',
  periodEnd: '2026-11-30',
  currency: 'USD',
  amountMinor: 90_000,
  outstandingMinor: 0,
  reversedAt: '2026-11-06T03:00:00Z',
} as Charge;

describe('the file of payments', () => {
  it('has every page, each amount with its cents and its currency', async () => {
    async function* pages() {
      yield [payment];
      yield [{ ...payment, tenantName: 'Luz', receiptVoidedAt: '2026-11-04' } as ListedPayment, exchanged];
    }
    const made = await moneyFile(paymentHead(ownerMoney), pages(), (row) => paymentLine(row, words), steps());
    expect(made.count).toBe(3);
    expect((await made.blob.text()).split('\r\n').slice(1)).toEqual([
      `2026-11-03,"Ana Pérez, Juan Gil",Torre,1-A,${enumsEn.paymentMethod.transfer},'=1+1,${enumsEn.paymentStatus.confirmed},DOP,53025.00,0.50,7,,,`,
      `2026-11-03,Luz,Torre,1-A,${enumsEn.paymentMethod.transfer},'=1+1,${enumsEn.paymentStatus.confirmed},DOP,53025.00,0.50,,,,`,
      `2026-11-03,Luz,Torre,1-A,${enumsEn.paymentMethod.transfer},'=1+1,${enumsEn.paymentStatus.confirmed},USD,900.00,0.50,7,DOP,54000.00,60`,
      '',
    ]);
  });

  it('stops when nobody waits for it', async () => {
    const stop = new AbortController();
    async function* pages() {
      yield [payment];
      stop.abort();
      yield [payment];
    }
    const making = moneyFile(['a'], pages(), () => ['b'], { ...steps(), signal: stop.signal });
    await expect(making).rejects.toThrow();
  });
});

describe('the file of charges', () => {
  it('names what is charged and a reversal', () => {
    const line = chargeLine(charge, words);
    expect(line).toHaveLength(chargeHead(ownerMoney).length);
    expect(line.slice(4)).toEqual([
      enumsEn.chargeKind.rent,
      ownerMoney.money.rentOf({ month: 'November 2026' }),
      'USD',
      '900.00',
      '0.00',
      '2026-11-05',
    ]);
  });
});
