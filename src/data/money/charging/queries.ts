import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';
import type { ChargeKind, CurrencyCode, ProrationMethod } from '#src/domain/foundation/enums.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';

/** A charge that a month will bring and that is not posted yet; amounts in minor units. */
export interface ComingLine {
  readonly lease_id: string;
  readonly property_name: string;
  readonly unit_label: string;
  readonly tenant_name: string | null;
  readonly kind: ChargeKind;
  readonly description: string;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly due_on: string;
  /** The day of the entry that it would write. */
  readonly posted_on: string;
  readonly currency: CurrencyCode;
  readonly amount_minor: number;
  /** What of it the tenant has paid ahead. */
  readonly from_credit_minor: number;
  /** Whether posting now would post it; else it waits for its day. */
  readonly is_postable: boolean;
  /** The month's whole rent, for a charge of rent. */
  readonly rent_minor: number | null;
  readonly proration_method: ProrationMethod;
  /** Due day of what is late, for a late fee. */
  readonly late_since: string | null;
}

export type LateFeeRuleRow = Omit<TableRow<'late_fee_rules'>, 'organization_id' | 'created_at'>;
export type RecurringCharge = Pick<
  TableRow<'recurring_charges'>,
  'id' | 'kind' | 'description' | 'currency' | 'amount_minor' | 'starts_on' | 'ends_on' | 'charged_through'
>;
export type ChargeCredit = Pick<
  TableRow<'charge_credits'>,
  | 'id'
  | 'charge_id'
  | 'kind'
  | 'amount_minor'
  | 'currency'
  | 'occurred_on'
  | 'reason'
  | 'reversed_at'
  | 'is_after_end'
>;

/** A lease in force with who rents what. */
export interface OpenLease {
  readonly id: string;
  readonly tenantName: string;
  readonly place: string;
  readonly currency: CurrencyCode;
}

const RULE_COLUMNS =
  'id, property_id, lease_id, currency, kind, amount_minor, basis_points, frequency, grace_days, minimum_balance_minor, monthly_maximum_minor, maximum_minor';
const LONGEST_LIST = 500;

/** What a month will be charged, computed by the very code that posts it. */
export const monthQueries = {
  all: ['month'] as const,
  preview: (organizationId: string, month: IsoMonth) =>
    queryOptions({
      queryKey: ['month', organizationId, month],
      queryFn: async () => {
        const call = { p_organization_id: organizationId, p_month: `${month}-01` };
        return unwrap(await getClient().rpc('preview_month', call)) as unknown as ComingLine[];
      },
    }),
};

export const lateFeeQueries = {
  all: ['lateFees'] as const,
  /** Every rule of the organization, of its properties and of single leases. */
  rules: (organizationId: string) =>
    queryOptions({
      queryKey: ['lateFees', organizationId],
      queryFn: async () => {
        const answer = await getClient()
          .from('late_fee_rules')
          .select(RULE_COLUMNS)
          .eq('organization_id', organizationId)
          .order('created_at')
          .limit(LONGEST_LIST);
        return unwrap(answer) as LateFeeRuleRow[];
      },
    }),
  /** Whether a lease follows the rule of its property or organization. */
  isInherited: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['lateFees', organizationId, leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('leases')
          .select('late_fee_inherited')
          .eq('organization_id', organizationId)
          .eq('id', leaseId)
          .single();
        return unwrap(answer).late_fee_inherited;
      },
    }),
};

export const recurringQueries = {
  all: ['recurring'] as const,
  ofLease: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['recurring', organizationId, leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('recurring_charges')
          .select('id, kind, description, currency, amount_minor, starts_on, ends_on, charged_through')
          .eq('organization_id', organizationId)
          .eq('lease_id', leaseId)
          .order('starts_on');
        return unwrap(answer) as RecurringCharge[];
      },
    }),
  /** Leases in force, by the name of their first tenant. */
  openLeases: (organizationId: string) =>
    queryOptions({
      queryKey: ['recurring', organizationId, 'leases'],
      queryFn: async () => {
        const answer = await getClient()
          .from('tenants_list')
          .select('lease_id, full_name, property_name, unit_label, currency')
          .eq('organization_id', organizationId)
          .eq('is_primary', true)
          .in('status', ['active', 'notice_given', 'month_to_month'])
          .order('full_name_order')
          .limit(LONGEST_LIST);
        return unwrap(answer).map(
          (row): OpenLease => ({
            id: row.lease_id ?? '',
            tenantName: row.full_name ?? '',
            place: `${row.property_name}, ${row.unit_label}`,
            currency: row.currency ?? 'DOP',
          }),
        );
      },
    }),
};

export const creditQueries = {
  all: ['credits'] as const,
  ofLease: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['credits', organizationId, leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('charge_credits')
          .select(
            'id, charge_id, kind, amount_minor, currency, occurred_on, reason, reversed_at, is_after_end',
          )
          .eq('organization_id', organizationId)
          .eq('lease_id', leaseId)
          .order('created_at', { ascending: false })
          .limit(LONGEST_LIST);
        return unwrap(answer) as ChargeCredit[];
      },
    }),
};
