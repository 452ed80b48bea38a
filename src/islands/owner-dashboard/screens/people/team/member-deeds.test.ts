import { describe, expect, it } from 'vitest';
import type { Member } from '#src/data/people/members/queries.ts';
import type { MembershipRole } from '#src/domain/foundation/enums.ts';
import { memberDeeds } from './member-deeds.ts';

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
    expect(memberDeeds(owner, viewer, team)).toEqual(['role', 'transfer', 'remove']);
    expect(memberDeeds(owner, owner, team)).toEqual([]);
  });

  it('includes another owner while there are two', () => {
    const second = member('second', 'owner');
    const two = [...team, second];
    expect(memberDeeds(owner, second, two)).toEqual(['role', 'remove']);
    expect(memberDeeds(owner, owner, two)).toEqual(['role']);
  });

  it('stops at owners and at the ownership for a manager', () => {
    expect(memberDeeds(manager, owner, team)).toEqual([]);
    expect(memberDeeds(manager, viewer, team)).toEqual(['role', 'remove']);
    expect(memberDeeds(manager, manager, team)).toEqual(['role']);
  });

  it.each(['accountant', 'maintenance', 'viewer'] as const)('is nothing for %s', (role) => {
    expect(team.flatMap((one) => memberDeeds(member('x', role), one, team))).toEqual([]);
  });
});
