import type { DecisionKind, DecisionOutcome, MajorityBase, RankedTieRule } from './decision-enums.ts';
import { runoff } from './runoff.ts';

/** What one vote said: positions that it chose, or in order, or a number for each option. Empty: abstained. */
export interface Ballot {
  readonly weight: bigint;
  readonly choice: readonly number[];
}

export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export interface Majority extends Fraction {
  /** More than the fraction, or at least it. */
  readonly mustExceed: boolean;
  readonly base: MajorityBase;
}

export interface Election {
  readonly kind: DecisionKind;
  readonly optionCount: number;
  readonly seats: number;
  /** Null where the kind of decision needs none. */
  readonly majority: Majority | null;
  readonly quorum: Fraction;
  readonly countAbstentions: boolean;
  readonly rankedTie: RankedTieRule;
  readonly budgetMinor: bigint;
  /** The weight of all votes, and of those present. */
  readonly all: bigint;
  readonly present: bigint;
  readonly ballots: readonly Ballot[];
}

export interface Tally {
  readonly outcome: DecisionOutcome;
  readonly cast: bigint;
  readonly abstained: bigint;
  readonly base: bigint | null;
  readonly totals: readonly bigint[];
  /** Positions, from 1. */
  readonly chosen: readonly number[];
  readonly tied: readonly number[];
  /** Of a budget: the amount of each option. */
  readonly shares: readonly bigint[];
}

type Found = Pick<Tally, 'outcome' | 'chosen' | 'tied' | 'shares'>;

const NONE: Omit<Found, 'outcome'> = { chosen: [], tied: [], shares: [] };
const sum = (numbers: readonly bigint[]) => numbers.reduce((total, one) => total + one, 0n);
const most = (numbers: readonly bigint[]) => numbers.reduce((top, one) => (one > top ? one : top), 0n);
const positions = (totals: readonly bigint[]) => totals.map((_, index) => index + 1);

/** Counts a decision exactly: whole numbers and fractions, never decimals. Twin: private.tally_of. */
export function tally(election: Election): Tally {
  const { ballots, quorum, all, present, majority } = election;
  const cast = sum(ballots.map(({ weight }) => weight));
  const abstained = sum(ballots.filter(({ choice }) => choice.length === 0).map(({ weight }) => weight));
  const base =
    majority && { all, present, cast: election.countAbstentions ? cast : cast - abstained }[majority.base];
  const totals = totalsOf(election);
  const found = outcomeOf(election, totals, base ?? 0n);
  const lacksQuorum = ballots.length === 0 || present * quorum.denominator < all * quorum.numerator;
  return { cast, abstained, base, totals, ...found, outcome: lacksQuorum ? 'no_quorum' : found.outcome };
}

function totalsOf({ kind, optionCount, ballots }: Election): bigint[] {
  const totals = Array.from({ length: optionCount }, () => 0n);
  const isNumbers = kind === 'score' || kind === 'budget';
  for (const { weight, choice } of ballots)
    choice.forEach((value, index) => {
      const at = isNumbers ? index : value - 1;
      totals[at] = (totals[at] ?? 0n) + weight * (isNumbers ? BigInt(value) : 1n);
    });
  return totals;
}

/** Whether a weight is the majority that is needed of a base. */
export function passes(weight: bigint, base: bigint, majority: Majority): boolean {
  const [left, right] = [weight * majority.denominator, base * majority.numerator];
  return base > 0n && (majority.mustExceed ? left > right : left >= right);
}

function outcomeOf(election: Election, totals: readonly bigint[], base: bigint): Found {
  const { kind, majority, seats, budgetMinor } = election;
  const top = most(totals);
  const isEnough = (weight: bigint) => majority !== null && passes(weight, base, majority);
  if (kind === 'yes_no') {
    const [yes = 0n, no = 0n] = totals;
    return { ...NONE, outcome: isEnough(yes) ? 'adopted' : yes === no && yes > 0n ? 'tied' : 'rejected' };
  }
  if (kind === 'budget')
    return {
      ...NONE,
      shares: budgetShares(budgetMinor, totals),
      outcome: top > 0n ? 'shared' : 'no_majority',
    };
  if (kind === 'ranked') {
    const { chosen, tied, weight } = runoff(election.optionCount, election.ballots, election.rankedTie);
    if (tied.length > 0) return { ...NONE, tied, outcome: top > 0n ? 'tied' : 'no_majority' };
    return isEnough(weight) ? { ...NONE, chosen, outcome: 'chosen' } : { ...NONE, outcome: 'no_majority' };
  }
  const totalOf = (option: number) => totals[option - 1] ?? 0n;
  const passing = positions(totals).filter(
    (option) => totalOf(option) > 0n && (kind === 'score' || isEnough(totalOf(option))),
  );
  if (passing.length > 0) return { ...NONE, ...seated(passing, totalOf, seats) };
  const first = positions(totals).filter((option) => totalOf(option) === top);
  const isTied = top > 0n && first.length > 1;
  return { ...NONE, tied: isTied ? first : [], outcome: isTied ? 'tied' : 'no_majority' };
}

/** The highest take the seats; those that share the last one are tied. */
function seated(passing: readonly number[], totalOf: (option: number) => bigint, seats: number) {
  const ordered = passing.map(totalOf).sort((one, other) => (one < other ? 1 : one > other ? -1 : 0));
  const last = ordered[seats - 1] ?? -1n;
  const isFull = ordered.filter((total) => total >= last).length > seats;
  const chosen = passing.filter((option) => totalOf(option) > last || (totalOf(option) === last && !isFull));
  const tied = passing.filter((option) => totalOf(option) === last && isFull);
  return { chosen, tied, outcome: tied.length > 0 ? ('tied' as const) : ('chosen' as const) };
}

/**
 * Shares an amount by largest remainder. Of equal remainders the larger total goes first, then the earlier option.
 * @returns minor units for each option; nothing where nothing was given
 */
export function budgetShares(budget: bigint, totals: readonly bigint[]): bigint[] {
  const all = sum(totals);
  if (all === 0n) return [];
  const shares = totals.map((total) => (budget * total) / all);
  const rest = (option: number) => (budget * (totals[option] ?? 0n)) % all;
  const order = totals
    .map((_, option) => option)
    .sort((one, other) => {
      const [by, then] = [rest(other) - rest(one), (totals[other] ?? 0n) - (totals[one] ?? 0n)];
      return Number(by > 0n) - Number(by < 0n) || Number(then > 0n) - Number(then < 0n) || one - other;
    });
  for (const option of order.slice(0, Number(budget - sum(shares))))
    shares[option] = (shares[option] ?? 0n) + 1n;
  return shares;
}
