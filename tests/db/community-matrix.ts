// The part of the matrices that is about what a building shares, whom to call there and how a place was found; with it the calendar's.
import type { Actor } from '#tests/support/cast.ts';
import { calendarFunctions, calendarTables } from './calendar-matrix.ts';
import { type FunctionRule, ID, rule } from './function-rule.ts';
import { CASHIERS, EVERY_ROLE, MANAGERS, OFFICE, REPAIRERS } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const OWN_LEASES = 'lease_id = any ($1)';
const LIVING =
  'property_id in (select property_id from public.leases where id = any ($1) and private.is_occupying(status))';
const SHARED: TableRule = { members: EVERY_ROLE, ofTenant: LIVING, service: 'reads' };
const POSTS: TableRule = {
  members: EVERY_ROLE,
  ofTenant: `((hidden_at is null and withdrawn_at is null and ${LIVING} and (parent_id is null or parent_id in
    (select id from public.community_posts where hidden_at is null and withdrawn_at is null))) or author_id = $2)`,
  service: 'reads',
};
const REPORTS: TableRule = { members: MANAGERS, ofTenant: 'reporter_id = $2', service: 'reads' };
const RESERVATIONS: TableRule = { members: EVERY_ROLE, ofTenant: OWN_LEASES, service: 'reads' };
const PARCELS: TableRule = {
  members: EVERY_ROLE,
  ofTenant: `(${OWN_LEASES} or noted_by = $2)`,
  service: 'reads',
};
const CONDITION: TableRule = { members: OFFICE, ofTenant: OWN_LEASES, service: 'reads' };

export const communityTables: Readonly<Record<string, TableRule>> = {
  ...calendarTables,
  communities: { ...SHARED, key: 'property_id' },
  house_rules: SHARED,
  house_rule_acknowledgements: { members: OFFICE, ofTenant: 'user_id = $2', service: 'reads' },
  neighbour_names: {
    key: 'user_id',
    members: [],
    ofOrganization: 'false',
    isOwnUser: true,
    ownerColumn: 'user_id',
    service: 'reads',
  },
  community_posts: POSTS,
  community_reports: REPORTS,
  community_photos: {
    members: EVERY_ROLE,
    ofTenant: `((not is_hidden and ${LIVING}) or created_by = $2)`,
    service: 'reads',
  },
  common_areas: SHARED,
  area_reservations: RESERVATIONS,
  parcels: PARCELS,
  property_contacts: {
    members: EVERY_ROLE,
    ofTenant: 'property_id in (select property_id from public.leases where id = any ($1))',
    service: 'reads',
  },
  condition_reports: CONDITION,
  condition_items: CONDITION,
  condition_photos: CONDITION,
  deduction_evidence: CONDITION,
};

export const communityViews: Readonly<Record<string, TableRule>> = {
  community_posts_list: POSTS,
  community_reports_list: REPORTS,
  area_reservations_list: RESERVATIONS,
  parcels_list: PARCELS,
};

const NEIGHBOURS: readonly Actor[] = ['tenant', 'coTenant', 'otherTenant'];
const OF_LEASE: readonly Actor[] = ['tenant', 'coTenant'];
const INSPECTORS = [...MANAGERS, ...OF_LEASE];

export const communityFunctions = (everybody: readonly Actor[]): Readonly<Record<string, FunctionRule>> => ({
  ...calendarFunctions,
  set_community_parts: rule(MANAGERS, ({ home }) => ['$1, true, true, true, true', home.propertyId]),
  publish_house_rules: rule(MANAGERS, ({ home }) => [`${ID}, $1, 'Sin ruido de noche'`, home.propertyId]),
  acknowledge_house_rules: rule(NEIGHBOURS, ({ community }) => ['$1', community.rulesId]),
  set_neighbour_name: rule(everybody, () => ["'unit'"]),
  house_rule_readers: rule(everybody, ({ home }) => ['$1', home.propertyId]),
  publish_post: rule([...MANAGERS, ...NEIGHBOURS], ({ home }) => [
    `${ID}, $1, 'board', 'Hola'`,
    home.propertyId,
  ]),
  withdraw_post: rule(['tenant'], ({ community }) => ['$1', community.lostPostId]),
  report_post: {
    ...rule(['coTenant', 'otherTenant'], ({ community }) => [`${ID}, $1, 'No es así'`, community.lostPostId]),
    refusals: { tenant: 'own_post' },
  },
  moderate_post: rule(MANAGERS, ({ community }) => ["$1, true, 'Ofende'", community.lostPostId]),
  pin_post: rule(MANAGERS, ({ community }) => ['$1, true', community.officePostId]),
  settle_post: rule([...MANAGERS, 'tenant'], ({ community }) => ['$1, true', community.lostPostId]),
  add_post_photo: rule(['tenant'], ({ community }) => [`${ID}, $1`, community.lostPostId]),
  save_common_area: rule(MANAGERS, ({ home }) => [
    `${ID}, $1, 'Cancha', '', '08:00', '20:00', 60, 2, 30, false, true`,
    home.propertyId,
  ]),
  reserve_area: rule([...MANAGERS, ...NEIGHBOURS], ({ community }) => [
    `${ID}, $1, $2`,
    community.areaId,
    community.freeSlot,
  ]),
  decide_reservation: rule(MANAGERS, ({ community }) => ['$1, true', community.reservationId]),
  cancel_reservation: rule([...MANAGERS, ...OF_LEASE], ({ community }) => [
    "$1, 'Se dañó'",
    community.reservationId,
  ]),
  area_busy_times: rule(everybody, ({ community }) => [
    "$1, now(), now() + interval '9 days'",
    community.areaId,
  ]),
  note_parcel: rule([...REPAIRERS, ...NEIGHBOURS], ({ home, shared }) => [
    `${ID}, $1, $2, 'Caja'`,
    home.propertyId,
    shared.unitId,
  ]),
  collect_parcel: rule([...REPAIRERS, ...OF_LEASE], ({ community }) => ['$1', community.parcelId]),
  neighbour_units: rule(everybody, ({ home }) => ['$1', home.propertyId]),
  set_property_contacts: rule(MANAGERS, ({ home }) => ["$1, '[]'", home.propertyId]),
  start_condition_report: rule(INSPECTORS, ({ shared }) => [`${ID}, $1, 'move_out'`, shared.id]),
  save_condition_item: rule(INSPECTORS, ({ community }) => [
    `${ID}, $1, 'Baño', 'Espejo', 'good'`,
    community.conditionReportId,
  ]),
  remove_condition_item: rule(INSPECTORS, ({ community }) => ['$1', community.conditionItemId]),
  add_condition_photo: rule(INSPECTORS, ({ community }) => [`${ID}, $1`, community.conditionItemId]),
  confirm_condition_report: rule(INSPECTORS, ({ community }) => ['$1, 3', community.conditionReportId]),
  set_deduction_evidence: rule(CASHIERS, ({ community }) => [
    '$1, array[$2::uuid]',
    community.deductionId,
    community.deductionItemId,
  ]),
});
