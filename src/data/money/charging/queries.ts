import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { ChargeKind, CurrencyCode, ProrationMethod } from '#src/domain/foundation/enums.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';

/** A charge that a month will bring and that is not posted yet; amounts in minor units. */
export interface ComingLine {
  readonly leaseId: string;
  readonly propertyName: string;
  readonly unitLabel: string;
  readonly tenantName: string | null;
  readonly kind: ChargeKind;
  readonly description: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly dueOn: string;
  /** The day of the entry that it would write. */
  readonly postedOn: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  /** What of it the tenant has paid ahead. */
  readonly fromCreditMinor: number;
  /** Whether posting now would post it; else it waits for its day. */
  readonly isPostable: boolean;
  /** The month's whole rent, for a charge of rent. */
  readonly rentMinor: number | null;
  readonly prorationMethod: ProrationMethod;
  /** Due day of what is late, for a late fee. */
  readonly lateSince: string | null;
}

export type LateFeeRuleRow = Selected<'late_fee_rules', typeof RULE_COLUMNS>;
const RECURRING_CHARGE_COLUMNS =
  'id, kind, description, currency, amountMinor, startsOn, endsOn, chargedThrough';
export type RecurringCharge = Selected<'recurring_charges', typeof RECURRING_CHARGE_COLUMNS>;
const CHARGE_CREDIT_COLUMNS =
  'id, chargeId, kind, amountMinor, currency, occurredOn, reason, reversedAt, isAfterEnd';
export type ChargeCredit = Selected<'charge_credits', typeof CHARGE_CREDIT_COLUMNS>;

/** A lease in force with who rents what. */
export interface OpenLease {
  readonly id: string;
  readonly tenantName: string;
  readonly place: string;
  readonly currency: CurrencyCode;
}

const RULE_COLUMNS =
  'id, propertyId, leaseId, currency, kind, amountMinor, basisPoints, frequency, graceDays, minimumBalanceMinor, monthlyMaximumMinor, maximumMinor';
const LONGEST_LIST = 500;

/** What a month will be charged, computed by the very code that posts it. */
export const monthQueries = {
  all: ['month'] as const,
  preview: (organizationId: string, month: IsoMonth) =>
    query(['month', organizationId, month], async () => {
      const values = { organizationId, month: `${month}-01` };
      return (await call('preview_month', values)) as unknown as ComingLine[];
    }),
};

export const lateFeeQueries = {
  all: ['lateFees'] as const,
  /** Every rule of the organization, of its properties and of single leases. */
  rules: (organizationId: string) =>
    rowsQuery(['lateFees', organizationId], () =>
      select('late_fee_rules', RULE_COLUMNS, { organizationId }).order('createdAt').limit(LONGEST_LIST),
    ),
  /** Whether a lease follows the rule of its property or organization. */
  isInherited: (organizationId: string, leaseId: string) =>
    query(['lateFees', organizationId, leaseId], async () => {
      const answer = await select('leases', 'lateFeeInherited', { organizationId, id: leaseId }).single();
      return unwrap(answer).lateFeeInherited;
    }),
};

export const recurringQueries = {
  all: ['recurring'] as const,
  ofLease: (organizationId: string, leaseId: string) =>
    rowsQuery(['recurring', organizationId, leaseId], () =>
      select('recurring_charges', RECURRING_CHARGE_COLUMNS, { organizationId, leaseId }).order('startsOn'),
    ),
  /** Leases in force, by the name of their first tenant. */
  openLeases: (organizationId: string) =>
    query(['recurring', organizationId, 'leases'], async () => {
      const answer = await select('tenants_list', 'leaseId, fullName, propertyName, unitLabel, currency', {
        organizationId,
        isPrimary: true,
      })
        .in('status', ['active', 'notice_given', 'month_to_month'])
        .order('fullNameOrder')
        .limit(LONGEST_LIST);
      return unwrap(answer).map(
        (row): OpenLease => ({
          id: row.leaseId ?? '',
          tenantName: row.fullName ?? '',
          place: `${row.propertyName}, ${row.unitLabel}`,
          currency: row.currency ?? 'DOP',
        }),
      );
    }),
};

export const creditQueries = {
  all: ['credits'] as const,
  ofLease: (organizationId: string, leaseId: string) =>
    rowsQuery(['credits', organizationId, leaseId], () =>
      select('charge_credits', CHARGE_CREDIT_COLUMNS, { organizationId, leaseId })
        .order('createdAt', { ascending: false })
        .limit(LONGEST_LIST),
    ),
};
