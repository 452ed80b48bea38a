import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { leaseRefusal } from '#src/domain/leasing/lease-verbs.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';

const DepartureDialog = lazyPart(() => import('./departure-dialog.tsx').then((file) => file.DepartureDialog));
const StayDialog = lazyPart(() => import('./stay-dialog.tsx').then((file) => file.StayDialog));

interface DepartureRowProps {
  lease: Lease;
  tenant: Tenant;
  tenants: readonly Tenant[];
}

/** That one of several tenants leaves: the day, once it is told, and what may be done about it. */
export function DepartureRow({ lease, tenant, tenants }: DepartureRowProps) {
  const text = useText('ownerLeasing').leasing.departure;
  const language = useLanguage();
  const { can } = useOrganization();
  const [open, setOpen] = useState<'leave' | 'stay' | null>(null);
  const others = tenants.filter(({ id, leftOn }) => id !== tenant.id && leftOn === null);
  const mayChange =
    can('leases.write') && leaseRefusal('set_tenant_departure', lease.status) === null && others.length > 0;
  const name = { name: tenant.fullName };
  const isLeaving = tenant.leftOn !== null;
  if (!mayChange && !isLeaving) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {tenant.leftOn ? (
        <span className="text-14 text-secondary">
          {text.lastDay({ date: formatDate(tenant.leftOn, language, 'short') })}
        </span>
      ) : null}
      {mayChange ? (
        <Button
          size="sm"
          aria-label={isLeaving ? text.changeDayOf(name) : text.leavesOf(name)}
          onClick={() => setOpen('leave')}
        >
          {isLeaving ? text.changeDay : text.leaves}
        </Button>
      ) : null}
      {mayChange && isLeaving ? (
        <Button size="sm" aria-label={text.staysOf(name)} onClick={() => setOpen('stay')}>
          {text.stays}
        </Button>
      ) : null}
      {open === 'leave' ? (
        <DepartureDialog onClose={() => setOpen(null)} lease={lease} tenant={tenant} others={others} />
      ) : null}
      {open === 'stay' ? <StayDialog onClose={() => setOpen(null)} lease={lease} tenant={tenant} /> : null}
    </div>
  );
}
