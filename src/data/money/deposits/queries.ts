import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow, ViewRow } from '#src/data/rows.ts';

export type LeaseDeposit = Pick<ViewRow<'lease_deposits'>, 'held_minor' | 'unpaid_minor'>;
export type HeldDeposit = Pick<TableRow<'held_deposits'>, 'amount_minor' | 'occurred_on'>;
export type DepositDeduction = Pick<
  TableRow<'deposit_deductions'>,
  'id' | 'kind' | 'description' | 'amount_minor'
>;
export type DepositSettlement = Pick<
  TableRow<'deposit_settlements'>,
  'id' | 'returned_on' | 'settled_on' | 'held_minor' | 'kept_minor' | 'method'
> & { readonly refund_minor: number; readonly deductions: readonly DepositDeduction[] };

export const depositQueries = {
  all: ['deposits'] as const,
  /** What is held for a lease; for readers of money. */
  ofLease: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['deposits', organizationId, leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('lease_deposits')
          .select('held_minor, unpaid_minor')
          .eq('organization_id', organizationId)
          .eq('lease_id', leaseId)
          .single();
        return unwrap(answer) as LeaseDeposit;
      },
    }),
  /** What of it was left before the lease came into the books; null where nothing was. */
  heldBefore: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['deposits', organizationId, leaseId, 'held before'],
      queryFn: async () => {
        const answer = await getClient()
          .from('held_deposits')
          .select('amount_minor, occurred_on')
          .eq('organization_id', organizationId)
          .eq('lease_id', leaseId)
          .is('reversed_at', null)
          .maybeSingle();
        return unwrap(answer) as HeldDeposit | null;
      },
    }),
  /** How it was given back; null while it was not. */
  settlement: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['deposits', organizationId, leaseId, 'settlement'],
      queryFn: async () => {
        const answer = await getClient()
          .from('deposit_settlements')
          .select(
            'id, returned_on, settled_on, held_minor, kept_minor, refund_minor, method, deposit_deductions(id, kind, description, amount_minor)',
          )
          .eq('organization_id', organizationId)
          .eq('lease_id', leaseId)
          .order('position', { referencedTable: 'deposit_deductions' })
          .maybeSingle();
        const found = unwrap(answer);
        if (!found) return null;
        const { deposit_deductions: deductions, ...settlement } = found;
        return { ...settlement, deductions } as DepositSettlement;
      },
    }),
};
