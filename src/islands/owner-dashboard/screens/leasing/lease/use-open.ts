import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { holdsUnit } from '#src/domain/leasing/lease.ts';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import {
  type BegunPayment,
  begunPayment,
} from '#src/islands/owner-dashboard/screens/money/payment/record-payment.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import type { Open } from './lease-actions.tsx';
import { useLeaseActions } from './use-lease-actions.ts';

/** Which dialog is open. A link may ask for one, `?open=payment&amount=250000` or `?open=renew`; it is asked for once. */
export function useOpen(lease: Lease) {
  const [open, setOpen] = useState<Open>(null);
  const search = useSearch();
  const [begun, setBegun] = useState<BegunPayment>({});
  const asked = new URLSearchParams(search).get('open');
  const { can } = useOrganization();
  const renewal = useLeaseActions(lease).find(({ action }) => action === 'renew');
  const go = useGo();
  const mayPay = can('money.write') && holdsUnit(lease.status);
  const mayRenew = renewal !== undefined && renewal.refusal === null;
  useEffect(() => {
    if (asked === null) return;
    if (asked === 'payment' && mayPay) {
      setBegun(begunPayment(search));
      setOpen('payment');
    }
    if (asked === 'renew' && mayRenew) setOpen('renew');
    go(recordPath.lease(lease.id), { replace: true });
  }, [asked, search, mayPay, mayRenew, go, lease.id]);
  return { open, setOpen, begun };
}
