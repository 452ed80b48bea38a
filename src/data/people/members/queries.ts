import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

/** Who works in an organisation. Teams are small: no pages. */
async function fetchMembers(organizationId: string) {
  const rows = unwrap(await getClient().rpc('list_members', { p_organization_id: organizationId }));
  return rows.map((row) => ({
    userId: row.user_id,
    /** The e-mail of who has not said a name yet. */
    name: row.full_name || row.email,
    email: row.email,
    role: row.role,
    joinedAt: row.joined_at,
    /** Null for readers who do not manage members. */
    hasSecondFactor: row.has_second_factor as boolean | null,
  }));
}
export type Member = Awaited<ReturnType<typeof fetchMembers>>[number];

/** More open ones than a day's limit allows for a week are not shown; the newest are. */
const MOST_OPEN = 350;

/** Invitations to the team that nobody has accepted, the newest first; those that have expired too. */
async function fetchOpenInvitations(organizationId: string) {
  const rows = unwrap(
    await getClient()
      .from('invitations')
      .select('id, email, role, expires_at, created_at, created_by')
      .eq('organization_id', organizationId)
      .eq('kind', 'member')
      .is('accepted_at', null)
      .is('revoked_at', null)
      .order('created_at', { ascending: false })
      .limit(MOST_OPEN),
  );
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    // The database demands it of an invitation to the team.
    role: row.role ?? 'viewer',
    expiresAt: row.expires_at,
    createdBy: row.created_by,
  }));
}
export type OpenInvitation = Awaited<ReturnType<typeof fetchOpenInvitations>>[number];

export const memberQueries = {
  all: ['members'] as const,
  list: (organizationId: string) =>
    queryOptions({
      queryKey: ['members', organizationId, 'list'],
      queryFn: () => fetchMembers(organizationId),
    }),
  invitations: (organizationId: string) =>
    queryOptions({
      queryKey: ['members', organizationId, 'invitations'],
      queryFn: () => fetchOpenInvitations(organizationId),
    }),
};
