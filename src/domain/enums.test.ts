import { describe, expect, it } from 'vitest';
import * as enums from './enums.ts';

const lists = Object.entries(enums);

it('has these lists and no other', () => {
  expect(lists.map(([name]) => name).sort()).toEqual([
    'accountKinds',
    'applicationDocumentKinds',
    'applicationEventKinds',
    'applicationSources',
    'applicationStatuses',
    'chargeCreditKinds',
    'chargeKinds',
    'currencyCodes',
    'deductionKinds',
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
    'notificationChannels',
    'notificationEvents',
    'organizationKinds',
    'paymentMethods',
    'paymentStatuses',
    'propertyTypes',
    'prorationMethods',
    'referenceKinds',
    'referenceOutcomes',
    'securityEventKinds',
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
