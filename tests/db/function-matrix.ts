// Who may call which function of the API (tables and views: matrix.ts).
import type { Actor } from '#tests/support/cast.ts';
import { analysisFunctions } from './analysis-matrix.ts';
import { communityFunctions } from './community-matrix.ts';
import { decisionFunctions } from './decision-matrix.ts';
import { expenseFunctions } from './expense-matrix.ts';
import { type FunctionRule, forService, ID, rule } from './function-rule.ts';
import { lawFunctions } from './law-matrix.ts';
import { ledgerFunctions } from './ledger-matrix.ts';
import { measureFunctions } from './measure-matrix.ts';
import { messageFunctions } from './message-matrix.ts';
import { modelFunctions } from './model-matrix.ts';
import { notificationFunctions } from './notification-matrix.ts';
import { paymentFunctions } from './payment-matrix.ts';
import { programFunctions } from './program-matrix.ts';
import { receivingFunctions } from './receiving-matrix.ts';
import { reportFunctions } from './reports-matrix.ts';
import { CASHIERS, EVERY_ROLE, EVERYBODY, MANAGERS, REPAIRERS } from './roles.ts';
import { signingKeyFunctions } from './signing-key-matrix.ts';
import { signingFunctions } from './signing-matrix.ts';
import { taxFunctions } from './tax-matrix.ts';
import { trustFunctions } from './trust-matrix.ts';
import { upkeepFunctions } from './upkeep-matrix.ts';

const forAdmin = (call: FunctionRule['call']): FunctionRule => rule(['admin'], call, 'not_allowed');
/** What only the edge calls, with the secret key. */
const SEES_TO_REPAIRS: readonly Actor[] = [...REPAIRERS, 'tenant', 'coTenant'];
const SIGNED_IN_WITH_OFFICE: readonly Actor[] = [...EVERY_ROLE, 'otherOwner'];

