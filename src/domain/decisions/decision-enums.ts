export const decisionKinds = ['yes_no', 'single', 'several', 'ranked', 'score', 'budget'] as const;
export type DecisionKind = (typeof decisionKinds)[number];
export const decisionStatuses = ['draft', 'open', 'closed', 'certified'] as const;
export type DecisionStatus = (typeof decisionStatuses)[number];
/** `occupants`: the tenants of a unit that is let, else its owners. */
export const decisionVoters = ['owners', 'occupants', 'owners_and_tenants'] as const;
export type DecisionVoters = (typeof decisionVoters)[number];
export const voteWeights = ['one_each', 'unit', 'area', 'coefficient'] as const;
export type VoteWeight = (typeof voteWeights)[number];
export const majorityBases = ['present', 'cast', 'all'] as const;
export type MajorityBase = (typeof majorityBases)[number];
export const resultsShown = ['always', 'after_vote', 'after_close'] as const;
export type ResultsShown = (typeof resultsShown)[number];
/** What goes of several last options: those last in an earlier round too, or all together. */
export const rankedTieRules = ['earlier_rounds', 'together'] as const;
export type RankedTieRule = (typeof rankedTieRules)[number];
export const decisionOutcomes = [
  'adopted',
  'rejected',
  'chosen',
  'shared',
  'tied',
  'no_majority',
  'no_quorum',
] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];
export const assemblyStatuses = ['draft', 'called', 'in_session', 'closed', 'certified'] as const;
export const minutesRoles = ['chair', 'secretary'] as const;
/** What a decision can lack before it opens. Twin: private.missing_to_open. */
export const decisionGaps = [
  'voters',
  'weight',
  'first_quorum',
  'second_quorum',
  'abstentions',
  'proxies',
  'ranked_tie',
  'majority',
  'options',
  'votes',
  'areas',
  'coefficients',
] as const;
export type DecisionGap = (typeof decisionGaps)[number];
/** How the totals of a secret decision could give a voter away. Twin: private.secrecy_warnings. */
export type SecrecyWarning = 'few_votes' | 'weights_differ' | 'one_outweighs' | 'unanimity';
