import { randomUUID } from 'node:crypto';
import type { BenchDatabase } from './databases.ts';
import { type Cost, measure } from './measure.ts';

interface OpenLease {
  lease_id: string;
  receivable_minor: string;
}

/**
 * The verb that an owner's "record payment" calls, each time for another tenant who owes something.
 * @param accountIn the cash account that it arrives on, when it is not the usual one
 */
export async function recordPayments(
  databases: readonly BenchDatabase[],
  runs: number,
  warmUps: number,
  accountIn: (database: BenchDatabase) => string | null = () => null,
): Promise<Cost[]> {
  const leases = new Map<BenchDatabase, OpenLease[]>();
  for (const database of databases) leases.set(database, await leasesThatOwe(database, runs + warmUps));
  return measure(
    databases,
    async (database, run) => {
      const lease = leases.get(database)?.[run];
      if (!lease) throw new Error(`${database.size.name}: no more leases owe something`);
      await database.owner`select public.record_payment(${randomUUID()}, ${lease.lease_id}, ${lease.receivable_minor},
        current_date - 1, 'transfer', 'TRX', ${accountIn(database)})`;
    },
    runs,
    warmUps,
  );
}

function leasesThatOwe({ admin, organizationId }: BenchDatabase, count: number) {
  return admin<OpenLease[]>`
    select lease_id, receivable_minor from public.lease_balances
    where organization_id = ${organizationId} and receivable_minor > 0 order by lease_id limit ${count}`;
}
