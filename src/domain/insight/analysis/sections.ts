import type { DimensionId, MeasureId } from '../measures/names.ts';

/** The figures that say how a period went, in this order. */
export const headMeasures = [
  'collected',
  'occupancy_rate',
  'overdue',
  'net_operating_income',
] as const satisfies readonly MeasureId[];

/** A matter of the owner's: figures that are read together, and how one of them went month by month. */
export interface AnalysisSection {
  readonly id: SectionId;
  readonly measures: readonly MeasureId[];
  /** Drawn month by month, on one scale. */
  readonly drawn: readonly MeasureId[];
  /** What the first of those drawn is cut by, to see where it comes from. */
  readonly by: DimensionId;
}

export const sectionIds = [
  'income',
  'occupancy',
  'late',
  'tenants',
  'rents',
  'result',
  'costs',
  'maintenance',
] as const;
export type SectionId = (typeof sectionIds)[number];

export const analysisSections: readonly AnalysisSection[] = [
  {
    id: 'income',
    measures: ['billed', 'rent_billed', 'collected', 'collection_rate', 'outstanding', 'credits_given'],
    drawn: ['billed', 'collected'],
    by: 'property',
  },
  {
    id: 'occupancy',
    measures: [
      'occupancy_rate',
      'occupied_days_rate',
      'economic_occupancy',
      'vacant_units',
      'average_days_vacant',
      'vacancy_loss',
    ],
    drawn: ['occupied_days_rate'],
    by: 'property',
  },
  {
    id: 'late',
    measures: [
      'overdue',
      'overdue_leases',
      'delinquency_rate',
      'on_time_rate',
      'average_days_late',
      'late_fees_billed',
    ],
    drawn: ['on_time_rate'],
    by: 'property',
  },
  {
    id: 'tenants',
    measures: [
      'active_leases',
      'leases_started',
      'leases_ended',
      'renewal_rate',
      'turnover_rate',
      'average_tenancy',
    ],
    drawn: ['leases_started', 'leases_ended'],
    by: 'property',
  },
  {
    id: 'rents',
    measures: ['average_rent', 'market_rent', 'rent_to_market', 'rent_per_area', 'potential_rent'],
    drawn: ['average_rent'],
    by: 'property',
  },
  {
    id: 'result',
    measures: ['income', 'expenses', 'net_operating_income', 'operating_margin', 'expense_ratio', 'net_cash'],
    drawn: ['income', 'expenses'],
    by: 'property',
  },
  {
    id: 'costs',
    measures: ['expenses', 'maintenance_cost', 'maintenance_cost_per_unit', 'expense_ratio'],
    drawn: ['expenses'],
    by: 'account',
  },
  {
    id: 'maintenance',
    measures: [
      'requests_opened',
      'requests_closed',
      'open_requests',
      'hours_to_resolve',
      'resolved_in_time_rate',
      'requests_per_unit',
    ],
    drawn: ['requests_opened', 'requests_closed'],
    by: 'request_category',
  },
];

/** Measures of which more is better; of those in neither list nobody can say. */
const betterHigh: ReadonlySet<MeasureId> = new Set([
  ...(['collected', 'collection_rate', 'on_time_rate', 'income', 'net_operating_income'] as const),
  ...(['operating_margin', 'net_cash', 'occupied_units', 'occupancy_rate', 'occupied_days_rate'] as const),
  ...(['economic_occupancy', 'average_rent', 'rent_per_area', 'rent_to_market'] as const),
  ...(['active_leases', 'renewal_rate', 'average_tenancy', 'resolved_in_time_rate'] as const),
]);
const betterLow: ReadonlySet<MeasureId> = new Set([
  ...(['outstanding', 'overdue', 'overdue_leases', 'delinquency_rate', 'average_days_late'] as const),
  ...(['expense_ratio', 'vacant_units', 'vacant_days', 'average_days_vacant', 'vacancy_loss'] as const),
  ...(['leases_ended', 'turnover_rate', 'open_requests', 'hours_to_resolve'] as const),
]);

/** Whether a change of a measure is welcome; neutral where that is for the reader to say, or nothing changed. */
export function toneOf(measure: MeasureId, change: number): 'good' | 'bad' | 'neutral' {
  if (change === 0) return 'neutral';
  if (betterHigh.has(measure)) return change > 0 ? 'good' : 'bad';
  if (betterLow.has(measure)) return change < 0 ? 'good' : 'bad';
  return 'neutral';
}
