import { describe, expect, it } from 'vitest';
import { compareMemberships } from './membership-watch.tsx';

const home = { id: 'a', name: 'Casa', role: 'owner' } as const;
const second = { id: 'b', name: 'Segunda', role: 'manager' } as const;

describe('a change of memberships', () => {
  it('says nothing while the organisation on screen is the same', () => {
    expect(compareMemberships([home], [home, second], 'a')).toEqual({ lost: undefined, hasOtherRole: false });
    expect(compareMemberships([home, second], [home], 'a')).toEqual({ lost: undefined, hasOtherRole: false });
    expect(compareMemberships([], [home], undefined)).toEqual({ lost: undefined, hasOtherRole: false });
  });

  it('notices another role in it', () => {
    const viewer = { ...second, role: 'viewer' } as const;
    expect(compareMemberships([home, second], [home, viewer], 'b')).toEqual({
      lost: undefined,
      hasOtherRole: true,
    });
    expect(compareMemberships([home, second], [home, viewer], 'a').hasOtherRole).toBe(false);
  });

  it('notices that it is gone, also when it was on screen without having been chosen', () => {
    expect(compareMemberships([home, second], [home], 'b').lost).toEqual(second);
    expect(compareMemberships([home, second], [second], undefined).lost).toEqual(home);
    expect(compareMemberships([home], [], 'forgotten').lost).toEqual(home);
  });
});
