import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const LEASE_DEPOSIT_COLUMNS = 'heldMinor, unpaidMinor';
const HELD_DEPOSIT_COLUMNS = 'amountMinor, occurredOn';
const DEDUCTION_COLUMNS = 'id, kind, description, amountMinor';
export type DepositDeduction = Selected<'deposit_deductions', typeof DEDUCTION_COLUMNS>;
const SETTLEMENT_COLUMNS = 'id, returnedOn, settledOn, heldMinor, deductedMinor, refundMinor, method';
export type DepositSettlement = Selected<
  'deposit_settlements',
  typeof SETTLEMENT_COLUMNS,
  { readonly refundMinor: number }
> & { readonly deductions: readonly DepositDeduction[] };

export const depositQueries = {
  all: ['deposits'] as const,
  /** What is held for a lease; for readers of money. */
  ofLease: (organizationId: string, leaseId: string) =>
    rowsQuery(['deposits', organizationId, leaseId], () =>
      select('lease_deposits', LEASE_DEPOSIT_COLUMNS, { organizationId, leaseId }).single(),
    ),
  /** What of it was left before the lease came into the books; null where nothing was. */
  heldBefore: (organizationId: string, leaseId: string) =>
    rowsQuery(['deposits', organizationId, leaseId, 'held before'], () =>
      select('held_deposits', HELD_DEPOSIT_COLUMNS, { organizationId, leaseId })
        .is('reversedAt', null)
        .maybeSingle(),
    ),
  /** How it was given back; null while it was not. */
  settlement: (organizationId: string, leaseId: string) =>
    query(['deposits', organizationId, leaseId, 'settlement'], async () => {
      const answer = await getClient()
        .from('deposit_settlements')
        .select(`${SETTLEMENT_COLUMNS}, depositDeductions:deposit_deductions(${DEDUCTION_COLUMNS})`)
        .eq('organizationId', organizationId)
        .eq('leaseId', leaseId)
        .order('position', { referencedTable: 'deposit_deductions' })
        .maybeSingle();
      const found = unwrap(answer);
      if (!found) return null;
      const { depositDeductions: deductions, ...settlement } = found;
      return { ...settlement, deductions } as DepositSettlement;
    }),
};
