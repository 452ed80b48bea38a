import type { IsoDate } from '../../foundation/dates.ts';
import type { CurrencyCode } from '../../foundation/enums.ts';

/** What can be measured. Each has its definition in the catalog; the database knows the same names. */
export const measureIds = [
  // Rent and what tenants owe.
  'billed',
  'rent_billed',
  'collected',
  'collected_of_billed',
  'collection_rate',
  'outstanding',
  'overdue',
  'overdue_leases',
  'delinquency_rate',
  'on_time_rate',
  'average_days_late',
  'late_fees_billed',
  'credits_given',
  'deposits_held',
  // Results, from the journal.
  'income',
  'expenses',
  'net_operating_income',
  'operating_margin',
  'expense_ratio',
  'maintenance_cost',
  'maintenance_cost_per_unit',
  'cash_in',
  'cash_out',
  'net_cash',
  // Occupancy.
  'units',
  'occupied_units',
  'vacant_units',
  'occupancy_rate',
  'occupied_days_rate',
  'vacant_days',
  'average_days_vacant',
  'potential_rent',
  'economic_occupancy',
  'vacancy_loss',
  // Rents.
  'average_rent',
  'rent_per_area',
  'market_rent',
  'rent_to_market',
  // Leases and tenants.
  'active_leases',
  'tenants',
  'leases_started',
  'leases_ended',
  'leases_ending',
  'renewals',
  'renewal_rate',
  'turnover_rate',
  'average_tenancy',
  // Maintenance and applications.
  'requests_opened',
  'requests_closed',
  'open_requests',
  'hours_to_resolve',
  'resolved_in_time_rate',
  'requests_per_unit',
  'applications',
  'approval_rate',
] as const;
export type MeasureId = (typeof measureIds)[number];

/** What a measure can be cut by. */
export const dimensionIds = [
  'month',
  'quarter',
  'year',
  'currency',
  'property',
  'unit',
  'owner',
  'property_type',
  'unit_use',
  'province',
  'municipality',
  'sector',
  'bedrooms',
  'area_band',
  'rent_band',
  'lease',
  'tenant',
  'lease_kind',
  'lease_cohort',
  'tenancy_band',
  'charge_kind',
  'payment_method',
  'account',
  'vendor',
  'request_category',
  'request_priority',
  'request_status',
] as const;
export type DimensionId = (typeof dimensionIds)[number];

/** Keeps the rows whose dimension has one of these values: an id, the name of an enum, or the text of a band. */
export interface MeasureFilter {
  readonly dimension: DimensionId;
  readonly values: readonly string[];
}

/** One question to the measures: a measure over days, both included, cut by at most three dimensions. */
export interface MeasureQuestion {
  readonly measure: MeasureId;
  readonly by: readonly DimensionId[];
  readonly where: readonly MeasureFilter[];
  readonly from: IsoDate;
  readonly until: IsoDate;
}

/**
 * One line of an answer. Money is in minor units of `currency`. A ratio is numerator by denominator, and not known where the
 * denominator is 0. A plain sum or count has a denominator of null. `keys` are in the order of `by`; null is "without".
 */
export interface MeasureRow {
  readonly keys: readonly (string | null)[];
  readonly currency: CurrencyCode | null;
  readonly numerator: number;
  readonly denominator: number | null;
}

/** The rows of a question, at most 5,000, in the order of their keys, and the names of the records among them by their id. */
export interface MeasureAnswer {
  readonly rows: readonly MeasureRow[];
  readonly names: Readonly<Record<string, string>>;
  readonly isCut: boolean;
}
