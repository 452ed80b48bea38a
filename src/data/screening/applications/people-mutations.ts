import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { addRow, changeRow, removeRow } from '#src/data/table-rows.ts';
import type {
  CurrencyCode,
  IdentityType,
  ReferenceKind,
  ReferenceOutcome,
} from '#src/domain/foundation/enums.ts';
import { CONSENT_VERSION } from '#src/domain/screening/screening.ts';

/** Texts are empty when unknown. */
export interface ApplicantInput {
  readonly fullName: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly identityType: IdentityType | null;
  /** As stored: without separators. */
  readonly identityNumber: string;
  readonly occupation: string;
  readonly employer: string;
  /** A month, in minor units. */
  readonly incomeMinor: number | null;
  readonly incomeCurrency: CurrencyCode;
  readonly hasConsented: boolean;
}

export interface ReferenceInput {
  readonly kind: ReferenceKind;
  readonly fullName: string;
  readonly phone: string;
}

/** The columns of a person. */
export const toApplicantRow = (input: ApplicantInput) => ({
  fullName: input.fullName.trim(),
  email: input.email.trim().toLowerCase(),
  phone: input.phone,
  identityType: input.identityType,
  identityNumber: input.identityNumber,
  occupation: input.occupation.trim(),
  employer: input.employer.trim(),
  incomeMinor: input.incomeMinor,
  incomeCurrency: input.incomeMinor === null ? null : input.incomeCurrency,
  consentVersion: input.hasConsented ? CONSENT_VERSION : null,
});

/** The columns of a reference. */
export const toReferenceRow = (input: ReferenceInput) => ({
  kind: input.kind,
  fullName: input.fullName.trim(),
  phone: input.phone,
});

export interface ApplicationPlace {
  readonly organizationId: string;
  readonly applicationId: string;
}

/** Adds a person under an id that the client made, or changes one. Error: `application_decided`. */
export async function saveApplicant(
  input: ApplicationPlace & { applicantId: string; isNew: boolean; applicant: ApplicantInput },
): Promise<void> {
  const table = getClient().from('application_applicants');
  const row = toApplicantRow(input.applicant);
  if (!input.isNew) {
    unwrap(await table.update(row).eq('id', input.applicantId).select('id').single());
    return;
  }
  const { organizationId, applicationId, applicantId: id } = input;
  unwrap(
    await table.upsert(
      { id, organizationId, applicationId, ...row },
      { onConflict: 'id', ignoreDuplicates: true },
    ),
  );
}

/** Takes a person off. Errors: `applicant_primary`, `application_decided`. */
export async function removeApplicant(applicantId: string): Promise<void> {
  await removeRow('application_applicants', { id: applicantId });
}

/** Adds a reference under an id that the client made. Error: `application_decided`. */
export async function addReference(
  input: ApplicationPlace & { referenceId: string; reference: ReferenceInput },
): Promise<void> {
  const { organizationId, applicationId, referenceId: id } = input;
  await addRow('application_references', {
    id,
    organizationId,
    applicationId,
    ...toReferenceRow(input.reference),
  });
}

/** Writes down what came of asking. Error: `application_decided`. */
export async function recordReference(input: {
  referenceId: string;
  outcome: ReferenceOutcome;
  note: string;
}): Promise<void> {
  await changeRow(
    'application_references',
    { id: input.referenceId },
    { outcome: input.outcome, note: input.note.trim() },
  );
}

export async function removeReference(referenceId: string): Promise<void> {
  await removeRow('application_references', { id: referenceId });
}
