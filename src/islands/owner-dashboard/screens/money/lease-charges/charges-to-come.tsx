import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { ComingCharges } from './coming-charges-card.tsx';
import { CreditsCard } from './credits-card.tsx';
import { LateFeeCard } from './late-fee-card.tsx';
import { RecurringCard } from './recurring-card.tsx';

/** What the lease will charge, the rule for what comes late, and what was taken off. */
export function ChargesToCome({ lease }: { lease: Lease }) {
  return (
    <>
      <ComingCharges lease={lease} />
      <RecurringCard lease={lease} />
      <LateFeeCard lease={lease} />
      <CreditsCard leaseId={lease.id} />
    </>
  );
}