export const functions: Readonly<Record<string, FunctionRule>> = {
  ...signingFunctions(EVERYBODY),
  ...signingKeyFunctions,
  ...taxFunctions(EVERYBODY),
  ...receivingFunctions,
  ...expenseFunctions,
  ...paymentFunctions(EVERYBODY),
  ...messageFunctions(EVERYBODY),
  ...reportFunctions,
  ...ledgerFunctions,
  ...notificationFunctions,
  ...modelFunctions,
  ...trustFunctions,
  ...communityFunctions(EVERYBODY),
  ...decisionFunctions(EVERYBODY),
  ...lawFunctions,
  ...programFunctions,
  ...measureFunctions,
  ...upkeepFunctions(EVERYBODY),
  ...analysisFunctions(EVERYBODY),
  accept_invitation: rule(
    [],
    ({ home }) => ['$1', home.openTenantInvitation.token],
    'invitation_for_someone_else',
  ),
  add_rent_step: rule(MANAGERS, ({ home }) => [`${ID}, $1, '2031-02-01', 2000`, home.futureLeaseId]),
  add_charge: rule(CASHIERS, ({ shared, today }) => [
    `${ID}, $1, 'other', 500, $2, 'Agua'`,
    shared.id,
    today,
  ]),
  admin_delete_waitlist_entry: forAdmin(({ visitors }) => ['$1', visitors.waitlistEntryId]),
  admin_export_waitlist: forAdmin(() => ['']),
  admin_list_contact_messages: forAdmin(() => ['']),
  admin_list_users: rule(['admin'], () => [''], 'not_allowed'),
  admin_list_waitlist: forAdmin(() => ['']),
  admin_mark_contact_answered: forAdmin(({ visitors }) => ['$1, true', visitors.contactMessageId]),
  admin_overview: rule(['admin'], () => [''], 'not_allowed'),
  close_my_account: rule(
    EVERYBODY.filter((actor) => actor !== 'owner' && actor !== 'otherOwner'),
    () => [''],
    'account_only_owner',
  ),
  admin_page_visits: rule(['admin'], () => ['current_date, current_date'], 'not_allowed'),
  admin_waitlist_counts: forAdmin(() => ['']),
  apply_to_listing: forService(
    `'x', 'es', '{"full_name": "Ana", "email": "ana@example.test"}', null, '', '2026-11', '192.0.2.1'`,
  ),
  change_lease_tenants: rule(MANAGERS, ({ shared }) => [
    `${ID}, $1, $2::uuid[]`,
    shared.id,
    shared.personIds,
  ]),
  change_member_role: rule(
    MANAGERS,
    ({ home, users }) => ["$1, $2, 'accountant'", home.organizationId, users.viewer],
    'not_allowed',
  ),
  close_organization: {
    ...rule([], ({ home }) => [`${ID}, $1, 'Casa'`, home.organizationId], 'not_allowed'),
    refusals: { owner: 'leases_open' },
  },
  confirm_application: forService("'x'"),
  confirm_payment: rule(CASHIERS, ({ shared }) => [`${ID}, $1`, shared.payments.reported]),
  confirm_waitlist: forService("'x'"),
  count_visit: { ...rule([], () => ["'/pricing/', 'es', ''"], '42501'), isForService: true },
  create_application: rule(MANAGERS, ({ home }) => [
    `${ID}, $1, null, '[{"full_name": "Ana"}]', 'DOP'`,
    home.propertyId,
  ]),
  create_property: rule(
    MANAGERS,
    ({ home }) => [
      `${ID}, $1, '{"name": "Otra", "property_type": "mixed", "municipality": "Higüey", "province": "La Altagracia"}'`,
      home.organizationId,
    ],
    'not_allowed',
  ),
  create_lease: rule(MANAGERS, ({ home }) => [
    `${ID}, $1, array[$2::uuid], '2031-01-01', '2031-12-31', 'DOP', 100, 1`,
    home.vacantUnitId,
    home.freePersonId,
  ]),
  count_recovery_codes: rule(EVERYBODY, () => ['']),
  create_organization: rule(SIGNED_IN_WITH_OFFICE, () => [`${ID}, 'Otra'`], 'not_allowed'),
  create_recovery_codes: rule([], () => [''], 'second_factor_missing'),
  decide_application: rule(MANAGERS, ({ home }) => [`${ID}, $1, 'approved'`, home.application.id]),
  end_sessions: rule([], () => [''], 'not_signed_in'),
  export_my_data: rule(EVERYBODY, () => ['']),
  finish_bureau_check: forService(`${ID}, null`),
  my_areas: rule(EVERYBODY, () => ['']),
  find_organization_of: rule(EVERYBODY, ({ home }) => ['$1', home.propertyId]),
  start_overview: rule(EVERYBODY, ({ home }) => ["'owner', now(), true, $1", home.organizationId]),
  first_steps: rule(EVERYBODY, ({ home }) => ['$1', home.organizationId]),
  forecast_inputs: rule(EVERYBODY, ({ home }) => ['$1', home.organizationId]),
  rent_payment_records: rule(EVERYBODY, ({ home }) => ['$1', home.organizationId]),
  finance_overview: rule(EVERYBODY, ({ home, today }) => ['$1, $2, $2', home.organizationId, today]),
  lease_overview: rule(EVERYBODY, ({ shared }) => ['$1', shared.id]),
  tenancy_overview: rule(EVERYBODY, () => ['']),
  home_overview: rule([...EVERY_ROLE], ({ home, today }) => [
    '$1, $2, $2, $2, 4',
    home.organizationId,
    today,
  ]),
  import_units: rule(MANAGERS, ({ home }) => [`${ID}, $1, '[]'`, home.organizationId], 'not_allowed'),
  import_portfolio: rule(MANAGERS, ({ home }) => [`${ID}, $1, '{}'`, home.organizationId], 'not_allowed'),
  find_listing_photo: forService("'x', 'x.webp'"),
  forget_removed_files: forService('array[1::bigint]'),
  give_notice: rule(MANAGERS, ({ shared, today }) => [
    `${ID}, $1, 'tenant', $2, '2039-01-01'`,
    shared.id,
    today,
  ]),
  invite_member: rule(
    MANAGERS,
    ({ home }) => [`${ID}, $1, 'x@example.test', 'viewer'`, home.organizationId],
    'not_allowed',
  ),
  invite_tenant: rule(MANAGERS, ({ uninvited }) => [`${ID}, $1`, uninvited.leaseTenantIds[0]]),
  join_waitlist: forService("'ana@example.test', 'es', 'waitlist', '192.0.2.1'"),
  leave_waitlist: forService("'x'"),
  link_application_lease: {
    ...rule([], ({ home, shared }) => ['$1, $2', home.application.id, shared.id]),
    refusals: { owner: 'application_moved', manager: 'application_moved' },
  },
  list_account_obstacles: rule(EVERYBODY, () => ['']),
  list_published_listings: forService('10'),
  list_security_events: rule(EVERYBODY, () => ['']),
  list_sessions: rule(EVERYBODY, () => ['']),
  read_invitation: rule([...EVERYBODY, 'anon'], ({ home }) => ['$1', home.openTenantInvitation.token]),
  mail_analysis: forService("'ana@example.test', 'es', 'p=5', '[]', 'matrix'"),
  mail_invitation: {
    ...rule([], ({ home }) => [`$1, ${ID}, 'es'`, home.openTenantInvitation.token], '42501'),
    isForService: true,
  },
  open_invitation: {
    ...rule([], ({ home: { openTenantInvitation: open } }) => ['$1, $2', open.token, open.key], '42501'),
    isForService: true,
  },
  leave_organization: {
    ...rule(['manager', 'accountant', 'maintenance', 'viewer'], ({ home }) => [
      `${ID}, $1`,
      home.organizationId,
    ]),
    refusals: { owner: 'last_owner' },
  },
  list_activity: rule(CASHIERS, ({ home }) => ['$1', home.organizationId], 'not_allowed'),
  list_members: rule(EVERY_ROLE, ({ home }) => ['$1', home.organizationId]),
  person_account_email: rule(EVERYBODY, ({ home }) => ['$1', home.freePersonId]),
  order_property_photos: rule(MANAGERS, ({ home }) => ['$1, array[$2::uuid]', home.propertyId, home.photoId]),
  property_places: rule(EVERYBODY, ({ home }) => ['$1', home.organizationId]),
  property_months: rule(EVERYBODY, ({ home, today }) => ['$1, $2, $2', home.propertyId, today]),
  property_vacancies: rule(EVERYBODY, ({ home }) => ['$1', home.propertyId]),
  override_application_score: rule(MANAGERS, ({ home }) => [`${ID}, $1, 50, 'Nota'`, home.application.id]),
  publish_listing: rule(MANAGERS, ({ home }) => ['$1, false', home.listingId]),
  read_listing: forService("'x'"),
  record_payment: rule(CASHIERS, ({ shared, today }) => [`${ID}, $1, 500, $2`, shared.id, today]),
  reject_payment: rule(CASHIERS, ({ shared }) => [`${ID}, $1, 'No'`, shared.payments.reported]),
  remove_member: rule(
    MANAGERS,
    ({ home, users }) => [`${ID}, $1, $2`, home.organizationId, users.viewer],
    'not_allowed',
  ),
  reopen_application: {
    ...rule([], ({ home }) => [`${ID}, $1`, home.application.id]),
    refusals: { owner: 'application_moved', manager: 'application_moved' },
  },
  draft_renewal: rule(MANAGERS, ({ shared }) => [`${ID}, $1, '2040-01-02', '2041-01-01', 100`, shared.id]),
  renew_lease: rule(MANAGERS, ({ shared }) => [`${ID}, $1, '2040-01-02', '2041-01-01', 100`, shared.id]),
  move_to_unit: rule(MANAGERS, ({ home, neighbour }) => [
    `${ID}, $1, $2, '2040-01-02', '2041-01-01', 100, p_rent_note => 'Cambio'`,
    neighbour.id,
    home.vacantUnitId,
  ]),
  reopen_organization: rule(['owner'], ({ home }) => ['$1', home.organizationId], 'not_allowed'),
  report_payment: rule(['tenant', 'coTenant'], ({ shared, today }) => [
    `${ID}, $1, 500, $2`,
    shared.id,
    today,
  ]),
  reverse_charge: rule(CASHIERS, ({ shared }) => [`${ID}, $1, 'Error'`, shared.rentChargeId]),
  reverse_payment: rule(CASHIERS, ({ shared }) => [`${ID}, $1, 'Error'`, shared.payments.confirmed]),
  revoke_invitation: rule(MANAGERS, ({ home }) => ['$1', home.openMemberInvitation.id]),
  // As with a view, who may not see anything finds nothing; stories/1c-list-search.test.ts says who finds what.
  ...Object.fromEntries(
    [
      ...['properties', 'units', 'tenants', 'applications', 'payments', 'charges', 'people', 'documents'],
      ...['vendors', 'bills', 'owner_distributions', 'charges_to_invoice', 'fiscal_invoices', 'received_ecf'],
    ].map((list) => [`search_${list}`, rule(EVERYBODY, ({ home }) => ['$1, $2', home.organizationId, 'a'])]),
  ),
  search_records: rule([...EVERY_ROLE], ({ home }) => ['$1, $2', home.organizationId, 'a'], 'not_allowed'),
  set_application_retention: rule(['owner'], ({ home }) => ['$1, 60', home.organizationId], 'not_allowed'),
  set_tenant_departure: rule(MANAGERS, ({ shared, today }) => [
    `${ID}, $1, $2, $3::date, $4`,
    shared.id,
    shared.personIds[0],
    today,
    shared.personIds[1],
  ]),
  set_lease_guarantors: rule(MANAGERS, ({ home }) => [
    `${ID}, $1, array[$2::uuid]`,
    home.futureLeaseId,
    home.freePersonId,
  ]),
  add_maintenance_photo: rule(SEES_TO_REPAIRS, ({ repairs }) => [`${ID}, $1`, repairs.shared]),
  maintenance_workers: rule(EVERYBODY, ({ home }) => ['$1', home.organizationId]),
  move_maintenance: {
    ...rule(REPAIRERS, ({ repairs }) => [`${ID}, $1, 'in_progress'`, repairs.shared]),
    refusals: { tenant: 'maintenance_moved', coTenant: 'maintenance_moved' },
  },
  rate_maintenance: {
    ...rule([], ({ repairs }) => [`${ID}, $1, 5`, repairs.shared]),
    refusals: {
      owner: 'not_allowed',
      manager: 'not_allowed',
      maintenance: 'not_allowed',
      tenant: 'maintenance_moved',
      coTenant: 'maintenance_moved',
    },
  },
  report_maintenance: rule(['tenant', 'coTenant'], ({ shared }) => [
    `${ID}, $1, 'plumbing', 'high', 'Gotea el lavamanos'`,
    shared.id,
  ]),
  write_maintenance_message: rule(SEES_TO_REPAIRS, ({ repairs }) => [
    `${ID}, $1, 'Voy mañana'`,
    repairs.shared,
  ]),
  save_property: rule(MANAGERS, ({ home }) => [`$1, '{"name": "Otra"}', '{}', '[]'`, home.propertyId]),
  set_property_owners: rule(MANAGERS, ({ home }) => ["$1, '[]'", home.propertyId]),
  list_organizations_for_jobs: forService("'00000000-0000-0000-0000-000000000000', 10"),
  run_organization_jobs: forService('gen_random_uuid()'),
  save_listing: rule(MANAGERS, ({ home }) => [
    "$1, 'Casa', 100, 'DOP', p_photo_ids => array[$2::uuid]",
    home.vacantUnitId,
    home.photoId,
  ]),
  send_contact_message: forService(
    "'Ana', 'ana@example.test', 'owner', 'Hola', 'es', '192.0.2.1', 'equipo@example.test'",
  ),
  start_bureau_check: {
    ...rule([], ({ home }) => [`${ID}, $1`, home.application.secondApplicantId]),
    refusals: { owner: 'identity_missing', manager: 'identity_missing' },
  },
  start_application_review: {
    ...rule([], ({ home }) => [`${ID}, $1`, home.application.id]),
    refusals: { owner: 'application_moved', manager: 'application_moved' },
  },
  submit_application: {
    ...rule([], ({ home }) => [`${ID}, $1`, home.application.id]),
    refusals: { owner: 'application_moved', manager: 'application_moved' },
  },
  take_files_to_remove: forService('10'),
  tidy_public_forms: forService('now()'),
  preview_rent_after: rule(MANAGERS, ({ shared, today }) => ['$1, $2', shared.id, today]),
  credit_rent_after_end: rule(MANAGERS, ({ noticed }) => [`${ID}, $1, 'Salió antes'`, noticed.id]),
  terminate_lease: rule(MANAGERS, ({ shared, today }) => [`${ID}, $1, $2`, shared.id, today]),
  unit_timeline: rule(EVERYBODY, ({ home }) => ['$1', home.vacantUnitId]),
  was_request_done: rule(EVERYBODY, () => [ID]),
  withdraw_notice: rule(MANAGERS, ({ noticed }) => [`${ID}, $1`, noticed.id]),
  use_recovery_code: rule([], () => ["'00000-00000'"], 'not_signed_in'),
  withdraw_application: rule(MANAGERS, ({ home }) => [`${ID}, $1`, home.application.id]),
  transfer_ownership: rule(
    ['owner'],
    ({ home, users }) => [`${ID}, $1, $2, 'casa '`, home.organizationId, users.viewer],
    'not_allowed',
  ),
};
