import { describe, expect, it } from 'vitest';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import { type DebitDraft, type DebitProblem, readDebit } from './debit-draft.ts';

const TODAY = '2026-11-21';
const fee: ChargeToInvoice = {
  id: 'a',
  lease_id: 'l',
  kind: 'late_fee',
  description: '',
  period_start: null,
  period_end: null,
  due_on: '2026-11-06',
  currency: 'USD',
  amount_minor: 10_000,
  property_name: 'Plaza',
  unit_label: 'L-1',
  unit_use: 'commercial',
  is_furnished: false,
  tenant_name: 'Ferretería Sol',
  identity_type: 'rnc',
  identity_number: '101010632',
  receipt_id: 'r',
  receipt_ncf: 'B0100000001',
  receipt_treatment: 'taxable',
  receipt_client: 'Ferretería Sol',
};
const whole: DebitDraft = {
  receipt: { id: 'r', treatment: 'taxable' },
  reason: ' Intereses por mora ',
  rate: '63,25',
  rateSource: 'Banco Central',
};

describe('a debit note', () => {
  it('has the ITBIS of its receipt on what it adds, and the rate of its own day', () => {
    const { input, baseMinor, itbisMinor, problems } = readDebit(whole, [fee, { ...fee, id: 'b' }], TODAY);
    expect([baseMinor, itbisMinor, problems]).toEqual([20_000, 3_600, []]);
    expect(input).toEqual({
      invoiceId: 'r',
      chargeIds: ['a', 'b'],
      reason: 'Intereses por mora',
      dopRate: 63.25,
      rateSource: 'Banco Central',
    });
  });

  it.each<[DebitProblem, Partial<DebitDraft>]>([
    ['receiptMissing', { receipt: null }],
    ['reasonMissing', { reason: ' ' }],
    ['rateMissing', { rate: '' }],
    ['rateMissing', { rateSource: '' }],
  ])('says %s', (problem, more) => {
    expect(readDebit({ ...whole, ...more }, [fee], TODAY).problems).toEqual([problem]);
  });
});
