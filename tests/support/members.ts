import { randomUUID } from 'node:crypto';
import type { MembershipRole } from '#src/domain/foundation/enums.ts';
import { made, type Person, type Rental } from '#tests/support/rental.ts';

/** Puts somebody who has an account into the team of a rental's organisation, through the calls of the screens. */
export async function addMember(
  { owner, organizationId }: Pick<Rental, 'owner' | 'organizationId'>,
  person: Person,
  role: MembershipRole,
): Promise<void> {
  const invited = await made(
    owner.client.rpc('invite_member', {
      p_request_id: randomUUID(),
      p_organization_id: organizationId,
      p_email: person.email,
      p_role: role,
    }),
  );
  await made(person.client.rpc('accept_invitation', { p_token: invited[0]?.token ?? '' }));
}

/** The name of a rental's organisation. */
export async function organizationName({ owner, organizationId }: Rental): Promise<string> {
  const row = await made(owner.client.from('organizations').select('name').eq('id', organizationId).single());
  return row.name;
}
