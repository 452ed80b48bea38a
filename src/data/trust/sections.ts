import { call } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';

/** A charge with what it rests on. */
export type ChargeReason = Answer<'charge_reasons'>[number];
/** How the repairs of a priority were answered and solved in twelve months, of one organization. */
export type ServiceRecord = Answer<'service_record'>[number];
/** A deposit of the reader's, with one time that some of it came. */
export type MyDeposit = Answer<'my_deposits'>[number];

/** Without an organization: what is the reader's own as a tenant. */
const given = (organizationId: string | null) => (organizationId === null ? {} : { organizationId });

/** What the trust pages say of money, repairs and personal data. */
export const trustSections = {
  depositAccounts: (organizationId: string) =>
    query(['deposit-accounts', organizationId], () => call('deposit_accounts', { organizationId })),
  myDeposits: (userId: string) => query(['my-deposits', userId], () => call('my_deposits')),
  charges: (organizationId: string | null, userId: string) =>
    query(['charge-reasons', organizationId, userId], () => call('charge_reasons', given(organizationId))),
  service: (organizationId: string | null, userId: string) =>
    query(['service-record', organizationId, userId], () => call('service_record', given(organizationId))),
  readers: (organizationId: string) =>
    query(['data-readers', organizationId], () => call('data_readers', { organizationId })),
  looks: (organizationId: string) =>
    query(['data-looks', organizationId], () => call('data_looks', { organizationId })),
  shared: (organizationId: string) =>
    query(['shared-data', organizationId], () => call('shared_data', { organizationId })),
};
