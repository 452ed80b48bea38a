import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { MembershipRole } from '#src/domain/foundation/enums.ts';
import { type Caller, createUser } from '#tests/support/actors.ts';
import { inviteMember, verbs } from '#tests/support/verbs.ts';

/** Has a new user join an organization in a role, by an invitation. Returns the user's id. */
export async function joinOrganization(
  sql: Sql,
  where: { organizationId: string; owner: Caller },
  role: MembershipRole,
): Promise<string> {
  const email = `${role}-${randomUUID()}@example.test`;
  const { organizationId, owner } = where;
  const { token } = await inviteMember(sql, owner, { organizationId, email, role });
  const userId = await createUser(sql, email, 'manager');
  await verbs.acceptInvitation(sql, { userId }, { token });
  return userId;
}
