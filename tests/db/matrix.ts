// Who may do what with every table and view of the API (functions: function-matrix.ts). A test compares the lists with
// the catalogue, and plays every actor against them.
import { analysisTables } from './analysis-matrix.ts';
import { assistantTables } from './assistant-matrix.ts';
import { communityTables } from './community-matrix.ts';
import { decisionTables } from './decision-matrix.ts';
import { expenseTables } from './expense-matrix.ts';
import { lawTables } from './law-matrix.ts';
import { messageTables } from './message-matrix.ts';
import { notificationTables } from './notification-matrix.ts';
import { paymentTables } from './payment-matrix.ts';
import { reportTables } from './reports-matrix.ts';
import { CASHIERS, EVERY_ROLE, MANAGERS, OFFICE } from './roles.ts';
import { screeningTables } from './screening-matrix.ts';
import { signingKeyTables } from './signing-key-matrix.ts';
import { signingTables } from './signing-matrix.ts';
import type { TableRule } from './table-rule.ts';
import { taxTables } from './tax-matrix.ts';
import { trustTables } from './trust-matrix.ts';
import { upkeepTables } from './upkeep-matrix.ts';

const PROPERTY = [
  'name',
  'property_type',
  'street',
  'street_number',
  'sector',
  'municipality',
  'province',
  'reference',
  'in_condominium',
  'condominium_name',
  'condominium_contact',
  'condominium_phone',
  'condominium_email',
];
const FINANCES = [
  'value_minor',
  'value_currency',
  'valued_on',
  'purchase_minor',
  'closing_costs_minor',
  'purchase_currency',
  'purchased_on',
  'loan_minor',
  'debt_service_minor',
  'loan_currency',
  'condominium_fee_minor',
  'condominium_fee_currency',
];
const UNIT = [
  'label',
  'unit_use',
  'bedrooms',
  'bathrooms',
  'area_m2',
  'market_rent_minor',
  'market_rent_currency',
  'amenities',
];
const PROFILE = [
  ...['full_name', 'phone', 'locale', 'last_area'],
  'avatar_path',
  'identity_type',
  'identity_number',
  'street',
  'street_number',
  'sector',
  'municipality',
  'province',
  'reference',
  'theme',
  'time_zone',
];
const PERSON = ['full_name', 'email', 'phone', 'identity_type', 'identity_number'];

export const OWN_LEASES = 'lease_id = any ($1)';
export const MONEY: TableRule = { members: OFFICE, ofTenant: OWN_LEASES, service: 'reads' };
export const BOOKS: TableRule = { members: OFFICE, service: 'reads' };
export const PROPERTIES_OF_LEASES = 'id in (select property_id from public.leases where id = any ($1))';
export const UNITS_OF_LEASES = 'id in (select unit_id from public.leases where id = any ($1))';

