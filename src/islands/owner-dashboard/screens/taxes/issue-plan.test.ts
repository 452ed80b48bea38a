import { describe, expect, it } from 'vitest';
import { AppError } from '#src/data/errors.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import { issueEach, type Outcome, planReceipts } from './issue-plan.ts';

const TODAY = '2026-11-21';
const shop: ChargeToInvoice = {
  id: 'a',
  lease_id: 'shop',
  kind: 'rent',
  description: '',
  period_start: '2026-11-01',
  period_end: '2026-11-30',
  due_on: '2026-11-01',
  currency: 'DOP',
  amount_minor: 5_000_000,
  property_name: 'Plaza',
  unit_label: 'L-1',
  unit_use: 'commercial',
  is_furnished: false,
  tenant_name: 'Ferretería Sol',
  identity_type: 'rnc',
  identity_number: '101010632',
};
const flat: ChargeToInvoice = {
  ...shop,
  id: 'c',
  lease_id: 'flat',
  currency: 'USD',
  amount_minor: 3_500,
  unit_use: 'dwelling',
  is_furnished: true,
  identity_type: null,
  identity_number: null,
};
const nobody: ChargeToInvoice = { ...flat, id: 'd', lease_id: 'nobody', currency: 'DOP', tenant_name: null };
const charges = [shop, flat, { ...shop, id: 'b', kind: 'late_fee' as const }, nobody];
const rate = { rate: '60', rateSource: 'Banco Central' };

describe('receipts of many leases', () => {
  it('are one a lease, each of its kind, with its ITBIS, its charges and what is wrong with it', () => {
    const plans = planReceipts(charges, rate, TODAY);
    expect(
      plans.map(({ leaseId, read: { input, baseMinor, itbisMinor, problems } }) => ({
        leaseId,
        ids: input.chargeIds,
        kind: input.kind,
        treatment: input.treatment,
        dopRate: input.dopRate,
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

  it('in dollars wait for a rate', () => {
    const plans = planReceipts(charges, { rate: '', rateSource: '' }, TODAY);
    expect(plans.map(({ read }) => read.problems)).toEqual([[], ['rateMissing'], ['clientMissing']]);
  });

  const plans = planReceipts(charges, rate, TODAY);
  const run = async (answers: Readonly<Record<string, AppError>>) => {
    const noted: [string, Outcome][] = [];
    const result = await issueEach(
      plans,
      ({ leaseId }) => (answers[leaseId] ? Promise.reject(answers[leaseId]) : Promise.resolve()),
      ({ leaseId }, outcome) => noted.push([leaseId, outcome]),
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
