import { call, maker, verb } from '#src/data/call.ts';
import { unwrap, unwrapRecord } from '#src/data/errors.ts';
import { query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { DecisionGap, DecisionOutcome, SecrecyWarning } from '#src/domain/decisions/decision-enums.ts';
import { byText } from '#src/domain/foundation/text-order.ts';

/** A decision with its turnout: `votes` and `weight` are of the roll, `voted` and `votedWeight` of who voted. */
export type Decision = Selected<
  'decisions_list',
  typeof DECISION_COLUMNS,
  { readonly outcome: DecisionOutcome | null; readonly gaps: readonly DecisionGap[] }
>;
/** What a decision is between, by its position from 1. A `yes_no` one has none. */
export type DecisionOption = Selected<'decision_options', 'position, label, detail'>;
/** A document that a decision is about; `path` is where its file is stored. */
export type DecisionDocument = Selected<'documents', 'id, name, path', { readonly path: string }>;
export type DecisionComment = Selected<'decision_comments', typeof COMMENT_COLUMNS>;

/** A count as `private.tally_of` answers: weights are digits, as they may be larger than a number is exact. */
export interface DecisionResult {
  readonly outcome: DecisionOutcome;
  readonly all: string;
  readonly votes: number;
  readonly present: string;
  readonly cast: string;
  readonly abstained: string;
  readonly ballots: number;
  /** What the majority is of; null where none is needed. */
  readonly base: string | null;
  readonly quorum: { readonly numerator: number; readonly denominator: number };
  /** By option, in their order. */
  readonly totals: readonly string[];
  /** Positions from 1. */
  readonly chosen: readonly number[];
  readonly tied: readonly number[];
  /** Minor units by option, of a budget. */
  readonly shares?: readonly string[];
  /** Of a ranked one: the total of each option by round, null once it is out, and which went. */
  readonly rounds?: readonly {
    readonly totals: readonly (string | null)[];
    readonly eliminated: readonly number[];
  }[];
}

/** What is published of a closed decision; `ballots` only of open votes. */
export interface PublishedList {
  readonly decisionId: string;
  readonly isSecret: boolean;
  readonly root: string;
  readonly leaves: readonly string[];
  readonly ballots: readonly {
    readonly voteId: string;
    readonly weight: string;
    readonly choice: readonly number[];
    readonly unitLabel: string | null;
  }[];
}

/** What is read of each. */
export const DECISION_COLUMNS =
  'id, organizationId, propertyId, status, kind, question, body, matter, isSecret, resultsShown, maxChoices, seats, scoreMax, budgetMinor, budgetCurrency, call, firstCallId, secondCallId, assemblyId, rulesId, openedAt, closesAt, closedAt, certifiedAt, outcome, createdAt, propertyName, votes, voted, weight, votedWeight, quorumNumerator, quorumDenominator, gaps, weightBasis, majorityNumerator, majorityDenominator, majorityMustExceed, majorityBase, majorityArticle, attention';
const COMMENT_COLUMNS = 'id, authorId, authorName, body, createdAt';
const MOST_COMMENTS = 500;

const optionsOf = (decisionId: string) =>
  select('decision_options', 'position, label, detail', { decisionId }).order('position');
const documentsOf = (decisionId: string) => select('decision_documents', 'documentId', { decisionId });

export const decisionQueries = {
  all: ['decisions'] as const,
  byId: (decisionId: string) =>
    recordQuery<Decision>(
      ['decisions', 'decision', decisionId],
      () => select('decisions_list', DECISION_COLUMNS, { id: decisionId }).maybeSingle(),
      { staleTime: 0 },
    ),
  /** A draft with all that its form changes. */
  draft: (decisionId: string) =>
    query(
      ['decisions', 'decision', decisionId, 'draft'],
      async () => {
        const [decision, options, documents] = await Promise.all([
          select('decisions_list', DECISION_COLUMNS, { id: decisionId, status: 'draft' }).maybeSingle(),
          optionsOf(decisionId),
          documentsOf(decisionId),
        ]);
        return {
          decision: unwrapRecord(decision) as Decision,
          options: unwrap(options) as DecisionOption[],
          documentIds: (unwrap(documents) as { documentId: string }[]).map(({ documentId }) => documentId),
        };
      },
      { staleTime: 0 },
    ),
  options: (decisionId: string) =>
    rowsQuery<DecisionOption[]>(['decisions', 'decision', decisionId, 'options'], () =>
      optionsOf(decisionId),
    ),
  /** Those of its documents that the reader may open. */
  documents: (decisionId: string) =>
    query(['decisions', 'decision', decisionId, 'documents'], async () => {
      const ids = unwrap(await documentsOf(decisionId)).map(({ documentId }) => documentId);
      if (ids.length === 0) return [];
      const found = unwrap(await select('documents', 'id, name, path').in('id', ids)) as DecisionDocument[];
      return found.toSorted((one, other) => byText(one.name, other.name));
    }),
  /** What was said of it and not taken back, the oldest first. */
  comments: (decisionId: string) =>
    rowsQuery<DecisionComment[]>(
      ['decisions', 'decision', decisionId, 'comments'],
      () =>
        select('decision_comments', COMMENT_COLUMNS, { decisionId })
          .is('withdrawnAt', null)
          .order('createdAt')
          .limit(MOST_COMMENTS),
      { staleTime: 0 },
    ),
  /** The result, or how it stands. Error: `not_found` while it is hidden from the caller. */
  result: (decisionId: string) =>
    query(
      ['decisions', 'decision', decisionId, 'result'],
      async () => (await call('decision_result', { decisionId })) as DecisionResult,
      { staleTime: 0 },
    ),
  /** The published ballots of a closed decision. Error: `not_found` before. */
  published: (decisionId: string) =>
    query(
      ['decisions', 'decision', decisionId, 'published'],
      async () => (await call('published_ballots', { decisionId })) as PublishedList,
    ),
  /** How the totals of a secret decision could still give a voter away. */
  secrecyWarnings: (decisionId: string) =>
    query(
      ['decisions', 'decision', decisionId, 'secrecy'],
      async () => (await call('secrecy_warnings', { decisionId })) as SecrecyWarning[],
      { staleTime: 0 },
    ),
};

/** Writes a draft, all of it, under an id that the client made, or changes it. Error: `decision_opened`. */
export const saveDecision = maker('save_decision', 'decisionId');

/** Deletes a draft. Errors: `decision_opened`, `in_use`. */
export const discardDecision = verb('discard_decision');

/** Opens it to votes. Errors: `decision_opened`, `closing_time_wrong`, `assembly_not_in_session`, `decision_incomplete`. */
export const openDecision = verb('open_decision');

/** Closes it and counts. Error: `voting_still_open`. */
export const closeDecision = verb('close_decision');

/** The office certifies the result. Error: `voting_still_open`. */
export const certifyDecision = verb('certify_decision');

/** Makes the second call of one that lacked a quorum, as a draft. Error: `no_second_call`. */
export const callDecisionAgain = maker('call_decision_again', 'newId');

/** Says something of an open decision. */
export const commentOnDecision = maker('comment_on_decision', 'commentId');

/** An author takes back what they said. */
export const withdrawDecisionComment = verb('withdraw_decision_comment');
