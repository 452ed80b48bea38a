import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { Standing } from '#src/data/leasing/tenancy/standing.ts';
import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { ruleInForce } from '#src/domain/leasing/rental-law.ts';
import type { LeaseFacts, PaymentFacts, TenancyFacts } from '#src/domain/messages/assistant/facts.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { phaseOf } from '#src/islands/tenant-dashboard/screens/leasing/parts/lease-order.ts';
import { addressOf, lastDayOf } from '#src/islands/tenant-dashboard/screens/leasing/parts/place.ts';
import { nextRent } from '#src/islands/tenant-dashboard/screens/money/parts/next-rent.ts';
import { summarizeStanding } from '#src/islands/tenant-dashboard/screens/money/parts/standing-summary.ts';

interface Known {
  readonly lease: TenantLease;
  readonly standing: Standing;
  readonly requests: readonly MaintenanceRequest[];
  readonly today: IsoDate;
  /** Property and unit in one phrase. */
  readonly place: string;
}

/** What the assistant is told about a lease. */
export function factsOf({ lease, standing, requests, today, place }: Known): TenancyFacts {
  const rule = ruleInForce('notice', lease.unitUse, today);
  const step = standing.rentSteps.find(({ startsOn }) => startsOn > today && startsOn > lease.startsOn);
  const receipt = standing.latestReceipt;
  return {
    today,
    lease: leaseFacts(lease, place),
    due: summarizeStanding(standing, today),
    nextRent: nextRent(lease, standing.rentSteps),
    nextStep: step ?? null,
    latestPayment: latestPayment(standing),
    latestReceipt: receipt && {
      number: formatReceiptNumber(receipt.number),
      issuedOn: receipt.issuedOn,
      amountMinor: receipt.amountMinor,
    },
    openRequests: requests.filter(({ status }) => status === 'pending' || status === 'in_progress'),
    notice: rule && { days: rule.value, law: rule.law, article: rule.article },
  };
}

const leaseFacts = (lease: TenantLease, place: string): LeaseFacts => ({
  phase: phaseOf(lease),
  startsOn: lease.startsOn,
  lastDay: lastDayOf(lease),
  currency: lease.currency,
  dueDay: lease.dueDay,
  rentMinor: lease.rentMinor,
  depositMinor: lease.depositMinor,
  lateFee: {
    kind: lease.lateFeeKind,
    minor: lease.lateFeeMinor,
    basisPoints: lease.lateFeeBasisPoints,
    capMinor: lease.lateFeeCapMinor,
    graceDays: lease.lateFeeGraceDays,
  },
  place,
  address: addressOf(lease),
  landlord: lease.organizationName,
});

function latestPayment({ recentPayments }: Standing): PaymentFacts | null {
  const [payment] = recentPayments;
  if (!payment) return null;
  const { id, status, amountMinor, paidOn, decisionReason: reason } = payment;
  return { id, status, amountMinor, paidOn, reason };
}
