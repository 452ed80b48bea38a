import { toAppError } from '#src/data/errors.ts';
import { createLease, saveLeaseDraft } from '#src/data/leasing/leases/mutations.ts';
import { addPerson } from '#src/data/leasing/people/mutations.ts';
import {
  inheritLateFee,
  type LateFeeRuleInput,
  saveLateFeeRule,
} from '#src/data/money/charging/mutations.ts';
import { linkApplicationLease } from '#src/data/screening/applications/mutations.ts';
import { checkIdentity } from '#src/domain/foundation/identity.ts';
import { normalizePhone } from '#src/domain/foundation/phone.ts';
import { partId } from '#src/domain/foundation/request-id.ts';
import { type DraftPerson, type LeaseDraft, ownRuleOf, toLeaseInput } from './lease-draft.ts';

export interface LeaseToSave {
  readonly draft: LeaseDraft;
  readonly today: string;
  /** A draft to be signed here; else it was signed on paper and is agreed. */
  readonly toSign: boolean;
}

/**
 * Adds the new people, then the lease, which its application remembers; returns the lease's id. Safe to repeat: people carry ids made by the form,
 * the lease its request id, so that what was done before is found and not done again.
 */
export async function saveLease(
  organizationId: string,
  { draft, today, toSign }: LeaseToSave,
  requestId: string,
): Promise<string> {
  for (const person of draft.people) {
    if (person.isNew) await addPerson(toPersonInput(organizationId, person), person.id);
  }
  const input = toLeaseInput(draft, today);
  // A draft that followed a rule drops it before it gets a late fee of its own.
  if (toSign && draft.leaseId && !draft.lateFeeFollows)
    await inheritLateFee({ leaseId: draft.leaseId, isInherited: false });
  const leaseId = toSign
    ? await saveLeaseDraft({ ...input, leaseId: draft.leaseId }, requestId)
    : await createLease(input, requestId);
  if (draft.lateFeeFollows) await inheritLateFee({ leaseId, isInherited: true });
  const rule = ownRuleOf(draft);
  if (rule)
    await saveOwnRule({ organizationId, leaseId, currency: draft.currency, rule }, partId(requestId, 1));
  if (draft.applicationId) await rememberLease(draft.applicationId, leaseId);
  return leaseId;
}

/** Sets the lease's own rule: once more is the same rule. */
function saveOwnRule(
  input: Pick<LateFeeRuleInput, 'organizationId' | 'leaseId' | 'currency' | 'rule'>,
  requestId: string,
) {
  return saveLateFeeRule({ ...input, propertyId: null, includesLeases: false }, requestId);
}

/** The lease stands even where the application was reopened or is for another place: then it does not remember it. */
async function rememberLease(applicationId: string, leaseId: string): Promise<void> {
  try {
    await linkApplicationLease({ applicationId, leaseId });
  } catch (error) {
    const { kind } = toAppError(error);
    if (kind !== 'conflict' && kind !== 'not_found') throw error;
  }
}

function toPersonInput(organizationId: string, person: DraftPerson) {
  const { identityType, identityNumber } = person;
  const hasDocument = identityType !== null && identityNumber.trim() !== '';
  return {
    organizationId,
    fullName: person.fullName,
    email: person.email,
    phone: normalizePhone(person.phone) ?? '',
    identityType: hasDocument ? identityType : null,
    identityNumber: hasDocument ? checkIdentity(identityType, identityNumber).value : '',
  };
}
