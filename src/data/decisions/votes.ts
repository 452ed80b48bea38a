import { call, verb } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

/** A vote that the caller may cast: their own, their organization's, or one that they hold by proxy. */
export type MyVote = Answer<'my_votes'>[number];
/** One vote of the roll. `holderName` cast it by proxy, or may. */
export type RollVote = Selected<
  'decision_votes_list',
  typeof ROLL_COLUMNS,
  { readonly names: readonly string[] }
>;

const ROLL_COLUMNS =
  'id, unitId, unitLabel, names, ofOrganization, weight, hasVoted, isEntered, proxyId, holderName';
const MOST_VOTES = 1000;

export const voteQueries = {
  all: ['decision-votes'] as const,
  /** Of a secret one without the choice. */
  mine: (decisionId: string) =>
    query(['decision-votes', decisionId, 'mine'], () => call('my_votes', { decisionId }), { staleTime: 0 }),
  /** The roll, by unit; for readers of people. */
  roll: (decisionId: string) =>
    rowsQuery<RollVote[]>(
      ['decision-votes', decisionId, 'roll'],
      () =>
        select('decision_votes_list', ROLL_COLUMNS, { decisionId })
          .order('unitLabelOrder', { nullsFirst: false })
          .order('id')
          .limit(MOST_VOTES),
      { staleTime: 0 },
    ),
};

/** Casts an open vote or changes it; an empty choice abstains. Errors: `voting_over`, `not_present`, `already_voted`, `proxy_used`, `choice_invalid`. */
export const castVote = verb('cast_vote');

/** Casts a secret vote with a token of 64 hexadecimal digits, or changes it by the old one. Also `ballot_token_wrong`. */
export const castSecretVote = verb('cast_secret_vote');
