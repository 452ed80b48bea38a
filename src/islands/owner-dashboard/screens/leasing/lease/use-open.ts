import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { holdsUnit } from '#src/domain/leasing/lease.ts';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import type { Open } from './lease-actions.tsx';
import { useLeaseActions } from './use-lease-actions.ts';

/** Which dialog is open. A link may ask for one, `?open=payment` or `?open=renew`; it is asked for once. */
export function useOpen(lease: Lease) {
  const [open, setOpen] = useState<Open>(null);
  const asked = new URLSearchParams(useSearch()).get('open');
  const { can } = useOrganization();
  const renewal = useLeaseActions(lease).find(({ action }) => action === 'renew');
  const go = useGo();
  const mayPay = can('money.write') && holdsUnit(lease.status);
  const mayRenew = renewal !== undefined && renewal.refusal === null;
  useEffect(() => {
    if (asked === null) return;
    if (asked === 'payment' && mayPay) setOpen('payment');
    if (asked === 'renew' && mayRenew) setOpen('renew');
    go(recordPath.lease(lease.id), { replace: true });
  }, [asked, mayPay, mayRenew, go, lease.id]);
  return { open, setOpen };
}
