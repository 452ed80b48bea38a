import { describe, expect, it } from 'vitest';
import * as autopays from '../cards/autopay-enums.ts';
import * as maintenance from '../maintenance/maintenance-enums.ts';
import { notificationChannels, notificationEvents } from '../notifications/events.ts';
import * as enums from './enums.ts';

const lists = Object.entries({
  ...enums,
  ...maintenance,
  ...autopays,
  notificationChannels,
  notificationEvents,
});

it('has these lists and no other', () => {
  expect(Object.keys(enums).sort()).toEqual([
    'accountKinds',
    'accountingBases',
    'applicationDocumentKinds',
    'applicationEventKinds',
    'applicationSources',
    'applicationStatuses',
    'billStatuses',
    'cardFeePayers',
    'cardPaymentStatuses',
    'cardProcessors',
    'chargeCreditKinds',
    'chargeKinds',
    'contractKinds',
    'contractStatuses',
    'currencyCodes',
    'deductionKinds',
    'documentAreas',
    'documentKinds',
    'identityTypes',
    'invitationKinds',
    'journalKinds',
    'lateFeeFrequencies',
    'lateFeeKinds',
    'leaseEventKinds',
    'leaseStatuses',
    'membershipRoles',
    'moneyMethods',
    'noticeParties',
    'organizationKinds',
    'paymentMethods',
    'paymentStatuses',
    'propertyTypes',
    'prorationMethods',
    'referenceKinds',
    'referenceOutcomes',
    'refundStatuses',
    'reportKinds',
    'securityEventKinds',
    'signerRoles',
    'unitUses',
    'userTypes',
  ]);
});

describe.each(lists)('%s', (_name, values: readonly string[]) => {
  it('names no value twice', () => {
    expect(new Set(values).size).toBe(values.length);
  });

  it('holds names that a database enum and a dictionary key can have', () => {
    for (const value of values) expect(value).toMatch(/^([a-z][a-z0-9]*(_[a-z0-9]+)*|[A-Z]{3})$/);
  });
});
