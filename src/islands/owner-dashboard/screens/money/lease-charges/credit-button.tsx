import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';

// Needed once a lease, and the lease's screen is large.
const CreditDialog = lazyPart(() => import('./credit-dialog.tsx').then((file) => file.CreditDialog));

/** Leads to giving back what a tenant has paid ahead; nothing where nothing is. */
export function CreditButton({ lease }: { lease: Lease }) {
  const { credit: text } = useText('ownerCards');
  const { can } = useOrganization();
  const [isOpen, setOpen] = useState(false);
  if (lease.creditMinor <= 0 || !can('money.reverse')) return null;
  return (
    <div className="mt-4">
      <Button size="sm" onClick={() => setOpen(true)}>
        {text.action}
      </Button>
      {isOpen ? <CreditDialog lease={lease} isOpen onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