export const tables: Readonly<Record<string, TableRule>> = {
  ...analysisTables,
  ...assistantTables,
  ...screeningTables,
  ...signingTables,
  ...signingKeyTables,
  ...taxTables,
  ...expenseTables,
  ...messageTables,
  ...notificationTables,
  ...trustTables,
  ...paymentTables,
  ...reportTables,
  ...communityTables,
  ...decisionTables,
  ...lawTables,
  ...upkeepTables,
  profiles: {
    members: [],
    ofOrganization: 'false',
    isOwnUser: true,
    update: { columns: PROFILE, by: [] },
    service: 'writes',
  },
  organizations: {
    members: EVERY_ROLE,
    ofOrganization: 'id = $1',
    ofTenant: 'id in (select organization_id from public.leases where id = any ($1))',
    update: {
      columns: ['name', 'kind', 'default_currency', 'time_zone', 'rnc', 'address', 'phone'],
      by: ['owner'],
    },
    service: 'writes',
  },
  memberships: { key: "organization_id || '/' || user_id", members: EVERY_ROLE, service: 'writes' },
  saved_views: {
    members: [],
    ofOrganization: 'false',
    isOwnUser: true,
    ownerColumn: 'user_id',
    insert: {
      columns: ['id', 'organization_id', 'list', 'name', 'query'],
      by: EVERY_ROLE,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        list: 'units',
        name: 'Nueva',
        query: '',
      }),
    },
    update: { columns: ['name', 'query'], by: [] },
    remove: { by: ['owner'], id: ({ home }) => home.savedViewId },
    service: 'writes',
  },
  membership_signals: { members: [], ofOrganization: 'false', isOwnUser: true, service: 'reads' },
  audit_log: { members: CASHIERS, service: 'reads' },
  tenant_rows: { members: OFFICE, ofTenant: 'user_id = $2', service: 'reads' },
  unit_rows: { key: 'unit_id', members: EVERY_ROLE, service: 'reads' },
  properties: {
    members: EVERY_ROLE,
    ofTenant: PROPERTIES_OF_LEASES,
    insert: {
      columns: ['id', 'organization_id', ...PROPERTY],
      by: MANAGERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        name: 'Nueva',
        property_type: 'mixed',
        municipality: 'Santiago',
        province: 'Santiago',
      }),
    },
    update: { columns: [...PROPERTY, 'archived_at'], by: MANAGERS },
    remove: { by: MANAGERS, id: ({ home }) => home.emptyPropertyId },
    service: 'writes',
  },
  property_photos: {
    members: EVERY_ROLE,
    insert: {
      columns: ['id', 'organization_id', 'property_id', 'path', 'caption'],
      by: MANAGERS,
      row: ({ home }) => ({
        id: home.freePersonId,
        organization_id: home.organizationId,
        property_id: home.emptyPropertyId,
        path: `${home.organizationId}/${home.emptyPropertyId}/${home.freePersonId}.jpg`,
      }),
    },
    update: { columns: ['caption'], by: MANAGERS },
    remove: { by: MANAGERS, id: ({ home }) => home.photoId },
    service: 'writes',
  },
  property_finances: { members: OFFICE, update: { columns: FINANCES, by: MANAGERS }, service: 'writes' },
  property_owners: { members: OFFICE, service: 'writes' },
  property_owner_terms: { members: OFFICE, service: 'writes' },
  units: {
    members: EVERY_ROLE,
    ofTenant: UNITS_OF_LEASES,
    hidden: ['market_rent_minor', 'market_rent_currency'],
    insert: {
      columns: ['id', 'organization_id', 'property_id', ...UNIT],
      by: MANAGERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        property_id: home.propertyId,
        label: 'Nueva',
      }),
    },
    update: { columns: [...UNIT, 'archived_at'], by: MANAGERS },
    remove: { by: MANAGERS, id: ({ home }) => home.vacantUnitId },
    service: 'writes',
  },
  unit_meters: {
    members: EVERY_ROLE,
    insert: {
      columns: ['id', 'organization_id', 'unit_id', 'kind', 'number'],
      by: MANAGERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        unit_id: home.vacantUnitId,
        kind: 'gas',
        number: '7',
      }),
    },
    update: { columns: ['kind', 'number'], by: MANAGERS },
    remove: { by: MANAGERS, id: ({ home }) => home.meterId },
    service: 'writes',
  },
  people: {
    members: OFFICE,
    ofTenant: 'user_id = $2',
    insert: {
      columns: ['id', 'organization_id', ...PERSON],
      by: MANAGERS,
      row: ({ home }) => ({ organization_id: home.organizationId, full_name: 'Nueva' }),
    },
    update: { columns: PERSON, by: MANAGERS },
    remove: { by: MANAGERS, id: ({ home }) => home.freePersonId },
    service: 'writes',
  },
  person_notes: {
    members: OFFICE,
    insert: {
      columns: ['id', 'organization_id', 'person_id', 'body'],
      by: MANAGERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        person_id: home.freePersonId,
        body: 'Nueva',
      }),
    },
    remove: { by: MANAGERS, id: ({ home }) => home.personNoteId },
    service: 'reads',
  },
  person_tags: {
    members: OFFICE,
    insert: {
      columns: ['id', 'organization_id', 'person_id', 'tag'],
      by: MANAGERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        person_id: home.freePersonId,
        tag: 'nueva',
      }),
    },
    remove: { by: MANAGERS, id: ({ home }) => home.personTagId },
    service: 'reads',
  },
  leases: { members: OFFICE, ofTenant: 'id = any ($1)', service: 'writes' },
  lease_tenants: { members: OFFICE, ofTenant: OWN_LEASES, service: 'writes' },
  lease_events: { members: OFFICE, service: 'reads' },
  lease_guarantors: { members: OFFICE, service: 'reads' },
  lease_rent_steps: { members: OFFICE, ofTenant: OWN_LEASES, service: 'writes' },
  invitations: {
    members: OFFICE,
    narrower: { accountant: "kind = 'tenant'", viewer: "kind = 'tenant'" },
    hidden: ['token_hash'],
    service: 'writes',
  },
  accounts: BOOKS,
  journal_entries: BOOKS,
  journal_lines: BOOKS,
  account_balances: { ...BOOKS, key: "account_id || '/' || currency" },
  accounting_periods: { ...BOOKS, key: 'organization_id' },
  accounting_period_events: BOOKS,
  charges: MONEY,
  charge_credits: MONEY,
  recurring_charges: MONEY,
  meter_readings: MONEY,
  late_fee_rules: BOOKS,
  currency_conversions: BOOKS,
  exchange_rates: {
    members: OFFICE,
    insert: {
      columns: ['id', 'organization_id', 'rated_on', 'rate', 'source'],
      by: CASHIERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        rated_on: '2026-01-02',
        rate: 60.5,
        source: 'Banco',
      }),
    },
    remove: { by: CASHIERS, id: ({ ledger }) => ledger.exchangeRateId },
    service: 'reads',
  },
  held_deposits: MONEY,
  deposit_settlements: MONEY,
  deposit_deductions: MONEY,
  payments: MONEY,
  payment_allocations: MONEY,
  receipts: MONEY,
  lease_balances: { ...MONEY, key: 'lease_id' },
  organization_totals: { members: EVERY_ROLE, key: 'organization_id', service: 'reads' },
  portfolio_references: { members: EVERY_ROLE, service: 'reads' },
  month_ends: { members: EVERY_ROLE, key: "organization_id || '/' || month", service: 'reads' },
  monthly_totals: { ...BOOKS, key: "organization_id || '/' || month || '/' || currency" },
};
