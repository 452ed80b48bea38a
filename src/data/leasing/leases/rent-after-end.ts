import { call, repeatable } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';

/** What is taken off the rent of a month that was charged beyond the last day, in minor units. */
export interface RentAfterEnd {
  readonly month: string;
  readonly amountMinor: number;
}

/** What would be taken off if the lease ended on a day; nothing is. Error: `charge_invoiced`. */
export const rentAfterEndQuery = ({ leaseId, lastDay }: { leaseId: string; lastDay: string }) =>
  query(
    ['leases', leaseId, 'rent-after-end', lastDay],
    async () => {
      const values = { leaseId, lastDay };
      return (await call('preview_rent_after', values)) as unknown as RentAfterEnd[];
    },
    { staleTime: 0 },
  );

/** Takes off what was charged for days after the last one of a lease that has one: twice is as once. Error: `charge_invoiced`. */
export const creditRentAfterEnd = repeatable('credit_rent_after_end');
