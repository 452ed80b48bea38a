import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { changeRow, removeRow } from '#src/data/table-rows.ts';
import type { IdentityType } from '#src/domain/foundation/enums.ts';

export interface ContactInput {
  readonly personId: string;
  readonly fullName: string;
  /** Empty when unknown. */
  readonly email: string;
  /** E.164, or empty. */
  readonly phone: string;
  readonly identityType: IdentityType | null;
  /** As stored: without separators; empty when unknown. */
  readonly identityNumber: string;
}

interface OfPerson {
  readonly organizationId: string;
  readonly personId: string;
}

export async function changeContact(input: ContactInput): Promise<void> {
  await changeRow(
    'people',
    { id: input.personId },
    {
      fullName: input.fullName.trim(),
      email: input.email.trim().toLowerCase(),
      phone: input.phone,
      identityType: input.identityType,
      identityNumber: input.identityNumber,
    },
  );
}

/** Under an id that the client made, so that asking again adds no second one. */
export async function addNote(input: OfPerson & { body: string }, noteId: string): Promise<void> {
  const row = { id: noteId, organizationId: input.organizationId, personId: input.personId };
  const answer = await getClient()
    .from('person_notes')
    .upsert({ ...row, body: input.body.trim() }, { onConflict: 'id', ignoreDuplicates: true });
  unwrap(answer);
}

export async function removeNote(noteId: string): Promise<void> {
  await removeRow('person_notes', { id: noteId });
}

/** Error: `already_exists`, `too_many_of_person`. */
export async function addTag(input: OfPerson & { tag: string }): Promise<void> {
  const row = { organizationId: input.organizationId, personId: input.personId, tag: input.tag.trim() };
  unwrap(await getClient().from('person_tags').insert(row));
}

export async function removeTag(tagId: string): Promise<void> {
  await removeRow('person_tags', { id: tagId });
}
