import { queryOptions } from '@tanstack/react-query';
import type { IsoDate } from '#src/domain/dates.ts';
import { firstDayOf, type IsoMonth } from '#src/domain/months.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { TableRow, ViewRow } from '../rows.ts';

export type OrganizationTotals = Omit<TableRow<'organization_totals'>, 'organization_id'>;
export type MonthlyTotals = Omit<TableRow<'monthly_totals'>, 'organization_id'>;
export type Arrears = Omit<ViewRow<'arrears'>, 'organization_id'>;

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

export type EndingLease = Pick<
  ViewRow<'leases_list'>,
  'id' | 'property_name' | 'unit_label' | 'ends_on' | 'status'
>;

/** Open charges looked at to find the leases that are late the longest. */
const CHARGES_LOOKED_AT = 200;
const PAGE = 1000;

type LateCharge = Pick<
  ViewRow<'charges_list', 'tenant_name'>,
  'lease_id' | 'tenant_name' | 'property_name' | 'unit_label' | 'currency' | 'due_on' | 'outstanding_minor'
>;

/** One entry a lease, in the order of the charges (the oldest first). */
function byLease(charges: readonly LateCharge[]): LateLease[] {
  const leases = new Map<string, LateLease>();
  for (const charge of charges) {
    const known = leases.get(charge.lease_id);
    leases.set(charge.lease_id, {
      leaseId: charge.lease_id,
      tenantName: charge.tenant_name,
      propertyName: charge.property_name,
      unitLabel: charge.unit_label,
      currency: charge.currency,
      oldestDueOn: known?.oldestDueOn ?? charge.due_on,
      outstandingMinor: (known?.outstandingMinor ?? 0) + charge.outstanding_minor,
    });
  }
  return [...leases.values()];
}

async function fetchLateLeases(organizationId: string, today: IsoDate, size: number): Promise<LateLease[]> {
  const charges = unwrap(
    await getClient()
      .from('charges_list')
      .select('lease_id, tenant_name, property_name, unit_label, currency, due_on, outstanding_minor')
      .eq('organization_id', organizationId)
      .gt('outstanding_minor', 0)
      .lt('due_on', today)
      .order('due_on')
      .order('id')
      .limit(CHARGES_LOOKED_AT),
  ) as LateCharge[];
  return byLease(charges).slice(0, size);
}

async function fetchEndingLeases(
  organizationId: string,
  until: IsoDate,
  size: number,
  propertyId?: string,
): Promise<EndingLease[]> {
  let leases = getClient()
    .from('leases_list')
    .select('id, property_name, unit_label, ends_on, status')
    .eq('organization_id', organizationId)
    .in('status', ['active', 'notice_given'])
    .lte('ends_on', until);
  if (propertyId) leases = leases.eq('property_id', propertyId);
  return unwrap(await leases.order('ends_on').order('id').limit(size)) as EndingLease[];
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
  /** Months from `from` to `to`, both included; months in which nothing happened are missing. */
  monthly: (organizationId: string, from: IsoMonth, to: IsoMonth) =>
    queryOptions({
      queryKey: ['totals', organizationId, 'monthly', from, to],
      queryFn: async (): Promise<MonthlyTotals[]> =>
        unwrap(
          await getClient()
            .from('monthly_totals')
            .select('month, currency, billed_minor, collected_minor, revenue_minor')
            .eq('organization_id', organizationId)
            .gte('month', firstDayOf(from))
            .lte('month', firstDayOf(to))
            .order('month'),
        ),
    }),
  arrears: (organizationId: string) =>
    queryOptions({
      queryKey: ['totals', organizationId, 'arrears'],
      queryFn: async () => {
        const answer = await getClient()
          .from('arrears')
          .select('currency, lease_count, outstanding_minor')
          .eq('organization_id', organizationId);
        return unwrap(answer) as Arrears[];
      },
    }),
  /** The leases that are late the longest. */
  lateLeases: (organizationId: string, today: IsoDate, size: number) =>
    queryOptions({
      queryKey: ['totals', organizationId, 'late-leases', today, size],
      queryFn: () => fetchLateLeases(organizationId, today, size),
    }),
  /** Running leases whose term ends up to `until`, the next one first. */
  endingLeases: (organizationId: string, until: IsoDate, size: number) =>
    queryOptions({
      queryKey: ['totals', organizationId, 'ending-leases', until, size],
      queryFn: () => fetchEndingLeases(organizationId, until, size),
    }),
  /** The same of one property, all of them (a lease a unit, so there are few). */
  endingLeasesOf: (organizationId: string, propertyId: string, until: IsoDate) =>
    queryOptions({
      queryKey: ['totals', organizationId, 'ending-leases-of', propertyId, until],
      queryFn: () => fetchEndingLeases(organizationId, until, PAGE, propertyId),
    }),
};
