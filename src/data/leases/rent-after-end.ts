import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { newId } from '../new-id.ts';
import { giveNotice, type NoticeInput } from './change-mutations.ts';
import { terminateLease } from './mutations.ts';

/** What is taken off the rent of a month that was charged beyond the last day, in minor units. */
export interface RentAfterEnd {
  readonly month: string;
  readonly amount_minor: number;
}

/** What would be taken off if the lease ended on a day; nothing is. Error: `charge_invoiced`. */
export const rentAfterEndQuery = ({ leaseId, lastDay }: { leaseId: string; lastDay: string }) =>
  queryOptions({
    queryKey: ['leases', leaseId, 'rent-after-end', lastDay],
    staleTime: 0,
    queryFn: async () => {
      const call = { p_lease_id: leaseId, p_last_day: lastDay };
      return unwrap(await getClient().rpc('preview_rent_after', call)) as unknown as RentAfterEnd[];
    },
  });

/** Takes off what was charged for days after the last one: twice is as once. */
async function creditRentAfterEnd(leaseId: string, note: string): Promise<void> {
  const call = { p_request_id: newId(), p_lease_id: leaseId, p_note: note };
  unwrap(await getClient().rpc('credit_rent_after_end', call));
}

/** The reason for what is taken off; null where nothing is. */
interface TakingOff {
  readonly takeOffFor: string | null;
}

/** Ends a lease, and takes off the rent after its last day where that is wanted. */
export async function endLease(
  { takeOffFor, ...input }: Parameters<typeof terminateLease>[0] & TakingOff,
  requestId: string,
): Promise<void> {
  await terminateLease(input, requestId);
  if (takeOffFor !== null) await creditRentAfterEnd(input.leaseId, takeOffFor);
}

/** Gives notice, and takes off the rent after the last day where that is wanted. */
export async function announceEnd(
  { takeOffFor, ...input }: NoticeInput & TakingOff,
  requestId: string,
): Promise<void> {
  await giveNotice(input, requestId);
  if (takeOffFor !== null) await creditRentAfterEnd(input.leaseId, takeOffFor);
}
