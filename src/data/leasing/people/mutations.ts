import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { changeRow } from '#src/data/table-rows.ts';
import type { IdentityType } from '#src/domain/foundation/enums.ts';

export interface PersonInput {
  readonly organizationId: string;
  readonly fullName: string;
  /** Empty when unknown. */
  readonly email: string;
  /** E.164, or empty. */
  readonly phone: string;
  readonly identityType: IdentityType | null;
  /** As stored: without separators; empty when unknown. */
  readonly identityNumber: string;
}

/**
 * Adds a person under an id that the client made. Asked again with the same id, it brings the first one up to date
 * instead of adding another.
 */
export async function addPerson(input: PersonInput, personId: string): Promise<void> {
  const people = getClient().from('people');
  const facts = {
    fullName: input.fullName.trim(),
    email: input.email.trim().toLowerCase(),
    phone: input.phone,
    identityType: input.identityType,
    identityNumber: input.identityNumber,
  };
  const added = await people
    .upsert(
      { id: personId, organizationId: input.organizationId, ...facts },
      { onConflict: 'id', ignoreDuplicates: true },
    )
    .select('id');
  if (unwrap(added).length > 0) return;
  await changeRow('people', { id: personId }, facts);
}

/** Sets the address that invitations go to. */
export async function setPersonEmail(input: { personId: string; email: string }): Promise<void> {
  await changeRow('people', { id: input.personId }, { email: input.email.trim().toLowerCase() });
}
