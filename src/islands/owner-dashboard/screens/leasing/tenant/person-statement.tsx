import { useState } from 'react';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { StatementCard } from '#src/islands/owner-dashboard/screens/money/lease-charges/statement-card.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

/** Charges and payments of one of the person's leases; with several, which one is chosen. */
export function PersonStatement({ leases }: { leases: readonly Tenant[] }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { finance } = useText('ownerMoney');
  const { enums } = useText('common');
  const [chosen, setChosen] = useState(leases[0]?.leaseId ?? '');
  const lease = leases.find((other) => other.leaseId === chosen) ?? leases[0];
  if (!lease) return null;
  return (
    <div className="grid gap-4">
      {leases.length > 1 ? (
        <SelectField
          label={text.statementOf}
          value={lease.leaseId}
          options={leases.map((other) => ({
            value: other.leaseId,
            label: `${finance.place({ property: other.propertyName, unit: other.unitLabel })} · ${enums.leaseStatus[other.status]}`,
          }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      ) : null}
      <StatementCard leaseId={lease.leaseId} />
    </div>
  );
}
