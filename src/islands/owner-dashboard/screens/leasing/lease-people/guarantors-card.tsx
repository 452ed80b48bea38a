import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaseHistoryQueries } from '#src/data/leasing/leases/history-queries.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { leaseRefusal } from '#src/domain/leasing/lease-verbs.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { PartiesDialog } from './parties-dialog.tsx';

/** Who answers for the lease besides its tenants. */
export function GuarantorsCard({ lease }: { lease: Lease }) {
  const text = useText('ownerLeasing').leasing.parties;
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(leaseHistoryQueries.guarantors(id, lease.id));
  const mayChange = can('leases.write') && leaseRefusal('set_lease_guarantors', lease.status) === null;
  return (
    <Card
      title={text.guarantors}
      action={
        mayChange && query.data ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            {text.change}
          </Button>
        ) : null
      }
    >
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={1} />}>
        {(people) => (
          <>
            {people.length === 0 ? <p className="text-15 text-secondary">{text.noGuarantors}</p> : null}
            <ul className="grid gap-2">
              {people.map((person) => (
                <li key={person.id} className="text-15 wrap-anywhere">
                  <AppLink
                    to={recordPath.tenant(person.id)}
                    className="font-medium text-action hover:underline"
                  >
                    {person.fullName}
                  </AppLink>
                  <span className="block text-14 text-hint">
                    {[person.email, person.phone && formatPhone(person.phone)].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
            <PartiesDialog
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              lease={lease}
              parties="guarantors"
              people={people}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}
