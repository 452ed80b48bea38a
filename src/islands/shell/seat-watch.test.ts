import { describe, expect, it } from 'vitest';
import { compareSeats } from './seat-watch.tsx';

const home = { id: 'a', name: 'Casa', role: 'owner' } as const;
const second = { id: 'b', name: 'Segunda', role: 'manager' } as const;

describe('a change of seats', () => {
  it('says nothing while the organisation on screen is the same', () => {
    expect(compareSeats([home], [home, second], 'a')).toEqual({ lost: undefined, hasOtherRole: false });
    expect(compareSeats([home, second], [home], 'a')).toEqual({ lost: undefined, hasOtherRole: false });
    expect(compareSeats([], [home], undefined)).toEqual({ lost: undefined, hasOtherRole: false });
  });

  it('notices another role in it', () => {
    const viewer = { ...second, role: 'viewer' } as const;
    expect(compareSeats([home, second], [home, viewer], 'b')).toEqual({
      lost: undefined,
      hasOtherRole: true,
    });
    expect(compareSeats([home, second], [home, viewer], 'a').hasOtherRole).toBe(false);
  });

  it('notices that it is gone, also when it was on screen without having been chosen', () => {
    expect(compareSeats([home, second], [home], 'b').lost).toEqual(second);
    expect(compareSeats([home, second], [second], undefined).lost).toEqual(home);
    expect(compareSeats([home], [], 'forgotten').lost).toEqual(home);
  });
});
