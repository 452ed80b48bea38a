import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { formerTenantsQuery } from '#src/data/leasing/people/former-queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { leaseRefusal } from '#src/domain/leasing/lease-verbs.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';

const StayDialog = lazyPart(() => import('../lease-end/stay-dialog.tsx').then((file) => file.StayDialog));

/** Who was a tenant of the lease before, until when, for those leases that somebody left. */
export function FormerTenants({ lease }: { lease: Lease }) {
  const text = useText('ownerLeasing').leasing.departure;
  const language = useLanguage();
  const { id, can } = useOrganization();
  const [returning, setReturning] = useState<Tenant | null>(null);
  const { data: former = [] } = useQuery(formerTenantsQuery(id, lease.id));
  const mayReturn = can('leases.write') && leaseRefusal('set_tenant_departure', lease.status) === null;
  if (former.length === 0) return null;
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="text-14 font-medium">{text.former}</h3>
      <ul className="grid">
        {former.map((tenant) => (
          <li
            key={tenant.id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1"
          >
            <span className="min-w-0">
              <AppLink to={`/tenants/${tenant.personId}`} className="text-action hover:underline">
                {tenant.fullName}
              </AppLink>
              <span className="block text-14 text-hint">
                {text.left({ date: formatDate(tenant.leftOn ?? '', language, 'short') })}
              </span>
            </span>
            {mayReturn ? (
              <Button
                size="sm"
                aria-label={text.backOf({ name: tenant.fullName })}
                onClick={() => setReturning(tenant)}
              >
                {text.back}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {returning ? <StayDialog lease={lease} tenant={returning} onClose={() => setReturning(null)} /> : null}
    </section>
  );
}
