import { describe, expect, it } from 'vitest';
import { AppError } from '#src/data/errors.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import { issueEach, type Outcome, planReceipts } from './issue-plan.ts';

const TODAY = '2026-11-21';
const shop: ChargeToInvoice = {
  id: 'a',
  leaseId: 'shop',
  kind: 'rent',
  description: '',
  periodStart: '2026-11-01',
  periodEnd: '2026-11-30',
  dueOn: '2026-11-01',
  currency: 'DOP',
  amountMinor: 5_000_000,
  propertyId: 'p',
  propertyName: 'Plaza',
  unitLabel: 'L-1',
  unitUse: 'commercial',
  isFurnished: false,
  tenantName: 'Ferretería Sol',
  identityType: 'rnc',
  identityNumber: '101010632',
  receiptId: null,
  receiptNcf: null,
  receiptTreatment: null,
  receiptClient: null,
};
const flat: ChargeToInvoice = {
  ...shop,
  id: 'c',
  leaseId: 'flat',
  currency: 'USD',
  amountMinor: 3_500,
  unitUse: 'dwelling',
  isFurnished: true,
  identityType: null,
  identityNumber: null,
};
const nobody: ChargeToInvoice = { ...flat, id: 'd', leaseId: 'nobody', currency: 'DOP', tenantName: null };
const charges = [shop, flat, { ...shop, id: 'b', kind: 'late_fee' as const }, nobody];
const REASON = 'Intereses por mora';
const rate = { rate: '60', rateSource: 'Banco Central' };

describe('receipts of many leases', () => {
  it('are one a lease, each of its kind, with its ITBIS, its charges and what is wrong with it', () => {
    const plans = planReceipts(charges, rate, TODAY, REASON);
    expect(
      plans.map(({ key, chargeIds, kind, receipt, read: { baseMinor, itbisMinor, problems } }) => ({
        leaseId: key,
        ids: chargeIds,
        kind,
        treatment: receipt?.treatment,
        dopRate: receipt?.dopRate,
        baseMinor,
        itbisMinor,
        problems,
      })),
    ).toEqual([
      {
        leaseId: 'shop',
        ids: ['a', 'b'],
        kind: 'fiscal_credit',
        treatment: 'taxable',
        dopRate: 1,
        baseMinor: 10_000_000,
        itbisMinor: 1_800_000,
        problems: [],
      },
      {
        leaseId: 'flat',
        ids: ['c'],
        kind: 'consumer',
        treatment: 'furnished',
        dopRate: 60,
        baseMinor: 3_500,
        itbisMinor: 126,
        problems: [],
      },
      {
        leaseId: 'nobody',
        ids: ['d'],
        kind: 'consumer',
        treatment: 'furnished',
        dopRate: 1,
        baseMinor: 3_500,
        itbisMinor: 126,
        problems: ['clientMissing'],
      },
    ]);
  });

  it('are debit notes for late fees of rent with a receipt, each with that one, its client and its treatment', () => {
    const fee = (id: string, receipt: string): ChargeToInvoice => ({
      ...shop,
      id,
      kind: 'late_fee',
      receiptId: receipt,
      receiptNcf: receipt,
      receiptTreatment: 'exempt',
      receiptClient: 'Otra razón social',
    });
    const plans = planReceipts([shop, fee('x', 'r1'), fee('y', 'r2'), fee('z', 'r1')], rate, TODAY, REASON);
    expect(plans.map(({ kind, chargeIds }) => [kind, ...chargeIds])).toEqual([
      ['fiscal_credit', 'a'],
      ['debit_note', 'x', 'z'],
      ['debit_note', 'y'],
    ]);
    expect(plans[1]).toMatchObject({
      draft: { clientName: 'Otra razón social', treatment: 'exempt' },
      receipt: null,
      note: { invoiceId: 'r1', reason: REASON, dopRate: 1 },
      read: { baseMinor: 10_000_000, itbisMinor: 0, problems: [] },
    });
  });

  it('in dollars wait for a rate', () => {
    const plans = planReceipts(charges, { rate: '', rateSource: '' }, TODAY, REASON);
    expect(plans.map(({ read }) => read.problems)).toEqual([[], ['rateMissing'], ['clientMissing']]);
  });

  const plans = planReceipts(charges, rate, TODAY, REASON);
  const run = async (answers: Readonly<Record<string, AppError>>) => {
    const noted: [string, Outcome][] = [];
    const result = await issueEach(
      plans,
      ({ key }) => (answers[key] ? Promise.reject(answers[key]) : Promise.resolve()),
      ({ key }, outcome) => noted.push([key, outcome]),
    );
    return { ...result, noted };
  };

  it('go out one after the other; one that is refused does not stop the rest', async () => {
    const refused = new AppError('invalid', 'ncf_range_missing');
    expect(await run({ flat: refused })).toEqual({
      doneCount: 2,
      isWhole: false,
      noted: [
        ['shop', 'done'],
        ['flat', refused],
        ['nobody', 'done'],
      ],
    });
    expect(await run({})).toMatchObject({ doneCount: 3, isWhole: true });
  });

  it('stop at one without an answer', async () => {
    const lost = new AppError('offline', 'offline');
    const { noted, doneCount } = await run({ flat: lost });
    expect(doneCount).toBe(1);
    expect(noted).toEqual([
      ['shop', 'done'],
      ['flat', lost],
    ]);
  });
});
