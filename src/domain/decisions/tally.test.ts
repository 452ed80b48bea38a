import { describe, expect, it } from 'vitest';
import { type Election, passes, tally } from './tally.ts';

const half = { numerator: 1n, denominator: 2n, mustExceed: true, base: 'cast' as const };
const election = (
  more: Partial<Election> & { votes: ReadonlyArray<readonly [number, readonly number[]]> },
): Election => {
  const ballots = more.votes.map(([weight, choice]) => ({ weight: BigInt(weight), choice }));
  const all = ballots.reduce((sum, { weight }) => sum + weight, 0n);
  return {
    kind: 'yes_no',
    optionCount: 2,
    seats: 1,
    majority: half,
    quorum: { numerator: 0n, denominator: 1n },
    countAbstentions: false,
    rankedTie: 'earlier_rounds',
    budgetMinor: 100n,
    all,
    present: all,
    ballots,
    ...more,
  };
};

describe('a count', () => {
  it('knows a third from what is nearly one', () => {
    const thirds = { numerator: 2n, denominator: 3n, mustExceed: false, base: 'all' as const };
    expect(passes(2n, 3n, thirds)).toBe(true);
    expect(passes(666_666_666n, 1_000_000_000n, thirds)).toBe(false);
    expect(passes(2n, 3n, { ...thirds, mustExceed: true })).toBe(false);
  });

  it('says a tie as a tie', () => {
    expect(
      tally(
        election({
          votes: [
            [5, [1]],
            [5, [2]],
          ],
        }),
      ).outcome,
    ).toBe('tied');
    const three = election({
      kind: 'several',
      optionCount: 3,
      seats: 2,
      majority: { ...half, base: 'all', mustExceed: false },
      votes: [
        [1, [1, 2]],
        [1, [1, 3]],
      ],
    });
    expect(tally(three)).toMatchObject({ outcome: 'tied', chosen: [1], tied: [2, 3] });
  });

  it('counts abstentions where the rules do', () => {
    const votes = [
      [4, [1]],
      [3, [2]],
      [3, []],
    ] as const;
    expect(tally(election({ votes }))).toMatchObject({ outcome: 'adopted', base: 7n, abstained: 3n });
    expect(tally(election({ votes, countAbstentions: true })).outcome).toBe('rejected');
  });

  it('runs off until one has more than half', () => {
    const votes = [
      [4, [1]],
      [3, [2, 3]],
      [2, [3, 2]],
    ] as const;
    expect(tally(election({ kind: 'ranked', optionCount: 3, votes }))).toMatchObject({
      outcome: 'chosen',
      chosen: [2],
    });
  });

  it('shares an amount to the last cent', () => {
    const votes = [
      [1, [34, 33, 33]],
      [1, [33, 34, 33]],
    ] as const;
    expect(tally(election({ kind: 'budget', optionCount: 3, majority: null, votes })).shares).toEqual([
      34n,
      33n,
      33n,
    ]);
  });

  it('lacks a quorum by one', () => {
    const quorum = { numerator: 1n, denominator: 2n };
    expect(tally(election({ votes: [[5, [1]]], all: 11n, quorum })).outcome).toBe('no_quorum');
    expect(tally(election({ votes: [[5, [1]]], all: 10n, quorum })).outcome).toBe('adopted');
  });
});
