import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

export type LeaseDeposit = Pick<Row<'lease_deposits'>, 'heldMinor' | 'unpaidMinor'>;
export type HeldDeposit = Pick<Row<'held_deposits'>, 'amountMinor' | 'occurredOn'>;
export type DepositDeduction = Pick<Row<'deposit_deductions'>, 'id' | 'kind' | 'description' | 'amountMinor'>;
export type DepositSettlement = Pick<
  Row<'deposit_settlements'>,
  'id' | 'returnedOn' | 'settledOn' | 'heldMinor' | 'keptMinor' | 'method'
> & { readonly refundMinor: number; readonly deductions: readonly DepositDeduction[] };

export const depositQueries = {
  all: ['deposits'] as const,
  /** What is held for a lease; for readers of money. */
  ofLease: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['deposits', organizationId, leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('lease_deposits')
          .select('heldMinor, unpaidMinor')
          .eq('organizationId', organizationId)
          .eq('leaseId', leaseId)
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
          .select('amountMinor, occurredOn')
          .eq('organizationId', organizationId)
          .eq('leaseId', leaseId)
          .is('reversedAt', null)
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
            'id, returnedOn, settledOn, heldMinor, keptMinor, refundMinor, method, depositDeductions:deposit_deductions(id, kind, description, amountMinor)',
          )
          .eq('organizationId', organizationId)
          .eq('leaseId', leaseId)
          .order('position', { referencedTable: 'deposit_deductions' })
          .maybeSingle();
        const found = unwrap(answer);
        if (!found) return null;
        const { depositDeductions: deductions, ...settlement } = found;
        return { ...settlement, deductions } as DepositSettlement;
      },
    }),
};
