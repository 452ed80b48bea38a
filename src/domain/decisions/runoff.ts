import type { RankedTieRule } from './decision-enums.ts';
import type { Ballot } from './tally.ts';

export interface Runoff {
  readonly chosen: readonly number[];
  readonly tied: readonly number[];
  /** The highest total of the last round. */
  readonly weight: bigint;
  /** For each round the total of each option that was still in it. */
  readonly rounds: ReadonlyArray<ReadonlyMap<number, bigint>>;
}

/** Instant runoff: until one option has more than half of the ballots that still name one, the last goes. Twin: private.runoff. */
export function runoff(optionCount: number, ballots: readonly Ballot[], tie: RankedTieRule): Runoff {
  let alive = Array.from({ length: optionCount }, (_, index) => index + 1);
  const rounds: Map<number, bigint>[] = [];
  for (;;) {
    const totals = countFirst(alive, ballots);
    rounds.push(totals);
    const values = [...totals.values()];
    const weight = values.reduce((top, one) => (one > top ? one : top), 0n);
    const fewest = values.reduce((low, one) => (one < low ? one : low), weight);
    const all = values.reduce((total, one) => total + one, 0n);
    if (weight * 2n > all)
      return { chosen: alive.filter((option) => totals.get(option) === weight), tied: [], weight, rounds };
    if (fewest === weight) return { chosen: [], tied: alive, weight, rounds };
    let last = alive.filter((option) => totals.get(option) === fewest);
    if (tie === 'earlier_rounds')
      for (const round of rounds.slice(0, -1).reverse()) last = lowestIn(round, last);
    alive = alive.filter((option) => !last.includes(option));
  }
}

function countFirst(alive: readonly number[], ballots: readonly Ballot[]): Map<number, bigint> {
  const totals = new Map(alive.map((option) => [option, 0n]));
  for (const { weight, choice } of ballots) {
    const first = choice.find((option) => totals.has(option));
    if (first !== undefined) totals.set(first, (totals.get(first) ?? 0n) + weight);
  }
  return totals;
}

function lowestIn(round: ReadonlyMap<number, bigint>, options: readonly number[]): number[] {
  const of = (option: number) => round.get(option) ?? 0n;
  const low = options.map(of).reduce((one, other) => (other < one ? other : one));
  return options.filter((option) => of(option) === low);
}
