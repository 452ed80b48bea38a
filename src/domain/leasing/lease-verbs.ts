import type { LeaseStatus } from '../foundation/enums.ts';
import { isClosed, isOccupying } from './lease.ts';

/** What may be done with a lease; each is a function of the same name in the database. */
export const leaseVerbs = [
  'save_lease_draft',
  'delete_lease_draft',
  'send_lease',
  'record_paper_signature',
  'recall_contract',
  'call_off_lease',
  'send_amendment',
  'give_notice',
  'withdraw_notice',
  'renew_lease',
  'draft_renewal',
  'move_to_unit',
  'add_rent_step',
  'change_lease_tenants',
  'set_tenant_departure',
  'set_lease_guarantors',
  'terminate_lease',
  'settle_deposit',
] as const;
export type LeaseVerb = (typeof leaseVerbs)[number];

export type LeaseRefusal =
  | 'lease_not_draft'
  | 'contract_not_sent'
  | 'lease_not_signed'
  | 'notice_already_given'
  | 'no_notice'
  | 'notice_stands'
  | 'lease_not_in_force'
  | 'lease_not_ended';

/** Why a lease that follows one stands in the way: of the same unit, or of the one that its tenants move to. */
export type FollowingRefusal = 'lease_already_renewed' | 'renewal_drafted' | 'unit_move_agreed';

/**
 * Why the database refuses a verb to a lease of this status, or null where it allows it; `private.lease_refusal` has
 * the same rule. Other facts may refuse it all the same: dates, what is charged, a renewal that is agreed.
 */
export function leaseRefusal(verb: LeaseVerb, status: LeaseStatus): LeaseRefusal | null {
  switch (verb) {
    case 'save_lease_draft':
    case 'delete_lease_draft':
    case 'send_lease':
    case 'record_paper_signature':
      return status === 'draft' ? null : 'lease_not_draft';
    case 'recall_contract':
      return status === 'draft' || isClosed(status) ? 'contract_not_sent' : null;
    case 'call_off_lease':
      return status === 'signed' ? null : 'lease_not_signed';
    case 'set_lease_guarantors':
      return status === 'draft' || isAgreed(status) ? null : 'lease_not_in_force';
    case 'withdraw_notice':
      return status === 'notice_given' ? null : 'no_notice';
    case 'give_notice':
      if (status === 'notice_given') return 'notice_already_given';
      return isOccupying(status) ? null : 'lease_not_in_force';
    case 'renew_lease':
    case 'draft_renewal':
    case 'move_to_unit':
      if (status === 'notice_given') return 'notice_stands';
      return isOccupying(status) ? null : 'lease_not_in_force';
    case 'settle_deposit':
      return isClosed(status) ? null : 'lease_not_ended';
    default:
      return isAgreed(status) ? null : 'lease_not_in_force';
  }
}

const isAgreed = (status: LeaseStatus) => status === 'signed' || isOccupying(status);
