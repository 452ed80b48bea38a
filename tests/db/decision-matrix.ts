// The part of the matrices that is about what a building decides. The cast's building lets its tenants vote in their units.
import * as decisions from '#src/domain/decisions/decision-enums.ts';
import type { Actor } from '#tests/support/cast.ts';
import { CLOSES } from '#tests/support/decisions.ts';
import { type FunctionRule, ID, rule } from './function-rule.ts';
import { EVERY_ROLE, MANAGERS, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const LIVING =
  'property_id in (select property_id from public.leases where id = any ($1) and private.is_occupying(status))';
const BUILDING: TableRule = { members: EVERY_ROLE, ofTenant: LIVING, service: 'reads' };
const OF_DECISION: TableRule = {
  ...BUILDING,
  ofTenant: `${LIVING} and decision_id in (select id from public.decisions where status <> 'draft')`,
};
const OF_ASSEMBLY: TableRule = {
  ...BUILDING,
  ofTenant: `${LIVING} and assembly_id in (select id from public.assemblies where status <> 'draft')`,
};
const OF_PERSON = (column: string) => `${column} in (select id from public.people where user_id = $2)`;
const OWN_VOTES = 'person_ids && array(select id from public.people where user_id = $2)';

export const decisionTables: Readonly<Record<string, TableRule>> = {
  decision_rules: BUILDING,
  decision_majorities: BUILDING,
  unit_coefficients: { ...BUILDING, key: 'unit_id' },
  unit_owners: { members: OFFICE, ofTenant: OF_PERSON('person_id'), service: 'reads' },
  decisions: { ...BUILDING, ofTenant: `${LIVING} and status <> 'draft'` },
  decision_options: { ...OF_DECISION, key: "decision_id || '/' || position" },
  decision_documents: { ...OF_DECISION, key: "decision_id || '/' || document_id" },
  decision_comments: OF_DECISION,
  decision_votes: { members: OFFICE, ofTenant: OWN_VOTES, service: 'reads' },
  // Of the open one only one's own: its results come after the close.
  decision_ballots: {
    key: 'vote_id',
    members: EVERY_ROLE,
    ofOrganization:
      "organization_id = $1 and decision_id in (select id from public.decisions where status in ('closed', 'certified'))",
    ofTenant: `(vote_id in (select id from public.decision_votes where ${OWN_VOTES})
      or ${LIVING} and decision_id in (select id from public.decisions where status in ('closed', 'certified')))`,
    service: 'reads',
  },
  decision_proxies: {
    members: OFFICE,
    ofTenant: `(${OF_PERSON('giver_id')} or ${OF_PERSON('holder_id')})`,
    service: 'reads',
  },
  assemblies: { ...BUILDING, ofTenant: `${LIVING} and status <> 'draft'` },
  assembly_items: OF_ASSEMBLY,
  assembly_attendance: { members: OFFICE, ofTenant: OF_PERSON('person_id'), service: 'reads' },
  minutes_signatures: { ...OF_ASSEMBLY, key: "assembly_id || '/' || role" },
};

export const decisionViews: Readonly<Record<string, TableRule>> = {
  assemblies_list: { ...BUILDING, ofTenant: `${LIVING} and status <> 'draft'` },
  decision_proxies_list: {
    members: OFFICE,
    ofTenant: `(${OF_PERSON('giver_id')} or ${OF_PERSON('holder_id')})`,
    service: 'reads',
  },
  decisions_list: decisionTables.decisions as TableRule,
  decision_votes_list: decisionTables.decision_votes as TableRule,
};

const NEIGHBOURS: readonly Actor[] = ['tenant', 'coTenant', 'otherTenant'];
const VOTERS: readonly Actor[] = ['tenant', 'coTenant'];
const READERS = [...EVERY_ROLE, ...NEIGHBOURS];
const DECISION = JSON.stringify({ kind: 'yes_no', question: '¿Se pinta?', matter: 'ordinary' });
const RULES_ID = '00000000-0000-4000-8000-00000000de01';
const RULES = JSON.stringify({ voters: 'owners' });
const ASSEMBLY = JSON.stringify({ title: 'Asamblea', starts_at: '2031-03-03T12:00:00Z' });
const TOKEN = 'a'.repeat(64);

const decided: Readonly<Record<string, FunctionRule>> = {
  publish_decision_rules: rule(MANAGERS, ({ home }) => [
    `${ID}, '${RULES_ID}', $1, '${RULES}'`,
    home.propertyId,
  ]),
  set_unit_coefficients: rule(MANAGERS, ({ home, shared }) => [
    `$1, 7, jsonb_build_array(jsonb_build_object('unit_id', $2::text, 'numerator', 7))`,
    home.propertyId,
    shared.unitId,
  ]),
  set_unit_owners: rule(MANAGERS, ({ shared }) => [`$1, '[]'`, shared.unitId]),
  save_decision: rule(MANAGERS, ({ home }) => [`${ID}, $1, '${DECISION}'`, home.propertyId]),
  discard_decision: rule(MANAGERS, ({ decisions: { draftDecisionId } }) => ['$1', draftDecisionId]),
  decision_gaps: rule(MANAGERS, ({ decisions: { draftDecisionId } }) => ['$1', draftDecisionId]),
  secrecy_warnings: rule(MANAGERS, ({ decisions: { draftDecisionId } }) => ['$1', draftDecisionId]),
  open_decision: rule(MANAGERS, ({ decisions: { draftDecisionId } }) => [
    `$1, '${CLOSES()}'`,
    draftDecisionId,
  ]),
  cast_vote: rule(VOTERS, ({ decisions: { openVoteId } }) => ["$1, '{2}'", openVoteId]),
  cast_secret_vote: rule(VOTERS, ({ decisions: { secretVoteId } }) => [
    `$1, '{2}', '${TOKEN}'`,
    secretVoteId,
  ]),
  close_decision: rule(MANAGERS, ({ decisions: { closedDecisionId } }) => ['$1', closedDecisionId]),
  certify_decision: rule(MANAGERS, ({ decisions: { closedDecisionId } }) => ['$1', closedDecisionId]),
  call_decision_again: rule(MANAGERS, ({ decisions: { closedDecisionId } }) => [
    `${ID}, $1`,
    closedDecisionId,
  ]),
  decision_result: rule(READERS, ({ decisions: { closedDecisionId } }) => ['$1', closedDecisionId]),
  published_ballots: rule(READERS, ({ decisions: { closedDecisionId } }) => ['$1', closedDecisionId]),
  comment_on_decision: rule([...MANAGERS, ...NEIGHBOURS], ({ decisions: { openDecisionId } }) => [
    `${ID}, $1, 'No hace falta'`,
    openDecisionId,
  ]),
  withdraw_decision_comment: rule(['tenant'], ({ decisions: { decisionCommentId } }) => [
    '$1',
    decisionCommentId,
  ]),
  give_proxy: rule([...MANAGERS], ({ home, decisions: { openDecisionId } }) => [
    `${ID}, $1, null, $2, null, $3`,
    home.propertyId,
    home.freePersonId,
    openDecisionId,
  ]),
  find_proxy_holder: rule(NEIGHBOURS, ({ home, decisions: { coOwner } }) => [
    '$1, $2',
    home.propertyId,
    coOwner.email,
  ]),
  invite_owner: rule(MANAGERS, ({ decisions: { coOwner } }) => [`${ID}, $1`, coOwner.personId]),
  revoke_proxy: rule(MANAGERS, ({ decisions: { proxyId } }) => ['$1', proxyId]),
};

const met: Readonly<Record<string, FunctionRule>> = {
  save_assembly: rule(MANAGERS, ({ home }) => [`${ID}, $1, '${ASSEMBLY}'`, home.propertyId]),
  call_assembly: rule(MANAGERS, ({ decisions: { assemblies } }) => ['$1', assemblies.draft]),
  start_assembly: rule(MANAGERS, ({ decisions: { assemblies } }) => [
    '$1, 1::smallint',
    assemblies.inSession,
  ]),
  record_attendance: rule(MANAGERS, ({ neighbour, decisions: { assemblies } }) => [
    `${ID}, $1, $2, $3`,
    assemblies.inSession,
    neighbour.unitId,
    neighbour.personIds[0],
  ]),
  record_departure: rule(MANAGERS, ({ decisions: { attendanceId } }) => ['$1', attendanceId]),
  assembly_quorum: rule(READERS, ({ decisions: { assemblies } }) => ['$1', assemblies.inSession]),
  assembly_presence: rule(READERS, ({ decisions: { assemblies } }) => ['$1', assemblies.inSession]),
  assembly_units: rule(OFFICE, ({ decisions: { assemblies } }) => ['$1', assemblies.inSession]),
  add_motion: rule(MANAGERS, ({ decisions: { assemblies } }) => [
    `${ID}, $1, 'Moción'`,
    assemblies.inSession,
  ]),
  write_minutes: rule(MANAGERS, ({ decisions: { assemblies } }) => ["$1, 'Acta'", assemblies.inSession]),
  close_assembly: rule(MANAGERS, ({ decisions: { assemblies } }) => ['$1', assemblies.closed]),
  sign_minutes: {
    ...rule(['manager'], ({ decisions: { assemblies, minutesHash } }) => [
      "$1, 'secretary', $2, 'Luis Peña'",
      assemblies.closed,
      minutesHash,
    ]),
    refusals: { owner: 'signer_is_same' },
  },
};

export const decisionFunctions = (everybody: readonly Actor[]): Readonly<Record<string, FunctionRule>> => ({
  ...decided,
  ...met,
  my_votes: rule(everybody, ({ decisions: { openDecisionId } }) => ['$1', openDecisionId]),
  my_decision_buildings: rule(everybody, () => ['']),
  my_votes_by_rules: rule(everybody, ({ home }) => ['$1', home.propertyId]),
  my_decisions: rule(everybody, () => ['']),
  my_proxies: rule(everybody, () => ['']),
});

/** The enums of the room, by their names in the database. */
export const decisionEnums: Readonly<Record<string, readonly string[]>> = {
  decision_kind: decisions.decisionKinds,
  decision_status: decisions.decisionStatuses,
  decision_voters: decisions.decisionVoters,
  vote_weight: decisions.voteWeights,
  majority_base: decisions.majorityBases,
  results_shown: decisions.resultsShown,
  ranked_tie_rule: decisions.rankedTieRules,
  decision_outcome: decisions.decisionOutcomes,
  assembly_status: decisions.assemblyStatuses,
  minutes_role: decisions.minutesRoles,
};
