import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { ApplicationVerb } from '#src/domain/screening/screening.ts';
import {
  type ApplicantInput,
  type ReferenceInput,
  toApplicantRow,
  toReferenceRow,
} from './people-mutations.ts';

export interface ApplicationInput {
  readonly propertyId: string;
  /** Null for any unit of the property. */
  readonly unitId: string | null;
  readonly moveInOn: string | null;
  readonly termMonths: number | null;
  readonly rentMinor: number | null;
  readonly currency: CurrencyCode;
  readonly isDepositReady: boolean | null;
  readonly note: string;
  /** The first one is the main applicant. */
  readonly applicants: readonly ApplicantInput[];
  readonly references: readonly ReferenceInput[];
}

/** Makes a draft with its people and references; returns its id. */
export async function createApplication(input: ApplicationInput, requestId: string): Promise<string> {
  const answer = await getClient().rpc('create_application', {
    p_request_id: requestId,
    p_property_id: input.propertyId,
    // The generated type does not know that there may be none.
    p_unit_id: input.unitId as string,
    p_applicants: input.applicants.map(toApplicantRow),
    p_currency: input.currency,
    p_move_in_on: input.moveInOn ?? undefined,
    p_term_months: input.termMonths ?? undefined,
    p_rent_minor: input.rentMinor ?? undefined,
    p_is_deposit_ready: input.isDepositReady ?? undefined,
    p_note: input.note,
    p_references: input.references.map(toReferenceRow),
  });
  return unwrap(answer) as string;
}

export interface ApplicationAction {
  readonly applicationId: string;
  readonly verb: ApplicationVerb;
  readonly reason?: string;
}

/** Moves an application along. Errors: `application_moved`, `consent_missing`, `reason_missing`, `application_has_lease`. */
export async function moveApplication(action: ApplicationAction, requestId: string): Promise<void> {
  const { applicationId, verb, reason = '' } = action;
  const client = getClient();
  const ids = { p_request_id: requestId, p_application_id: applicationId };
  switch (verb) {
    case 'submit':
      return void unwrap(await client.rpc('submit_application', ids));
    case 'start_review':
      return void unwrap(await client.rpc('start_application_review', ids));
    case 'withdraw':
      return void unwrap(await client.rpc('withdraw_application', { ...ids, p_reason: reason }));
    case 'reopen':
      return void unwrap(await client.rpc('reopen_application', ids));
    case 'approve':
    case 'reject': {
      const decision = verb === 'approve' ? 'approved' : 'rejected';
      const answer = await client.rpc('decide_application', {
        ...ids,
        p_decision: decision,
        p_reason: reason,
      });
      return void unwrap(answer);
    }
  }
}

/** Puts a person's own score beside the computed one; null takes it away. Error: `application_moved`. */
export async function overrideScore(
  input: { applicationId: string; score: number | null; note: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('override_application_score', {
      p_request_id: requestId,
      p_application_id: input.applicationId,
      p_score: input.score ?? undefined,
      p_note: input.note,
    }),
  );
}

/** Remembers the lease that was made from an approved application. */
export async function linkApplicationLease(applicationId: string, leaseId: string): Promise<void> {
  unwrap(
    await getClient().rpc('link_application_lease', { p_application_id: applicationId, p_lease_id: leaseId }),
  );
}

/** What of an application is its own row. Error: `application_decided`. */
export async function updateApplication(input: {
  applicationId: string;
  fields: {
    readonly moveInOn: string | null;
    readonly termMonths: number | null;
    readonly rentMinor: number | null;
    readonly currency: CurrencyCode;
    readonly isDepositReady: boolean | null;
    readonly note: string;
  };
}): Promise<void> {
  const { fields } = input;
  unwrap(
    await getClient()
      .from('applications')
      .update({
        move_in_on: fields.moveInOn,
        term_months: fields.termMonths,
        rent_minor: fields.rentMinor,
        rent_currency: fields.currency,
        is_deposit_ready: fields.isDepositReady,
        note: fields.note.trim(),
      })
      .eq('id', input.applicationId)
      .select('id')
      .single(),
  );
}
