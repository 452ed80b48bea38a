import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';

/** Who works in an organisation. Teams are small: no pages. */
async function fetchMembers(organizationId: string) {
  const rows = await call('list_members', { organizationId });
  return rows.map(({ fullName, ...member }) => ({
    ...member,
    /** The e-mail of who has not said a name yet. */
    name: fullName || member.email,
  }));
}
export type Member = Awaited<ReturnType<typeof fetchMembers>>[number];

/** More open ones than a day's limit allows for a week are not shown; the newest are. */
const MOST_OPEN = 350;

/** Invitations to the team that nobody has accepted, the newest first; those that have expired too. */
async function fetchOpenInvitations(organizationId: string) {
  const rows = unwrap(
    await select('invitations', 'id, email, role, expiresAt, createdAt, createdBy', {
      organizationId,
      kind: 'member',
    })
      .is('acceptedAt', null)
      .is('revokedAt', null)
      .order('createdAt', { ascending: false })
      .limit(MOST_OPEN),
  );
  return rows.map((row) => ({
    ...row,
    // The database demands it of an invitation to the team.
    role: row.role ?? 'viewer',
  }));
}
export type OpenInvitation = Awaited<ReturnType<typeof fetchOpenInvitations>>[number];

export const memberQueries = {
  all: ['members'] as const,
  list: (organizationId: string) =>
    query(['members', organizationId, 'list'], () => fetchMembers(organizationId)),
  invitations: (organizationId: string) =>
    query(['members', organizationId, 'invitations'], () => fetchOpenInvitations(organizationId)),
};
