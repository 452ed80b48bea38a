// A second way of counting, for tests alone: one ballot after the other, by fractions and by comparing every pair.
import type { Election } from '#src/domain/decisions/tally.ts';

const reversed = (numbers: readonly number[]) => [...numbers].reverse();

/** What an election comes to; all numbers as digits. */
export interface Counted {
  readonly outcome: string;
  readonly totals: readonly string[];
  readonly chosen: readonly number[];
  readonly tied: readonly number[];
  readonly shares: readonly string[];
}

export function countAgain(election: Election): Counted {
  const options = Array.from({ length: election.optionCount }, (_, index) => index + 1);
  const totals = options.map((option) =>
    election.ballots.reduce((sum, { weight, choice }) => sum + weight * value(election, choice, option), 0n),
  );
  const found = { chosen: [] as number[], tied: [] as number[], shares: [] as string[], outcome: '' };
  const counts = totals.map(String);
  Object.assign(found, by[election.kind](election, options, totals));
  const { numerator, denominator } = election.quorum;
  const isThere = compare([election.present, election.all || 1n], [numerator, denominator]) >= 0;
  if (election.ballots.length === 0 || (election.all > 0n && !isThere)) found.outcome = 'no_quorum';
  return { ...found, totals: counts };
}

function value({ kind }: Election, choice: readonly number[], option: number): bigint {
  if (kind === 'score' || kind === 'budget') return BigInt(choice[option - 1] ?? 0);
  return choice.includes(option) ? 1n : 0n;
}

/** -1, 0 or 1. */
function compare([a, b]: readonly [bigint, bigint], [c, d]: readonly [bigint, bigint]): number {
  const difference = a * d - c * b;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

function isMajority(
  { majority, all, present, ballots, countAbstentions }: Election,
  weight: bigint,
): boolean {
  if (!majority) return false;
  let base = majority.base === 'all' ? all : present;
  if (majority.base === 'cast') {
    base = 0n;
    for (const ballot of ballots) if (countAbstentions || ballot.choice.length > 0) base += ballot.weight;
  }
  if (base === 0n) return false;
  const sign = compare([weight, base], [majority.numerator, majority.denominator]);
  return sign > 0 || (sign === 0 && !majority.mustExceed);
}

type Count = (
  election: Election,
  options: readonly number[],
  totals: readonly bigint[],
) => Partial<Record<keyof Counted, unknown>>;

const listed: Count = (election, options, totals) => {
  const of = (option: number) => totals[option - 1] as bigint;
  const passing = options.filter(
    (option) => of(option) > 0n && (election.kind === 'score' || isMajority(election, of(option))),
  );
  if (passing.length === 0) {
    const top = options.filter(
      (option) => of(option) > 0n && options.every((other) => of(other) <= of(option)),
    );
    return top.length > 1 ? { outcome: 'tied', tied: top } : { outcome: 'no_majority' };
  }
  // Who is beaten by fewer than there are seats, ties counted against, is sure; ties counted for, may be.
  const sure = passing.filter(
    (option) =>
      passing.filter((other) => other !== option && of(other) >= of(option)).length < election.seats,
  );
  const maybe = passing.filter(
    (option) => passing.filter((other) => of(other) > of(option)).length < election.seats,
  );
  const tied = maybe.filter((option) => !sure.includes(option));
  return { outcome: tied.length > 0 ? 'tied' : 'chosen', chosen: sure, tied };
};

const by: Readonly<Record<Election['kind'], Count>> = {
  yes_no: (election, _, totals) => {
    const [yes, no] = totals as [bigint, bigint];
    if (isMajority(election, yes)) return { outcome: 'adopted' };
    return { outcome: yes > 0n && yes === no ? 'tied' : 'rejected' };
  },
  single: listed,
  several: listed,
  score: listed,
  ranked: (election, options) => eliminate(election, options, []),
  budget: ({ budgetMinor }, options, totals) => {
    const all = totals.reduce((sum, one) => sum + one, 0n);
    if (all === 0n) return { outcome: 'no_majority' };
    const shares = totals.map((total) => (budgetMinor * total - ((budgetMinor * total) % all)) / all);
    const left = Number(budgetMinor - shares.reduce((sum, one) => sum + one, 0n));
    // One unit after the other to whoever lacks most and has not had one.
    const given = new Set<number>();
    for (let unit = 0; unit < left; unit++) {
      let best = -1;
      for (const at of reversed(options.map((option) => option - 1))) {
        if (given.has(at)) continue;
        const lacks = (place: number) =>
          budgetMinor * (totals[place] as bigint) - (shares[place] as bigint) * all;
        const isBetter =
          best < 0 ||
          lacks(at) > lacks(best) ||
          (lacks(at) === lacks(best) && (totals[at] as bigint) >= (totals[best] as bigint));
        if (isBetter) best = at;
      }
      given.add(best);
    }
    return {
      outcome: 'shared',
      shares: shares.map((share, at) => String(share + (given.has(at) ? 1n : 0n))),
    };
  },
};

/** A runoff by taking options off the ballots themselves. */
function eliminate(
  election: Election,
  left: readonly number[],
  before: ReadonlyArray<readonly bigint[]>,
): ReturnType<Count> {
  const totals = Array.from({ length: election.optionCount }, () => 0n);
  let continuing = 0n;
  let named = 0n;
  for (const { weight, choice } of election.ballots) {
    named += choice.length > 0 ? weight : 0n;
    const [first] = choice.filter((option) => left.includes(option));
    if (first === undefined) continue;
    continuing += weight;
    totals[first - 1] = (totals[first - 1] as bigint) + weight;
  }
  const of = (option: number) => totals[option - 1] as bigint;
  const winner = left.find((option) => of(option) > continuing - of(option));
  if (winner !== undefined)
    return isMajority(election, of(winner))
      ? { outcome: 'chosen', chosen: [winner] }
      : { outcome: 'no_majority' };
  if (left.every((option) => left.every((other) => of(other) === of(option))))
    return { outcome: named > 0n ? 'tied' : 'no_majority', tied: [...left] };
  const history = election.rankedTie === 'together' ? [] : reversedRounds(before);
  const isBelow = (one: number, other: number) => {
    for (const round of [totals, ...history]) {
      const [a, b] = [round[one - 1] as bigint, round[other - 1] as bigint];
      if (a !== b) return a < b;
    }
    return false;
  };
  const gone = left.filter((option) => !left.some((other) => isBelow(other, option)));
  return eliminate(
    election,
    left.filter((option) => !gone.includes(option)),
    [...before, totals],
  );
}

const reversedRounds = (rounds: ReadonlyArray<readonly bigint[]>) => [...rounds].reverse();
