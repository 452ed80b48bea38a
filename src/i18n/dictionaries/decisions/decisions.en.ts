import type { ChoiceProblem } from '#src/domain/decisions/choice.ts';
import type {
  DecisionKind,
  DecisionOutcome,
  DecisionStatus,
  MajorityBase,
} from '#src/domain/decisions/decision-enums.ts';

type Count = { count: number };
type Of = { part: string; all: string };

/** What everybody who decides reads: kinds, states, results and the form of a choice. */
export const decisions = {
  kinds: {
    yes_no: 'Yes or no',
    single: 'One option',
    several: 'Several options',
    ranked: 'In order of preference',
    score: 'Scores',
    budget: 'Share a budget',
  } satisfies Record<DecisionKind, string>,
  status: {
    draft: 'Draft',
    open: 'Open',
    closed: 'Closed',
    certified: 'Certified',
  } satisfies Record<DecisionStatus, string>,
  outcomes: {
    adopted: 'Adopted',
    rejected: 'Not adopted',
    chosen: 'Decided',
    shared: 'Budget shared',
    tied: 'Tied',
    no_majority: 'No majority',
    no_quorum: 'No quorum',
  } satisfies Record<DecisionOutcome, string>,
  yes: 'Yes',
  no: 'No',
  abstain: 'Abstain',
  abstained: 'Abstained',
  secret: 'Secret vote',
  open: 'Open vote',
  votes: (p: Count) => (p.count === 1 ? '1 vote' : `${p.count} votes`),
  share: (p: Of) => `${p.part} of ${p.all}`,
  area: (p: { count: string }) => `${p.count} m²`,
  points: (p: { count: string }) => `${p.count} points`,
  result: {
    title: 'Result',
    soFar: 'So far',
    table: 'Show the numbers as a table',
    option: 'Option',
    weight: 'Weight',
    part: 'Share',
    points: 'Points',
    amount: 'Amount',
    chosen: 'Chosen',
    isTied: 'Tied',
    quorum: 'Quorum',
    quorumMet: (p: { fraction: string; present: string }) =>
      `Met: ${p.present} took part, ${p.fraction} needed`,
    quorumMissed: (p: { fraction: string; present: string }) =>
      `Not met: ${p.present} took part, ${p.fraction} needed`,
    majority: 'Majority',
    turnout: 'Voted',
    ballotsOf: (p: { ballots: string; votes: string }) => `${p.ballots} of ${p.votes}`,
    tiedText: 'These options have the same weight. None of them is chosen.',
    noQuorumText: 'Too few took part, so nothing was decided.',
    noVotesText: 'No one voted, so nothing was decided.',
    rounds: 'Rounds',
    round: (p: { number: number }) => `Round ${p.number}`,
    out: 'Out',
  },
  /** "more than 2/3 of the votes cast" */
  majorities: {
    present: (p: { fraction: string; mustExceed: boolean }) =>
      `${p.mustExceed ? 'more than' : 'at least'} ${p.fraction} of those present`,
    cast: (p: { fraction: string; mustExceed: boolean }) =>
      `${p.mustExceed ? 'more than' : 'at least'} ${p.fraction} of the votes cast`,
    all: (p: { fraction: string; mustExceed: boolean }) =>
      `${p.mustExceed ? 'more than' : 'at least'} ${p.fraction} of all votes`,
  } satisfies Record<MajorityBase, (p: { fraction: string; mustExceed: boolean }) => string>,
  choice: {
    label: 'Your choice',
    several: (p: Count) => (p.count === 1 ? 'Choose one at most.' : `Choose ${p.count} at most.`),
    ranked: 'Add options in your order, the best first. You can leave some out.',
    score: (p: { most: number }) => `Give each option from 0 to ${p.most} points.`,
    budget: 'Share 100 percent among the options.',
    budgetLeft: (p: Count) => {
      if (p.count === 0) return 'All of it is shared.';
      return p.count > 0 ? `${p.count}% still to share` : `${-p.count}% too much`;
    },
    add: (p: { name: string }) => `Add ${p.name}`,
    up: (p: { name: string }) => `Move ${p.name} up`,
    down: (p: { name: string }) => `Move ${p.name} down`,
    remove: (p: { name: string }) => `Remove ${p.name}`,
    problems: {
      missing: 'Choose something, or abstain.',
      too_many: 'You chose more options than allowed.',
      score: 'Give each option a whole number within the scale.',
      budget: 'Share exactly 100 percent, in whole numbers.',
    } satisfies Record<ChoiceProblem, string>,
  },
};

export type DecisionsText = typeof decisions;
