import type { Member } from '#src/data/people/members/queries.ts';
import type { MembershipRole } from '#src/domain/foundation/enums.ts';
import { can } from '#src/domain/people/permissions.ts';

export type MemberAction = 'role' | 'remove' | 'transfer';

interface Reader {
  readonly userId: string;
  readonly role: MembershipRole;
}

/**
 * What the reader may do about a member; the server decides again. Owners are touched by owners only, the last owner
 * stays one, and whoever goes by themself uses "leave".
 */
export function memberActions(reader: Reader, member: Member, members: readonly Member[]): MemberAction[] {
  if (!can(reader.role, 'members.manage')) return [];
  const isOwner = can(reader.role, 'organization.manage');
  if (member.role === 'owner' && !isOwner) return [];
  const isSelf = member.userId === reader.userId;
  const isLastOwner = member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1;
  const actions: MemberAction[] = [];
  if (!isLastOwner) actions.push('role');
  if (isOwner && !isSelf && member.role !== 'owner') actions.push('transfer');
  if (!isSelf) actions.push('remove');
  return actions;
}
