import { describe, expect, it } from 'vitest';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import { type DebitDraft, type DebitProblem, readDebit } from './debit-draft.ts';

const TODAY = '2026-11-21';
const fee: ChargeToInvoice = {
  id: 'a',
  leaseId: 'l',
  kind: 'late_fee',
  description: '',
  periodStart: null,
  periodEnd: null,
  dueOn: '2026-11-06',
  currency: 'USD',
  amountMinor: 10_000,
  propertyId: 'p',
  propertyName: 'Plaza',
  unitLabel: 'L-1',
  unitUse: 'commercial',
  isFurnished: false,
  tenantName: 'Ferretería Sol',
  identityType: 'rnc',
  identityNumber: '101010632',
  receiptId: 'r',
  receiptNcf: 'B0100000001',
  receiptTreatment: 'taxable',
  receiptClient: 'Ferretería Sol',
};
const whole: DebitDraft = {
  receipt: {
    ...{ id: 'r', ncf: 'B0100000001', issuedOn: '2026-11-01', treatment: 'taxable' },
    ...{ clientName: 'Ferretería Sol', clientIdType: 'rnc', clientId: '101010632', ecfState: null },
  },
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
      itbisToWithholdMinor: null,
      isrToWithholdMinor: null,
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
