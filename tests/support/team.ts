import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { MembershipRole } from '#src/domain/foundation/enums.ts';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { inviteMember, verbs } from '#tests/support/verbs.ts';

export interface Member {
  userId: string;
  email: string;
}

/** Somebody who was invited by the owner and accepted. */
export async function addMember(sql: Sql, place: Landlord, role: MembershipRole): Promise<Member> {
  const email = `${role}-${randomUUID()}@example.test`;
  const { organizationId, owner } = place;
  const { token } = await inviteMember(sql, owner, { organizationId, email, role });
  const userId = await createUser(sql, email, 'manager');
  await verbs.acceptInvitation(sql, { userId }, { token });
  return { userId, email };
}

/** Sets up a second factor, as a finished enrolment leaves it. */
export async function addSecondFactor(sql: Sql, userId: string): Promise<void> {
  await sql`insert into auth.mfa_factors (id, user_id, friendly_name, status, secret)
    values (${randomUUID()}, ${userId}, ${randomUUID()}, 'verified', 'x')`;
}

/** The roles of an organisation by user, as they stand. */
export async function rolesOf(sql: Sql, { organizationId }: Landlord): Promise<Record<string, string>> {
  const rows = await sql<{ user_id: string; role: string }[]>`
    select user_id, role from public.memberships where organization_id = ${organizationId}`;
  return Object.fromEntries(rows.map((row) => [row.user_id, row.role]));
}

export const teamVerbs = {
  changeRole: (sql: Sql, caller: Caller, place: Landlord, userId: string, role: MembershipRole) =>
    act(
      sql,
      caller,
      (tx) => tx`select public.change_member_role(${place.organizationId}, ${userId}, ${role})`,
    ),
  remove: (sql: Sql, caller: Caller, place: Landlord, userId: string, requestId: string = randomUUID()) =>
    act(
      sql,
      caller,
      (tx) => tx`select public.remove_member(${requestId}, ${place.organizationId}, ${userId})`,
    ),
  leave: (sql: Sql, caller: Caller, place: Landlord, requestId: string = randomUUID()) =>
    act(sql, caller, (tx) => tx`select public.leave_organization(${requestId}, ${place.organizationId})`),
  transfer: (sql: Sql, caller: Caller, place: Landlord, userId: string, name: string) =>
    act(
      sql,
      caller,
      (tx) =>
        tx`select public.transfer_ownership(${randomUUID()}, ${place.organizationId}, ${userId}, ${name})`,
    ),
  close: (sql: Sql, caller: Caller, place: Landlord, name: string) =>
    act(
      sql,
      caller,
      (tx) => tx`select public.close_organization(${randomUUID()}, ${place.organizationId}, ${name})`,
    ),
  reopen: (sql: Sql, caller: Caller, place: Landlord) =>
    act(sql, caller, (tx) => tx`select public.reopen_organization(${place.organizationId})`),
};
