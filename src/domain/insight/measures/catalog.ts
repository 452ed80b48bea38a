import type { Permission } from '../../people/permissions.ts';
import type { DimensionId, MeasureId, MeasureRow } from './names.ts';

/** What the value of a measure is in. Money is in minor units of the row's currency; a ratio is 1 where all is let or paid. */
export type MeasureUnit = 'money' | 'ratio' | 'count' | 'days' | 'hours' | 'months' | 'money_per_area';

/** What kind of record stands behind a measure, as the rows of `measure_records` name it. */
export type RecordKind =
  | 'charge'
  | 'payment'
  | 'charge_credit'
  | 'journal_entry'
  | 'unit'
  | 'lease'
  | 'tenant'
  | 'request'
  | 'application';

/** What is known of a measure beside its words. `private.measure_catalog` of the database says the same. */
export interface Measure {
  readonly unit: MeasureUnit;
  /** `period`: what came about on its days. `day`: as things stood on its last day. */
  readonly of: 'period' | 'day';
  /** What a member needs to ask for it. */
  readonly permission: Permission;
  /** Whether rows carry their currency: amounts of two are never added. */
  readonly hasCurrency: boolean;
  /** Whether each period that it is cut into is looked at by itself: no part of a figure is of a month, so none is kept by it. */
  readonly isByPeriod: boolean;
  /** Numerator by denominator. What is none is a sum. */
  readonly isRatio: boolean;
  readonly dimensions: readonly DimensionId[];
  readonly records: readonly RecordKind[];
}

const TIME = ['month', 'quarter', 'year'] as const;
const PLACE = ['property', 'owner', 'property_type', 'province', 'municipality', 'sector'] as const;
const UNIT = ['unit', 'unit_use', 'bedrooms', 'area_band'] as const;
const LEASE = ['lease', 'tenant', 'lease_kind', 'lease_cohort', 'tenancy_band', 'rent_band'] as const;
const REQUEST = ['request_category', 'request_priority', 'request_status'] as const;

const OF_PLACES = [...TIME, ...PLACE, ...UNIT] as const;
const OF_PRICED_PLACES = [...OF_PLACES, 'currency'] as const;
const OF_LEASES = [...OF_PRICED_PLACES, ...LEASE] as const;
const OF_CHARGES = [...OF_LEASES, 'charge_kind'] as const;
const OF_BOOKS = [...OF_LEASES, 'account'] as const;
const OF_COSTS = ['account', 'vendor', 'request_category'] as const;
const OF_REQUESTS = [...OF_PLACES, ...LEASE, ...REQUEST] as const;

type Traits = Omit<Measure, 'dimensions' | 'records'>;
const money = (
  dimensions: readonly DimensionId[],
  records: readonly RecordKind[],
  traits: Partial<Traits> = {},
): Measure => ({
  unit: 'money',
  of: 'period',
  permission: 'money.read',
  hasCurrency: true,
  isByPeriod: traits.of === 'day',
  isRatio: false,
  ...traits,
  dimensions,
  records,
});
const occupancy = (records: readonly RecordKind[], traits: Partial<Traits> = {}): Measure =>
  money(OF_PLACES, records, { unit: 'count', permission: 'leases.read', hasCurrency: false, ...traits });
const leasing = (records: readonly RecordKind[], traits: Partial<Traits> = {}): Measure => ({
  ...occupancy(records, traits),
  dimensions: OF_LEASES,
});
const requests = (traits: Partial<Traits> = {}): Measure => ({
  ...occupancy(['request'], { permission: 'maintenance.read', ...traits }),
  dimensions: OF_REQUESTS,
});

const ofDay = { of: 'day' } as const;
const ratio = { unit: 'ratio', isRatio: true } as const;
const agreed = { permission: 'leases.read' } as const;
const screening = { permission: 'people.read' } as const;

