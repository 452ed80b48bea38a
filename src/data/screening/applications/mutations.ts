import { call, repeatable, verb } from '#src/data/call.ts';
import { changeRow } from '#src/data/table-rows.ts';
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
export const createApplication = (input: ApplicationInput, requestId: string) =>
  call(
    'create_application',
    {
      ...input,
      applicants: input.applicants.map(toApplicantRow),
      references: input.references.map(toReferenceRow),
    },
    requestId,
  );

export interface ApplicationAction {
  readonly applicationId: string;
  readonly verb: ApplicationVerb;
  readonly reason?: string;
}

/** Moves an application along. Errors: `application_moved`, `consent_missing`, `reason_missing`, `application_has_lease`. */
export async function moveApplication(action: ApplicationAction, requestId: string): Promise<void> {
  const { applicationId, verb, reason = '' } = action;
  const id = { applicationId };
  switch (verb) {
    case 'submit':
      return void (await call('submit_application', id, requestId));
    case 'start_review':
      return void (await call('start_application_review', id, requestId));
    case 'withdraw':
      return void (await call('withdraw_application', { ...id, reason }, requestId));
    case 'reopen':
      return void (await call('reopen_application', id, requestId));
    case 'approve':
    case 'reject': {
      const decision = verb === 'approve' ? 'approved' : 'rejected';
      return void (await call('decide_application', { ...id, decision, reason }, requestId));
    }
  }
}

/** Puts a person's own score beside the computed one; null takes it away. Error: `application_moved`. */
export const overrideScore = repeatable('override_application_score');

/** Remembers the lease that was made from an approved application. */
export const linkApplicationLease = verb('link_application_lease');

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
  await changeRow(
    'applications',
    { id: input.applicationId },
    {
      moveInOn: fields.moveInOn,
      termMonths: fields.termMonths,
      rentMinor: fields.rentMinor,
      rentCurrency: fields.currency,
      isDepositReady: fields.isDepositReady,
      note: fields.note.trim(),
    },
  );
}
