import { ownerActivity } from './owner-activity.en.ts';
import { ownerMembers } from './owner-members.en.ts';
import { ownerOrganization } from './owner-organization.en.ts';

/** Team and organization of the owner's area. */
export const ownerTeam = { ...ownerMembers, ...ownerOrganization, ...ownerActivity };

export type OwnerTeamText = typeof ownerTeam;
