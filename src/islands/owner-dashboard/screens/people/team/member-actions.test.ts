import { describe, expect, it } from 'vitest';
import type { Member } from '#src/data/people/members/queries.ts';
import type { MembershipRole } from '#src/domain/foundation/enums.ts';
import { memberActions } from './member-actions.ts';

const member = (userId: string, role: MembershipRole): Member => ({
  userId,
  role,
  name: userId,
  email: `${userId}@example.com`,
  joinedAt: '2026-11-01T12:00:00Z',
  hasSecondFactor: false,
});
const owner = member('owner', 'owner');
const manager = member('manager', 'manager');
const viewer = member('viewer', 'viewer');
const team = [owner, manager, viewer];

describe('what can be done about a member', () => {
  it('is everything for an owner, but nothing that leaves the organisation without one', () => {
    expect(memberActions(owner, viewer, team)).toEqual(['role', 'transfer', 'remove']);
    expect(memberActions(owner, owner, team)).toEqual([]);
  });

  it('includes another owner while there are two', () => {
    const second = member('second', 'owner');
    const two = [...team, second];
    expect(memberActions(owner, second, two)).toEqual(['role', 'remove']);
    expect(memberActions(owner, owner, two)).toEqual(['role']);
  });

  it('stops at owners and at the ownership for a manager', () => {
    expect(memberActions(manager, owner, team)).toEqual([]);
    expect(memberActions(manager, viewer, team)).toEqual(['role', 'remove']);
    expect(memberActions(manager, manager, team)).toEqual(['role']);
  });

  it.each(['accountant', 'maintenance', 'viewer'] as const)('is nothing for %s', (role) => {
    expect(team.flatMap((one) => memberActions(member('x', role), one, team))).toEqual([]);
  });
});
