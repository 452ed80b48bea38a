import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

/** Who works in an organisation. Teams are small: no pages. */
async function fetchMembers(organizationId: string) {
  const rows = await call('list_members', { organizationId });
  return rows.map((row) => ({
    userId: row.userId,
    /** The e-mail of who has not said a name yet. */
    name: row.fullName || row.email,
    email: row.email,
    role: row.role,
    joinedAt: row.joinedAt,
    /** Null for readers who do not manage members. */
    hasSecondFactor: row.hasSecondFactor as boolean | null,
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
      .select('id, email, role, expiresAt, createdAt, createdBy')
      .eq('organizationId', organizationId)
      .eq('kind', 'member')
      .is('acceptedAt', null)
      .is('revokedAt', null)
      .order('createdAt', { ascending: false })
      .limit(MOST_OPEN),
  );
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    // The database demands it of an invitation to the team.
    role: row.role ?? 'viewer',
    expiresAt: row.expiresAt,
    createdBy: row.createdBy,
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