/** All measures: what each is in, whom it is for, what it may be cut by and what stands behind it. */
export const measures: Readonly<Record<MeasureId, Measure>> = {
  billed: money(OF_CHARGES, ['charge']),
  rent_billed: money(OF_LEASES, ['charge']),
  collected: money([...OF_CHARGES, 'payment_method'], ['payment']),
  collected_of_billed: money(OF_CHARGES, ['charge']),
  collection_rate: money(OF_CHARGES, ['charge'], ratio),
  outstanding: money(OF_CHARGES, ['charge'], ofDay),
  overdue: money(OF_CHARGES, ['charge'], ofDay),
  overdue_leases: leasing(['lease'], { ...ofDay, permission: 'money.read' }),
  delinquency_rate: leasing(['lease'], { ...ofDay, ...ratio, permission: 'money.read' }),
  on_time_rate: leasing(['charge'], { ...ratio, permission: 'money.read' }),
  average_days_late: leasing(['charge'], { unit: 'days', isRatio: true, permission: 'money.read' }),
  late_fees_billed: money(OF_LEASES, ['charge']),
  credits_given: money(OF_CHARGES, ['charge_credit']),
  deposits_held: money(OF_LEASES, ['journal_entry'], ofDay),

  income: money(OF_BOOKS, ['journal_entry']),
  expenses: money([...OF_LEASES, ...OF_COSTS], ['journal_entry']),
  net_operating_income: money(OF_LEASES, ['journal_entry']),
  operating_margin: money(OF_LEASES, ['journal_entry'], ratio),
  expense_ratio: money(OF_LEASES, ['journal_entry'], ratio),
  maintenance_cost: money([...OF_PRICED_PLACES, ...OF_COSTS], ['journal_entry']),
  maintenance_cost_per_unit: money(OF_PRICED_PLACES, ['journal_entry', 'unit'], {
    isRatio: true,
    isByPeriod: true,
  }),
  cash_in: money(OF_BOOKS, ['journal_entry']),
  cash_out: money(OF_BOOKS, ['journal_entry']),
  net_cash: money(OF_BOOKS, ['journal_entry']),

  units: occupancy(['unit'], ofDay),
  occupied_units: occupancy(['unit'], ofDay),
  vacant_units: occupancy(['unit'], ofDay),
  occupancy_rate: occupancy(['unit'], { ...ofDay, ...ratio }),
  occupied_days_rate: occupancy(['unit'], { ...ratio, isByPeriod: true }),
  vacant_days: occupancy(['unit'], { unit: 'days', isByPeriod: true }),
  average_days_vacant: occupancy(['unit'], { unit: 'days', isRatio: true, isByPeriod: true }),
  potential_rent: money(OF_PRICED_PLACES, ['unit'], agreed),
  economic_occupancy: money(OF_PRICED_PLACES, ['charge', 'unit'], ratio),
  vacancy_loss: money(OF_PRICED_PLACES, ['unit'], agreed),

  average_rent: money(OF_LEASES, ['lease'], { ...ofDay, ...agreed, isRatio: true }),
  rent_per_area: money(OF_LEASES, ['lease'], {
    ...ofDay,
    ...agreed,
    unit: 'money_per_area',
    isRatio: true,
  }),
  market_rent: money(OF_PRICED_PLACES, ['unit'], { ...ofDay, ...agreed, isRatio: true }),
  rent_to_market: money(OF_LEASES, ['lease'], { ...ofDay, ...agreed, ...ratio }),

  active_leases: leasing(['lease'], ofDay),
  tenants: { ...occupancy(['tenant'], { ...ofDay, ...screening }), dimensions: [...OF_PLACES, ...LEASE] },
  leases_started: leasing(['lease']),
  leases_ended: leasing(['lease']),
  leases_ending: leasing(['lease']),
  renewals: leasing(['lease']),
  renewal_rate: leasing(['lease'], ratio),
  turnover_rate: leasing(['lease'], ratio),
  average_tenancy: leasing(['lease'], { ...ofDay, unit: 'months', isRatio: true }),

  requests_opened: requests(),
  requests_closed: requests(),
  open_requests: requests(ofDay),
  hours_to_resolve: requests({ unit: 'hours', isRatio: true }),
  resolved_in_time_rate: requests(ratio),
  requests_per_unit: occupancy(['request', 'unit'], {
    isRatio: true,
    isByPeriod: true,
    permission: 'maintenance.read',
  }),
  applications: occupancy(['application'], screening),
  approval_rate: occupancy(['application'], { ...screening, ...ratio }),
};

/** What a dimension needs beside the measure's own permission. */
export const permissionOfDimension = (dimension: DimensionId): Permission | null => {
  if (dimension === 'owner' || dimension === 'tenant') return 'people.read';
  return (LEASE as readonly DimensionId[]).includes(dimension) ? 'leases.read' : null;
};

/** What a question about a measure may be filtered by. */
export const filtersOf = (measure: MeasureId): DimensionId[] => {
  const { dimensions, isByPeriod } = measures[measure];
  return dimensions.filter((one) => !(isByPeriod && (TIME as readonly DimensionId[]).includes(one)));
};

/** The measures that may be cut by a dimension. */
export const measuresBy = (dimension: DimensionId): MeasureId[] =>
  (Object.keys(measures) as MeasureId[]).filter((id) => measures[id].dimensions.includes(dimension));

/**
 * What a row says: a sum, or the numerator by the denominator. Null is "not known": a ratio of nothing is no 0.
 * @param row undefined where an answer has no row
 */
export function measureValue(
  row: MeasureRow | undefined,
  { isRatio }: Pick<Measure, 'isRatio'>,
): number | null {
  if (!row) return null;
  if (!isRatio) return row.numerator;
  return row.denominator ? row.numerator / row.denominator : null;
}
