// Documents with something in every place, for verbs that the matrix calls with an empty one.
import type { Cast } from '#tests/support/cast.ts';

const PROPERTY = {
  name: 'Torre',
  property_type: 'mixed',
  street: 'Calle 5',
  street_number: '12',
  sector: 'Naco',
  municipality: 'Higüey',
  province: 'La Altagracia',
  reference: 'Frente al parque',
  in_condominium: true,
  condominium_name: 'Torre',
  condominium_contact: 'Ana',
  condominium_phone: '+18095550101',
  condominium_email: 'ana@example.test',
};
const FINANCES = {
  value_minor: 5,
  value_currency: 'DOP',
  valued_on: '2026-01-01',
  purchase_minor: 5,
  closing_costs_minor: 5,
  purchase_currency: 'DOP',
  purchased_on: '2020-01-01',
  loan_minor: 5,
  debt_service_minor: 5,
  loan_currency: 'DOP',
  condominium_fee_minor: 5,
  condominium_fee_currency: 'DOP',
};
const OWNERS = [
  { full_name: 'Ana', identity_type: 'cedula', identity_number: '00112345673', share_basis_points: 6000 },
  { full_name: 'Luis', share_basis_points: 4000 },
];
const UNIT = { label: 'Z-1', unit_use: 'dwelling', bedrooms: 2, bathrooms: 1.5, area_m2: 80 };
const RENT = { market_rent_minor: 5, market_rent_currency: 'DOP' };
const FILES = {
  properties: [{ ...PROPERTY, line: 2, reference: 'p', directions: 'Al lado', is_archived: false }],
  units: [
    { line: 2, reference: 'u', property: 'p', ...UNIT, rent_minor: 5, rent_currency: 'DOP', amenities: [] },
  ],
  people: [
    {
      ...{ line: 2, reference: 'n', full_name: 'Ana', email: 'n@example.test', phone: '' },
      ...{ identity_number: '', notes: 'Paga en efectivo' },
    },
  ],
  leases: [
    {
      ...{
        line: 2,
        reference: 'l',
        unit: 'u',
        status: 'active',
        starts_on: '2026-01-01',
        ends_on: '2030-12-31',
      },
      ...{
        currency: 'DOP',
        due_day: 5,
        deposit_minor: 5,
        held_minor: 500,
        owed_deposit_minor: 500,
        balance_minor: 500,
        proration_method: 'calendar_month',
        bill_from: '2026-12-01',
      },
      ...{ late_fee_kind: 'fixed', late_fee_minor: 5, late_fee_grace_days: 5 },
      rents: [{ starts_on: '2026-01-01', rent_minor: 500 }],
      ...{ tenants: ['n'], guarantors: [] },
    },
  ],
};

/** By verb: its arguments that hold documents. */
export const fullDocuments = ({
  home,
  ledger,
  shared,
  today,
}: Cast): Record<string, Record<string, unknown>> => ({
  create_property: {
    p_property: PROPERTY,
    p_finances: FINANCES,
    p_owners: OWNERS,
    p_units: [{ ...UNIT, ...RENT }],
  },
  save_property: { p_property: PROPERTY, p_finances: FINANCES, p_owners: OWNERS },
  set_property_owners: { p_owners: OWNERS },
  import_units: { p_rows: [{ row: 2, property: 'Torre', ...UNIT, rent_minor: 5, rent_currency: 'DOP' }] },
  import_portfolio: { p_files: FILES },
  set_property_contacts: {
    p_contacts: [
      {
        kind: 'emergency',
        name: 'Luis',
        phone: '+18095550102',
        email: 'luis@example.test',
        note: 'De noche',
      },
    ],
  },
  create_application: {
    p_applicants: [
      {
        ...{ full_name: 'Ana', email: 'a@example.test', phone: '+18095550103', identity_type: 'cedula' },
        ...{ identity_number: '00112345673', occupation: 'Médica', employer: 'Hospital', income_minor: 500 },
        ...{ income_currency: 'DOP' },
      },
    ],
    p_references: [{ kind: 'employer', full_name: 'Luis', phone: '+18095550104' }],
  },
  send_message: {
    p_attachments: [{ id: '6f8d2d5e-7a13-4d1f-9d57-0b8f6e1a2c01', name: 'Foto.jpg', file_type: 'jpg' }],
  },
  save_online_payments: {
    p_settings: {
      ...{ takes_cards: false, processor: null, is_test: true, currency: 'DOP', minimum_minor: 500 },
      ...{
        maximum_minor: 5000,
        fee_payer: 'tenant',
        fee_basis_points: 5,
        fee_fixed_minor: 5,
        takes_transfers: true,
      },
      ...{ transfer_text: 'Banco', takes_cash: true, cash_text: 'Oficina', takes_autopay: false },
    },
  },
  save_contract_particulars: {
    p_particulars: {
      ...{
        description: 'Dos',
        condition: 'Buena',
        furniture: 'Mesa',
        is_unfurnished: false,
        payment_form: 'Banco',
      },
      ...{
        landlord_name: 'Ana',
        landlord_identity: '00112345673',
        landlord_domicile: 'Aquí',
        tenant_domicile: 'Allá',
      },
      ...{ agreed_in: 'Higüey', agreed_on: today, extra_clauses: 'Ninguna' },
    },
  },
  save_accounting_names: { p_names: { [ledger.cashId]: 'Caja' } },
  post_opening_balances: {
    p_accounts: [{ account_id: ledger.cashId, currency: 'DOP', amount_minor: 500 }],
    p_tenants: [{ lease_id: shared.id, amount_minor: 500 }],
  },
  set_budget_amounts: { p_cells: [{ account_id: home.expenses.repairsId, month: 5, amount_minor: 500 }] },
});
