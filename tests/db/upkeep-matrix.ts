// The part of the matrices that is about requests, equipment, preventive plans and papers of vendors.
import type { Actor } from '#tests/support/cast.ts';
import { type FunctionRule, ID, rule } from './function-rule.ts';
import { CASHIERS, EVERY_ROLE, OFFICE, REPAIRERS } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const ASSET = [
  'property_id',
  'unit_id',
  'name',
  'kind',
  'maker',
  'model',
  'serial_number',
  'installed_on',
  'warranty_until',
  'expected_life_years',
  'cost_minor',
  'cost_currency',
  'note',
];
const OWN_LEASES = 'lease_id = any ($1)';
const SHARED: TableRule = { members: EVERY_ROLE, ofTenant: OWN_LEASES, service: 'reads' };
const EVENTS: TableRule = { ...SHARED, ofTenant: `${OWN_LEASES} and not is_internal` };
/** The team's own: no tenant sees any of it. */
const TEAM: TableRule = { members: EVERY_ROLE, service: 'reads' };

export const upkeepTables: Readonly<Record<string, TableRule>> = {
  assets: {
    ...TEAM,
    insert: {
      columns: ['id', 'organization_id', ...ASSET],
      by: REPAIRERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        property_id: home.propertyId,
        name: 'Inversor',
        kind: 'inverter',
      }),
    },
    update: { columns: [...ASSET, 'retired_on'], by: REPAIRERS },
  },
  maintenance_requests: SHARED,
  maintenance_events: EVENTS,
  maintenance_photos: SHARED,
  maintenance_checklist_items: TEAM,
  preventive_plans: TEAM,
  preventive_occurrences: TEAM,
  required_vendor_documents: {
    key: "organization_id || '/' || kind",
    members: OFFICE,
    service: 'reads',
  },
  vendor_documents: {
    members: OFFICE,
    insert: {
      columns: [
        'id',
        'organization_id',
        'vendor_id',
        'kind',
        'number',
        'valid_from',
        'valid_until',
        'note',
        'file_name',
        'file_type',
      ],
      by: CASHIERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        vendor_id: home.expenses.vendorId,
        kind: 'licence',
      }),
    },
    remove: { by: CASHIERS, id: ({ home }) => home.upkeep.documentId },
    service: 'reads',
  },
};

export const upkeepViews: Readonly<Record<string, TableRule>> = {
  maintenance_list: SHARED,
  maintenance_events_list: EVENTS,
  assets_list: TEAM,
  preventive_plans_list: TEAM,
};

export const upkeepFunctions = (everybody: readonly Actor[]): Readonly<Record<string, FunctionRule>> => ({
  add_checklist_item: rule(REPAIRERS, ({ repairs }) => [`${ID}, $1, 'Cerrar la llave'`, repairs.shared]),
  check_checklist_item: rule(REPAIRERS, ({ home }) => ['$1, true', home.upkeep.checklistItemId]),
  list_preventive_days: rule(everybody, ({ home }) => ['$1', home.upkeep.planId]),
  maintenance_costs: rule(everybody, ({ home, today }) => ['$1, $2, $2', home.organizationId, today]),
  maintenance_counts: rule(everybody, ({ home, today }) => ['$1, $2, $2', home.organizationId, today]),
  open_maintenance: rule(REPAIRERS, ({ home }) => [
    `${ID}, $1, $2, 'structure', 'low', 'Pintura'`,
    home.propertyId,
    home.vacantUnitId,
  ]),
  plan_maintenance: rule(REPAIRERS, ({ repairs, users }) => [
    `${ID}, $1, 'urgent', 'assigned', $2, null`,
    repairs.shared,
    users.maintenance,
  ]),
  postpone_preventive_day: rule(REPAIRERS, ({ home }) => [
    "$1, $2, $2::date + 1, 'Feriado'",
    home.upkeep.planId,
    home.upkeep.nextOn,
  ]),
  save_preventive_plan: rule(REPAIRERS, ({ home, today }) => [
    `${ID}, null, $1, 'Limpiar filtros', 'air_conditioning', 'low', 3, 'months', $2`,
    home.propertyId,
    today,
  ]),
  set_maintenance_asset: rule(REPAIRERS, ({ home }) => [
    '$1, $2',
    home.upkeep.plannedRequestId,
    home.upkeep.assetId,
  ]),
  set_preventive_plan_active: rule(REPAIRERS, ({ home }) => ['$1, false', home.upkeep.planId]),
  set_required_vendor_documents: rule(
    ['owner'],
    ({ home }) => ["$1, '{licence}'", home.organizationId],
    'not_allowed',
  ),
  skip_preventive_day: rule(REPAIRERS, ({ home }) => [
    "$1, $2, 'Feriado'",
    home.upkeep.planId,
    home.upkeep.nextOn,
  ]),
});
