import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { fromFirstCall } from '#src/data/people/session/first-answer.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Row, type Selected, select } from '#src/data/rows.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { firstDayOf, type IsoMonth } from '#src/domain/foundation/months.ts';

const ORGANIZATION_TOTALS_COLUMNS =
  'propertyCount, unitCount, occupiedUnitCount, tenantCount, reportedPaymentCount';
export type OrganizationTotals = Selected<'organization_totals', typeof ORGANIZATION_TOTALS_COLUMNS>;
export type MonthlyTotals = Omit<Row<'monthly_totals'>, 'organizationId' | 'expenseMinor'>;
/** The portfolio on the last day of a month that is over; `month` is its first day. */
export type MonthEnd = Omit<Row<'month_ends'>, 'organizationId'>;
export type Arrears = Omit<Row<'arrears'>, 'organizationId'>;

/** A lease with something past due: its oldest open day and what is open in all. */
export interface LateLease {
  readonly leaseId: string;
  readonly tenantName: string | null;
  readonly propertyName: string;
  readonly unitLabel: string;
  readonly currency: Arrears['currency'];
  readonly oldestDueOn: IsoDate;
  readonly outstandingMinor: number;
}

const ENDING_LEASE_COLUMNS = 'id, propertyName, unitLabel, endsOn, status';
export type EndingLease = Selected<'leases_list', typeof ENDING_LEASE_COLUMNS>;

/** A payment plan that a tenant asked for. */
export type AskedPlan = Pick<
  Row<'plan_requests'>,
  'id' | 'leaseId' | 'currency' | 'owedMinor' | 'instalmentCount'
> &
  Pick<LateLease, 'tenantName' | 'propertyName' | 'unitLabel'>;

/** A payment that waits for a decision. */
export type ReportedPayment = Pick<
  Row<'payments_list'>,
  | 'id'
  | 'leaseId'
  | 'currency'
  | 'amountMinor'
  | 'receivedMinor'
  | 'receivedCurrency'
  | 'paidOn'
  | 'createdAt'
  | 'propertyName'
  | 'unitLabel'
  | 'tenantName'
>;

export type UrgentRequest = Pick<
  Row<'maintenance_list'>,
  'id' | 'title' | 'status' | 'resolveBy' | 'propertyName' | 'unitLabel'
>;

export type VacantUnit = Pick<
  Row<'units_list'>,
  'id' | 'label' | 'propertyName' | 'marketRentMinor' | 'marketRentCurrency'
>;

/** The figures of the portfolio and the first rows of what waits for somebody; lists of money are empty for who may not see it. */
export interface HomeOverview {
  readonly totals: OrganizationTotals;
  /** The months asked for, oldest first; those in which nothing happened are missing. */
  readonly monthly: readonly MonthlyTotals[];
  /** The months that are over, of those asked for, oldest first. */
  readonly monthEnds: readonly MonthEnd[];
  readonly arrears: readonly Arrears[];
  /** The one reported first comes first. */
  readonly reported: readonly ReportedPayment[];
  /** The one that was asked for first comes first. */
  readonly planRequests: readonly AskedPlan[];
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

/** The home as the page's head asked for it, with what it is of. */
interface FirstHome extends HomeSpan {
  readonly organizationId: string;
  readonly overview: HomeOverview;
}

async function fetchHome(organizationId: string, span: HomeSpan): Promise<HomeOverview> {
  const first = await fromFirstCall<FirstHome>('home');
  if (first && isOf(first, organizationId, span)) return first.overview;
  const answer = await call('home_overview', {
    organizationId,
    today: span.today,
    firstMonth: firstDayOf(span.firstMonth),
    endsUntil: span.endsUntil,
    size: span.size,
  });
  return answer as unknown as HomeOverview;
}

const isOf = (home: FirstHome, organizationId: string, { today, firstMonth, endsUntil, size }: HomeSpan) =>
  home.organizationId === organizationId &&
  home.today === today &&
  home.firstMonth === firstDayOf(firstMonth) &&
  home.endsUntil === endsUntil &&
  home.size === size;

/** What an organization has done of its first steps. */
export type FirstSteps = Awaited<ReturnType<typeof fetchFirstSteps>>;

async function fetchFirstSteps(organizationId: string) {
  const [row] = await call('first_steps', { organizationId });
  return row ?? null;
}

async function fetchEndingLeases(
  organizationId: string,
  propertyId: string,
  until: IsoDate,
): Promise<EndingLease[]> {
  const leases = await select('leases_list', ENDING_LEASE_COLUMNS, {
    organizationId,
    propertyId,
  })
    .in('status', ['active', 'notice_given'])
    .lte('endsOn', until)
    .order('endsOn')
    .order('id')
    .limit(PAGE);
  return unwrap(leases) as EndingLease[];
}

/** Figures that the database keeps, and the short lists of what needs somebody. */
export const totalsQueries = {
  all: ['totals'] as const,
  organization: (organizationId: string) =>
    rowsQuery(['totals', organizationId, 'organization'], () =>
      select('organization_totals', ORGANIZATION_TOTALS_COLUMNS, { organizationId }).single(),
    ),
  home: (organizationId: string, span: HomeSpan) =>
    query(['totals', organizationId, 'home', span], () => fetchHome(organizationId, span)),
  /** Done on many screens, so never taken as fresh. */
  firstSteps: (organizationId: string) =>
    query(['totals', organizationId, 'first-steps'], () => fetchFirstSteps(organizationId), { staleTime: 0 }),
  /** Running leases of a property whose term ends up to `until`, the next one first; a lease a unit, so there are few. */
  endingLeasesOf: (organizationId: string, propertyId: string, until: IsoDate) =>
    query(['totals', organizationId, 'ending-leases-of', propertyId, until], () =>
      fetchEndingLeases(organizationId, propertyId, until),
    ),
};
