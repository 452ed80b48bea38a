/**
 * The files of a whole portfolio (docs/portfolio-files.md): CSV with a head of English names that are the same in every
 * language, so that any copy of the product reads what another wrote. The first four can be imported again.
 */
export const portfolioColumns = {
  properties: [
    'reference',
    'name',
    'type',
    'street',
    'street_number',
    'sector',
    'municipality',
    'province',
    'directions',
    'in_condominium',
    'condominium_name',
    'condominium_contact',
    'condominium_phone',
    'condominium_email',
    'archived',
  ],
  units: [
    'reference',
    'property',
    'label',
    'use',
    'bedrooms',
    'bathrooms',
    'area_m2',
    'market_rent',
    'market_rent_currency',
    'amenities',
    'archived',
  ],
  people: ['reference', 'full_name', 'email', 'phone', 'identity_type', 'identity_number'],
  leases: [
    'reference',
    'unit',
    'tenants',
    'guarantors',
    'status',
    'starts_on',
    'ends_on',
    'ended_on',
    'currency',
    'rents',
    'due_day',
    'deposit',
    'deposit_held',
    'deposit_owed',
    'balance',
    'proration',
    'late_fee_kind',
    'late_fee',
    'late_fee_percent',
    'late_fee_cap',
    'grace_days',
    'charged_from',
  ],
  charges: [
    'reference',
    'lease',
    'kind',
    'description',
    'period_start',
    'period_end',
    'due_on',
    'currency',
    'amount',
    'paid',
    'reversed_on',
    'reversal_reason',
  ],
  payments: [
    'reference',
    'lease',
    'status',
    'method',
    'currency',
    'amount',
    'paid_on',
    'bank_reference',
    'receipt_number',
  ],
  documents: ['kind', 'of', 'name', 'path', 'created_on'],
} as const;

export type PortfolioFile = keyof typeof portfolioColumns;
export const importableFiles = ['properties', 'units', 'people', 'leases'] as const;
export type ImportableFile = (typeof importableFiles)[number];
export const portfolioFiles = Object.keys(portfolioColumns) as PortfolioFile[];

/** What parts several values of one cell: tenants, amenities, rents. */
export const LIST_SEPARATOR = '; ';
/** Rows of all files of one import. */
export const MOST_PORTFOLIO_ROWS = 40_000;

/** Why a row is not taken that reads well; the database tells. */
export const portfolioReasons = [
  'repeated',
  'property_unknown',
  'unit_unknown',
  'tenant_unknown',
  'guarantor_unknown',
  'lease_overlaps',
  'status_open',
] as const;
export type PortfolioReason = (typeof portfolioReasons)[number];
