// What the area of voters is answered: one building with decisions.
import { leafOf, rootOf, type VoteReceipt } from '#src/domain/decisions/receipts.ts';
import { NOW, newId, ORGANIZATION_ID, type Row } from '#tests/screens/harness/fixtures.ts';
import { server } from '#tests/screens/harness/server.ts';

export const PROPERTY_ID = newId();
export const DECISION_ID = '5d9f4c1e-1b7a-4c7e-9a56-0a4f9c2f1d11';
export const VOTE_ID = '7c1f4c1e-1b7a-4c7e-9a56-0a4f9c2f1d22';
export const PERSON_ID = newId();
export const QUESTION = '¿Se pinta la fachada?';

export const building = {
  property_id: PROPERTY_ID,
  organization_id: ORGANIZATION_ID,
  property_name: 'Torre Mar',
  organization_name: 'Inmuebles del Caribe',
  time_zone: 'America/Santo_Domingo',
  has_vote: true,
  proxies_allowed: true,
  proxies_may_split: false,
};

export const line = {
  id: DECISION_ID,
  organization_id: ORGANIZATION_ID,
  property_id: PROPERTY_ID,
  property_name: 'Torre Mar',
  time_zone: 'America/Santo_Domingo',
  question: QUESTION,
  status: 'open' as const,
  is_secret: false,
  assembly_id: null,
  opened_at: '2026-05-10T12:00:00Z',
  closes_at: '2026-05-18T20:00:00Z',
  closed_at: null,
  outcome: null,
  vote_count: 1,
  cast_count: 0,
};

export const decision = (more: Row<'decisions_list'> = {}): Row<'decisions_list'> => ({
  id: DECISION_ID,
  organization_id: ORGANIZATION_ID,
  property_id: PROPERTY_ID,
  status: 'open',
  kind: 'yes_no',
  question: QUESTION,
  body: 'Cotización de mayo.',
  matter: 'ordinary',
  is_secret: false,
  results_shown: 'after_close',
  max_choices: 1,
  seats: 1,
  score_max: 10,
  budget_minor: null,
  budget_currency: null,
  call: 1,
  first_call_id: null,
  second_call_id: null,
  assembly_id: null,
  certified_at: null,
  rules_id: null,
  opened_at: '2026-05-10T12:00:00Z',
  closes_at: '2026-05-18T20:00:00Z',
  closed_at: null,
  outcome: null,
  created_at: NOW,
  property_name: 'Torre Mar',
  votes: 3,
  voted: 1,
  weight: 1000,
  voted_weight: 300,
  quorum_numerator: 1,
  quorum_denominator: 2,
  gaps: [],
  weight_basis: 'coefficient',
  majority_numerator: 1,
  majority_denominator: 2,
  majority_must_exceed: true,
  majority_base: 'cast',
  majority_article: 'Art. 9',
  attention: '2',
  ...more,
});

export const vote = {
  vote_id: VOTE_ID,
  unit_label: '3-B',
  weight: 375,
  has_voted: false,
  choice: null as number[] | null,
  by_proxy: false,
  is_entered: false,
  is_held_by_other: false,
};

export const result = {
  outcome: 'adopted',
  all: '1000',
  votes: 3,
  present: '675',
  cast: '675',
  abstained: '0',
  ballots: 2,
  base: '675',
  quorum: { numerator: 1, denominator: 2 },
  totals: ['375', '300'],
  chosen: [1],
  tied: [],
};

const OTHER: VoteReceipt = {
  decisionId: DECISION_ID,
  voteId: '7c1f4c1e-1b7a-4c7e-9a56-0a4f9c2f1d33',
  weight: '300',
  choice: [2],
};

/** What is published of a closed decision in which these were cast, and one more. */
export async function publishedOf(...receipts: readonly VoteReceipt[]) {
  const leaves = (await Promise.all([OTHER, ...receipts].map(leafOf))).sort();
  return {
    decision_id: DECISION_ID,
    is_secret: receipts.some(({ token }) => token !== undefined),
    root: await rootOf(leaves),
    leaves,
    ballots: [],
  };
}

/** A building with an open decision in which the reader has a vote. */
export function answerVoter(): void {
  server.call('my_waiting_counts', {
    unread_conversations: 0,
    unread_notices: 0,
    asked_documents: 0,
    unread_notifications: 0,
    votes_to_cast: 1,
    has_decisions: true,
    has_lease: false,
  });
  server.call('my_leases', []);
  server.call('my_decision_buildings', [building]);
  server.call('my_decisions', [line]);
  server.call('my_proxies', []);
  server.call('my_votes_by_rules', [{ person_id: PERSON_ID, unit_id: newId(), unit_label: '3-B' }]);
  server.rows('decisions_list', [decision()]);
  server.call('my_votes', [vote]);
  server.empty('assemblies', 'decision_comments', 'decision_options');
}
