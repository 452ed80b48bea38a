import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow, ViewRow } from '#src/data/rows.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { firstDayOf, type IsoMonth } from '#src/domain/foundation/months.ts';

export type OrganizationTotals = Omit<
  TableRow<'organization_totals'>,
  'organization_id' | 'submitted_application_count'
>;
export type MonthlyTotals = Omit<TableRow<'monthly_totals'>, 'organization_id' | 'expense_minor'>;
/** The portfolio on the last day of a month that is over; `month` is its first day. */
export type MonthEnd = Omit<TableRow<'month_ends'>, 'organization_id'>;
export type Arrears = Omit<ViewRow<'arrears'>, 'organization_id'>;

/** A lease with something past due: its oldest open day and what is open in all. */
export interface LateLease {
  readonly lease_id: string;
  readonly tenant_name: string | null;
  readonly property_name: string;
  readonly unit_label: string;
  readonly currency: Arrears['currency'];
  readonly oldest_due_on: IsoDate;
  readonly outstanding_minor: number;
}

export type EndingLease = Pick<
  ViewRow<'leases_list'>,
  'id' | 'property_name' | 'unit_label' | 'ends_on' | 'status'
>;

/** A payment plan that a tenant asked for. */
export type AskedPlan = Pick<
  TableRow<'plan_requests'>,
  'id' | 'lease_id' | 'currency' | 'owed_minor' | 'instalment_count'
> &
  Pick<LateLease, 'tenant_name' | 'property_name' | 'unit_label'>;

/** A payment that waits for a decision. */
export type ReportedPayment = Pick<
  ViewRow<'payments_list', 'tenant_name' | 'received_minor' | 'received_currency'>,
  | 'id'
  | 'lease_id'
  | 'currency'
  | 'amount_minor'
  | 'received_minor'
  | 'received_currency'
  | 'paid_on'
  | 'created_at'
  | 'property_name'
  | 'unit_label'
  | 'tenant_name'
>;

export type UrgentRequest = Pick<
  ViewRow<'maintenance_list', 'unit_label'>,
  'id' | 'title' | 'status' | 'resolve_by' | 'property_name' | 'unit_label'
>;

export type VacantUnit = Pick<
  ViewRow<'units_list', 'market_rent_minor' | 'market_rent_currency'>,
  'id' | 'label' | 'property_name' | 'market_rent_minor' | 'market_rent_currency'
>;

/** The figures of the portfolio and the first rows of what waits for somebody; lists of money are empty for who may not see it. */
export interface HomeOverview {
  readonly totals: OrganizationTotals;
  /** The months asked for, oldest first; those in which nothing happened are missing. */
  readonly monthly: readonly MonthlyTotals[];
  /** The months that are over, of those asked for, oldest first. */
  readonly month_ends: readonly MonthEnd[];
  readonly arrears: readonly Arrears[];
  /** The one reported first comes first. */
  readonly reported: readonly ReportedPayment[];
  /** The one that was asked for first comes first. */
  readonly plan_requests: readonly AskedPlan[];
  /** The one that is late the longest comes first. */
  readonly late: readonly LateLease[];
  /** The one that ends next comes first. */
  readonly ending: readonly EndingLease[];
  /** Urgent repairs that are not done; the one that is due first comes first. */
  readonly urgent: readonly UrgentRequest[];
  readonly vacant: readonly VacantUnit[];
}

export interface HomeSpan {
  readonly today: IsoDate;
  readonly firstMonth: IsoMonth;
  /** Running leases whose term ends up to this day are listed. */
  readonly endsUntil: IsoDate;
  /** Most rows of each list. */
  readonly size: number;
}

const PAGE = 1000;

async function fetchHome(organizationId: string, span: HomeSpan): Promise<HomeOverview> {
  const answer = await getClient().rpc('home_overview', {
    p_organization_id: organizationId,
    p_today: span.today,
    p_first_month: firstDayOf(span.firstMonth),
    p_ends_until: span.endsUntil,
    p_size: span.size,
  });
  return unwrap(answer) as unknown as HomeOverview;
}

async function fetchEndingLeases(
  organizationId: string,
  propertyId: string,
  until: IsoDate,
): Promise<EndingLease[]> {
  const leases = await getClient()
    .from('leases_list')
    .select('id, property_name, unit_label, ends_on, status')
    .eq('organization_id', organizationId)
    .eq('property_id', propertyId)
    .in('status', ['active', 'notice_given'])
    .lte('ends_on', until)
    .order('ends_on')
    .order('id')
    .limit(PAGE);
  return unwrap(leases) as EndingLease[];
}

/** Figures that the database keeps, and the short lists of what needs somebody. */
export const totalsQueries = {
  all: ['totals'] as const,
  organization: (organizationId: string) =>
    queryOptions({
      queryKey: ['totals', organizationId, 'organization'],
      queryFn: async (): Promise<OrganizationTotals> =>
        unwrap(
          await getClient()
            .from('organization_totals')
            .select('property_count, unit_count, occupied_unit_count, tenant_count, reported_payment_count')
            .eq('organization_id', organizationId)
            .single(),
        ),
    }),
  home: (organizationId: string, span: HomeSpan) =>
    queryOptions({
      queryKey: ['totals', organizationId, 'home', span],
      queryFn: () => fetchHome(organizationId, span),
    }),
  /** Running leases of a property whose term ends up to `until`, the next one first; a lease a unit, so there are few. */
  endingLeasesOf: (organizationId: string, propertyId: string, until: IsoDate) =>
    queryOptions({
      queryKey: ['totals', organizationId, 'ending-leases-of', propertyId, until],
      queryFn: () => fetchEndingLeases(organizationId, propertyId, until),
    }),
};
