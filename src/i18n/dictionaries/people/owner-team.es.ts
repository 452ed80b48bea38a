import { ownerActivity } from './owner-activity.es.ts';
import { ownerMembers } from './owner-members.es.ts';
import { ownerOrganization } from './owner-organization.es.ts';
import type { OwnerTeamText } from './owner-team.en.ts';

export const ownerTeam = {
  ...ownerMembers,
  ...ownerOrganization,
  ...ownerActivity,
} satisfies OwnerTeamText;
