import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { type Tenant, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { TenantBalance } from '#src/islands/owner-dashboard/screens/leasing/tenants/tenant-balance.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import { FormPlace } from '#src/islands/shell/form/form-place.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { Form } from '#src/ui/components/form.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import type { PayingLease } from './record-payment-dialog.tsx';

/** The first step of a dialog that is about a lease: its button says that one has to be chosen. */
export function LeaseChoiceForm({ onChoose }: { onChoose: (lease: PayingLease) => void }) {
  const { leaseMissing } = useText('ownerMoney').payment.record;
  return (
    <Form id={useContext(FormPlace)?.formId} className="grid gap-4">
      <TenantPicker onChoose={onChoose} />
      <FormFault text={leaseMissing} />
    </Form>
  );
}

/** Finds a lease to charge or to pay for, by the name of a tenant. */
export function TenantPicker({ onChoose }: { onChoose: (lease: PayingLease) => void }) {
  const text = useText('ownerMoney');
  const { actions, states } = useText('common');
  const { id } = useOrganization();
  const [search, setSearch] = useState('');
  const query = useQuery({
    ...tenantQueries.suggestions(id, useDebouncedValue(search.trim())),
    placeholderData: keepPreviousData,
  });
  const choose = (tenant: Tenant) =>
    onChoose({
      id: tenant.leaseId,
      currency: tenant.currency,
      tenantName: tenant.fullName,
      place: text.finance.place({ property: tenant.propertyName, unit: tenant.unitLabel }),
      creditMinor: tenant.creditMinor,
    });
  return (
    <div className="grid gap-3">
      <SearchField
        label={text.payment.record.leaseSearch}
        value={search}
        onChange={setSearch}
        clearLabel={actions.clear}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={4} />}
        isEmpty={(tenants) => tenants.length === 0}
        empty={<p className="py-4 text-hint">{text.payment.record.leaseNone}</p>}
      >
        {(tenants) => (
          <ul className="grid">
            {tenants.map((tenant) => (
              <li key={tenant.id} className="border-b border-line last:border-0">
                <button
                  type="button"
                  onClick={() => choose(tenant)}
                  className="flex min-h-14 w-full items-center justify-between gap-4 rounded-control px-2 py-2 text-left hover:bg-hover"
                >
                  <span className="min-w-0">
                    <span className="block font-medium">{tenant.fullName}</span>
                    <span className="block text-14 text-hint">
                      {text.finance.place({ property: tenant.propertyName, unit: tenant.unitLabel })}
                    </span>
                  </span>
                  <span className="text-right text-14">
                    <TenantBalance tenant={tenant} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
